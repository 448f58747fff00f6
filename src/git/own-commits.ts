import { parentsOf, type CommitGraph, type Generations } from './commit-graph.js'

/** What a branch has that nobody below it has. */
export interface OwnCommits {
  /** Children before parents. */
  readonly own: readonly number[]
  /** What they stand on: commits of others that are parents of own ones, less those that another of them can reach. */
  readonly floor: readonly number[]
}

/** Whose a commit is that the walk comes upon: a `settled` one has none but settled ones below it. */
export type Owner = 'own' | 'other' | 'settled'

/** How a walk finds its way. */
export interface Terrain {
  readonly graph: CommitGraph
  readonly generations: Generations
  /** Whether the first can be reached from the second. */
  readonly reaches: (ancestor: number, commit: number) => boolean
}

/** Walks from the tip down to what is settled. `ownerOf` is asked once for each commit on the way. */
export const findOwnCommits = (
  { graph, generations, reaches }: Terrain,
  tip: number,
  ownerOf: (commit: number) => Owner,
): OwnCommits => {
  const owners = new Map<number, Owner>()
  const queue = newQueue(generations)
  const own: number[] = []
  let open = 0
  const meet = (commit: number, below: Owner) => {
    const known = owners.get(commit)
    const owner = known ?? ownerOf(commit)
    const taken = owner === 'own' && below === 'other' ? 'other' : owner
    if (taken === 'own' && known === undefined) open++
    if (taken === 'other' && known === 'own') open--
    owners.set(commit, taken)
    if (known === undefined && taken !== 'settled') queue.push(commit)
  }
  meet(tip, 'own')
  // A commit is taken up after all its children, so that what any of them says of it is known. Once nothing is left
  // that could be the branch's own, the rest need not be walked.
  while (open > 0) {
    const commit = queue.pop()
    if (commit === undefined) break
    const owner = owners.get(commit) ?? 'settled'
    if (owner === 'own') {
      open--
      own.push(commit)
    }
    for (const parent of parentsOf(graph, commit)) meet(parent, owner)
  }
  const floor = new Set(
    own.flatMap(commit => parentsOf(graph, commit)).filter(parent => owners.get(parent) !== 'own'),
  )
  const sorted = [...floor].sort((left, right) => (generations[right] ?? 0) - (generations[left] ?? 0))
  const kept: number[] = []
  for (const commit of sorted) if (!kept.some(other => reaches(commit, other))) kept.push(commit)
  return { own, floor: kept }
}

/** Commits to be taken up, the highest generation first. */
const newQueue = (generations: Generations) => {
  const heap: number[] = []
  const rank = (index: number) => generations[heap[index] ?? 0] ?? 0
  const swap = (left: number, right: number) => {
    const commit = heap[left] ?? 0
    heap[left] = heap[right] ?? 0
    heap[right] = commit
  }
  const push = (commit: number) => {
    let index = heap.push(commit) - 1
    for (let up = (index - 1) >> 1; index > 0 && rank(up) < rank(index); up = (index - 1) >> 1) {
      swap(index, up)
      index = up
    }
  }
  const pop = (): number | undefined => {
    if (heap.length < 2) return heap.pop()
    swap(0, heap.length - 1)
    const top = heap.pop()
    for (let index = 0; ;) {
      const left = 2 * index + 1
      const child = left + 1 < heap.length && rank(left + 1) > rank(left) ? left + 1 : left
      if (child >= heap.length || rank(child) <= rank(index)) return top
      swap(index, child)
      index = child
    }
  }
  return { push, pop }
}
