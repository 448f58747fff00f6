import type { NamingCommit } from '../model/evidence.js'
import type { Citation } from './citations.js'
import type { CommitNote } from './commit-note.js'
import { commitOrder } from './commit-order.js'
import { mergesOf } from './merges.js'
import { revertsOf } from './reverts.js'
import { shaFinder } from './sha-finder.js'

/** What the commits of base and of the change say, once all of them were seen. */
export interface GatheredHistory {
  readonly commits: { readonly base: number; readonly change: number }
  /** Commits that name the ID, newest first. */
  readonly baseCommits: (id: string) => readonly NamingCommit[]
  readonly changeCommits: (id: string) => readonly NamingCommit[]
  /** The commit of base that a row cites; null where base has none. */
  readonly cited: (citation: Citation) => NamingCommit | null
  /** True for a commit that was taken back and not restored. Throws for one that was never seen. */
  readonly isReverted: (sha: string) => boolean
}

const none: readonly never[] = []

/** Puts together what a pass over history kept. */
export function settle(
  notes: readonly (CommitNote | undefined)[],
  slots: ReadonlyMap<string, number>,
  bearers: ReadonlyMap<number, readonly number[]>,
): GatheredHistory {
  const order = commitOrder(notes)
  const merges = mergesOf(notes, order)
  const find = shaFinder(notes, slots)
  const reverts = revertsOf(notes, order, merges, sha => find(sha))
  const isBase = (slot: number) => notes[slot]?.base === true

  const commitOf = (slot: number, note: CommitNote, line: string): NamingCommit => ({
    sha: note.sha,
    subject: note.subject,
    line,
    time: note.time,
    work: note.work,
    reverted: reverts.isReverted(slot),
    revert: reverts.isRevert(slot),
  })

  const base = new Map<string, NamingCommit[]>()
  const change = new Map<string, NamingCommit[]>()
  for (const slot of order) {
    const note = notes[slot]
    if (note === undefined || note.naming.length === 0 || merges.bringsBase(slot)) continue
    for (const { id, line, quoted } of note.naming) {
      // A reapplied subject is told by the commit that it restores; where there is none, by the one at hand.
      if (quoted && reverts.isRevert(slot)) continue
      const byId = note.base ? base : change
      const commit = commitOf(slot, note, line)
      const commits = byId.get(id)
      if (commits === undefined) byId.set(id, [commit])
      else commits.push(commit)
    }
  }
  for (const commits of [...base.values(), ...change.values()]) commits.sort(newestFirst)

  const cited = (citation: Citation): NamingCommit | null => {
    const found = 'sha' in citation ? [find(citation.sha, isBase)] : (bearers.get(citation.number) ?? [])
    const commits = found.flatMap(slot => {
      const note = slot === null || !isBase(slot) ? undefined : notes[slot]
      return slot === null || note === undefined ? [] : [commitOf(slot, note, note.subject)]
    })
    commits.sort(newestFirst)
    return commits.find(counts) ?? commits[0] ?? null
  }

  const isReverted = (sha: string): boolean => {
    const slot = slots.get(sha)
    if (slot === undefined || notes[slot] === undefined)
      throw new Error(`The commit ${sha} was never gathered`)
    return reverts.isReverted(slot)
  }

  const onBase = order.filter(isBase).length
  return {
    commits: { base: onBase, change: order.length - onBase },
    baseCommits: id => base.get(id) ?? none,
    changeCommits: id => change.get(id) ?? none,
    cited,
    isReverted,
  }
}

/** True for a commit that is evidence: nothing took it back, and it takes nothing back. */
export const counts = (commit: NamingCommit): boolean => !commit.reverted && !commit.revert

/** By date, newest first, then by SHA. */
export const newestFirst = (one: NamingCommit, other: NamingCommit): number =>
  other.time - one.time || (one.sha < other.sha ? -1 : one.sha > other.sha ? 1 : 0)
