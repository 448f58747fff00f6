import { markNew } from './check/existing.js'
import { inOrder } from './check/order.js'
import { hasSection } from './check/section.js'
import { sign, type WeighedProblem } from './check/sign.js'
import { isLeftOut, severityOf, variantsOf } from './check/variants.js'
import { waive } from './check/waive.js'
import type { Finding } from './model/finding.js'
import type { Place } from './model/place.js'
import type { Outcome, Skipped } from './model/report.js'
import type { Row } from './model/row.js'
import type { Waiver } from './model/waiver.js'
import type { Rule, Statement, View } from './rules/rule.js'

/** What the rules have said, signed and in order. */
export interface Checked {
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  /** The words by which a partial row says what is missing. */
  readonly gaps: ReadonlyMap<Row, string>
}

export interface CheckOptions {
  /** Ids of the rules to run; null for all. */
  readonly only: readonly string[] | null
  /** The findings that target has; null where base itself is judged and nothing is new. */
  readonly existing: readonly Finding[] | null
}

/**
 * Runs the rules over the view, and over what came of them those that judge excuses. Pure: the same view gives the same
 * findings, in the same order. What the rules look with has to be loaded (`loadAsked`).
 */
export const check = (view: View, rules: readonly Rule[], { only, existing }: CheckOptions): Checked => {
  const { settings, change, waivers, now } = view
  const said: Said = { findings: [], skipped: new Map(), gaps: new Map(), run: new Set() }
  const asked = rules.filter(({ id }) => !only || only.includes(id))
  for (const rule of asked) if (!rule.late) ask(rule, view, said)
  const { findings, idle } = waive(said.findings, waivers, {
    now,
    isTried: waiver => said.run.has(waiver.rule) && !isUnsure(waiver, view, said),
    isOver: id => change === null && rules.some(rule => rule.id === id && isOfChange(rule)),
  })
  const later: Said = { ...said, findings: [] }
  for (const rule of asked) if (rule.late) ask(rule, { ...view, idle }, later)
  const all = [...findings, ...later.findings]
  const marked = existing === null ? all : markNew(all, existing, change ?? nothingRenamed, settings)
  return { findings: [...marked].sort(inOrder), skipped: [...said.skipped.values()], gaps: said.gaps }
}

const isOfChange = ({ group, ofChange }: Rule): boolean => ofChange === true || group === 'The change'

const nothingRenamed = { renames: [], movedFiles: new Map<string, string>(), files: [] }

/** Whether the rule may have found nothing because it could not look, at all or at the row that the excuse is about. */
const isUnsure = ({ rule, id, from }: Waiver, { rows }: View, { skipped }: Said): boolean =>
  [...skipped.values()].some(each => each.rule === rule) ||
  rows.some(
    ({ row, verdict }) =>
      verdict?.verdict === 'UNKNOWN' &&
      (id === row.id || (from.kind === 'document' && id === null && isOnLine(row.place, from.place))),
  )

const isOnLine = (one: Place, other: Place): boolean => one.path === other.path && one.line === other.line

interface Said {
  readonly findings: Finding[]
  readonly skipped: Map<string, Skipped>
  readonly gaps: Map<Row, string>
  /** Rules that are on for some file. */
  readonly run: Set<string>
}

/** Asks one rule, in each way in which it is set. */
const ask = (rule: Rule, view: View, { findings, skipped, gaps, run }: Said): void => {
  const problems: WeighedProblem[] = []
  const variants = variantsOf(rule, view.settings)
  for (const variant of variants.all) {
    if (variant.ceiling === 'off') continue
    run.add(rule.id)
    if (!hasSection(rule, view.settings)) continue
    for (const statement of rule.check(view, variant.options)) {
      if ('skipped' in statement) addSkip(skipped, rule.id, statement.reason)
      else if (variants.of(pathOf(statement)) !== variant) continue
      else if ('gap' in statement) gaps.set(statement.row, statement.gap)
      else problems.push({ ...statement, severity: severityOf(rule, variant, statement) })
    }
  }
  const hasNothing = isOfChange(rule) && view.change === null
  if (!hasNothing && isLeftOut(rule, variants, view.settings)) {
    addSkip(skipped, rule.id, 'it needs a configuration that says which files are matrices')
  }
  findings.push(...sign(rule.id, problems))
}

const pathOf = (statement: Exclude<Statement, { readonly skipped: true }>): string =>
  'gap' in statement ? statement.row.place.path : statement.place.path

const addSkip = (skipped: Map<string, Skipped>, rule: string, reason: string): void => {
  skipped.set(JSON.stringify([rule, reason]), { rule, reason })
}

/** What `outcomeOf` weighs. */
export interface Weighed {
  readonly findings: readonly Finding[]
  readonly failOn: 'auto' | 'any' | 'new' | 'never'
  readonly judged: 'base' | 'change'
  /** Some row's verdict is UNKNOWN, or nobody knows what would land. */
  readonly isUnsure: boolean
  /** Rows that were examined. */
  readonly rows: number
}

/** A counted error outweighs an unknown, an unknown outweighs a clean rest, and having examined nothing is never clean. */
export const outcomeOf = ({ findings, failOn, judged, isUnsure, rows }: Weighed): Outcome => {
  const counted = failOn === 'auto' ? (judged === 'change' ? 'new' : 'any') : failOn
  const isCounted = (finding: Finding): boolean =>
    finding.severity === 'error' && finding.waived === null && (counted === 'any' || finding.new)
  if (counted !== 'never' && findings.some(isCounted)) return 'fail'
  return isUnsure || rows === 0 ? 'unknown' : 'pass'
}
