import type { Landing } from '../model/history.js'
import type { Missing } from '../model/sought.js'
import { isMissing } from './batch.js'
import type { CommitGraph } from './commit-graph.js'
import type { MergeEffect } from './merge-effect.js'
import type { PatchFate } from './patch-fate.js'

/** What was found out about a branch and one base. */
export interface LandingTests {
  readonly effect: MergeEffect
  /** What became of each of its patches; empty where that proves nothing. */
  readonly each: readonly PatchFate[]
  /** What became of its whole difference, taken from where it left base and from what it stands on. */
  readonly whole: readonly PatchFate[]
}

/** Why a branch is no evidence at all. */
export const noCommits: Landing = { landed: false, why: 'it has no commits of its own' }
export const noChange: Landing = { landed: false, why: 'its commits change nothing' }

/** What is unknown about a branch, as a landing. */
export const unknownLanding = ({ reason, remedy }: Missing): Landing => ({ landed: null, reason, remedy })

/** Judges a branch that a merge on base's own line brought in. */
export const judgeBringer = (
  graph: CommitGraph,
  bringer: number,
  isReverted: (sha: string) => boolean,
): Landing => {
  const sha = graph.shas[bringer] ?? ''
  return isReverted(sha)
    ? { landed: false, why: `the merge ${short(sha)} that brought it in was reverted` }
    : { landed: true, by: 'merge', time: graph.times[bringer] ?? null }
}

/** Judges a branch that is not in base's history. A test that could not be made matters only where no other decides. */
export const judgeTests = (graph: CommitGraph, { effect, each, whole }: LandingTests): Landing => {
  if (effect === 'nothing') return { landed: true, by: 'content', time: null }
  const brought = each.filter(isCommit)
  if (each.length > 0 && brought.length === each.length && !brought.some(({ reverted }) => reverted)) {
    return {
      landed: true,
      by: 'patches',
      time: Math.max(...brought.map(({ commit }) => graph.times[commit] ?? 0)),
    }
  }
  const squash = whole.filter(isCommit)
  const counted = squash.find(({ reverted }) => !reverted)
  if (counted) return { landed: true, by: 'squash', time: graph.times[counted.commit] ?? null }
  const revoked = [...squash, ...brought].find(({ reverted }) => reverted)
  if (revoked) {
    return {
      landed: false,
      why: `the commit ${short(graph.shas[revoked.commit] ?? '')} that brought it in was reverted`,
    }
  }
  const lost = [effect, ...each, ...whole].find(isLost)
  return lost ? unknownLanding(lost) : { landed: false, why: whyOpen(effect) }
}

const whyOpen = (effect: MergeEffect): string => {
  if (effect === 'conflict')
    return 'it conflicts with base, which has neither its commits nor their sum as a patch'
  if (effect === 'untried')
    return 'base has neither its commits nor their sum as a patch; merging it was not tried, which takes Git 2.39'
  return 'base has not all of its content, and neither its commits nor their sum as a patch'
}

const isCommit = (fate: PatchFate): fate is Exclude<PatchFate, Missing | 'absent'> =>
  typeof fate === 'object' && 'commit' in fate

const isLost = (answer: MergeEffect | PatchFate): answer is Missing =>
  typeof answer === 'object' && isMissing(answer)

const short = (sha: string): string => sha.slice(0, 8)
