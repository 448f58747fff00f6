import { found, type Sought } from '../model/sought.js'
import { isMissing } from './batch.js'
import { callGit } from './call.js'
import { differenceLine, readDifferences, type DifferentPath } from './differences.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import type { Supplied } from './supply.js'
import { contentsOf } from './supply-differences.js'

interface Pair {
  readonly ours: string
  readonly theirs: string
}

/** Brings what merging each pair (`<ours> <theirs>`) will read; nothing to do where nothing was left out. */
export const supplyMerges = async (where: Supplied, lines: Iterable<string>): Promise<Sought<true>> => {
  if (!where.supply) return found(true)
  const pairs = [...new Set(lines)].map(toPair).filter(({ ours, theirs }) => ours !== theirs)
  const forks: Fork[] = []
  // Of several merge bases Git makes one, by merging them.
  for (let left = pairs; left.length > 0;) {
    const next = await readForks(where, left)
    if (!next.found) return next
    forks.push(...next.value)
    const seen = new Set(forks.map(({ ours, theirs }) => `${ours} ${theirs}`))
    left = next.value
      .flatMap(({ bases }) => bases.slice(1).map((theirs, index) => ({ ours: bases[index] ?? '', theirs })))
      .filter(({ ours, theirs }) => !seen.has(`${ours} ${theirs}`))
  }
  const sides = forks.flatMap(fork =>
    fork.bases.flatMap(base => [differenceLine(base, fork.ours), differenceLine(base, fork.theirs)]),
  )
  const differences = await readDifferences(where, sides, paths => paths)
  const side = (bases: readonly string[], tip: string) =>
    bases.flatMap(base => {
      const answer = differences.get(differenceLine(base, tip))
      return answer === undefined || isMissing(answer) ? [] : answer
    })
  return where.supply(
    forks.flatMap(({ bases, ours, theirs }) => readByMerge(side(bases, ours), side(bases, theirs))),
  )
}

const toPair = (line: string): Pair => {
  const [ours = '', theirs = ''] = line.split(' ')
  return { ours, theirs }
}

interface Fork extends Pair {
  readonly bases: readonly string[]
}

const mostPairs = 500

/** Finds the merge bases of all pairs. `rev-parse a...b` answers a, b and each base with a caret before it. */
const readForks = async (where: Where, pairs: readonly Pair[]): Promise<Sought<readonly Fork[]>> => {
  const forks: Fork[] = []
  for (let start = 0; start < pairs.length; start += mostPairs) {
    const batch = pairs.slice(start, start + mostPairs)
    const answer = await callGit(where, [
      'rev-parse',
      ...batch.map(({ ours, theirs }) => `${ours}...${theirs}`),
    ])
    if (answer.status !== 0) return failure('could not find merge bases', answer, mendObjects)
    let left = 0
    for (const word of answer.stdout.toString().split('\n').slice(0, -1)) {
      const fork = forks.at(-1)
      if (word.startsWith('^') && fork)
        forks[forks.length - 1] = { ...fork, bases: [...fork.bases, word.slice(1)] }
      else if (left++ % 2 === 0) forks.push({ ...(batch[left >> 1] ?? toPair('')), bases: [] })
    }
  }
  return found(forks)
}

/** The contents that the merge compares: of paths that both sides changed, and of those that a rename may connect. */
const readByMerge = (ours: readonly DifferentPath[], theirs: readonly DifferentPath[]): string[] => {
  const both = [...changedBy(ours, theirs), ...changedBy(theirs, ours)]
  const renamed = [...renamedBy(ours, theirs), ...renamedBy(theirs, ours)]
  return [...both, ...renamed].flatMap(contentsOf)
}

const changedBy = (side: readonly DifferentPath[], other: readonly DifferentPath[]): DifferentPath[] => {
  const paths = new Set(other.map(({ path }) => path))
  return side.filter(({ path }) => paths.has(path))
}

/**
 * Where a side takes away what the other one touches, or a folder to which the other one adds, Git looks for it among
 * what the side brings.
 */
const renamedBy = (side: readonly DifferentPath[], other: readonly DifferentPath[]): DifferentPath[] => {
  const gone = side.filter(isGone)
  const fresh = side.filter(isFresh)
  if (gone.length === 0 || fresh.length === 0) return []
  const touched = new Set(other.flatMap(each => (isFresh(each) ? foldersOf(each.path) : [each.path])))
  const isSought = gone.some(
    ({ path }) => touched.has(path) || foldersOf(path).some(folder => touched.has(folder)),
  )
  return isSought ? [...gone, ...fresh] : []
}

const isGone = ({ after }: DifferentPath): boolean => after.startsWith('000000 ')

const isFresh = ({ before }: DifferentPath): boolean => before.startsWith('000000 ')

const foldersOf = (path: string): string[] => {
  const folders: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end + 1))
  return folders
}
