import { createHash } from 'node:crypto'
import type { RowFinder } from '../../src/change/named-rows.js'
import { branchOwners, ownerFinder } from '../../src/evidence/branch-owners.js'
import { changeTextsOf } from '../../src/evidence/change-texts.js'
import { citationsOf } from '../../src/evidence/citations.js'
import { classify } from '../../src/evidence/classify.js'
import { collector } from '../../src/evidence/collector.js'
import { idIndex } from '../../src/evidence/id-index.js'
import { idMatcher } from '../../src/evidence/id-matcher.js'
import { knownIds, spellingsOf } from '../../src/evidence/known-ids.js'
import { namedShares } from '../../src/evidence/named-share.js'
import { untestedBranch } from '../../src/evidence/row-branch.js'
import { evidenceOf, toEvidence } from '../../src/evidence/to-evidence.js'
import type { Census } from '../../src/model/census.js'
import type { BranchFacts, Landing, RawBranch, RawCommit } from '../../src/model/history.js'
import type { JudgedRow } from '../../src/model/report.js'
import type { Settings } from '../../src/model/settings.js'
import { found } from '../../src/model/sought.js'
import type { Example, ExampleBranch, ExampleCommit } from '../../src/rules/page.js'
import type { View } from '../../src/rules/rule.js'

/** The day on which every example is judged, in seconds since 1970. */
export const exampleNow = Date.UTC(2026, 5, 1) / 1000

const day = 86_400

const shaOf = (text: string): string => createHash('sha1').update(text).digest('hex')

/** Commits in the order in which Git tells them: newest first. */
export const toCommits = (commits: readonly ExampleCommit[] = [], kind: string): readonly RawCommit[] =>
  commits
    .map(({ message, paths, daysAgo = 1 }, index) => ({
      sha: shaOf(`${kind} ${index}`),
      parents: index === 0 ? [] : [shaOf(`${kind} ${index - 1}`)],
      time: exampleNow - daysAgo * day,
      message,
      paths,
      change: `${kind} ${index} ${paths.join(' ')}`,
      inverse: '',
    }))
    .reverse()

const landingOf = ({ landed, unknown }: ExampleBranch): Landing => {
  if (unknown !== undefined) return { landed: null, reason: unknown, remedy: 'git fetch' }
  return landed === true
    ? { landed, by: 'merge', time: null }
    : { landed: false, why: 'no test proves it landed' }
}

interface Tip {
  readonly raw: RawBranch
  readonly told: ExampleBranch
}

const toTips = ({ branches = [], headBranch }: Example): readonly Tip[] =>
  branches.map((told, index) => ({
    told,
    raw: {
      ref: `refs/${told.local === true ? 'heads' : 'remotes/origin'}/${told.name}`,
      name: told.name,
      local: told.local === true,
      sha: told.name === headBranch ? shaOf('head') : shaOf(`branch ${index}`),
      time: exampleNow - (told.daysAgo ?? 1) * day,
    },
  }))

const toFacts = ({ raw, told }: Tip): BranchFacts => ({
  ...raw,
  own: Array.from({ length: told.commits ?? 1 }, (_, index) => ({
    sha: shaOf(`${raw.ref} ${index}`),
    parents: [shaOf(`${raw.ref} ${index + 1}`)],
    time: raw.time,
    message: 'A piece of it',
    paths: told.paths,
    change: raw.ref,
    inverse: '',
  })),
  netPaths: told.paths,
  landing: landingOf(told),
})

/** What Git would know of the example, put through the real reading of evidence. */
export const exampleEvidence = (
  example: Example,
  census: Census,
  settings: Settings,
  target: Census = census,
): Pick<View, 'rows' | 'unmatched' | 'named' | 'head'> & { readonly finder: RowFinder } => {
  const { isRecord } = settings
  const ids = knownIds([...census.rows, ...target.rows])
  const matcher = idMatcher(ids)
  const isReference = (header: string): boolean => settings.columns.references.includes(header)
  const citations = new Map(census.rows.map(row => [row.id, citationsOf(row, isReference)]))
  const history = collector({ matcher, isRecord, citations: [...citations.values()].flat(), base: 'main' })
  for (const commit of toCommits(example.base, 'base')) history.add(commit, 'base')
  for (const commit of toCommits(example.change, 'change')) history.add(commit, 'change')
  const settled = history.settle('change')

  const ownerOf = ownerFinder(
    { patterns: settings.branches, parked: settings.parked },
    idIndex(ids.map(({ id }) => id)),
  )
  const tips = new Map(toTips(example).map(tip => [tip.raw.ref, tip]))
  const owners = branchOwners(
    [...tips.values()].map(({ raw }) => raw),
    ownerOf,
  )
  const factsOf = ({ ref }: RawBranch) => [tips.get(ref)].flatMap(tip => (tip ? [toFacts(tip)] : []))
  const evidence = toEvidence(
    ids.map(({ id }) => id),
    {
      history: settled,
      branches: new Map([...owners.byId].map(([id, raws]) => [id, raws.flatMap(factsOf)])),
      citations,
      changeTexts: changeTextsOf(
        { title: example.pullTitle ?? '', body: example.body ?? '', branch: example.headBranch ?? '' },
        { matcher, ownerOf },
      ),
      pullRequests: new Map(),
      isRecord,
    },
  )
  const searched = {
    base: 'origin/main',
    baseCommits: found(settled.commits.base),
    changeCommits: found(settled.commits.change),
    branches: found(tips.size),
    pullRequests: null,
  }
  const rows = census.rows.map((row): JudgedRow => {
    const isNameable = row.searchable || row.aliases.length > 0
    const known = isNameable ? evidenceOf(evidence, [row.id]) : null
    return {
      row,
      evidence: known,
      verdict: known && row.evidence !== 'none' ? classify(known, searched, spellingsOf(row)) : null,
    }
  })
  return {
    rows,
    unmatched: owners.unmatched.map(({ branch }) => untestedBranch(branch)),
    named: namedShares(census, id => settled.baseCommits(id).length > 0),
    head: shaOf('head'),
    finder: {
      namesIn: matcher.namesIn,
      ownerOf: branch => {
        const owner = ownerOf(branch)
        return owner.kind === 'row' ? owner.id : null
      },
    },
  }
}
