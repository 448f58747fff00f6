import type { RawCommit } from '../model/history.js'

/** Commits by number, in the order in which they were added, with no more of each than questions about branches need. */
export interface CommitGraph {
  readonly numbers: Map<string, number>
  readonly shas: string[]
  readonly parents: (readonly string[])[]
  /** Committer dates, seconds since 1970. */
  readonly times: number[]
  /** A number for the set of paths that a commit changes: equal sets have equal numbers, others hardly ever. */
  readonly pathSets: number[]
}

/** A graph to which the commits of a pass over history are added. */
export const emptyGraph = (): CommitGraph => ({
  numbers: new Map(),
  shas: [],
  parents: [],
  times: [],
  pathSets: [],
})

/** Adds a commit, unless the graph has it. */
export const addCommit = (graph: CommitGraph, { sha, parents, time, paths }: RawCommit): void => {
  if (graph.numbers.has(sha)) return
  graph.numbers.set(sha, graph.shas.length)
  graph.shas.push(sha)
  graph.parents.push(parents)
  graph.times.push(time)
  graph.pathSets.push(toPathSet(paths))
}

/** The number of a set of paths, whatever their order. */
export const toPathSet = (paths: readonly string[]): number => {
  let sum = paths.length
  for (const path of paths) {
    let code = 0x811c9dc5
    for (let index = 0; index < path.length; index++)
      code = Math.imul(code ^ path.charCodeAt(index), 0x01000193)
    sum = (sum + (code ^ (code >>> 15))) | 0
  }
  return sum
}

/** Numbers of the parents that the graph has. */
export const parentsOf = (graph: CommitGraph, commit: number): number[] => {
  const numbers: number[] = []
  for (const sha of graph.parents[commit] ?? []) {
    const number = graph.numbers.get(sha)
    if (number !== undefined) numbers.push(number)
  }
  return numbers
}

/** One more than the longest way to a root: a commit's is above that of everything it can reach. */
export type Generations = Uint32Array

/** Counts the generations of all commits. */
export const countGenerations = (graph: CommitGraph): Generations => {
  const generations = new Uint32Array(graph.shas.length)
  for (let commit = graph.shas.length - 1; commit >= 0; commit--) {
    const stack = [commit]
    while (stack.length > 0) {
      const top = stack[stack.length - 1] ?? 0
      const parents = generations[top] === 0 ? parentsOf(graph, top) : []
      const waiting = parents.filter(parent => generations[parent] === 0)
      if (waiting.length > 0) {
        stack.push(...waiting)
        continue
      }
      if (generations[top] === 0) {
        generations[top] = 1 + parents.reduce((most, parent) => Math.max(most, generations[parent] ?? 0), 0)
      }
      stack.pop()
    }
  }
  return generations
}

/** Whether `ancestor` can be reached from `commit`. */
export const isReachable = (
  graph: CommitGraph,
  generations: Generations,
  ancestor: number,
  commit: number,
): boolean => {
  const floor = generations[ancestor] ?? 0
  const seen = new Set([commit])
  const stack = [commit]
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (top === ancestor) return true
    if ((generations[top] ?? 0) <= floor) continue
    for (const parent of parentsOf(graph, top)) {
      if (seen.has(parent)) continue
      seen.add(parent)
      stack.push(parent)
    }
  }
  return false
}
