import type { ChangeConfig, GuardConfig, ObligationConfig } from './change-schema.js'
import { isReservedWord } from '../model/state-word.js'
import { sameValue, type Looser } from './looser.js'
import type { Config } from './schema.js'

/** Obligations and guards that are gone or other, moves that are newly allowed, authors that are newly exempt. */
export const relaxedChanges = (before: Config, after: Config): readonly Looser[] => [
  ...relaxedObligations(before.obligations, after.obligations),
  ...relaxedGuards(before.guards, after.guards),
  ...relaxedMoves(before.moves, after.moves, after.states),
  ...(after['exempt-authors'] ?? [])
    .filter(author => before['exempt-authors']?.includes(author) !== true)
    .map(author => ({ path: ['exempt-authors'], words: `${author} owes nothing` })),
]

const relaxedObligations = (
  before: ChangeConfig['obligations'] = {},
  after: ChangeConfig['obligations'] = {},
): readonly Looser[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = Object.hasOwn(after, name) ? after[name] : undefined
    if (now === undefined) return [{ path: ['obligations'], words: `obligation ${name} is gone` }]
    return isStricter(old, now)
      ? []
      : [{ path: ['obligations', name], words: `obligation ${name} is another` }]
  })

/** The same occasions, and all that was owed is owed still. */
const isStricter = (old: ObligationConfig, now: ObligationConfig): boolean =>
  sameValue(old.when, now.when) && old.owes.every(owed => now.owes.some(each => sameValue(each, owed)))

const relaxedGuards = (
  before: readonly GuardConfig[] = [],
  after: readonly GuardConfig[] = [],
): readonly Looser[] =>
  before.flatMap(old => {
    const document = [old.document].flat().join(', ')
    const same = after.findIndex(each => sameValue(each.document, old.document))
    if (same < 0) return [{ path: ['guards'], words: `${document} is not guarded any more` }]
    return sameValue(after[same]?.with, old.with)
      ? []
      : [{ path: ['guards', same, 'with'], words: `other changes permit an edit of ${document}` }]
  })

const relaxedMoves = (
  before: ChangeConfig['moves'],
  after: ChangeConfig['moves'],
  states: Config['states'] = {},
): readonly Looser[] => {
  if (before === undefined) return []
  if (after === undefined) return [{ path: [], words: 'every move is allowed' }]
  const allowed = (from: string, now: readonly string[], old: readonly string[]): readonly Looser[] =>
    now
      .filter(to => !old.includes(to))
      .map(to => ({ path: ['moves', from], words: `a move from ${from} to ${to} is allowed` }))
  const kept = Object.entries(before).flatMap(([from, old]) => {
    const now = Object.hasOwn(after, from) ? after[from] : undefined
    return now === undefined
      ? [{ path: ['moves'], words: `every move from ${from} is allowed` }]
      : allowed(from, now, old)
  })
  // What is said of a state goes before what was said of its class.
  const own = Object.entries(after).filter(([from]) => !Object.hasOwn(before, from) && !isReservedWord(from))
  const classes = new Map(
    Object.entries(states).map(([word, state]) => [
      word.toLowerCase(),
      typeof state === 'string' ? state : state.class,
    ]),
  )
  return [
    ...kept,
    ...own.flatMap(([from, now]) => {
      const known = classes.get(from.toLowerCase())
      if (known === undefined) return allowed(from, now, [])
      return Object.hasOwn(before, known) ? allowed(from, now, before[known] ?? []) : []
    }),
  ]
}
