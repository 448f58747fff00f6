import { check, daysAsked, outcomeOf } from './check.js'
import { usageError } from './errors.js'
import { classify } from './evidence/classify.js'
import { namedShares } from './evidence/named-share.js'
import { gatherBases } from './gather/bases.js'
import { readConfiguration } from './gather/configuration.js'
import { gatherEvidence, type GatheredEvidence } from './gather/evidence.js'
import { openFiles } from './gather/files.js'
import type { AuditOptions } from './gather/options.js'
import { gatherCensus } from './gather/record.js'
import { gatherSpecs } from './gather/specs.js'
import { gatherStanding } from './gather/standing.js'
import { resolveHead } from './git/base.js'
import { startHistory, type History } from './git/history.js'
import { openObjects, type ObjectReader } from './git/objects.js'
import { openRepository, type Repository } from './git/repository.js'
import type { Census } from './model/census.js'
import type { JudgedReport, JudgedRow, Ref, Report } from './model/report.js'
import type { Row } from './model/row.js'
import type { Missing } from './model/sought.js'
import { rules } from './rules/index.js'

/** Judges a repository. What could not be had is in the report; only what is wrong with the question is thrown. */
export const audit = async (options: AuditOptions): Promise<Report> => {
  const stray = options.only?.find(id => !rules.some(rule => rule.id === id))
  if (stray !== undefined)
    throw usageError(`There is no rule ${stray}.`, 'See `rowaudit explain` for all of them.')
  const frame: Frame = { base: null, head: null, judged: 'head', now: options.now, config: null, notes: [] }
  const repository = await openRepository(options.directory)
  if (!repository.found) return unjudged(frame, repository)
  const reader = openObjects(repository.value)
  const begun: History[] = []
  try {
    const report = await judge(repository.value, reader, options, frame, begun)
    return 'outcome' in report ? report : unjudged(frame, report)
  } finally {
    reader.close()
    for (const history of begun) history.stop()
  }
}

/** What is known of the run whatever comes of it; filled in as it becomes known. */
type Frame = { -readonly [Key in 'base' | 'head' | 'judged' | 'now' | 'config']: Report[Key] } & {
  notes: string[]
}

const unjudged = (frame: Frame, { reason, remedy }: Missing): Report => ({
  ...frame,
  outcome: 'unknown',
  problem: { message: reason, remedy },
})

const judge = async (
  repository: Repository,
  reader: ObjectReader,
  options: AuditOptions,
  frame: Frame,
  begun: History[],
): Promise<Report | Missing> => {
  const begin = (include: readonly string[], exclude: readonly string[]): History => {
    const history = startHistory(repository, { include, exclude })
    begun.push(history)
    return history
  }
  const progress = options.progress ?? (() => undefined)

  progress('Reading the record')
  const head = await resolveHead(repository, options.head ?? 'HEAD')
  if (!head.found) return head
  frame.head = toRef(head.value)
  const files = await openFiles(repository, reader, head.value.sha)
  if (!files.found) return files
  const configuration = await readConfiguration(repository, files.value, options)
  if (!configuration.found) return configuration
  const { settings } = configuration.value
  frame.config = settings.source
  frame.notes.push(...configuration.value.notes)
  const bases = await gatherBases(repository, settings, options, frame.notes)
  if (!bases.found) return bases
  const tips = bases.value.map(({ sha }) => sha)
  frame.base = toRef(bases.value[0])
  const isBase = tips.includes(head.value.sha)
  if (isBase) frame.judged = 'base'
  const history = begin(tips, [])
  const change = begin(isBase ? [] : [head.value.sha], tips)
  const census = await gatherCensus(files.value, settings)
  if (!census.found) return census

  progress('Reading the history')
  const evidence = await gatherEvidence(repository, {
    census: census.value,
    settings,
    bases: bases.value,
    history,
    change,
    options,
  })
  if (!evidence.found) return evidence
  const rows = judgeRows(census.value, evidence.value)

  progress('Judging')
  const days = rows.some(mayNeedThePast) ? daysAsked(rules, settings, options.only) : []
  const stood = await gatherStanding(repository, reader, tips[0] ?? '', settings, days, options.now)
  const specNames = await gatherSpecs(
    files.value,
    rows.filter(isAdrift).map(({ row }) => row),
  )
  if (!specNames.found) return specNames
  const named = namedShares(census.value, evidence.value.isNamed)
  const view = {
    census: census.value,
    rows,
    unmatched: evidence.value.unmatched,
    named,
    settings,
    head: head.value.sha,
    now: options.now,
    stood,
    specNames: specNames.value,
  }
  const { findings, skipped, gaps } = check(view, rules, { only: options.only, existing: null })
  if (!isBase) frame.notes.push(unjudgedChange(evidence.value))
  const unknowns = rows.filter(({ verdict }) => verdict?.verdict === 'UNKNOWN').length
  return {
    ...frame,
    problem: null,
    outcome: outcomeOf({
      findings,
      failOn: options.failOn,
      judged: frame.judged,
      unknowns,
      rows: rows.length,
    }),
    examined: examine(census.value, evidence.value),
    rows: rows.map(row => withGap(row, gaps.get(row.row))),
    census: census.value,
    findings,
    skipped,
    named,
    untaken: census.value.untaken,
  } satisfies JudgedReport
}

const toRef = ({ ref, sha }: Ref): Ref => ({ ref, sha })

const withGap = (row: JudgedRow, gap: string | undefined): JudgedRow =>
  gap === undefined ? row : { ...row, gap }

const isAsked = ({ evidence, searchable, aliases }: Row): boolean =>
  evidence !== 'none' && (searchable || aliases.length > 0)

const judgeRows = ({ rows }: Census, evidence: GatheredEvidence): JudgedRow[] =>
  rows.map(row => {
    const known = evidence.of(row)
    return { row, evidence: known, verdict: isAsked(row) ? classify(known, evidence.searched) : null }
  })

/** Rows of which a rule may ask how they stood before, or whether a spec stands behind them. */
const isAdrift = ({ verdict }: JudgedRow): boolean =>
  verdict?.verdict === 'ABANDONED' || verdict?.strength === 'records'

const mayNeedThePast = (judged: JudgedRow): boolean => isAdrift(judged) || judged.row.class === 'blocked'

const unjudgedChange = ({ searched }: GatheredEvidence): string => {
  const ahead = searched.changeCommits.found ? searched.changeCommits.value : 0
  const commits = `${ahead} commit${ahead === 1 ? '' : 's'}`
  return `The rows are those of head, which has ${commits} that ${searched.base} lacks. What this change owes is not judged yet.`
}

const examine = (census: Census, evidence: GatheredEvidence): JudgedReport['examined'] => ({
  files: census.files.filter(({ skipped }) => skipped === undefined).length,
  tables: census.tables.length,
  rows: census.rows.length,
  liveRows: census.rows.filter(({ live }) => live).length,
  commits: evidence.commits,
  branches: evidence.branches,
  changedFiles: 0,
})
