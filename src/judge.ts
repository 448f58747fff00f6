import { check, outcomeOf } from './check.js'
import { areCommitsAsked, daysAsked, isActivityAsked, loadAsked, type Asking } from './check/asked.js'
import { usageError } from './errors.js'
import { gatherAgreement, type Ground } from './gather/agreement.js'
import type { EarlyHistory } from './gather/early-history.js'
import { gatherEvidence, type GatheredEvidence } from './gather/evidence.js'
import { beginHistories } from './gather/histories.js'
import { observeBase } from './gather/observed-base.js'
import type { AuditOptions } from './gather/options.js'
import { asksForTexts, gatherReadings } from './gather/readings.js'
import { completeSides, gatherSides, type BegunSides, type Sides } from './gather/sides.js'
import { followPast } from './gather/past-line.js'
import { momentBefore } from './gather/standing.js'
import { beginVersions } from './gather/versions.js'
import { gatherViews } from './gather/views.js'
import { waiversIn } from './gather/waivers.js'
import type { History } from './git/history.js'
import { withInline } from './markdown/inline.js'
import type { Census } from './model/census.js'
import type { Change } from './model/change.js'
import type { JudgedReport, JudgedRow, Ref, Report } from './model/report.js'
import type { Row } from './model/row.js'
import { found, type Missing } from './model/sought.js'
import { emptyTree } from './model/tree.js'
import { rules } from './rules/index.js'

/** What is known of the run whatever comes of it; filled in as it becomes known. */
export type Frame = {
  -readonly [Key in 'base' | 'target' | 'head' | 'landing' | 'judged' | 'now' | 'config']: Report[Key]
} & { notes: string[] }

/** A repository, opened at the commit whose tables are to be read. */
export interface Opened extends Ground {
  /** Begun on a guess at what base is. */
  readonly early: EarlyHistory | null
}

/** What a run has begun, to be ended whatever happens. */
export interface Begun extends BegunSides {
  readonly histories: History[]
}

