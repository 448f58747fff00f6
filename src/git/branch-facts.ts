import type { BranchFacts, RawCommit } from '../model/history.js'
import { found, type Missing, type Sought } from '../model/sought.js'
import { followLine, isOnBase } from './base-line.js'
import { isMissing } from './batch.js'
import { readBranchHistory } from './branch-history.js'
import { sketchBranches, surveyTerrain, type ClaimedBranch, type Sketch } from './branch-sketch.js'
import { readBranchWork, type BranchWork } from './branch-work.js'
import { addCommit, type CommitGraph } from './commit-graph.js'
import { readHistory } from './history.js'
import { unknownLanding } from './landing.js'
import { judgeLandings } from './landing-judge.js'
import { withQuarantine } from './quarantine.js'
import type { Repository } from './repository.js'
import { isAtLeast, readGitVersion } from './version.js'

export interface BranchQuestion {
  /** Tips of the bases, the trunk first. */
  readonly bases: readonly string[]
  readonly branches: readonly ClaimedBranch[]
  /** Holds the whole history of every base. The commits of the branches are added to it. */
  readonly graph: CommitGraph
  /** Whether a commit was taken back, and nothing restored it. */
  readonly isReverted: (sha: string) => boolean
}

/**
 * Finds out, for all branches together, what each has of its own and whether that is on base. What cannot be read of
 * one branch is unknown for that branch alone. Nothing is written to the repository. By full ref.
 */
export const gatherBranchFacts = async (
  repository: Repository,
  { bases, branches, graph, isReverted }: BranchQuestion,
): Promise<Sought<ReadonlyMap<string, BranchFacts>>> => {
  if (branches.length === 0) return found(new Map())
  const version = await readGitVersion(repository)
  if (!version.found) return version
  const lines = bases.map(base => followLine(graph, numberOf(graph, base)))
  const isOff = (sha: string) => !lines.some(line => isOnBase(line, graph.numbers.get(sha) ?? -1))
  const tips = new Set(branches.map(({ branch }) => branch.sha).filter(isOff))
  const history = await readBranchHistory(repository, [...tips], bases)
  for (const commit of history.commits.values()) addCommit(graph, commit)
  const terrain = surveyTerrain(graph, lines)
  const sketches = sketchBranches(terrain, lines, branches)
  const commits = await readOwn(repository, graph, sketches, history.commits)
  if (!commits.found) return commits
  const canMerge = isAtLeast(version.value, 2, 39)
  const judged = await withQuarantine(repository, async where => {
    const { supply } = repository
    const scene = {
      where: { ...where, ...(supply && { supply }) },
      canMerge,
      terrain,
      lines,
      isReverted,
      commits: commits.value,
    }
    const works = await readBranchWork(scene, sketches)
    const landings = await judgeLandings(scene, works)
    return works.map(work => toFacts(work, landings.get(work)))
  })
  if (isMissing(judged)) return judged
  const unread = branches.flatMap(claimed =>
    toUnreadable(claimed, history.unreadable.get(claimed.branch.sha)),
  )
  return found(new Map([...judged, ...unread].map(facts => [facts.ref, facts])))
}

const numberOf = (graph: CommitGraph, sha: string): number => {
  const number = graph.numbers.get(sha)
  if (number === undefined) throw new Error(`the history of the base ${sha} was not read`)
  return number
}

/** The own commits of branches that base has already were not read in full: the graph keeps only their shape. */
const readOwn = async (
  repository: Repository,
  graph: CommitGraph,
  sketches: readonly Sketch[],
  known: ReadonlyMap<string, RawCommit>,
): Promise<Sought<ReadonlyMap<string, RawCommit>>> => {
  const commits = new Map(known)
  const lacking = new Set(sketches.flatMap(({ own }) => own.map(commit => graph.shas[commit] ?? '')))
  const include = [...lacking].filter(sha => !known.has(sha))
  const read = await readHistory(repository, { include, alone: true }, commit =>
    commits.set(commit.sha, commit),
  )
  return read.found ? found(commits) : read
}

const toFacts = (
  { sketch, own, net }: BranchWork,
  landing: BranchFacts['landing'] | undefined,
): BranchFacts => {
  if (landing === undefined) throw new Error(`the branch ${sketch.claimed.branch.ref} was not judged`)
  return {
    ...sketch.claimed.branch,
    own,
    netPaths: isMissing(net) ? [] : net.map(({ path }) => path),
    landing,
  }
}

const toUnreadable = ({ branch }: ClaimedBranch, lost: Missing | undefined): BranchFacts[] =>
  lost ? [{ ...branch, own: [], netPaths: [], landing: unknownLanding(lost) }] : []
