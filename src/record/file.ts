import type { UntakenTable } from '../model/census.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Settings, StateRule } from '../model/settings.js'
import { readInline } from '../markdown/inline.js'
import { findColumns, type NoColumns, type StatusColumns } from './columns.js'
import { isIdHeader, stateHeader } from './header.js'
import { legendOf } from './legend.js'
import { lookAlike } from './look-alike.js'
import { readRows, type TableRows } from './rows.js'
import { headerReader, viewTable, type TableView } from './table-view.js'
import { configuredVocabulary, extendedVocabulary, type Vocabulary } from './vocabulary.js'

/** What one Markdown file holds. */
export interface FileReading {
  readonly read: readonly TableRows[]
  /** Tables that have something of a status table. */
  readonly untaken: readonly UntakenTable[]
  /** Headers of the tables that are none, for a file that yields no row. */
  readonly refused: readonly RefusedTable[]
}

export interface RefusedTable {
  readonly line: number
  readonly header: readonly string[]
  readonly reason: string
  readonly hinted: boolean
}

const byStates = new WeakMap<readonly StateRule[], Vocabulary>()

const configured = (states: readonly StateRule[]): Vocabulary => {
  const known = byStates.get(states) ?? configuredVocabulary(states)
  byStates.set(states, known)
  return known
}

/** Where a configuration names the file, its headers decide; elsewhere a table may only look like one of status. */
const statusColumns = (view: TableView): StatusColumns | NoColumns => {
  const columns = findColumns(view)
  if (view.listed || 'reason' in columns) return columns
  const reason = lookAlike(view, columns)
  return reason === null ? columns : { reason, hinted: true }
}

/** Reads all status tables of a file. `firstTable` is the index that its first table has in the census. */
export const readFile = (
  file: MarkdownDocument & { readonly text?: string },
  settings: Settings,
  listed: boolean,
  firstTable: number,
): FileReading => {
  const { definitions } = file
  const headerOf = headerReader(definitions)
  const plainOf = ({ text }: { text: string }): string => readInline(text.slice(0, 400), definitions).text
  const vocabulary = settings.states
    ? configured(settings.states)
    : extendedVocabulary(legendOf(file.text ?? '', file.tables, table => headerOf(table).names, plainOf))
  const read: TableRows[] = []
  const untaken: UntakenTable[] = []
  const refused: RefusedTable[] = []

  for (const table of file.tables) {
    const view = viewTable(table, headerOf(table), { vocabulary, settings, listed, definitions })
    const columns = statusColumns(view)
    if (!('reason' in columns)) {
      read.push(readRows(view, columns, firstTable + read.length))
      continue
    }
    const { reason, hinted } = columns
    refused.push({ line: table.headerPlace.line, header: view.header, reason, hinted })
    if (hinted) untaken.push({ place: table.place, reason, status: false, rows: table.rows.length })
  }
  return { read, untaken, refused }
}

/** Whether a table of the file would be one of status by its header alone, whatever its lines have become. */
export const hasStatusHeader = ({ tables, definitions }: MarkdownDocument): boolean => {
  const headerOf = headerReader(definitions)
  return tables.some(table => {
    const { names } = headerOf(table)
    return names.some(isIdHeader) && names.some(name => stateHeader(name) !== null)
  })
}
