import { branchOwners, ownerFinder } from '../evidence/branch-owners.js'
import { changeTextsOf } from '../evidence/change-texts.js'
import { citationsOf, type Citation } from '../evidence/citations.js'
import { collector, type Collector } from '../evidence/collector.js'
import { idIndex } from '../evidence/id-index.js'
import { idMatcher } from '../evidence/id-matcher.js'
import { knownIds } from '../evidence/known-ids.js'
import { untestedBranch } from '../evidence/row-branch.js'
import type { Searched } from '../evidence/searched.js'
import { toEvidence } from '../evidence/to-evidence.js'
import type { Base } from '../git/base.js'
import { gatherBranchFacts } from '../git/branch-facts.js'
import { addCommit, emptyGraph } from '../git/commit-graph.js'
import type { History } from '../git/history.js'
import { toBranches } from '../git/refs.js'
import type { Repository } from '../git/repository.js'
import type { Census } from '../model/census.js'
import type { Evidence, RowBranch } from '../model/evidence.js'
import type { BranchFacts } from '../model/history.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import { normaliseHeader } from '../record/header.js'
import type { AuditOptions } from './options.js'

/** Everything that Git knows of the rows. */
export interface GatheredEvidence {
  readonly of: (row: Row) => Evidence
  readonly isNamed: (id: string) => boolean
  readonly searched: Searched
  readonly unmatched: readonly RowBranch[]
  readonly commits: number
  readonly branches: number
}

/** The question: whose evidence, and the two passes over history that Git has begun. */
export interface EvidenceQuestion {
  readonly census: Census
  readonly settings: Settings
  readonly bases: readonly [Base, ...Base[]]
  readonly history: History
  readonly change: History
  readonly options: Pick<AuditOptions, 'title' | 'body' | 'headBranch'>
}

type IsRecord = (path: string) => boolean

/** Reads history once for all rows, and asks what became of the branches that belong to them. */
export const gatherEvidence = async (
  repository: Repository,
  { census, settings, bases, history, change, options }: EvidenceQuestion,
): Promise<Sought<GatheredEvidence>> => {
  const known = knownIds(census.rows)
  const matcher = idMatcher(known)
  const ownerOf = ownerFinder(
    { patterns: settings.branches, parked: settings.parked },
    idIndex(known.map(({ id }) => id)),
  )
  const citations = citationsById(census, settings)
  const base = nameOf(bases[0].ref)
  const sifting = { matcher, citations: [...citations.values()].flat(), base: base.replace(/^origin\//, '') }

  const general = collector({ ...sifting, isRecord: settings.isRecord })
  const own = new Map<IsRecord, Collector>()
  for (const { isRecord } of settings.matrices)
    if (isRecord) own.set(isRecord, collector({ ...sifting, isRecord }))
  const collectors = [general, ...own.values()]
  const graph = emptyGraph()

  const owners = branchOwners(toBranches(repository.refs, bases[0].remote?.name ?? null), ownerOf)
  const claimed = [...owners.byId].flatMap(([id, branches]) => branches.map(branch => ({ id, branch })))

  const onBase = await history.read(commit => {
    if (claimed.length > 0) addCommit(graph, commit)
    for (const each of collectors) each.add(commit, 'base')
  })
  if (!onBase.found) return onBase
  const ahead = await change.read(commit => {
    for (const each of collectors) each.add(commit, 'change')
  })
  if (!ahead.found) return ahead

  const { isReverted } = general.settle('base')
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
    citations,
    changeTexts: changeTextsOf(words, { matcher, ownerOf }),
    pullRequests: new Map(),
  }
  const ids = known.map(({ id }) => id)
  const evidence = new Map<IsRecord, ReadonlyMap<string, Evidence>>()
  for (const [isRecord, each] of [[settings.isRecord, general] as const, ...own]) {
    evidence.set(isRecord, toEvidence(ids, { ...shared, history: each.settle('change'), isRecord }))
  }
  const evidenceOf = (row: Row): Evidence => {
    const entry = settings.matrices.find(({ isMatch }) => isMatch(row.place.path))
    const gathered = evidence.get(entry?.isRecord ?? settings.isRecord)?.get(row.id)
    if (!gathered) throw new Error(`Nothing was ever gathered for ${row.id}`)
    return gathered
  }
  const all = evidence.get(settings.isRecord)
  return found({
    of: evidenceOf,
    isNamed: id => (all?.get(id)?.baseCommits.length ?? 0) > 0,
    searched: {
      base,
      baseCommits: found(onBase.value.commits),
      changeCommits: found(ahead.value.commits),
      branches: found(claimed.length),
      pullRequests: null,
    },
    unmatched: owners.unmatched.map(({ branch }) => untestedBranch(branch)),
    commits: onBase.value.commits + ahead.value.commits,
    branches: claimed.length,
  })
}

/** A base as people say it: `origin/main`. */
const nameOf = (ref: string): string => ref.replace(/^refs\/(?:remotes|heads)\//, '')

const citationsById = (census: Census, settings: Settings): ReadonlyMap<string, readonly Citation[]> => {
  const columns = new Set(settings.columns.references.map(normaliseHeader))
  // Most records name no such column, and a header is shared by the rows of its table.
  const known = new Map<string, boolean>()
  const isReference = (header: string): boolean => {
    if (columns.size === 0) return false
    const answer = known.get(header) ?? columns.has(normaliseHeader(header))
    known.set(header, answer)
    return answer
  }
  const citations = new Map<string, Citation[]>()
  for (const row of census.rows) {
    const cited = citationsOf(row, isReference)
    if (cited.length > 0) citations.set(row.id, [...(citations.get(row.id) ?? []), ...cited])
  }
  return citations
}

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
