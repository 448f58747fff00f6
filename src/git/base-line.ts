import { parentsOf, type CommitGraph } from './commit-graph.js'

/** The first-parent line of a base, and when each commit of its history came onto it. */
export interface BaseLine {
  /** Commits of the line, oldest first. */
  readonly line: readonly number[]
  /** For each commit of the graph the place on the line of the commit that brought it in; -1 for one that is not on base. */
  readonly entered: Int32Array
}

/** Follows base to its first commit. */
export const followLine = (graph: CommitGraph, base: number): BaseLine => {
  const line: number[] = []
  for (let commit: number | undefined = base; commit !== undefined; commit = firstParent(graph, commit))
    line.push(commit)
  line.reverse()
  const entered = new Int32Array(graph.shas.length).fill(-1)
  line.forEach((commit, place) => {
    const stack = [commit]
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      if (entered[top] !== -1) continue
      entered[top] = place
      stack.push(...parentsOf(graph, top))
    }
  })
  return { line, entered }
}

const firstParent = (graph: CommitGraph, commit: number): number | undefined => {
  const sha = graph.parents[commit]?.[0]
  return sha === undefined ? undefined : graph.numbers.get(sha)
}

/** Whether the commit is in the history of base. */
export const isOnBase = ({ entered }: BaseLine, commit: number): boolean => (entered[commit] ?? -1) >= 0

/** The commit of the line that brought the commit in from beside it; null for one on the line, or not on base. */
export const broughtBy = ({ line, entered }: BaseLine, commit: number): number | null => {
  const bringer = line[entered[commit] ?? -1]
  return bringer === undefined || bringer === commit ? null : bringer
}
