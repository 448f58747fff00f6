import type { Landing } from '../model/history.js'
import type { BaseLine } from './base-line.js'
import { isMissing } from './batch.js'
import type { BranchWork, Scene } from './branch-work.js'
import { judgeBringer, judgeTests, noChange, noCommits, unknownLanding } from './landing.js'
import { planLines, planPatches } from './landing-plan.js'
import { compareContent, readBaseContent } from './base-content.js'
import { effectLines, toEffect, type MergeEffect } from './merge-effect.js'
import { mergeAll } from './merges.js'
import { toFate, type PatchQuestion } from './patch-fate.js'
import { readPatches } from './patches.js'

/** Judges whether the work of each branch is on a base, in a handful of processes for all of them. */
export const judgeLandings = async (
  scene: Scene,
  works: readonly BranchWork[],
): Promise<ReadonlyMap<BranchWork, Landing>> => {
  const landings = new Map<BranchWork, Landing>()
  let open: BranchWork[] = []
  for (const work of works) {
    const landing = judgeShape(scene, work)
    if (landing) landings.set(work, landing)
    else open.push(work)
  }
  for (const line of scene.lines) {
    for (const [work, landing] of await judgeOnBase(scene, line, open)) {
      if (landing.landed || !landings.has(work)) landings.set(work, landing)
    }
    open = open.filter(work => !landings.get(work)?.landed)
  }
  return landings
}

const judgeShape = ({ terrain, isReverted }: Scene, { own, net, sketch }: BranchWork): Landing | null => {
  if (own.length === 0) return noCommits
  if (isMissing(net)) return unknownLanding(net)
  if (net.length === 0) return noChange
  return sketch.bringer === null ? null : judgeBringer(terrain.graph, sketch.bringer, isReverted)
}

const judgeOnBase = async (
  scene: Scene,
  line: BaseLine,
  open: readonly BranchWork[],
): Promise<ReadonlyMap<BranchWork, Landing>> => {
  const { where, terrain, isReverted } = scene
  const effects = await readEffects(scene, terrain.graph.shas[line.line.at(-1) ?? 0] ?? '', open)
  const undecided = open.filter(work => effects.get(work) !== 'nothing')
  const plans = await planPatches(scene, line, undecided)
  const patches = await readPatches(
    where,
    [...plans.values()].flatMap(plan => planLines(scene, plan)),
  )
  const fates = (questions: readonly PatchQuestion[] = []) =>
    questions.map(question => toFate(patches, terrain.graph, question, isReverted))
  return new Map(
    open.map(work => {
      const plan = plans.get(work)
      const tests = {
        effect: effects.get(work) ?? 'untried',
        each: fates(plan?.each),
        whole: fates(plan?.whole),
      }
      return [work, judgeTests(terrain.graph, tests)]
    }),
  )
}

const readEffects = async (
  { where, canMerge }: Scene,
  base: string,
  open: readonly BranchWork[],
): Promise<ReadonlyMap<BranchWork, MergeEffect>> => {
  if (open.length === 0) return new Map()
  const netOf = ({ net }: BranchWork) => (isMissing(net) ? [] : net)
  const paths = new Set(open.flatMap(work => netOf(work).map(({ path }) => path)))
  const content = await readBaseContent(where, base, paths)
  if (!content.found) return new Map(open.map(work => [work, content]))
  const told = new Map(open.map(work => [work, compareContent(netOf(work), content.value)]))
  const untold = open.filter(work => told.get(work) === null)
  const tipOf = ({ sketch }: BranchWork) => sketch.claimed.branch.sha
  const merges = canMerge
    ? await mergeAll(
        where,
        untold.flatMap(work => effectLines(base, tipOf(work))),
      )
    : null
  return new Map(open.map(work => [work, told.get(work) ?? toEffect(merges, base, tipOf(work))]))
}
