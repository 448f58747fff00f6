import type { ColumnNames, MatrixEntry, RuleSetting, Settings, StateRule } from '../model/settings.js'
import { stateRule } from '../model/state-rule.js'
import { toChangeSettings } from './change-settings.js'
import { toContractSettings } from './contract-settings.js'
import { toClaimSettings } from './claim-settings.js'
import { toCoverageSettings } from './coverage-settings.js'
import { defaultBranches, defaultParked, defaultRecords } from './defaults.js'
import { toDocuments } from './document-settings.js'
import { compileGlobs } from './glob.js'
import { compileIdPattern } from './pattern.js'
import type { Config, RuleOptions } from './schema.js'
import type { Path } from './tree.js'

type Entry = Exclude<NonNullable<Config['matrices']>[number], string>
type RuleMap = NonNullable<Config['rules']>

const listOf = <Item>(value: Item | Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const toStates = (states: Config['states']): readonly StateRule[] | null =>
  states === undefined
    ? null
    : Object.entries(states).map(([word, state]) => {
        if (typeof state === 'string') return stateRule(word, state)
        const own = stateRule(word, state.class)
        return { ...own, live: state.live ?? own.live, evidence: state.evidence ?? own.evidence }
      })

const toRules = (settings: RuleMap | undefined, rules: readonly RuleOptions[]): Map<string, RuleSetting> => {
  const byId = new Map<string, RuleSetting>()
  for (const { id, options } of rules) {
    const setting = settings?.[id]
    if (setting === undefined) continue
    if (typeof setting === 'string')
      byId.set(id, { severity: setting as RuleSetting['severity'] & string, options: options.parse({}) })
    else {
      const { severity, ...rest } = setting as RuleSetting & Record<string, unknown>
      byId.set(id, { ...(severity && { severity }), options: options.parse(rest) })
    }
  }
  return byId
}

const toColumns = (columns: Config['columns'] = {}): ColumnNames => ({
  id: listOf(columns.id),
  state: listOf(columns.state),
  spec: listOf(columns.spec),
  owner: listOf(columns.owner),
  references: listOf(columns.references),
})

interface GlobLine {
  readonly glob: string
  readonly entry: Omit<Entry, 'files'>
  readonly line: number
}

const flatten = (matrices: Config['matrices'] = [], lineOf: (index: number) => number): GlobLine[] =>
  matrices.flatMap((given, index) => {
    const { files, ...entry } = typeof given === 'string' ? { files: given } : given
    return listOf(files).map(glob => ({ glob, entry, line: lineOf(index) }))
  })

type IsRecord = (path: string) => boolean

/** One entry for each glob, so that each that matches nothing can be named; a `!` glob takes away from all before it. */
const toEntries = (
  lines: readonly GlobLine[],
  rules: readonly RuleOptions[],
  withMatrices: (globs: readonly string[]) => IsRecord,
): readonly MatrixEntry[] =>
  lines.flatMap(({ glob, entry, line }, index) => {
    if (glob.startsWith('!')) return []
    const without = lines.slice(index + 1).filter(later => later.glob.startsWith('!'))
    const files = [glob, ...without.map(later => later.glob)]
    return {
      files,
      allowEmpty: entry['allow-empty'] ?? null,
      isMatch: compileGlobs(files),
      isRecord: entry.records ? withMatrices(entry.records) : null,
      rules: toRules(entry.rules, rules),
      line,
    }
  })

/** What an accepted configuration means, every default filled in. */
export const toSettings = (
  source: string | null,
  config: Config,
  rules: readonly RuleOptions[],
  lineOf: (index: number) => number,
  lineAt: (path: Path) => number,
): Settings => {
  const lines = flatten(config.matrices, lineOf)
  const isMatrix = compileGlobs(lines.map(({ glob }) => glob))
  const withMatrices = (globs: readonly string[]): IsRecord => {
    const matches = compileGlobs(globs)
    return path => path === source || matches(path) || isMatrix(path)
  }
  const compiled = config.ids === undefined ? null : compileIdPattern(config.ids)
  return {
    source,
    agreed: lines.length > 0,
    bases: config.base === undefined ? null : listOf(config.base),
    matrices: toEntries(lines, rules, withMatrices),
    columns: toColumns(config.columns),
    ids: typeof compiled === 'function' ? compiled : null,
    namespace: config.namespace ?? 'repository',
    states: toStates(config.states),
    branches: config.branches ?? defaultBranches,
    parked: config.parked ?? defaultParked,
    isRecord: withMatrices(config.records ?? defaultRecords),
    rules: toRules(config.rules, rules),
    change: toChangeSettings(config),
    contracts: toContractSettings(config, lineAt),
    ...toClaimSettings(config, lineAt),
    documents: toDocuments(config, index => lineAt(['documents', index])),
    coverage: toCoverageSettings(config.coverage, lineAt),
  }
}
