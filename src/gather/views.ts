import { daysAsked, isToRun, type Asking } from '../check/asked.js'
import { namedShares } from '../evidence/named-share.js'
import type { Change } from '../model/change.js'
import type { JudgedRow } from '../model/report.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import { noWaivers, type Waivers } from '../model/waiver.js'
import type { View } from '../rules/rule.js'
import type { GatheredChange, Side } from './change.js'
import type { GatheredEvidence } from './evidence.js'
import type { ObservedBase } from './observed-base.js'
import type { Readings } from './readings.js'
import type { Sides } from './sides.js'
import { gatherSpecs } from './specs.js'
import { gatherStanding, type PastSource } from './standing.js'
import type { Trees } from './texts.js'
import { isAdrift, judgeRows } from './verdicts.js'

/** What the views are made of. */
export interface ViewQuestion {
  readonly asking: Asking
  readonly settings: Settings
  readonly sides: Sides
  readonly evidence: GatheredEvidence
  /** Null where base itself is judged. */
  readonly brought: GatheredChange | null
  readonly waivers: Waivers
  readonly past: PastSource
  readonly observed: ObservedBase
  readonly head: string
  readonly readings: Readings
  /** Seconds since 1970. */
  readonly now: number
}

/** What the rules see of the tree that is judged, and of target, which has no change. */
export interface Views {
  readonly landed: View
  readonly target: View | null
}

/** Gathers what the rules still need to know of some rows and files, for both sides at once. */
export const gatherViews = async (question: ViewQuestion): Promise<Sought<Views>> => {
  const { asking, settings, sides, evidence, brought, past, observed, head, now } = question
  const { landed, before } = sides
  const change = brought?.change ?? null
  const rows = judgeRows(landed.record.census, evidence.landed, change?.renames)
  const rowsBefore = before ? judgeRows(before.record.census, evidence.target) : []
  const stood = await gatherStanding(past, {
    census: (before ?? landed).record.census,
    settings,
    ...concerned(asking, settings, [...rows, ...rowsBefore]),
  })
  if (!stood.found) return stood
  const { readings } = question
  const shared = {
    settings,
    head,
    now,
    stood: stood.value,
    sighting: readings.sighting,
    unmatched: evidence.unmatched,
    activity: observed.activity(),
    commitsOnBase: observed.commitsOnBase,
    idle: [],
  }
  const viewOf = async (
    side: Side,
    judged: readonly JudgedRow[],
    own: Trees & { readonly change: Change | null; readonly waivers: Waivers },
  ): Promise<Sought<View>> => {
    const { census } = side.record
    const names = await gatherSpecs(
      side.files,
      judged.filter(isAdrift).map(({ row }) => row),
    )
    if (!names.found) return names
    const named = namedShares(census, evidence.isNamed)
    return found({ ...shared, ...own, census, rows: judged, named, specNames: names.value })
  }
  const view = await viewOf(landed, rows, { ...readings.landed, change, waivers: question.waivers })
  if (!view.found) return view
  if (!before || !readings.before) return found({ landed: view.value, target: null })
  const waivers = brought?.before ?? noWaivers
  const target = await viewOf(before, rowsBefore, { ...readings.before, change: null, waivers })
  return target.found ? found({ landed: view.value, target: target.value }) : target
}

/** The rows of which a rule will ask how they stood before, and the days for which it will. */
const concerned = ({ rules, only }: Asking, settings: Settings, rows: readonly JudgedRow[]) => {
  const asking = rules.filter(
    rule => rule.past !== undefined && isToRun(rule, only, settings) && rows.some(rule.past),
  )
  return {
    days: daysAsked({ rules: asking, only }, settings),
    rows: rows.filter(row => asking.some(({ past }) => past?.(row))).map(({ row }) => row),
  }
}
