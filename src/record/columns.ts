import type { Cell } from '../model/document.js'
import { isCertainIdHeader, isIdHeader, normaliseHeader, stateHeader, type StateHeader } from './header.js'
import { idAt, type FoundId } from './id.js'
import { withoutDecoration } from './plain-text.js'
import type { TableView } from './table-view.js'

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

const cellId = ({ text }: Cell, view: TableView, column: number): FoundId | null =>
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
  const cells = view.table.rows.map(row => row.cells[column]!).filter(({ text }) => text !== '')
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

/** Columns by the names of the configuration, the first name that the table has. */
const namedColumn = (view: TableView, names: readonly string[]): number => {
  for (const name of names) {
    const column = view.names.indexOf(normaliseHeader(name))
    if (column >= 0) return column
  }
  return -1
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
  const byContent = others
    .map(column => idShare(view, column))
    .filter(
      ({ ids, distinct, searchable, rising }) => ids >= 0.9 && distinct >= 0.9 && (searchable || rising),
    )
  return (byContent.find(({ lettered }) => lettered) ?? byContent[0])?.column ?? -1
}

interface Candidate {
  readonly column: number
  readonly kind: StateHeader
}

const rank: Readonly<Record<StateHeader, number>> = {
  implementation: 4,
  state: 3,
  done: 3,
  'other-state': 1,
  weak: 0,
}

/** Share of the cells that claim something in which a state could be read; 1 where none claims anything. */
const knownShare = (view: TableView, column: number): number => {
  const claims = view.states(column).filter(({ kind }) => kind !== 'none')
  const known = claims.filter(({ kind }) => kind !== 'unknown')
  return claims.length === 0 ? 1 : known.length / claims.length
}

const needed = (kind: StateHeader): number => (kind === 'weak' ? 0.75 : 0.5)

const quote = (view: TableView, column: number): string => `\`${view.header[column]}\``

const tooFewStates = (view: TableView, { column, kind }: Candidate): string =>
  `fewer than ${kind === 'weak' ? 'three quarters' : 'half'} of the cells under ${quote(view, column)} begin with a known state`

const noState = 'no State column'

const stateColumnOf = (view: TableView): { column: number; choice?: string } | string => {
  const { settings, names } = view
  if (settings.columns.state.length > 0) {
    const column = namedColumn(view, settings.columns.state)
    return column >= 0 ? { column } : noState
  }
  const candidates = names
    .map((name, column) => ({ column, kind: stateHeader(name) }))
    .filter((each): each is Candidate => each.kind !== null)
  if (candidates.length === 0) return noState
  const trusted = (each: Candidate): boolean =>
    view.listed && (each.kind === 'state' || each.kind === 'implementation')
  const usable = candidates.filter(
    each => trusted(each) || knownShare(view, each.column) >= needed(each.kind),
  )
  const best = usable.reduce<Candidate | null>(
    (chosen, each) => (chosen && rank[chosen.kind] > rank[each.kind] ? chosen : each),
    null,
  )
  if (!best) return tooFewStates(view, candidates[0]!)
  if (candidates.length === 1) return { column: best.column }
  const others = candidates.filter(each => each !== best).map(({ column }) => quote(view, column))
  return {
    column: best.column,
    choice: `${quote(view, best.column)} was taken for the State column, not ${others.join(', ')}`,
  }
}

/** What content must confirm where the headers alone do not say that a table is one of status. */
const doubt = (view: TableView, idColumn: number, stateColumn: number): string | null => {
  const { settings, names, listed } = view
  const sure = settings.columns.id.length > 0 || isCertainIdHeader(names[idColumn]!)
  if (listed && (sure || settings.columns.state.length > 0)) return null
  const kind = stateHeader(names[stateColumn]!) ?? 'state'
  if (knownShare(view, stateColumn) < needed(kind)) return tooFewStates(view, { column: stateColumn, kind })
  if (listed || idShare(view, idColumn).ids >= mostIds) return null
  return `fewer than four fifths of the cells under ${quote(view, idColumn)} begin with an ID`
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
    return { reason: `no ID column beside ${quote(view, stateColumn)}`, hinted: true }
  const reason = doubt(view, idColumn, stateColumn)
  if (reason !== null) return { reason, hinted: true }
  return { idColumn, stateColumn, ...(state.choice !== undefined && { choice: state.choice }) }
}
