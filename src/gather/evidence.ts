import { branchOwners, ownerFinder } from '../evidence/branch-owners.js'
import { changeTextsOf, pullRequestsById } from '../evidence/change-texts.js'
import type { Citation } from '../evidence/citations.js'
import { collector, type Collector } from '../evidence/collector.js'
import { idIndex } from '../evidence/id-index.js'
import { idMatcher } from '../evidence/id-matcher.js'
import { knownIds } from '../evidence/known-ids.js'
import { untestedBranch } from '../evidence/row-branch.js'
import type { Searched } from '../evidence/searched.js'
import { evidenceOf, toEvidence, type Gathered } from '../evidence/to-evidence.js'
import type { Base } from '../git/base.js'
import { gatherBranchFacts } from '../git/branch-facts.js'
import { addCommit, emptyGraph } from '../git/commit-graph.js'
import type { History } from '../git/history.js'
import { toBranches } from '../git/refs.js'
import type { Repository } from '../git/repository.js'
import type { RowFinder } from '../change/named-rows.js'
import type { Census } from '../model/census.js'
import type { Evidence, OpenPullRequest, RowBranch } from '../model/evidence.js'
import type { BranchFacts, RawCommit } from '../model/history.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import { citationsById } from './citations.js'
import type { AuditOptions } from './options.js'

/** Everything that Git knows of the rows. */
export interface GatheredEvidence {
  /** With the change, and without it. */
  readonly landed: RowEvidence
  readonly target: RowEvidence
  readonly isNamed: (id: string) => boolean
  readonly unmatched: readonly RowBranch[]
  /** Commits of the change, newest first. */
  readonly change: readonly RawCommit[]
  readonly finder: RowFinder
  readonly commits: number
  readonly branches: number
}

/** What is known of each row of one census, and where it was sought. */
export interface RowEvidence {
  /** Counts under all of the IDs, which are one row's. */
  readonly of: (row: Row, ids: readonly [string, ...string[]]) => Evidence
  readonly searched: Searched
}

/** The question: whose evidence, and the two passes over history that Git has begun. */
export interface EvidenceQuestion {
  readonly census: Census
  /** That of target; the same where base itself is judged. */
  readonly before: Census
  readonly settings: Settings
  readonly bases: readonly [Base, ...Base[]]
  readonly history: History
  readonly change: History
  readonly options: Pick<AuditOptions, 'title' | 'body' | 'headBranch'>
  /** The open pull requests of others; null where nobody could look. */
  readonly pullRequests: readonly OpenPullRequest[] | null
  /** Is shown every commit of base. */
  readonly onBase: (commit: RawCommit) => void
}

type IsRecord = (path: string) => boolean

