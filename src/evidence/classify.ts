import type { Evidence, Verdict } from '../model/evidence.js'
import { piecesOf, weightOf } from './pieces.js'
import { abandonedReason, inFlightReason, landedReason, unknownReason } from './reasons.js'
import type { Searched } from './searched.js'

/**
 * The verdict on one row: first match wins. Pure, and the same for evidence in any order of gathering. `names` are the
 * spellings under which messages were searched for the row.
 */
export function classify(
  evidence: Evidence,
  searched: Searched,
  names: readonly string[] = [evidence.id],
): Verdict {
  const lacking = [searched.baseCommits, searched.changeCommits, searched.branches].filter(
    answer => !answer.found,
  )
  const unknown = [...lacking, ...evidence.unknown]
  if (unknown.length > 0) {
    return { verdict: 'UNKNOWN', strength: null, reason: unknownReason(unknown), newestWork: null }
  }

  const pieces = piecesOf(evidence)
  const weight = weightOf(pieces)
  const { changeTexts, pullRequests } = evidence
  if (
    pieces.openBranches.length + pieces.changeCommits.length + changeTexts.length + pullRequests.length >
    0
  ) {
    return { verdict: 'IN-FLIGHT', ...weight, reason: inFlightReason(evidence, pieces) }
  }
  if (pieces.baseCommits.length + pieces.landedBranches.length + pieces.references.length > 0) {
    return { verdict: 'LANDED', ...weight, reason: landedReason(pieces, searched.base) }
  }
  const reason = abandonedReason(evidence, searched, names)
  return { verdict: 'ABANDONED', strength: null, reason, newestWork: null }
}
