import { loadSettings, type Loaded } from '../config/load.js'
import type { ConfigurationSide } from '../config/policy.js'
import { describeProblem, toProblem } from '../config/problem.js'
import type { Settings } from '../model/settings.js'
import { found, missing, type Missing, type Sought } from '../model/sought.js'
import { rules } from '../rules/index.js'
import type { ConfigurationFile } from './configuration-file.js'

/** A configuration, read, whatever came of it. */
export interface LoadedConfiguration extends ConfigurationSide {
  readonly object: string | null
}

/** Reads what was found. The Action's globs stand for its `matrices`. */
export const loadConfiguration = (
  { path, text, instead, object }: ConfigurationFile,
  matrices: readonly string[],
): LoadedConfiguration => {
  const loaded: Loaded =
    instead === null
      ? loadSettings({ path, text }, rules, matrices)
      : {
          problems: [
            toProblem({ path, line: 1, column: 1 }, { found: instead, expected: 'a file of UTF-8 text' }),
          ],
        }
  return { path, text, loaded, object }
}

/** The two sides of a change; base itself has the one alone. */
export interface Configurations {
  readonly head: LoadedConfiguration | null
  /** Undefined where base itself is judged. */
  readonly target?: LoadedConfiguration | null
}

/** The agreement by which all is judged, and where it was found. */
export interface Agreement {
  readonly settings: Settings
  readonly path: string | null
}

/**
 * Chooses target's configuration, so that a change cannot switch off the gate that judges it. Where target has none, or
 * one that cannot be used, head's is taken, so that a first one and a repair can land; the notes say so.
 */
export const chooseConfiguration = (
  { head, target }: Configurations,
  matrices: readonly string[],
  notes: string[],
): Sought<Agreement> => {
  const chosen =
    target === undefined || target === null || !isUsable(target) ? (head ?? target ?? null) : target
  if (target === null && head !== null)
    notes.push(`Target has no configuration yet, so that of head is used: ${head.path}.`)
  if (target && chosen === head && head !== target && isUsable(chosen))
    notes.push(`The configuration of target cannot be used, so that of head is: ${head?.path ?? ''}.`)
  const loaded = chosen?.loaded ?? loadSettings(null, rules, matrices)
  if (!('settings' in loaded)) return unusable(loaded.problems.map(describeProblem), chosen?.object !== null)
  if (chosen && !loaded.settings.agreed)
    notes.push(`${chosen.path} names no \`matrices\`, so the audit is as mild as without a configuration.`)
  return found({ settings: loaded.settings, path: chosen?.path ?? null })
}

const isUsable = (side: LoadedConfiguration | null): boolean => side !== null && 'settings' in side.loaded

const unusable = (details: readonly string[], committed: boolean): Missing => {
  const remedy = `Mend the configuration${committed ? ', commit it,' : ''} and run again.`
  const [only] = details
  return details.length === 1 && only !== undefined
    ? missing(only, remedy)
    : { ...missing(`${details.length} things in the configuration have to be mended first`, remedy), details }
}
