import type { Evidence, NamingCommit, RowBranch, Verdict } from '../model/evidence.js'
import { counts } from './gathered-history.js'

/** What of the evidence counts, sorted by the verdict that it speaks for. */
export interface Pieces {
  readonly openBranches: readonly RowBranch[]
  readonly changeCommits: readonly NamingCommit[]
  readonly baseCommits: readonly NamingCommit[]
  readonly landedBranches: readonly RowBranch[]
  readonly references: Evidence['references']
}

/** Sorts the evidence, leaving out what was taken back and what takes back. */
export function piecesOf({ branches, changeCommits, baseCommits, references }: Evidence): Pieces {
  return {
    openBranches: branches.filter(({ standing }) => standing === 'open'),
    changeCommits: changeCommits.filter(counts),
    baseCommits: baseCommits.filter(counts),
    landedBranches: branches.filter(({ standing }) => standing === 'landed'),
    references: references.filter(({ commit }) => counts(commit)),
  }
}

/** One piece of work among all makes the strength; texts alone never do. */
export function weightOf(pieces: Pieces): Pick<Verdict, 'strength' | 'newestWork'> {
  const { openBranches, changeCommits, baseCommits, landedBranches, references } = pieces
  const cited = references.map(({ commit }) => commit)
  const work = [...openBranches, ...landedBranches, ...changeCommits, ...baseCommits, ...cited].filter(
    piece => piece.work,
  )
  if (work.length === 0) return { strength: 'records', newestWork: null }
  return {
    strength: 'work',
    newestWork: work.reduce((newest, { time }) => Math.max(newest, time), -Infinity),
  }
}
