import { defaultBranches, defaultParked, defaultRecords } from './defaults.js'
import { covers } from './glob-cover.js'
import { sameValue, type Looser } from './looser.js'
import { relaxedClaims } from './relaxed-claims.js'
import { relaxedRules, type RuleDefaults } from './relaxed-rules.js'
import { relaxedCoverage } from './relaxed-coverage.js'
import { relaxedChanges } from './relaxed-changes.js'
import { relaxedContracts } from './relaxed-contracts.js'
import { relaxedDocuments } from './relaxed-documents.js'
import { relaxedStates } from './relaxed-states.js'
import type { Config } from './schema.js'

/**
 * What the second configuration relaxes of the first, in its own words. Where nobody can tell whether a change makes
 * something stricter or less strict, it is named too. A first configuration relaxes nothing.
 */
export const relaxations = (
  before: Config | null,
  after: Config | null,
  rules: readonly RuleDefaults[],
): readonly Looser[] => {
  if (before === null) return []
  if (after === null)
    return [{ path: [], words: 'there is no configuration any more, and nothing is agreed' }]
  return [
    ...relaxedBase(before, after),
    ...relaxedMatrices(before, after),
    ...relaxedReading(before, after),
    ...relaxedStates(before, after),
    ...relaxedEvidence(before, after),
    ...relaxedRules(before, after, rules),
    ...relaxedChanges(before, after),
    ...relaxedContracts(before, after),
    ...relaxedClaims(before, after),
    ...relaxedDocuments(before, after),
    ...relaxedCoverage(before.coverage, after.coverage),
  ]
}

const listOf = <Item>(value: Item | Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const added = <Item>(before: readonly Item[] = [], after: readonly Item[] = []): readonly Item[] =>
  after.filter(each => !before.includes(each))

const relaxedBase = (before: Config, after: Config): readonly Looser[] =>
  added(listOf(before.base), listOf(after.base)).map(branch => ({
    path: ['base'],
    words: `work counts as landed on ${branch}`,
  }))

const relaxedMatrices = (before: Config, after: Config): readonly Looser[] => {
  const [old, now] = [before, after].map(({ matrices = [] }) =>
    matrices.map(entry => (typeof entry === 'string' ? { files: entry } : entry)),
  ) as [Entry[], Entry[]]
  const globs = now.flatMap(({ files }) => listOf(files))
  const gone = old
    .flatMap(({ files }) => listOf(files))
    .filter(
      glob => !glob.startsWith('!') && !covers(globs, [glob, ...globs.filter(each => each.startsWith('!'))]),
    )
  const known = old.flatMap(({ files }) => listOf(files))
  const taken = added(known, globs).filter(glob => glob.startsWith('!'))
  const empty = now.filter(
    entry =>
      entry['allow-empty'] !== undefined &&
      !old.some(each => each['allow-empty'] !== undefined && sameValue(each.files, entry.files)),
  )
  const [were, are] = [old, now].map(entries => new Map(entries.map(each => [nameOf(each), each])))
  const names = [...new Set([...are!.keys(), ...were!.keys()])]
  const told = names.filter(name => !sameValue(were!.get(name)?.records, are!.get(name)?.records))
  const settles = (entry?: Entry): boolean => entry?.rules !== undefined || entry?.records !== undefined
  const settling = names.filter(name => settles(were!.get(name)) && settles(are!.get(name)))
  const inOrder = (entries: readonly Entry[]) => entries.map(nameOf).filter(name => settling.includes(name))
  const isReordered = !sameValue(inOrder(old), inOrder(now))
  return [
    ...gone.map(glob => ({ path: ['matrices'], words: `${glob} is no matrix any more` })),
    ...taken.map(glob => ({ path: ['matrices'], words: `${glob.slice(1)} is taken from the matrices` })),
    ...empty.map(({ files }) => ({
      path: ['matrices'],
      words: `${listOf(files).join(', ')} may hold no rows`,
    })),
    ...told.map(name => ({
      path: ['matrices'],
      words: `what is record for the rows of ${name} is otherwise`,
    })),
    ...(isReordered ? [{ path: ['matrices'], words: 'entries settle their files in another order' }] : []),
  ]
}

type Entry = Exclude<NonNullable<Config['matrices']>[number], string>

const nameOf = ({ files }: Entry): string => listOf(files).join(', ')

const relaxedReading = (before: Config, after: Config): readonly Looser[] => [
  ...(['id', 'state', 'spec', 'owner', 'references'] as const).flatMap(column =>
    sameValue(listOf(before.columns?.[column]), listOf(after.columns?.[column]))
      ? []
      : [{ path: ['columns', column], words: `the ${column} is read from other columns` }],
  ),
  ...(before.ids === after.ids ? [] : [{ path: ['ids'], words: 'IDs are read by another pattern' }]),
  ...(before.namespace !== 'file' && after.namespace === 'file'
    ? [{ path: ['namespace'], words: 'rows of one ID in two files need not agree' }]
    : []),
]

const relaxedEvidence = (before: Config, after: Config): readonly Looser[] => {
  const [old, now] = [before, after].map(config => ({
    branches: config.branches ?? defaultBranches,
    parked: config.parked ?? defaultParked,
    records: config.records ?? defaultRecords,
  })) as [Evidence, Evidence]
  const asRecord = (glob: string): string => `${glob} is a record, and needs no row`
  const asWork = (glob: string): string => `commits to ${glob} count as work`
  const said = (path: string, words: string): Looser => ({ path: [path], words })
  return [
    ...added(old.branches, now.branches).map(each =>
      said('branches', `branches ${each} keep a row in flight`),
    ),
    ...added(now.parked, old.parked).map(each => said('parked', `branches ${each} are not parked any more`)),
    ...added(old.parked, now.parked).map(each => said('parked', `branches ${each} are nobody's work`)),
    ...added(now.records, old.records).map(each =>
      said('records', each.startsWith('!') ? asRecord(each.slice(1)) : asWork(each)),
    ),
    ...added(old.records, now.records).map(each =>
      said('records', each.startsWith('!') ? asWork(each.slice(1)) : asRecord(each)),
    ),
  ]
}

interface Evidence {
  readonly branches: readonly string[]
  readonly parked: readonly string[]
  readonly records: readonly string[]
}
