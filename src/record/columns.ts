import { isCertainIdHeader, isIdHeader, isOrdinalHeader } from './header.js'
import { idAt, type FoundId } from './id.js'
import { withoutDecoration } from './plain-text.js'
import { doubtfulStates, noState, stateColumnOf } from './state-column.js'
import { namedColumn, quotedHeader, type TableView } from './table-view.js'

/** Which columns make a table a status table. */
export interface StatusColumns {
  readonly idColumn: number
  readonly stateColumn: number
  /** Says which was taken where several could be. */
  readonly choice?: string
}

/** Why a table is none; `hinted` where one of the columns was there. */
export interface NoColumns {
  readonly reason: string
  readonly hinted: boolean
}

const linkStart = /^(?:<[^>]{0,200}>|[\s*_~`[({<"'])+/

const cellId = (text: string, view: TableView, column: number): FoundId | null =>
  idAt(withoutDecoration(text.slice(0, 600).replace(linkStart, '')).replace(linkStart, ''), {
    pattern: view.settings.ids,
    underIdHeader: isIdHeader(view.names[column]!),
  })

interface IdShare {
  readonly column: number
  /** Of the cells that are not empty. */
  readonly ids: number
  readonly distinct: number
  readonly lettered: boolean
  readonly searchable: boolean
  /** Numbers that count the rows rise from one to the next; numbers of anything else need not. */
  readonly rising: boolean
}

const idShare = (view: TableView, column: number): IdShare => {
  const cells = view.table.rows.map(row => row.textAt(column)).filter(text => text !== '')
  const found = cells.map(cell => cellId(cell, view, column)).filter(id => id !== null)
  return {
    column,
    ids: cells.length === 0 ? 0 : found.length / cells.length,
    distinct: found.length === 0 ? 0 : new Set(found.map(({ id }) => id)).size / found.length,
    lettered: found.some(({ lettered }) => lettered),
    searchable: found.every(({ searchable }) => searchable),
    rising: found.every(({ id }, index) => index === 0 || Number(id) > Number(found[index - 1]!.id)),
  }
}

const firstColumns = 4
const mostIds = 0.8

const idColumnOf = (view: TableView, stateColumn: number): number => {
  const { settings, names, listed } = view
  if (settings.columns.id.length > 0) return namedColumn(view, settings.columns.id)
  const shares = names.map((_, column) => column).filter(column => column !== stateColumn)
  const headed = shares.filter(column => isIdHeader(names[column]!)).map(column => idShare(view, column))
  const certain = headed.filter(({ column }) => isCertainIdHeader(names[column]!))
  const usable = headed.filter(({ ids, distinct }) => ids >= mostIds && distinct >= 0.6)
  const best = usable.find(({ lettered }) => lettered) ?? usable[0] ?? (listed ? certain[0] : undefined)
  if (best) return best.column
  const others = shares.filter(column => column < firstColumns && !isIdHeader(names[column]!))
  // Bare numbers are IDs only below a head that says so, or by a grammar that was agreed on: else they count something.
  const mayCount = (column: number): boolean => settings.ids !== null || isOrdinalHeader(names[column]!)
  const byContent = others
    .map(column => idShare(view, column))
    .filter(({ ids, distinct }) => ids >= 0.9 && distinct >= 0.9)
    .filter(({ column, searchable, rising }) => searchable || (rising && mayCount(column)))
  return (byContent.find(({ lettered }) => lettered) ?? byContent[0])?.column ?? -1
}

/** What content must confirm where the headers alone do not say that a table is one of status. */
const doubt = (view: TableView, idColumn: number, stateColumn: number): string | null => {
  const { settings, names, listed } = view
  const sure = settings.columns.id.length > 0 || isCertainIdHeader(names[idColumn]!)
  if (listed && (sure || settings.columns.state.length > 0)) return null
  const unknown = doubtfulStates(view, stateColumn)
  if (unknown !== null) return unknown
  if (listed || idShare(view, idColumn).ids >= mostIds) return null
  return `fewer than four fifths of the cells under ${quotedHeader(view, idColumn)} begin with an ID`
}

/** Finds the ID and the State column: by the configured names, else by the documented defaults. */
export const findColumns = (view: TableView): StatusColumns | NoColumns => {
  const state = stateColumnOf(view)
  const stateColumn = typeof state === 'string' ? -1 : state.column
  const idColumn = idColumnOf(view, stateColumn)
  const named = view.settings.columns.id.length > 0
  const idHeader = idColumn >= 0 && (named || isCertainIdHeader(view.names[idColumn]!))
  if (typeof state === 'string') return { reason: state, hinted: state !== noState || idHeader }
  if (idColumn < 0 || idColumn === stateColumn)
    return { reason: `no ID column beside ${quotedHeader(view, stateColumn)}`, hinted: true }
  const reason = doubt(view, idColumn, stateColumn)
  if (reason !== null) return { reason, hinted: true }
  return { idColumn, stateColumn, ...(state.choice !== undefined && { choice: state.choice }) }
}
