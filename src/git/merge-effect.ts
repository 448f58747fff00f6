import type { Missing } from '../model/sought.js'
import { isMissing, type Answers } from './batch.js'
import type { Sketch } from './branch-sketch.js'
import type { CommitGraph } from './commit-graph.js'
import { mergeLine, type Merged } from './merges.js'

/** What merging a branch into a base does to base. `untried` where Git cannot merge away from the index. */
export type MergeEffect = 'nothing' | 'something' | 'conflict' | 'untried' | Missing

/** The lines that ask whether merging the tip into the base changes it. */
export const effectLines = (base: string, tip: string): string[] => [
  mergeLine(base, base),
  mergeLine(base, tip),
]

/** Reads the answers to them; null stands for a Git that was not asked. */
export const toEffect = (merges: Answers<Merged> | null, base: string, tip: string): MergeEffect => {
  if (merges === null) return 'untried'
  const [before, after] = effectLines(base, tip).map(line => answerTo(merges, line))
  if (before === undefined || after === undefined) return 'untried'
  if (isMissing(after)) return after
  if (isMissing(before)) return before
  if (after.tree === null) return 'conflict'
  return after.tree === before.tree ? 'nothing' : 'something'
}

/** Those of a branch's own commits that merge the work of others into it. */
export const bringingMerges = (graph: CommitGraph, { own }: Sketch): number[] => {
  const owned = new Set(own)
  return own.filter(commit => {
    const parents = graph.parents[commit] ?? []
    const foreign = parents.filter(parent => !owned.has(graph.numbers.get(parent) ?? -1))
    return parents.length === 2 && foreign.length > 0
  })
}

/** The lines that ask whether a merge commit is what merging its parents gives. */
export const purityLines = (graph: CommitGraph, commit: number): string[] => {
  const sha = graph.shas[commit] ?? ''
  const [ours = '', theirs = ''] = graph.parents[commit] ?? []
  return [mergeLine(ours, theirs), mergeLine(sha, sha)]
}

/** Whether a merge that brings others' work adds nothing to it. Where Git was not asked, it is taken to add nothing. */
export const isPure = (merges: Answers<Merged> | null, graph: CommitGraph, commit: number): boolean => {
  if (merges === null) return true
  const [merged, itself] = purityLines(graph, commit).map(line => answerTo(merges, line))
  if (merged === undefined || itself === undefined || isMissing(merged) || isMissing(itself)) return false
  return merged.tree !== null && merged.tree === itself.tree
}

const answerTo = (merges: Answers<Merged>, line: string): Merged | Missing | undefined => merges.get(line)
