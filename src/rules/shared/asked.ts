import type { Evidence, Verdict, VerdictWord } from '../../model/evidence.js'
import type { Row, Severity } from '../../model/row.js'
import type { View } from '../rule.js'

/** A row that was asked for evidence, and what came of it. */
export interface AskedRow {
  readonly row: Row
  readonly verdict: Verdict
  readonly evidence: Evidence
  /** How gravely a missing trace weighs for its state. */
  readonly weight: Severity
}

/** The asked rows with one of these verdicts, in the order of the census. A row of verdict UNKNOWN is nobody's fault. */
export function* rowsWith(view: View, verdicts: readonly VerdictWord[]): Iterable<AskedRow> {
  for (const { row, verdict, evidence } of view.rows) {
    if (!verdict || !evidence || row.evidence === 'none' || !isNameable(row)) continue
    if (verdicts.includes(verdict.verdict)) yield { row, verdict, evidence, weight: row.evidence }
  }
}

/** A name under which a branch belongs to the row: `row/ENG-1`. */
export const branchOf = ({ settings }: View, { id }: Row): string =>
  (settings.branches[0] ?? 'row/{id}').replace('{id}', () => id).replaceAll('*', 'work')

/** False for a row that no message could name, such as the first of its table. */
export const isNameable = (row: Row): boolean => row.searchable || row.aliases.length > 0
