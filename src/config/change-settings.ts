import type { AllowedMoves, ChangeSettings, Owed, PathSet, Trigger } from '../model/change-settings.js'
import type { ChangeConfig, ObligationConfig, TriggerConfig } from './change-schema.js'
import { compileGlobs } from './glob.js'
import { compileMatch } from './match-pattern.js'

/** What the sections about changes mean. */
export const toChangeSettings = (config: ChangeConfig): ChangeSettings => ({
  obligations: Object.entries(config.obligations ?? {}).map(([name, { when, owes, reason }]) => ({
    name,
    reason: reason ?? null,
    when: toTrigger(when),
    owes: owes.map(toOwed),
  })),
  guards: (config.guards ?? []).map(guard => ({
    documents: pathSet(typeof guard.document === 'string' ? [guard.document] : guard.document),
    reason: guard.reason ?? null,
    permits: toTrigger(guard.with),
  })),
  moves: config.moves ? Object.entries(config.moves).map(([from, to]): AllowedMoves => ({ from, to })) : null,
  isExempt: loginMatcher(config['exempt-authors'] ?? []),
})

const pathSet = (globs: readonly string[]): PathSet => ({ globs, isMatch: compileGlobs(globs) })

const toTrigger = ({ move, measurement, matches, paths }: TriggerConfig): Trigger => {
  const matchAt = matches && compileMatch(matches.of)
  return {
    move: move
      ? {
          from: move.from ?? null,
          to: move.to ?? null,
          matrices: move.matrices ? pathSet(move.matrices) : null,
        }
      : null,
    measurement: measurement ? pathSet(measurement) : null,
    matches:
      matches && typeof matchAt === 'function'
        ? { pattern: matches.of, matchAt, files: pathSet(matches.in) }
        : null,
    paths: paths ? pathSet(paths) : null,
  }
}

const toOwed = (owed: ObligationConfig['owes'][number]): Owed => {
  if (typeof owed === 'string') return { kind: 'document', documents: pathSet([owed]) }
  return owed.any
    ? { kind: 'document', documents: pathSet(owed.any) }
    : { kind: 'section', sections: owed.section ?? [] }
}

/** Logins are compared without case; * stands for any characters. */
const loginMatcher = (patterns: readonly string[]): ((login: string) => boolean) => {
  const parts = patterns.map(pattern => pattern.toLowerCase().split('*'))
  return login => parts.some(([first = '', ...rest]) => fits(login.toLowerCase(), first, rest))
}

/** Whether a text begins with the first part, ends with the last, and has those between in order. Linear for one pattern. */
const fits = (text: string, first: string, rest: readonly string[]): boolean => {
  const last = rest.at(-1)
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of rest.slice(0, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}
