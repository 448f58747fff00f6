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

/** Every count of a table, with the rows behind it. */
export const rollupCells = (ground: Ground): RollupCells =>
  ground.shape.states === 'heads' ? statesInHeads(ground) : statesInLines(ground)

const statesInHeads = ({ file, table, shape, scope, find, read }: Ground): RollupCells => {
  const { labels, headers, counts } = shape
  const strays: StrayLabel[] = []
  const cells: CountedCell[] = []
  const isListed = (row: Row): boolean =>
    counts.some(({ label }) => label?.kind === 'state' && label.isMeant(row))
  let part: Row[] = []
  const parts = new Set<Row>()
  const lines = table.rows.map(line => {
    const cell = labels < 0 ? undefined : line.cells[labels]
    const label = cell ? labelOf(cell.text, file.definitions) : { text: '', links: [] }
    return { line, cell, label, kind: cell && label.text !== '' ? (read(label.text)?.kind ?? null) : 'all' }
  })
  const found = lines.map(({ label, kind, cell }) => {
    if (kind === 'all') return scope
    if (kind === 'subtotal') {
      const rows = part
      part = []
      return rows
    }
    const rows = find({ ...label, header: headers[labels] ?? '' })
    if (rows === null && cell) strays.push({ text: label.text, cell })
    if (rows === null || rows === 'aside') return null
    part.push(...rows)
    for (const row of rows) parts.add(row)
    return rows
  })
  lines.forEach(({ line, label, kind }, index) => {
    const own = found[index]
    if (!own) return
    // A total may be one of all rows, or of those that the table is about.
    const sets = kind === 'all' && parts.size > 0 ? [own, [...parts]] : [own]
    for (const { column, label: head } of counts) {
      const cell = line.cells[column]
      if (!cell || !head) continue
      const rows =
        head.kind === 'state'
          ? sets.map(set => set.filter(head.isMeant))
          : [...sets, ...sets.map(set => set.filter(isListed))]
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
  const listed: RollupLabel[] = []
  let part: RollupLabel[] = []
  const isIn = (labels: readonly RollupLabel[], row: Row): boolean =>
    labels.some(label => label.kind === 'state' && label.isMeant(row))
  for (const { label } of lines) if (label?.kind === 'state') listed.push(label)
  for (const { line, text: name, label } of lines) {
    if (!label) continue
    if (label.kind === 'state') part.push(label)
    for (const { column, header, rows: own } of columns) {
      const cell = line.cells[column]
      if (!cell) continue
      const sums = [...part]
      const rows =
        label.kind === 'state'
          ? [own.filter(label.isMeant)]
          : label.kind === 'all'
            ? [own, own.filter(row => isIn(listed, row))]
            : [own.filter(row => isIn(sums, row))]
      const text = plainCell(cell, file)
      cells.push({ label: name, head: header, cell, text, stated: statedCount(text), rows, among: own })
    }
    if (label.kind === 'subtotal') part = []
  }
  return { cells, strays: [], isMeant: cells.length > 0 }
}
