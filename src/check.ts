import { createHash } from 'node:crypto'
import type { Finding, Problem } from './model/finding.js'
import type { Outcome, Skipped } from './model/report.js'
import type { Row, Severity } from './model/row.js'
import type { RuleSetting, Settings } from './model/settings.js'
import type { Rule, Statement, View } from './rules/rule.js'
import { isGraver, milder } from './rules/severity.js'

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
  /** Fingerprints of the findings that target has; null where base itself is judged and nothing is new. */
  readonly existing: ReadonlySet<string> | null
}

/** Runs the rules over the view. Pure: the same view gives the same findings, in the same order. */
export const check = (view: View, rules: readonly Rule[], { only, existing }: CheckOptions): Checked => {
  const findings: Finding[] = []
  const skipped = new Map<string, Skipped>()
  const gaps = new Map<Row, string>()
  for (const rule of rules) {
    if (only && !only.includes(rule.id)) continue
    const problems: SignedProblem[] = []
    const variants = variantsOf(rule, view.settings)
    for (const variant of variants.all) {
      if (variant.ceiling === 'off') continue
      for (const statement of rule.check(view, variant.options)) {
        if ('skipped' in statement) addSkip(skipped, rule.id, statement.reason)
        else if (variants.of(pathOf(statement)) !== variant) continue
        else if ('gap' in statement) gaps.set(statement.row, statement.gap)
        else problems.push({ ...statement, severity: severityOf(rule, variant, statement) })
      }
    }
    if (isLeftOut(rule, variants, view.settings)) {
      addSkip(skipped, rule.id, 'it needs a configuration that says which files are matrices')
    }
    findings.push(...sign(rule.id, problems, existing))
  }
  return { findings: findings.sort(inOrder), skipped: [...skipped.values()], gaps }
}

/** Days for which `View.stood` will be asked by the rules that are to run. */
export const daysAsked = (
  rules: readonly Rule[],
  settings: Settings,
  only: CheckOptions['only'],
): number[] => {
  const days = new Set<number>()
  for (const rule of rules) {
    if (!rule.days || (only && !only.includes(rule.id))) continue
    for (const { options, ceiling } of variantsOf(rule, settings).all) {
      if (ceiling !== 'off') for (const each of rule.days(options, settings)) days.add(each)
    }
  }
  return [...days].sort((one, other) => one - other)
}

/** What `outcomeOf` weighs. */
export interface Weighed {
  readonly findings: readonly Finding[]
  readonly failOn: 'auto' | 'any' | 'new' | 'never'
  readonly judged: 'base' | 'head' | 'change'
  /** Rows whose verdict is UNKNOWN. */
  readonly unknowns: number
  /** Rows that were examined. */
  readonly rows: number
}

/** A counted error outweighs an unknown, an unknown outweighs a clean rest, and having examined nothing is never clean. */
export const outcomeOf = ({ findings, failOn, judged, unknowns, rows }: Weighed): Outcome => {
  const counted = failOn === 'auto' ? (judged === 'change' ? 'new' : 'any') : failOn
  const isCounted = (finding: Finding): boolean =>
    finding.severity === 'error' && finding.waived === null && (counted === 'any' || finding.new)
  if (counted !== 'never' && findings.some(isCounted)) return 'fail'
  return unknowns > 0 || rows === 0 ? 'unknown' : 'pass'
}

/** A rule as it is set for a part of the files. */
interface Variant {
  readonly options: unknown
  readonly ceiling: Severity | 'off'
  /** Set in the configuration, rather than by the rule. */
  readonly explicit: boolean
  /** Whether a problem may be graver than the ceiling: only where nobody has set one, and the matrices are agreed. */
  readonly mayRise: boolean
}

/** A rule as it is set for every file. */
interface Variants {
  /** Each once. */
  readonly all: readonly Variant[]
  /** That of the first matrix entry that has a setting of its own and matches the file, else the general one. */
  readonly of: (path: string) => Variant
}

interface SignedProblem extends Problem {
  readonly severity: Severity
}

const variantsOf = (rule: Rule, settings: Settings): Variants => {
  const distinct = new Map<string, Variant>()
  const once = (variant: Variant): Variant => {
    const key = JSON.stringify(variant)
    const known = distinct.get(key) ?? variant
    distinct.set(key, known)
    return known
  }
  const general = settings.rules.get(rule.id)
  const own = settings.matrices.flatMap(({ rules, isMatch }) => {
    const setting = rules.get(rule.id)
    return setting ? [{ isMatch, variant: once(variantOf(rule, settings, [setting, general])) }] : []
  })
  const otherwise = once(variantOf(rule, settings, [general]))
  return {
    all: [...distinct.values()],
    of: path => own.find(({ isMatch }) => isMatch(path))?.variant ?? otherwise,
  }
}

const variantOf = (rule: Rule, settings: Settings, chain: readonly (RuleSetting | undefined)[]): Variant => {
  const severity = chain.find(setting => setting?.severity !== undefined)?.severity
  const setting = chain.find(each => each !== undefined)
  return {
    options: setting ? setting.options : rule.options.parse({}),
    ceiling: severity ?? (settings.agreed ? rule.severity : rule.unagreed),
    explicit: severity !== undefined,
    mayRise: severity === undefined && settings.agreed,
  }
}

const pathOf = (statement: Exclude<Statement, { readonly skipped: true }>): string =>
  'gap' in statement ? statement.row.place.path : statement.place.path

/** A problem that is milder than its rule stays milder; one that is graver rises above the ceiling only by default. */
const severityOf = (rule: Rule, { ceiling, mayRise }: Variant, { severity }: Problem): Severity => {
  const set = ceiling === 'off' ? rule.severity : ceiling
  if (severity === undefined) return set
  if (isGraver(rule.severity, severity)) return milder(severity, set)
  return mayRise && isGraver(severity, set) ? severity : set
}

/** True for a rule that stays away because nothing is agreed. */
const isLeftOut = (rule: Rule, variants: Variants, settings: Settings): boolean =>
  !settings.agreed && rule.unagreed === 'off' && variants.all.every(({ explicit }) => !explicit)

const addSkip = (skipped: Map<string, Skipped>, rule: string, reason: string): void => {
  skipped.set(JSON.stringify([rule, reason]), { rule, reason })
}

const sign = (
  rule: string,
  problems: readonly SignedProblem[],
  existing: CheckOptions['existing'],
): readonly Finding[] => {
  const repeats = new Map<string, number>()
  const inPlace = [...problems].sort((one, other) => one.place.line - other.place.line)
  return inPlace.map(problem => {
    const key = JSON.stringify([rule, problem.place.path, problem.subject])
    const ordinal = (repeats.get(key) ?? 0) + 1
    repeats.set(key, ordinal)
    // A digest that nobody can steer: a new finding must not pass for one that target has.
    const fingerprint = createHash('sha256').update(`${key}${ordinal}`).digest('hex').slice(0, 32)
    return {
      ...problem,
      rule,
      fingerprint,
      new: existing !== null && !existing.has(fingerprint),
      waived: null,
    }
  })
}

/** New first, then severity, path, line, rule and subject, by code unit. */
const inOrder = (one: Finding, other: Finding): number =>
  Number(other.new) - Number(one.new) ||
  (isGraver(one.severity, other.severity) ? -1 : isGraver(other.severity, one.severity) ? 1 : 0) ||
  byCodeUnit(one.place.path, other.place.path) ||
  one.place.line - other.place.line ||
  byCodeUnit(one.rule, other.rule) ||
  byCodeUnit(one.subject, other.subject)

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
