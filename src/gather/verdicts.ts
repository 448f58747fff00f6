import { classify } from '../evidence/classify.js'
import { spellingsOf } from '../evidence/known-ids.js'
import type { Census } from '../model/census.js'
import type { Rename } from '../model/change.js'
import type { JudgedRow } from '../model/report.js'
import type { Row } from '../model/row.js'
import type { RowEvidence } from './evidence.js'

/** Every row of a census with its evidence, and a verdict on those that are asked. A renamed row is known under both IDs. */
export const judgeRows = (
  { rows }: Census,
  { of, searched }: RowEvidence,
  renames: readonly Rename[] = [],
): readonly JudgedRow[] => {
  const formerly = new Map(renames.map(({ from, to }) => [to, from.id]))
  return rows.map(row => {
    const former = formerly.get(row)
    const evidence = of(row, former === undefined ? [row.id] : [row.id, former])
    return {
      row,
      evidence,
      verdict: isAsked(row) ? classify(evidence, searched, spellingsOf(row)) : null,
    }
  })
}

const isAsked = ({ evidence, searchable, aliases }: Row): boolean =>
  evidence !== 'none' && (searchable || aliases.length > 0)

/** Rows of which a rule may ask how they stood before, or whether a spec stands behind them. */
export const isAdrift = ({ verdict }: JudgedRow): boolean =>
  verdict?.verdict === 'ABANDONED' || verdict?.strength === 'records'
