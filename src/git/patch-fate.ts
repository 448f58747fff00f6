import type { Missing } from '../model/sought.js'
import { isOnBase, type BaseLine } from './base-line.js'
import { isMissing, type Answers } from './batch.js'
import type { CommitGraph } from './commit-graph.js'
import { differenceLine } from './differences.js'
import type { Terrain } from './own-commits.js'
import type { Patch } from './patches.js'

/** A patch of a branch, and the commits of a base that may have brought it there. */
export interface PatchQuestion {
  readonly line: string
  readonly candidates: readonly number[]
}

/** Which patch of a branch base has: the commit that brought it, one that was taken back, or none. */
export type PatchFate = { readonly commit: number; readonly reverted: boolean } | 'absent' | Missing

/** The line that asks for the patch of a commit, to its first parent. */
export const patchLine = (graph: CommitGraph, commit: number): string =>
  differenceLine(graph.parents[commit]?.[0], graph.shas[commit] ?? '')

/** Commits of a base by the set of paths that they change, for those sets that are asked for. */
export const commitsByPaths = (
  graph: CommitGraph,
  line: BaseLine,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>()
  graph.pathSets.forEach((set, commit) => {
    if (!wanted.has(set) || !isOnBase(line, commit)) return
    const commits = found.get(set)
    if (commits) commits.push(commit)
    else found.set(set, [commit])
  })
  return found
}

/** Those that came to base after the branch left it. */
export const since = (
  { reaches }: Terrain,
  commits: readonly number[],
  mergeBase: number | undefined,
): number[] => commits.filter(commit => mergeBase === undefined || !reaches(commit, mergeBase))

/** Reads which candidate has the patch; one that still counts before one that was reverted. */
export const toFate = (
  patches: Answers<Patch>,
  graph: CommitGraph,
  { line, candidates }: PatchQuestion,
  isReverted: (sha: string) => boolean,
): PatchFate => {
  if (candidates.length === 0) return 'absent'
  const wanted = patches.get(line)
  if (wanted === undefined || isMissing(wanted)) return wanted ?? 'absent'
  let fate: PatchFate = 'absent'
  for (const commit of candidates) {
    const patch = patches.get(patchLine(graph, commit))
    if (patch === undefined) continue
    if (isMissing(patch)) fate = fate === 'absent' ? patch : fate
    else if (patch.name === wanted.name) {
      if (!isReverted(graph.shas[commit] ?? '')) return { commit, reverted: false }
      fate = { commit, reverted: true }
    }
  }
  return fate
}