/** Judges what was opened. What it begins is put into `begun`. */
export const judge = async (
  opened: Opened,
  options: AuditOptions,
  frame: Frame,
  begun: Begun,
): Promise<Report | Missing> => {
  const stray = options.only?.find(id => !rules.some(rule => rule.id === id))
  if (stray !== undefined)
    throw usageError(`There is no rule ${stray}.`, 'See `rowaudit explain` for all of them.')
  const { reader, gatherer, head } = opened
  const progress = options.progress ?? (() => undefined)
  const asking: Asking = { rules, only: options.only }

  progress('Reading the record')
  const agreement = await gatherAgreement(opened, options, frame)
  if (!agreement.found) return agreement
  const { repository, settings, bases, target } = agreement.value
  frame.base = toRef(bases[0])
  frame.target = target && toRef(target)
  frame.judged = target ? 'change' : 'base'
  const histories = beginHistories(opened, agreement.value, begun.histories)
  const begunSides = gatherSides(opened, agreement.value, begun)
  // What not every run needs is loaded while Git is at work.
  if (asksForTexts(settings)) gatherer.prepare()
  const [sides] = await Promise.all([begunSides, loadAsked(asking, settings)])
  if (!sides.found) return sides
  tellLanding(sides.value, frame)
  const versionsOf = beginVersions({ ...opened, repository }, target, settings)
  const { landed, before } = sides.value
  const { census } = landed.record
  const stands = before ?? landed
  const days = census.rows.some(({ live }) => live) ? daysAsked(asking, settings) : []
  const moments = days.map(each => momentBefore(options.now, each))
  const line = followPast(bases[0].sha, moments)
  const past = { repository, reader, base: bases[0].sha, head: stands.files, now: options.now, line }

  const gather = (of: Pick<Sides, 'landed' | 'before'>, change: Change | null) =>
    gatherReadings({ asking, settings, sides: of, change, gatherer, versionsOf })
  // What a change moves is known only once history was read.
  const begunReadings = target ? null : gather(sides.value, null)
  // Nobody may come to await it.
  begunReadings?.catch(() => undefined)

  progress('Reading the history')
  const reading = { census, settings, tree: emptyTree, target: null, change: null }
  const observed = observeBase(settings.isRecord, {
    commits: areCommitsAsked(asking, reading),
    activity: isActivityAsked(asking, settings),
  })
  const requests = await options.pullRequests
  if (requests && !requests.found)
    frame.notes.push(`Open pull requests of others were not looked at: ${requests.reason}.`)
  const gathering = gatherEvidence(repository, {
    census,
    before: stands.record.census,
    settings,
    bases,
    ...histories,
    options,
    pullRequests: requests?.found ? requests.value : null,
    onBase: commit => {
      observed.add(commit)
      line.add(commit)
    },
  })
  const [evidence, ofChange] = await Promise.all([gathering, target && import('./gather/of-change.js')])
  if (!evidence.found) return evidence
  const whole = await completeSides(sides.value)
  if (!whole.found) return whole
  const question = ofChange?.toQuestion(whole.value, agreement.value, evidence.value, options)
  const brought = ofChange && question ? await ofChange.gatherChange(question) : found(null)
  if (!brought.found) return brought

  const readings = await (begunReadings ?? gather(whole.value, brought.value?.change ?? null))
  if (!readings.found) return readings

  tellUnsearched(census.rows, frame)
  progress('Judging')
  const views = await gatherViews({
    asking,
    settings,
    sides: whole.value,
    evidence: evidence.value,
    brought: brought.value,
    waivers: brought.value?.waivers ?? (await waiversIn(whole.value.landed.record)),
    past,
    observed,
    head: head.sha,
    readings: readings.value,
    now: options.now,
  })
  if (!views.found) return views
  const { only, failOn } = options
  const { landed: view, target: viewBefore } = views.value
  const existing =
    viewBefore && (await withInline(() => check(viewBefore, rules, { only, existing: null }))).findings
  const { findings, skipped, gaps } = await withInline(() => check(view, rules, { only, existing }))
  const { rows, named } = view
  const places = ofChange ? await ofChange.gatherPlaces(opened, sides.value, findings) : found(findings)
  if (!places.found) return places
  const unknowns = rows.filter(({ verdict }) => verdict?.verdict === 'UNKNOWN').length
  const { judged, landing } = frame
  const isUnsure = unknowns > 0 || landing?.made === 'conflict'
  return {
    ...frame,
    problem: null,
    outcome: outcomeOf({ findings, failOn, judged, isUnsure, rows: rows.length }),
    examined: examine(view.census, evidence.value, sides.value),
    rows: rows.map(row => withGap(row, gaps.get(row.row))),
    census: view.census,
    findings: places.value,
    skipped,
    named,
    untaken: view.census.untaken,
  } satisfies JudgedReport
}

const toRef = ({ ref, sha }: Ref): Ref => ({ ref, sha })

const tellLanding = ({ landing }: Sides, frame: Frame): void => {
  if (landing === null) return
  const { made, conflicts, note } = landing
  frame.landing = { made, conflicts }
  if (note !== null) frame.notes.push(note)
}

/** Rows that claim work under an ID that no message can name are held against nothing, which must not look like proof. */
const tellUnsearched = (rows: readonly Row[], frame: Frame): void => {
  const [first, ...others] = rows.filter(
    ({ evidence, searchable, aliases }) => evidence !== 'none' && !searchable && aliases.length === 0,
  )
  if (!first) return
  const more = others.length === 0 ? '' : `, and ${others.length} more of the kind`
  frame.notes.push(
    `${first.place.path}:${first.place.line} claims work as ${first.id}, which means too many things to be sought in messages${more}: nothing is held against these rows.`,
  )
}

const withGap = (row: JudgedRow, gap: string | undefined): JudgedRow =>
  gap === undefined ? row : { ...row, gap }

const examine = (census: Census, evidence: GatheredEvidence, { files }: Sides): JudgedReport['examined'] => ({
  files: census.files.filter(({ skipped }) => skipped === undefined).length,
  tables: census.tables.length,
  rows: census.rows.length,
  liveRows: census.rows.filter(({ live }) => live).length,
  commits: evidence.commits,
  branches: evidence.branches,
  changedFiles: files.length,
})
