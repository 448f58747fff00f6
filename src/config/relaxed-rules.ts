import { severities, type Severity } from '../model/row.js'
import { covers } from './glob-cover.js'
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
  ...entriesOf(after).flatMap(entry => {
    const { key, index, settings } = entry
    const old = entryFor(entry, entriesOf(before))?.settings
    return rules.flatMap(rule => {
      const was = old?.[rule.id] === undefined ? before.rules : old
      const is = settings[rule.id] === undefined ? after.rules : settings
      if (was === before.rules && is === after.rules) return []
      return compare(rule.id, settingOf(rule, was), settingOf(rule, is)).map(words => ({
        path: settings[rule.id] === undefined ? ['matrices', index] : ['matrices', index, 'rules', rule.id],
        words: `${words} in ${key}`,
      }))
    })
  }),
]

interface RuleEntry {
  readonly key: string
  readonly globs: readonly string[]
  readonly index: number
  readonly settings: Settings
}

const entriesOf = ({ matrices = [] }: Config): readonly RuleEntry[] =>
  matrices.map((entry, index) => {
    const globs = typeof entry === 'string' ? [entry] : [entry.files].flat()
    const settings = typeof entry === 'string' ? {} : (entry.rules ?? {})
    return { key: globs.join(', '), globs, index, settings }
  })

/** What settled the files of an entry before: the entry of its name, else the first that held all of them. */
const entryFor = ({ key, globs }: RuleEntry, entries: readonly RuleEntry[]): RuleEntry | undefined =>
  entries.find(each => each.key === key) ?? entries.find(each => covers(each.globs, globs))

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
