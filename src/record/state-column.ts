import { stateHeader, type StateHeader } from './header.js'
import { namedColumn, quotedHeader, type TableView } from './table-view.js'

interface Candidate {
  readonly column: number
  readonly kind: StateHeader
}

/** The State column of a table. */
export interface StateColumn {
  readonly column: number
  /** Says which was taken where several could be. */
  readonly choice?: string
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

const tooFewStates = (view: TableView, { column, kind }: Candidate): string =>
  `fewer than ${kind === 'weak' ? 'three quarters' : 'half'} of the cells under ${quotedHeader(view, column)} begin with a known state`

/** Why the content of a column does not confirm that it holds states; null where it does. */
export const doubtfulStates = (view: TableView, column: number): string | null => {
  const kind = stateHeader(view.names[column]!) ?? 'state'
  return knownShare(view, column) < needed(kind) ? tooFewStates(view, { column, kind }) : null
}

export const noState = 'no State column'

type Weight = (each: Candidate) => number

/** What speaks for a column, the weightiest first. Of a vocabulary that was agreed on the cells speak before the header. */
const weights = (view: TableView): readonly Weight[] => {
  const byHeader: Weight = ({ kind }) => rank[kind]
  if (!view.vocabulary.literal) return [byHeader]
  const known: Weight = ({ column }) =>
    view.states(column).filter(({ kind }) => kind === 'state' || kind === 'two').length
  const plain: Weight = ({ column }) => (/^(?:state|status)$/.test(view.names[column]!) ? 1 : 0)
  return [known, plain, byHeader]
}

const bestOf = (view: TableView, usable: readonly Candidate[]): Candidate | null => {
  if (usable.length < 2) return usable[0] ?? null
  const left = weights(view).reduce<readonly Candidate[]>((rest, weight) => {
    const most = rest.reduce((highest, each) => Math.max(highest, weight(each)), 0)
    return rest.filter(each => weight(each) === most)
  }, usable)
  return left.at(-1) ?? null
}

/** Finds the State column by the configured names, else by the documented defaults; else says why there is none. */
export const stateColumnOf = (view: TableView): StateColumn | string => {
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
  const best = bestOf(view, usable)
  if (!best) return tooFewStates(view, candidates[0]!)
  if (candidates.length === 1) return { column: best.column }
  const others = candidates.filter(each => each !== best).map(({ column }) => quotedHeader(view, column))
  return {
    column: best.column,
    choice: `${quotedHeader(view, best.column)} was taken for the State column, not ${others.join(', ')}`,
  }
}
