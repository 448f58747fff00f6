import { isOnBase, type BaseLine } from './base-line.js'
import { isMissing } from './batch.js'
import type { BranchWork, Scene } from './branch-work.js'
import { parentsOf, toPathSet, type Generations } from './commit-graph.js'
import { differenceLine, readDifferences } from './differences.js'
import { commitsByPaths, patchLine, since, type PatchQuestion } from './patch-fate.js'

/** Which patches of a branch are to be looked for on a base, and among which commits. */
export interface PatchPlan {
  /** One for each commit; empty where not every commit has a candidate, or a patch could not tell all of its work. */
  readonly each: readonly PatchQuestion[]
  readonly whole: readonly PatchQuestion[]
}

interface Wanted {
  readonly line: string
  /** The number of the set of paths that it changes. */
  readonly paths: number
}

interface Draft {
  readonly work: BranchWork
  readonly mergeBase: number | undefined
  readonly each: readonly Wanted[]
  readonly whole: readonly Wanted[]
}

/** Plans for all branches: only commits that change the same paths, and came to base after the branch left it, are candidates. */
export const planPatches = async (
  scene: Scene,
  line: BaseLine,
  works: readonly BranchWork[],
): Promise<ReadonlyMap<BranchWork, PatchPlan>> => {
  const { graph } = scene.terrain
  const drafts = await draftAll(scene, line, works)
  const wanted = drafts.flatMap(({ each, whole }) => [...each, ...whole])
  const candidates = commitsByPaths(graph, line, new Set(wanted.map(({ paths }) => paths)))
  return new Map(
    drafts.map(({ work, mergeBase, each, whole }) => {
      const toQuestion = ({ line, paths }: Wanted): PatchQuestion => ({
        line,
        candidates: since(scene.terrain, candidates.get(paths) ?? [], mergeBase),
      })
      const questions = each.map(toQuestion)
      const possible = questions.every(question => question.candidates.length > 0)
      return [work, { each: possible ? questions : [], whole: whole.map(toQuestion) }]
    }),
  )
}

/** The lines to be put to `git diff-tree` for a plan. */
export const planLines = (scene: Scene, { each, whole }: PatchPlan): string[] =>
  [...each, ...whole].flatMap(({ line, candidates }) =>
    candidates.length === 0
      ? []
      : [line, ...candidates.map(commit => patchLine(scene.terrain.graph, commit))],
  )

const draftAll = async (
  scene: Scene,
  line: BaseLine,
  works: readonly BranchWork[],
): Promise<readonly Draft[]> => {
  const { graph } = scene.terrain
  const mergeBaseOf = findMergeBases(scene, line)
  const left = works.map(work => ({ work, mergeBase: mergeBaseOf(work.sketch.tip) }))
  const lineFrom = (commit: number, { sketch }: BranchWork) =>
    differenceLine(graph.shas[commit], graph.shas[sketch.tip] ?? '')
  // A branch that stands on another row's branch may have landed together with it.
  const sums = left.flatMap(({ work, mergeBase }) =>
    mergeBase === undefined || work.sketch.floor[0] === mergeBase ? [] : [lineFrom(mergeBase, work)],
  )
  const pathSets = await readDifferences(scene.where, sums, paths => ({
    number: toPathSet(paths.map(({ path }) => path)),
  }))
  return left.map(({ work, mergeBase }) => {
    const { own, unseen, sketch, net } = work
    const each = unseen ? [] : own.filter(commit => commit.paths.length > 0)
    const whole: Wanted[] = []
    const [floor, ...others] = sketch.floor
    if (floor !== undefined && others.length === 0 && !isMissing(net)) {
      whole.push({ line: lineFrom(floor, work), paths: toPathSet(net.map(({ path }) => path)) })
    }
    const sum = mergeBase === undefined ? undefined : pathSets.get(lineFrom(mergeBase, work))
    if (mergeBase !== undefined && sum !== undefined && !isMissing(sum)) {
      whole.push({ line: lineFrom(mergeBase, work), paths: sum.number })
    }
    const patches = each.map(({ parents, sha, paths }) => ({
      line: differenceLine(parents[0], sha),
      paths: toPathSet(paths),
    }))
    return { work, mergeBase, whole, each: patches }
  })
}

/** The highest commit of base that can be reached from a commit. What was found on the way is kept for the next. */
const findMergeBases = ({ terrain }: Scene, line: BaseLine) => {
  const { graph, generations } = terrain
  const known = new Map<number, number | undefined>()
  return (tip: number): number | undefined => {
    const stack = [tip]
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const parents = isOnBase(line, top) || known.has(top) ? [] : parentsOf(graph, top)
      const waiting = parents.filter(parent => !isOnBase(line, parent) && !known.has(parent))
      if (waiting.length > 0) {
        stack.push(...waiting)
        continue
      }
      if (!isOnBase(line, top) && !known.has(top)) {
        const reached = parents.map(parent => (isOnBase(line, parent) ? parent : known.get(parent)))
        known.set(top, highest(generations, reached))
      }
      stack.pop()
    }
    return isOnBase(line, tip) ? tip : known.get(tip)
  }
}

const highest = (generations: Generations, commits: readonly (number | undefined)[]): number | undefined =>
  commits.reduce(
    (best, commit) =>
      commit !== undefined && (best === undefined || (generations[commit] ?? 0) > (generations[best] ?? 0))
        ? commit
        : best,
    undefined,
  )