/** Reads history once for all rows, and asks what became of the branches that belong to them. */
export const gatherEvidence = async (
  repository: Repository,
  { census, before, settings, bases, history, change, options, pullRequests, onBase }: EvidenceQuestion,
): Promise<Sought<GatheredEvidence>> => {
  const known = knownIds(census === before ? census.rows : [...census.rows, ...before.rows])
  const matcher = idMatcher(known)
  const ownerOf = ownerFinder(
    { patterns: settings.branches, parked: settings.parked },
    idIndex(known.map(({ id }) => id)),
  )
  const citations = citationsById(census, settings)
  const citedBefore = census === before ? citations : citationsById(before, settings)
  const base = nameOf(bases[0].ref)
  const sifting = {
    matcher,
    citations: [...allOf(citations), ...(citations === citedBefore ? [] : allOf(citedBefore))],
    base: base.replace(/^origin\//, ''),
  }
  const general = collector({ ...sifting, isRecord: settings.isRecord })
  const collectors = new Map<IsRecord, Collector>([[settings.isRecord, general]])
  for (const { isRecord } of settings.matrices)
    if (isRecord) collectors.set(isRecord, collector({ ...sifting, isRecord }))
  const graph = emptyGraph()

  const owners = branchOwners(toBranches(repository.refs, bases[0].remote?.name ?? null), ownerOf)
  const claimed = [...owners.byId].flatMap(([id, branches]) => branches.map(branch => ({ id, branch })))

  const landed = await history.read(commit => {
    if (claimed.length > 0) addCommit(graph, commit)
    for (const each of collectors.values()) each.add(commit, 'base')
    onBase(commit)
  })
  if (!landed.found) return landed
  const commits: RawCommit[] = []
  const ahead = await change.read(commit => {
    for (const each of collectors.values()) each.add(commit, 'change')
    commits.push(commit)
  })
  if (!ahead.found) return ahead

  const { isReverted, baseCommits } = general.settle('base')
  const facts = await gatherBranchFacts(repository, {
    bases: bases.map(({ sha }) => sha),
    branches: claimed,
    graph,
    isReverted: sha => graph.numbers.has(sha) && isReverted(sha),
  })
  if (!facts.found) return facts

  const words = { title: options.title ?? '', body: options.body ?? '', branch: options.headBranch ?? '' }
  const shared = {
    branches: factsById(claimed, facts.value),
    pullRequests: pullRequestsById(pullRequests ?? [], { matcher, ownerOf }),
  }
  const ids = known.map(({ id }) => id)
  const recordOf = new Map<string, IsRecord>()
  const recordsAt = (path: string): IsRecord =>
    settings.matrices.find(({ isMatch }) => isMatch(path))?.isRecord ?? settings.isRecord
  const sideOf = (
    through: 'base' | 'change',
    own: Pick<Gathered, 'citations' | 'changeTexts'>,
  ): RowEvidence => {
    const byRecord = new Map<IsRecord, ReadonlyMap<string, Evidence>>()
    for (const [isRecord, each] of collectors) {
      byRecord.set(isRecord, toEvidence(ids, { ...shared, ...own, history: each.settle(through), isRecord }))
    }
    return {
      of: (row, names) => {
        const { path } = row.place
        const isRecord = recordOf.get(path) ?? recordsAt(path)
        recordOf.set(path, isRecord)
        return evidenceOf(byRecord.get(isRecord) ?? new Map(), names)
      },
      searched: {
        base,
        baseCommits: found(landed.value.commits),
        changeCommits: found(through === 'base' ? 0 : ahead.value.commits),
        branches: found(claimed.length),
        pullRequests: pullRequests?.length ?? null,
      },
    }
  }
  const none = new Map<string, never>()
  const isBase = census === before && commits.length === 0 && options.title === undefined
  const landedSide = sideOf('change', { citations, changeTexts: changeTextsOf(words, { matcher, ownerOf }) })
  return found({
    landed: landedSide,
    target: isBase ? landedSide : sideOf('base', { citations: citedBefore, changeTexts: none }),
    isNamed: id => baseCommits(id).length > 0,
    unmatched: owners.unmatched.map(({ branch }) => untestedBranch(branch)),
    change: commits,
    finder: {
      namesIn: matcher.namesIn,
      ownerOf: branch => {
        const owner = ownerOf(branch)
        return owner.kind === 'row' ? owner.id : null
      },
    },
    commits: landed.value.commits + ahead.value.commits,
    branches: claimed.length,
  })
}

const allOf = (citations: ReadonlyMap<string, readonly Citation[]>): readonly Citation[] =>
  [...citations.values()].flat()

/** A base as people say it: `origin/main`. */
const nameOf = (ref: string): string => ref.replace(/^refs\/(?:remotes|heads)\//, '')

const factsById = (
  claimed: readonly { readonly id: string; readonly branch: { readonly ref: string } }[],
  facts: ReadonlyMap<string, BranchFacts>,
): ReadonlyMap<string, readonly BranchFacts[]> => {
  const byId = new Map<string, BranchFacts[]>()
  for (const { id, branch } of claimed) {
    const known = facts.get(branch.ref)
    if (!known) throw new Error(`Nobody asked what became of ${branch.ref}`)
    byId.set(id, [...(byId.get(id) ?? []), known])
  }
  return byId
}
