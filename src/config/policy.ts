import type { PolicyChange, Relaxation } from '../model/change.js'
import type { Loaded } from './load.js'
import { relaxations } from './relaxations.js'
import type { RuleDefaults } from './relaxed-rules.js'

/** A configuration as it stands on one side of a change. */
export interface ConfigurationSide {
  readonly path: string
  readonly text: string
  readonly loaded: Loaded
}

const nothing: PolicyChange = { relaxations: [], faults: [], tightened: null }

/** What a change does to the configuration. Null for a side without one. */
export const configurationChange = (
  before: ConfigurationSide | null,
  after: ConfigurationSide | null,
  rules: readonly RuleDefaults[],
): PolicyChange => {
  const place = { path: after?.path ?? before?.path ?? '', line: 1, endLine: 1 }
  if (before?.text === after?.text && before?.path === after?.path) return nothing
  if (after && !('config' in after.loaded)) {
    const faults = after.loaded.problems.map(({ message, line, column, path }): Relaxation => ({
      words: message,
      subject: message,
      place: { path, line, endLine: line, column },
    }))
    return { ...nothing, faults }
  }
  const usable = after && 'config' in after.loaded ? after.loaded : null
  // What cannot be read asks for nothing, so that nothing of it can be relaxed.
  const known = before && 'config' in before.loaded ? before.loaded.config : null
  const looser = relaxations(known, usable?.config ?? null, rules).map(({ path, words }): Relaxation => {
    const line = usable?.lineAt(path) ?? 1
    const subject = path.length > 0 ? path.map(String).join('.') : 'configuration'
    return { words, subject, place: { ...place, line, endLine: line } }
  })
  return { ...nothing, relaxations: looser, tightened: looser.length === 0 ? place : null }
}
