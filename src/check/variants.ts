import type { Problem } from '../model/finding.js'
import type { Severity } from '../model/row.js'
import type { RuleSetting, Settings } from '../model/settings.js'
import type { Rule } from '../rules/rule.js'
import { isGraver, milder } from '../rules/shared/severity.js'

/** A rule as it is set for a part of the files. */
export interface Variant {
  readonly options: unknown
  readonly ceiling: Severity | 'off'
  /** Set in the configuration, rather than by the rule. */
  readonly explicit: boolean
  /** Whether a problem may be graver than the ceiling: only where nobody has set one, and the matrices are agreed. */
  readonly mayRise: boolean
}

/** A rule as it is set for every file. */
export interface Variants {
  /** Each once. */
  readonly all: readonly Variant[]
  /** That of the first matrix entry that has a setting of its own and matches the file, else the general one. */
  readonly of: (path: string) => Variant
}

const known = new WeakMap<Settings, Map<Rule, Variants>>()

/** How a rule is set, for each file. */
export const variantsOf = (rule: Rule, settings: Settings): Variants => {
  const ofSettings = known.get(settings) ?? new Map<Rule, Variants>()
  known.set(settings, ofSettings)
  const variants = ofSettings.get(rule) ?? readVariants(rule, settings)
  ofSettings.set(rule, variants)
  return variants
}

const readVariants = (rule: Rule, settings: Settings): Variants => {
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
  const isOutOfUse = rule.optIn === true && setting === undefined
  // A section of the configuration is an agreement about what it is about.
  const isAgreed = settings.agreed || rule.section !== undefined
  return {
    options: setting ? setting.options : rule.options.parse({}),
    ceiling: severity ?? (isOutOfUse ? 'off' : isAgreed ? rule.severity : rule.unagreed),
    explicit: severity !== undefined,
    mayRise: severity === undefined && isAgreed,
  }
}

/** A problem that is milder than its rule stays milder; one that is graver rises above the ceiling only by default. */
export const severityOf = (rule: Rule, { ceiling, mayRise }: Variant, { severity }: Problem): Severity => {
  const set = ceiling === 'off' ? rule.severity : ceiling
  if (severity === undefined) return set
  if (isGraver(rule.severity, severity)) return milder(severity, set)
  return mayRise && isGraver(severity, set) ? severity : set
}

/** True for a rule that stays away because nothing is agreed. */
export const isLeftOut = (rule: Rule, variants: Variants, settings: Settings): boolean =>
  !settings.agreed &&
  rule.section === undefined &&
  rule.unagreed === 'off' &&
  rule.optIn !== true &&
  variants.all.every(({ explicit }) => !explicit)
