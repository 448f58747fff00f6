import type { DatedLine } from '../model/dated-line.js'
import type { Settings } from '../model/settings.js'
import type { Reading, Rule, WantedText } from '../rules/rule.js'
import { hasSection } from './section.js'
import { variantsOf } from './variants.js'

/** Which rules are to run: all, or those of `only`. */
export interface Asking {
  readonly rules: readonly Rule[]
  readonly only: readonly string[] | null
}

/** Whether a rule is among those that are to run, and has what it is about. */
export const isToRun = (rule: Rule, only: Asking['only'], settings: Settings): boolean =>
  (!only || only.includes(rule.id)) && hasSection(rule, settings)

/** Each rule that is on and has its section, with each of the options that it has for some file. */
function* inUse({ rules, only }: Asking, settings: Settings) {
  for (const rule of rules) {
    if (!isToRun(rule, only, settings)) continue
    for (const { options, ceiling } of variantsOf(rule, settings).all)
      if (ceiling !== 'off') yield { rule, options }
  }
}

/** Loads what the rules that are to run look with, which is to be awaited before they are asked. */
export const loadAsked = async (asking: Asking, settings: Settings): Promise<void> => {
  await Promise.all([...inUse(asking, settings)].flatMap(({ rule }) => rule.load?.() ?? []))
}

/** Days for which `View.stood` will be asked by the rules that are to run. */
export const daysAsked = (asking: Asking, settings: Settings): readonly number[] => {
  const days = new Set<number>()
  for (const { rule, options } of inUse(asking, settings))
    for (const each of rule.days?.(options, settings) ?? []) days.add(each)
  return [...days].sort((one, other) => one - other)
}

/** Texts that the rules will look at, as far as they can tell from what was read so far. */
export const textsAsked = (asking: Asking, reading: Reading): readonly WantedText[] => {
  const wanted = new Map<string, WantedText>()
  for (const { rule, options } of inUse(asking, reading.settings))
    for (const each of rule.texts?.(reading, options) ?? []) wanted.set(`${each.side} ${each.path}`, each)
  return [...wanted.values()]
}

/** Lines of which `View.sighting` will be asked. */
export const linesAsked = (asking: Asking, reading: Reading): readonly DatedLine[] => {
  const lines: DatedLine[] = []
  for (const { rule, options } of inUse(asking, reading.settings))
    for (const each of rule.linesOf?.(reading, options) ?? []) lines.push(each)
  return lines
}

/** Whether `View.commitsOnBase` will be asked. */
export const areCommitsAsked = (asking: Asking, reading: Reading): boolean => {
  for (const { rule, options } of inUse(asking, reading.settings))
    if (rule.commits?.(reading, options)) return true
  return false
}

/** Whether `View.activity` will be looked at. */
export const isActivityAsked = (asking: Asking, settings: Settings): boolean => {
  for (const { rule } of inUse(asking, settings)) if (rule.activity) return true
  return false
}
