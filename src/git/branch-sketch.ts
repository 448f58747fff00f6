import type { RawBranch } from '../model/history.js'
import { broughtBy, isOnBase, type BaseLine } from './base-line.js'
import { countGenerations, isReachable, type CommitGraph } from './commit-graph.js'
import { findOwnCommits, type OwnCommits, type Terrain } from './own-commits.js'

/** A branch and the row that it belongs to. */
export interface ClaimedBranch {
  readonly branch: RawBranch
  readonly id: string
}

/** Where a branch stands, as far as the shape of history tells. */
export interface Sketch extends OwnCommits {
  readonly claimed: ClaimedBranch
  readonly tip: number
  /** The merge on a base's own line that brought the tip in. */
  readonly bringer: number | null
}

/** What the shape of history tells about questions of reach, quickly where a base's line answers them. */
export const surveyTerrain = (graph: CommitGraph, lines: readonly BaseLine[]): Terrain => {
  const generations = countGenerations(graph)
  const reaches = (ancestor: number, commit: number): boolean => {
    for (const line of lines) {
      if (!isOnBase(line, commit)) continue
      if (!isOnBase(line, ancestor)) return false
      const place = line.entered[commit] ?? 0
      if (line.line[place] === commit) return (line.entered[ancestor] ?? 0) <= place
    }
    return isReachable(graph, generations, ancestor, commit)
  }
  return { graph, generations, reaches }
}

/**
 * Finds the own commits of every branch: those in reach of neither a base nor a branch of another row below it; for a
 * branch that a merge brought in, those that came with this merge. A branch whose tip is not in the graph is left out.
 */
export const sketchBranches = (
  terrain: Terrain,
  lines: readonly BaseLine[],
  branches: readonly ClaimedBranch[],
): Sketch[] => {
  const { numbers } = terrain.graph
  const rows = new Map<number, Set<string>>()
  for (const { branch, id } of branches) {
    const tip = numbers.get(branch.sha)
    if (tip !== undefined) rows.set(tip, (rows.get(tip) ?? new Set()).add(id))
  }
  return branches.flatMap((claimed): Sketch[] => {
    const tip = numbers.get(claimed.branch.sha)
    if (tip === undefined) return []
    const ofAnother = (commit: number) => {
      const others = commit === tip ? undefined : rows.get(commit)
      return others !== undefined && !(others.size === 1 && others.has(claimed.id))
    }
    const walk = (isSettled: (commit: number) => boolean) =>
      findOwnCommits(terrain, tip, commit =>
        isSettled(commit) ? 'settled' : ofAnother(commit) ? 'other' : 'own',
      )
    if (!lines.some(line => isOnBase(line, tip))) {
      return [{ claimed, tip, bringer: null, ...walk(commit => lines.some(line => isOnBase(line, commit))) }]
    }
    for (const line of lines) {
      const bringer = broughtBy(line, tip)
      const same = (commit: number) => line.entered[commit] === line.entered[tip]
      if (bringer !== null) return [{ claimed, tip, bringer, ...walk(commit => !same(commit)) }]
    }
    return [{ claimed, tip, bringer: null, own: [], floor: [tip] }]
  })
}
