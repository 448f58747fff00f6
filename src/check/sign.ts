import { hash } from 'node:crypto'
import type { Finding, Problem } from '../model/finding.js'
import type { Severity } from '../model/row.js'

/** A problem whose severity is settled. */
export interface WeighedProblem extends Problem {
  readonly severity: Severity
}

/** Findings of one rule: the fingerprint is made of rule, path, subject and the ordinal of the repeat. None is new yet. */
export const sign = (rule: string, problems: readonly WeighedProblem[]): readonly Finding[] => {
  const repeats = new Map<string, number>()
  const inPlace = [...problems].sort((one, other) => one.place.line - other.place.line)
  return inPlace.map(problem => {
    const key = JSON.stringify([rule, problem.place.path, problem.subject])
    const ordinal = (repeats.get(key) ?? 0) + 1
    repeats.set(key, ordinal)
    // A digest that nobody can steer: a new finding must not pass for one that target has.
    const fingerprint = hash('sha256', `${key}${ordinal}`).slice(0, 32)
    return { ...problem, rule, fingerprint, new: false, waived: problem.answer ?? null }
  })
}
