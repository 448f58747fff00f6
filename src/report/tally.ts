import { verdictWords, type VerdictWord } from '../model/evidence.js'
import type { Finding } from '../model/finding.js'
import type { JudgedReport, JudgedRow } from '../model/report.js'
import { severities, stateClasses, type Severity, type StateClass } from '../model/row.js'
import { compareText } from './order.js'

const count = <Key>(keys: Iterable<Key>): Map<Key, number> => {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** One state of the census and the verdicts of its rows. */
export interface StateTally {
  /** Null gathers the rows whose state could not be read. */
  readonly state: string | null
  readonly rows: number
  /** Null where no row in this state was asked. */
  readonly verdicts: ReadonlyMap<VerdictWord, number> | null
}

/** By class in the order of the model, the frequent before the rare. */
export const tallyStates = (rows: readonly JudgedRow[]): readonly StateTally[] => {
  const groups = new Map<string | null, JudgedRow[]>()
  for (const judged of rows) {
    const state = judged.row.class === 'unknown' ? null : judged.row.state
    const group = groups.get(state)
    if (group) group.push(judged)
    else groups.set(state, [judged])
  }
  const rank = (group: readonly JudgedRow[]): number =>
    Math.min(...Array.from(new Set(group.map(({ row }) => row.class)), name => stateClasses.indexOf(name)))
  return [...groups]
    .map(([state, group]) => ({ state, group, rank: rank(group) }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        other.group.length - one.group.length ||
        compareText(one.state ?? '', other.state ?? ''),
    )
    .map(({ state, group }) => ({
      state,
      rows: group.length,
      verdicts: group.some(({ verdict }) => verdict) ? tallyVerdicts(group) : null,
    }))
}

/** Every verdict with the number of its rows, zero included. */
export const tallyVerdicts = (rows: readonly JudgedRow[]): ReadonlyMap<VerdictWord, number> => {
  const counts = count(rows.flatMap(({ verdict }) => (verdict ? [verdict.verdict] : [])))
  return new Map(verdictWords.map(word => [word, counts.get(word) ?? 0]))
}

/** Words of states as the tables write them, in code unit order. */
export const countStates = (rows: readonly JudgedRow[]): ReadonlyMap<string, number> =>
  new Map([...count(rows.map(({ row }) => row.state))].sort(([one], [other]) => compareText(one, other)))

/** The classes that occur, in the order of the model. */
export const countClasses = (rows: readonly JudgedRow[]): ReadonlyMap<StateClass, number> => {
  const counts = count(rows.map(({ row }) => row.class))
  return new Map(stateClasses.flatMap(name => (counts.has(name) ? [[name, counts.get(name) ?? 0]] : [])))
}

/** Findings that no waiver excuses, by severity. */
export const countFindings = (findings: readonly Finding[]): ReadonlyMap<Severity, number> => {
  const counts = count(findings.filter(({ waived }) => waived === null).map(({ severity }) => severity))
  return new Map(severities.map(severity => [severity, counts.get(severity) ?? 0]))
}

/** What the census does not hold: lines and whole files that were not read. */
export const unread = ({ census }: JudgedReport): { readonly lines: number; readonly files: number } => ({
  lines: census.flaws.filter(({ rule }) => rule === 'unread-line').length,
  files: census.files.filter(({ skipped }) => skipped !== undefined).length,
})
