import { check, outcomeOf } from './check.js'
import { daysAsked } from './check/asked.js'
import { usageError } from './errors.js'
import { classify } from './evidence/classify.js'
import { spellingsOf } from './evidence/known-ids.js'
import { namedShares } from './evidence/named-share.js'
import { gatherBases } from './gather/bases.js'
import { readConfiguration } from './gather/configuration.js'
import type { EarlyHistory } from './gather/early-history.js'
import { gatherEvidence, type GatheredEvidence } from './gather/evidence.js'
import type { Files } from './gather/files.js'
import type { AuditOptions } from './gather/options.js'
import { gatherCensus } from './gather/record.js'
import { gatherSpecs } from './gather/specs.js'
import { beginPast, gatherStanding } from './gather/standing.js'
import { startHistory, type History } from './git/history.js'
import type { ObjectReader } from './git/objects.js'
import type { Repository } from './git/repository.js'
import type { Census } from './model/census.js'
import type { JudgedReport, JudgedRow, Ref, Report } from './model/report.js'
import type { Row } from './model/row.js'
import { missing, type Missing } from './model/sought.js'
import { emptyTree } from './model/tree.js'
import { noWaivers } from './model/waiver.js'
import { rules } from './rules/index.js'

/** What is known of the run whatever comes of it; filled in as it becomes known. */
export type Frame = { -readonly [Key in 'base' | 'head' | 'judged' | 'now' | 'config']: Report[Key] } & {
  notes: string[]
}

/** A repository, opened at the commit whose tables are to be read. */
export interface Opened {
  readonly repository: Repository
  readonly reader: ObjectReader
  /** Begun on a guess at what base is. */
  readonly early: EarlyHistory | null
  readonly head: Ref
  readonly files: Files
}

/** Judges what was opened. Each pass over history that it begins is put into `begun`, to be stopped whatever happens. */
export const judge = async (
  { repository, reader, early, head, files }: Opened,
  options: AuditOptions,
  frame: Frame,
  begun: History[],
): Promise<Report | Missing> => {
  const stray = options.only?.find(id => !rules.some(rule => rule.id === id))
  if (stray !== undefined)
    throw usageError(`There is no rule ${stray}.`, 'See `rowaudit explain` for all of them.')
  const begin = (include: readonly string[], exclude: readonly string[]): History => {
    const history = startHistory(repository, { include, exclude })
    begun.push(history)
    return history
  }
  const progress = options.progress ?? (() => undefined)

  progress('Reading the record')
  const configured = await readConfiguration(repository, files, options, frame)
  if (!configured.found) return configured
  const settings = configured.value
  const bases = await gatherBases(repository, settings, options, frame.notes)
  if (!bases.found) return bases
  const tips = bases.value.map(({ sha }) => sha)
  frame.base = toRef(bases.value[0])
  const isBase = tips.includes(head.sha)
  if (isBase) frame.judged = 'base'
  const isExpected = early !== null && tips.length === 1 && tips[0] === early.tip
  const history = isExpected ? early.history : begin(tips, [])
  const change = begin(isBase ? [] : [head.sha], tips)
  const now = { time: options.now, days: daysAsked({ rules, only: options.only }, settings) }
  const past = beginPast({ repository, reader, base: tips[0] ?? '', head: files }, now)
  const census = await gatherCensus(files, settings)
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
  const asking = rules.filter(({ past }) => past !== undefined && rows.some(past))
  const concerned = rows.filter(row => asking.some(({ past }) => past?.(row)))
  const stood = await gatherStanding(past, {
    head: files,
    census: census.value,
    settings,
    days: daysAsked({ rules: asking, only: options.only }, settings),
    rows: concerned.map(({ row }) => row),
  })
  const specNames = await gatherSpecs(
    files,
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
    head: head.sha,
    now: options.now,
    stood,
    specNames: specNames.value,
    tree: emptyTree,
    target: null,
    activity: { work: null, records: null },
    commitsOnBase: () => missing('no rule asks for the commits on base', ''),
    lineTimes: () => missing('no rule asks for the times of lines', ''),
    change: null,
    waivers: noWaivers,
    idle: [],
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
    return {
      row,
      evidence: known,
      verdict: isAsked(row) ? classify(known, evidence.searched, spellingsOf(row)) : null,
    }
  })

/** Rows of which a rule may ask how they stood before, or whether a spec stands behind them. */
const isAdrift = ({ verdict }: JudgedRow): boolean =>
  verdict?.verdict === 'ABANDONED' || verdict?.strength === 'records'

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
