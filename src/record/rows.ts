import type { Flaw, StatusTable } from '../model/census.js'
import type { Cell, TableRow } from '../model/document.js'
import type { Row } from '../model/row.js'
import type { StateRule } from '../model/settings.js'
import type { StatusColumns } from './columns.js'
import { excerpt } from './excerpt.js'
import { idHeaderWord, isIdHeader, isSpecHeader, normaliseHeader } from './header.js'
import type { IdGrammar } from './id.js'
import { aliasesOf, idFault, readIdCell, type IdReading } from './id-cell.js'
import { lazyRow, type RowReader, type RowState } from './lazy-row.js'
import { malformedRow } from './malformed.js'
import { roughText, toPlain } from './plain-text.js'
import type { StateReading } from './state.js'
import type { TableView } from './table-view.js'
import { struckBeside, unknownState } from './unknown-state.js'
import { faultyIds, isSilentLine, unreadLine } from './unread.js'

/** What one status table holds. */
export interface TableRows {
  readonly table: StatusTable
  readonly rows: readonly Row[]
  readonly flaws: readonly Flaw[]
}

const longestTitle = 200
const longestState = 80

const specColumns = (
  { settings, names }: TableView,
  { idColumn, stateColumn }: StatusColumns,
): readonly number[] => {
  const wanted = settings.columns.spec.map(normaliseHeader)
  const isSpec = (name: string): boolean => (wanted.length > 0 ? wanted.includes(name) : isSpecHeader(name))
  return names.flatMap((name, column) =>
    isSpec(name) && column !== stateColumn && (wanted.length > 0 || column !== idColumn) ? [column] : [],
  )
}

const asRead = (rule: StateRule, note: string): RowState => ({
  state: rule.word,
  class: rule.class,
  live: rule.live,
  evidence: rule.evidence,
  note,
})

const unreadState = (text: string, note: string): RowState => ({
  state: text.length > longestState ? excerpt(text, longestState).slice(1, -1) : text,
  class: 'unknown',
  live: false,
  evidence: 'none',
  note,
})

const rowState = (reading: StateReading): RowState => {
  switch (reading.kind) {
    case 'state':
      return asRead(reading.rule, reading.note)
    case 'pointer':
      return { ...unreadState(reading.text, reading.note), class: 'pointer' }
    case 'two':
      return unreadState(reading.text, reading.note)
    default:
      return unreadState(reading.text, '')
  }
}

/** A struck ID was dropped, whatever its State cell still says. */
const droppedState = (state: RowState): RowState => ({
  ...state,
  class: 'dropped',
  live: false,
  evidence: 'none',
})

const isAgreed = ({ vocabulary, settings }: TableView): boolean => vocabulary.literal || settings.agreed

/** Where states were agreed on, striking an ID must not take a row from its gate without a word. */
const struckFlaws = (id: string, reading: StateReading, cell: Cell, view: TableView): readonly Flaw[] => {
  const isSettled =
    reading.kind === 'none' ||
    reading.kind === 'pointer' ||
    (reading.kind === 'state' && (reading.rule.class === 'dropped' || reading.rule.class === 'pointer'))
  return isSettled || !isAgreed(view) ? [] : [struckBeside(id, cell)]
}

const isFault = (reading: StateReading, text: string, view: TableView, column: number): boolean => {
  if (reading.kind === 'unknown' || reading.kind === 'two') return true
  if (reading.kind !== 'none') return false
  if (isAgreed(view)) return true
  // Without an agreement dashes and empty cells are an answer, and so is what a whole table strikes.
  return reading.text === '' && text !== '' && view.states(column).some(({ kind }) => kind !== 'none')
}

const titleOf = (reading: IdReading, line: TableRow, column: number): string => {
  if (reading.title !== '') return reading.title.slice(0, longestTitle)
  const cell = line.cells[column]
  return cell ? toPlain(roughText(cell.text.slice(0, 2 * longestTitle))).slice(0, longestTitle) : ''
}

const rowReader = (view: TableView, columns: StatusColumns): RowReader => {
  const { idColumn, stateColumn } = columns
  const specs = specColumns(view, columns)
  const titleColumn = idColumn + 1 === stateColumn ? idColumn + 2 : idColumn + 1
  return {
    idColumn,
    stateColumn,
    titleOf: (reading, line) => titleOf(reading, line, titleColumn),
    specLinksOf: line => specs.flatMap(column => view.inline(line.cellAt(column)).links),
  }
}

/** Reads the rows of a status table, and names every line of it that could not be read. */
export const readRows = (view: TableView, columns: StatusColumns, index: number): TableRows => {
  const { table, header, names, inline, settings, vocabulary } = view
  const { idColumn, stateColumn } = columns
  const idName = names[idColumn]!
  const grammar: IdGrammar = { pattern: settings.ids, underIdHeader: isIdHeader(idName) }
  const headerWord = idHeaderWord(idName)
  const reader = rowReader(view, columns)
  const states = view.states(stateColumn)
  const knownStates = new Map<StateReading, RowState>()
  const rows: Row[] = []
  const flaws: Flaw[] = []

  table.rows.forEach((line, number) => {
    const idInline = inline({ text: line.textAt(idColumn) })
    const reading = readIdCell(idInline, grammar)
    if (!reading) {
      const fault = idFault(idInline, grammar)
      if (fault) flaws.push(faultyIds(line, idColumn, idInline.text, fault))
      else if (!isSilentLine(line, idInline.text))
        flaws.push(unreadLine(line, idColumn, idInline.text, settings))
      return
    }
    const first = reading.ids[0]!.id
    const malformed = malformedRow(line, first, header)
    const stateReading = states[number]!
    if (malformed) flaws.push(malformed)
    else if (reading.struck) flaws.push(...struckFlaws(first, stateReading, line.cellAt(stateColumn), view))
    else if (isFault(stateReading, line.textAt(stateColumn), view, stateColumn))
      flaws.push(unknownState(first, stateReading, line.cellAt(stateColumn), vocabulary))
    const read = knownStates.get(stateReading) ?? rowState(stateReading)
    knownStates.set(stateReading, read)
    const state = reading.struck ? droppedState(read) : read
    const source = { line, reading, reader }
    for (const id of reading.ids)
      rows.push(
        lazyRow(
          {
            id: id.id,
            searchable: id.searchable,
            aliases: aliasesOf(id, idInline, headerWord),
            header,
            place: line.place,
            table: index,
          },
          state,
          source,
        ),
      )
  })

  const { place, section } = table
  return { table: { place, section, ...columns, header, definitions: view.definitions }, rows, flaws }
}
