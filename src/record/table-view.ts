import type { Cell, Definitions, Inline, Table } from '../model/document.js'
import type { Settings } from '../model/settings.js'
import { readInline } from '../markdown/inline.js'
import { normaliseHeader } from './header.js'
import { readState, type StateReading } from './state.js'
import { toPlain } from './plain-text.js'
import type { Vocabulary } from './vocabulary.js'

/** One table and what is needed to read it. Cells are read when they are asked for. */
export interface TableView {
  readonly table: Table
  /** Plain header texts. */
  readonly header: readonly string[]
  /** The same, normalised for comparison. */
  readonly names: readonly string[]
  readonly vocabulary: Vocabulary
  readonly settings: Settings
  readonly definitions: Definitions
  /** In a file that the configuration names. */
  readonly listed: boolean
  readonly inline: (cell: Pick<Cell, 'text'>) => Inline
  readonly states: (column: number) => readonly StateReading[]
}

const longestHeader = 300

/** Reads a header row; texts that a document repeats are read once and share one array. */
export const headerReader = (
  definitions: Definitions,
): ((table: Table) => Pick<TableView, 'header' | 'names'>) => {
  const known = new Map<string, Pick<TableView, 'header' | 'names'>>()
  return ({ header }) => {
    const key = header.map(({ text }) => text).join('|')
    const before = known.get(key)
    if (before) return before
    const plain = header.map(({ text }) =>
      toPlain(readInline(text.slice(0, longestHeader), definitions).text),
    )
    const read = { header: plain, names: plain.map(normaliseHeader) }
    known.set(key, read)
    return read
  }
}

/** Looks at a table with a vocabulary. */
export const viewTable = (
  table: Table,
  header: Pick<TableView, 'header' | 'names'>,
  around: Pick<TableView, 'vocabulary' | 'settings' | 'listed' | 'definitions'>,
): TableView => {
  const { vocabulary, settings, listed, definitions } = around
  const inline = (cell: Pick<Cell, 'text'>): Inline => readInline(cell.text, definitions)
  const known = new Map<number, readonly StateReading[]>()
  const states = (column: number): readonly StateReading[] => {
    const before = known.get(column)
    if (before) return before
    const byText = readingsOf(vocabulary, definitions)
    const readings = table.rows.map(row => {
      const text = row.textAt(column)
      const same = byText.get(text)
      if (same) return same
      const reading = readState(inline({ text }), vocabulary)
      byText.set(text, reading)
      return reading
    })
    known.set(column, readings)
    return readings
  }
  return { table, ...header, vocabulary, settings, definitions, listed, inline, states }
}

const knownReadings = new WeakMap<Vocabulary, Map<string, StateReading>>()

/** What was read by a vocabulary, by text: few texts stand in the State cells of many rows, and of many tables. */
const readingsOf = (vocabulary: Vocabulary, definitions: Definitions): Map<string, StateReading> => {
  // The same text is something else where its references lead elsewhere.
  const readings =
    (definitions.size === 0 && knownReadings.get(vocabulary)) || new Map<string, StateReading>()
  if (definitions.size === 0) knownReadings.set(vocabulary, readings)
  return readings
}

/** The column that bears the first of these names which the table has; -1 where it has none. */
export const namedColumn = (view: TableView, names: readonly string[]): number => {
  for (const name of names) {
    const column = view.names.indexOf(normaliseHeader(name))
    if (column >= 0) return column
  }
  return -1
}

/** A column as messages name it. */
export const quotedHeader = ({ header }: TableView, column: number): string => `\`${header[column]}\``
