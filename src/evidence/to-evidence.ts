import type { ChangeText, Evidence, OpenPullRequest, Reference, RowBranch } from '../model/evidence.js'
import type { BranchFacts } from '../model/history.js'
import type { Citation } from './citations.js'
import { newestFirst } from './gathered-history.js'
import type { GatheredHistory } from './gathered-history.js'
import { rowBranchOf } from './row-branch.js'

/** Everything that was gathered, by ID where it belongs to one. */
export interface Gathered {
  readonly history: GatheredHistory
  readonly branches: ReadonlyMap<string, readonly BranchFacts[]>
  readonly citations: ReadonlyMap<string, readonly Citation[]>
  readonly changeTexts: ReadonlyMap<string, readonly ChangeText[]>
  readonly pullRequests: ReadonlyMap<string, readonly OpenPullRequest[]>
  readonly isRecord: (path: string) => boolean
}

/** What Git knows about each of the IDs. */
export function toEvidence(ids: Iterable<string>, gathered: Gathered): ReadonlyMap<string, Evidence> {
  return new Map(Array.from(ids, id => [id, evidenceFor(id, gathered)]))
}

/** The evidence of a row that is known under these IDs. Throws for one that was never gathered. */
export function evidenceOf(
  evidence: ReadonlyMap<string, Evidence>,
  ids: readonly [string, ...string[]],
): Evidence {
  const partOf = (id: string): Evidence => {
    const part = evidence.get(id)
    if (part === undefined) throw new Error(`Nothing was ever gathered for ${id}`)
    return part
  }
  if (ids.length === 1) return partOf(ids[0])
  const parts = ids.map(partOf)
  return {
    id: ids[0],
    baseCommits: once(
      parts.flatMap(part => part.baseCommits),
      ({ sha }) => sha,
    ).sort(newestFirst),
    changeCommits: once(
      parts.flatMap(part => part.changeCommits),
      ({ sha }) => sha,
    ).sort(newestFirst),
    branches: once(
      parts.flatMap(part => part.branches),
      ({ ref }) => ref,
    ).sort(inBranchOrder),
    references: once(
      parts.flatMap(part => part.references),
      ({ text }) => text,
    ).sort(inReferenceOrder),
    changeTexts: once(
      parts.flatMap(part => part.changeTexts),
      ({ kind, text }) => `${kind} ${text}`,
    ).sort(inTextOrder),
    pullRequests: once(
      parts.flatMap(part => part.pullRequests),
      request => request.number,
    ).sort(inNumberOrder),
    unknown: once(
      parts.flatMap(part => part.unknown),
      ({ reason }) => reason,
    ),
  }
}

function evidenceFor(id: string, gathered: Gathered): Evidence {
  const { history, isRecord } = gathered
  const facts = gathered.branches.get(id)
  const cited = gathered.citations.get(id)
  return {
    id,
    baseCommits: history.baseCommits(id),
    changeCommits: history.changeCommits(id),
    branches: sorted(
      facts?.map(branch => rowBranchOf(branch, isRecord)),
      inBranchOrder,
    ),
    references: sorted(
      cited?.flatMap(citation => referencesTo(citation, history)),
      inReferenceOrder,
    ),
    changeTexts: sorted(gathered.changeTexts.get(id), inTextOrder),
    pullRequests: sorted(gathered.pullRequests.get(id), inNumberOrder),
    unknown: sorted(facts?.flatMap(unknownOf), inReasonOrder),
  }
}

const none: readonly never[] = []

/** Most rows have no evidence of most kinds, and share one list of nothing. */
const sorted = <Part>(
  parts: readonly Part[] | undefined,
  order: (one: Part, other: Part) => number,
): readonly Part[] => (parts === undefined || parts.length === 0 ? none : parts.toSorted(order))

const referencesTo = (citation: Citation, history: GatheredHistory): readonly Reference[] => {
  const commit = history.cited(citation)
  return commit === null ? none : [{ text: citation.text, commit }]
}

const unknownOf = ({ ref, landing }: BranchFacts): Evidence['unknown'] =>
  landing.landed === null
    ? [{ reason: `whether ${ref} has landed could not be told: ${landing.reason}`, remedy: landing.remedy }]
    : none

const inReasonOrder = (one: { readonly reason: string }, other: { readonly reason: string }): number =>
  byCodeUnit(one.reason, other.reason)

const inNumberOrder = (one: OpenPullRequest, other: OpenPullRequest): number => one.number - other.number

const kinds: readonly ChangeText['kind'][] = ['title', 'row-line', 'head-branch']

const inTextOrder = (one: ChangeText, other: ChangeText): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind)

const inReferenceOrder = (one: Reference, other: Reference): number =>
  newestFirst(one.commit, other.commit) || byCodeUnit(one.text, other.text)

/** Newest first, then by ref. */
const inBranchOrder = (one: RowBranch, other: RowBranch): number =>
  other.time - one.time || byCodeUnit(one.ref, other.ref)

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function once<Part>(parts: readonly Part[], keyOf: (part: Part) => string | number): Part[] {
  const byKey = new Map<string | number, Part>()
  for (const part of parts) if (!byKey.has(keyOf(part))) byKey.set(keyOf(part), part)
  return [...byKey.values()]
}
