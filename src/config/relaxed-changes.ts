import type { ChangeConfig, GuardConfig, ObligationConfig } from './change-schema.js'
import { sameValue, type Looser } from './looser.js'

/** Obligations and guards that are gone or other, moves that are newly allowed, authors that are newly exempt. */
export const relaxedChanges = (before: ChangeConfig, after: ChangeConfig): readonly Looser[] => [
  ...relaxedObligations(before.obligations, after.obligations),
  ...relaxedGuards(before.guards, after.guards),
  ...relaxedMoves(before.moves, after.moves),
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

const relaxedMoves = (before: ChangeConfig['moves'], after: ChangeConfig['moves']): readonly Looser[] => {
  if (before === undefined) return []
  if (after === undefined) return [{ path: [], words: 'every move is allowed' }]
  return Object.entries(before).flatMap(([from, old]) => {
    const now = Object.hasOwn(after, from) ? after[from] : undefined
    if (now === undefined) return [{ path: ['moves'], words: `every move from ${from} is allowed` }]
    return now
      .filter(to => !old.includes(to))
      .map(to => ({ path: ['moves', from], words: `a move from ${from} to ${to} is allowed` }))
  })
}
