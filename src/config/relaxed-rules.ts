import { severities, type Severity } from '../model/row.js'
import { sameValue, type Looser } from './looser.js'
import type { Config, RuleOptions } from './schema.js'

/** What has to be known of a rule to tell whether a setting relaxes it. */
export interface RuleDefaults extends RuleOptions {
  readonly severity: Severity
  /** Off unless it is set. */
  readonly optIn?: boolean
}

type Settings = NonNullable<Config['rules']>
type Strength = Severity | 'off'

interface Setting {
  readonly severity: Strength
  readonly options: Readonly<Record<string, unknown>>
}

const grades: readonly Strength[] = [...severities, 'off']

/** Rules that are milder, off, or set otherwise, for all files or for those of one entry. */
export const relaxedRules = (
  before: Config,
  after: Config,
  rules: readonly RuleDefaults[],
): readonly Looser[] => [
  ...rules.flatMap(rule =>
    compare(rule.id, settingOf(rule, before.rules), settingOf(rule, after.rules)).map(words => ({
      path: ['rules', rule.id],
      words,
    })),
  ),
  ...entriesOf(after).flatMap(({ key, index, settings }) =>
    rules.flatMap(rule => {
      if (settings[rule.id] === undefined) return []
      const old = entriesOf(before).find(entry => entry.key === key)?.settings
      const was = old?.[rule.id] === undefined ? before.rules : old
      return compare(rule.id, settingOf(rule, was), settingOf(rule, settings)).map(words => ({
        path: ['matrices', index, 'rules', rule.id],
        words: `${words} in ${key}`,
      }))
    }),
  ),
]

const entriesOf = ({ matrices = [] }: Config) =>
  matrices.flatMap((entry, index) =>
    typeof entry === 'string' || entry.rules === undefined
      ? []
      : [{ key: [entry.files].flat().join(', '), index, settings: entry.rules }],
  )

const settingOf = (
  { id, severity, options, optIn = false }: RuleDefaults,
  settings: Settings | undefined,
): Setting => {
  const defaults = options.parse({}) as Setting['options']
  const given: unknown = settings?.[id]
  if (given === undefined) return { severity: optIn ? 'off' : severity, options: defaults }
  if (typeof given === 'string') return { severity: given as Strength, options: defaults }
  const { severity: set, ...own } = given as Record<string, unknown>
  return { severity: (set as Strength | undefined) ?? severity, options: { ...defaults, ...own } }
}

const compare = (id: string, was: Setting, is: Setting): readonly string[] => {
  if (grades.indexOf(is.severity) > grades.indexOf(was.severity))
    return [`${id} is ${is.severity} instead of ${was.severity}`]
  if (is.severity === 'off') return []
  const names = [...new Set([...Object.keys(was.options), ...Object.keys(is.options)])].sort()
  return names.flatMap(name => {
    const [old, now] = [was.options[name], is.options[name]]
    return sameValue(old, now)
      ? []
      : [`${name} of ${id} is ${JSON.stringify(now)} instead of ${JSON.stringify(old)}`]
  })
}
