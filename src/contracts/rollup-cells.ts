import type { Cell, Table } from '../model/document.js'
import type { Row } from '../model/row.js'
import type { ParsedFile } from './parsed-file.js'
import { statedCount, type StatedCount } from './rollup-count.js'
import type { LabelReader, RollupLabel } from './rollup-label.js'
import { labelOf, type SectionRows } from './rollup-sections.js'
import { plainCell, type RollupShape } from './rollup-shape.js'

/** A count as it is written, and what it should be. */
export interface CountedCell {
  readonly label: string
  readonly head: string
  readonly cell: Cell
  readonly text: string
  readonly stated: StatedCount
  /** The rows that it counts; the first answer is the right one, a further one is as good. */
  readonly rows: readonly (readonly Row[])[]
  /** The rows among which it counts. */
  readonly among: readonly Row[]
}

/** A label that is neither a state, nor a total, nor a section. */
export interface StrayLabel {
  readonly text: string
  readonly cell: Cell
}

/** Finds the rows of a label, by the header of its column. */
export type FindRows = (label: {
  readonly text: string
  readonly links: readonly { text: string; url: string }[]
  readonly header: string
}) => SectionRows

interface Ground {
  readonly file: ParsedFile
  readonly table: Table
  readonly shape: RollupShape
  readonly scope: readonly Row[]
  readonly find: FindRows
  readonly read: LabelReader
}

export interface RollupCells {
  readonly cells: readonly CountedCell[]
  readonly strays: readonly StrayLabel[]
  /** Whether any line of it is about the rows of the scope. */
  readonly isMeant: boolean
}

type RowTest = (row: Row) => boolean

/** Picks rows, each choice once: many cells of a table ask for the same. */
const countOnce = (): ((rows: readonly Row[], isMeant: RowTest) => readonly Row[]) => {
  const known = new Map<readonly Row[], Map<RowTest, readonly Row[]>>()
  return (rows, isMeant) => {
    const own = known.get(rows) ?? new Map<RowTest, readonly Row[]>()
    known.set(rows, own)
    const picked = own.get(isMeant) ?? rows.filter(isMeant)
    own.set(isMeant, picked)
    return picked
  }
}

/** Every count of a table, with the rows behind it. */
export const rollupCells = (ground: Ground): RollupCells =>
  ground.shape.states === 'heads' ? statesInHeads(ground) : statesInLines(ground)

const statesInHeads = ({ file, table, shape, scope, find, read }: Ground): RollupCells => {
  const { labels, headers, counts } = shape
  const strays: StrayLabel[] = []
  const cells: CountedCell[] = []
  const isListed = (row: Row): boolean =>
    counts.some(({ label }) => label?.kind === 'state' && label.isMeant(row))
  let part = new Set<Row>()
  const parts = new Set<Row>()
  const lines = table.rows.map(line => {
    const cell = labels < 0 ? undefined : line.cells[labels]
    const label = cell ? labelOf(cell.text, file.definitions) : { text: '', links: [] }
    return { line, cell, label, kind: cell && label.text !== '' ? (read(label.text)?.kind ?? null) : 'all' }
  })
  const found = lines.map(({ label, kind, cell }) => {
    if (kind === 'all') return scope
    if (kind === 'subtotal') {
      const rows = [...part]
      part = new Set()
      return rows
    }
    const rows = find({ ...label, header: headers[labels] ?? '' })
    if (rows === null && cell) strays.push({ text: label.text, cell })
    if (rows === null || rows === 'aside') return null
    for (const row of rows) {
      part.add(row)
      parts.add(row)
    }
    return rows
  })
  const listed = [...parts]
  const counted = countOnce()
  lines.forEach(({ line, label, kind }, index) => {
    const own = found[index]
    if (!own) return
    // A total may be one of all rows, or of those that the table is about.
    const sets = kind === 'all' && listed.length > 0 ? [own, listed] : [own]
    for (const { column, label: head } of counts) {
      const cell = line.cells[column]
      if (!cell || !head) continue
      const rows =
        head.kind === 'state'
          ? sets.map(set => counted(set, head.isMeant))
          : [...sets, ...sets.map(set => counted(set, isListed))]
      const text = plainCell(cell, file)
      cells.push({
        label: label.text,
        head: headers[column] ?? '',
        cell,
        text,
        stated: statedCount(text),
        rows,
        among: own,
      })
    }
  })
  return { cells, strays, isMeant: parts.size > 0 || lines.some(({ kind }) => kind === 'all') }
}

const statesInLines = ({ file, table, shape, scope, find, read }: Ground): RollupCells => {
  const { labels, headers, counts } = shape
  const lines = table.rows.map(line => {
    const cell = line.cells[labels]
    const text = cell ? plainCell(cell, file) : ''
    return { line, text, label: text === '' ? null : read(text) }
  })
  const columns = counts.flatMap(({ column, label }) => {
    const header = headers[column] ?? ''
    if (label?.kind === 'all') return [{ column, header, rows: scope }]
    const rows = find({ text: header, links: [], header: '' })
    if (rows !== null && rows !== 'aside') return [{ column, header, rows }]
    // A single column of numbers beside the states can only count rows.
    return rows === null && counts.length === 1 ? [{ column, header, rows: scope }] : []
  })
  const cells: CountedCell[] = []
  const counted = countOnce()
  const isInAny = (labels: Iterable<RollupLabel>): RowTest => {
    const states = [...labels].flatMap(label => (label.kind === 'state' ? [label.isMeant] : []))
    return row => states.some(isMeant => isMeant(row))
  }
  const isListed = isInAny(new Set(lines.flatMap(({ label }) => label ?? [])))
  let part = new Set<RollupLabel>()
  for (const { line, text: name, label } of lines) {
    if (!label) continue
    if (label.kind === 'state') part.add(label)
    const isInPart = isInAny(part)
    for (const { column, header, rows: own } of columns) {
      const cell = line.cells[column]
      if (!cell) continue
      const rows =
        label.kind === 'state'
          ? [counted(own, label.isMeant)]
          : label.kind === 'all'
            ? [own, counted(own, isListed)]
            : [counted(own, isInPart)]
      const text = plainCell(cell, file)
      cells.push({ label: name, head: header, cell, text, stated: statedCount(text), rows, among: own })
    }
    if (label.kind === 'subtotal') part = new Set()
  }
  return { cells, strays: [], isMeant: cells.length > 0 }
}
