import abandonedRow from './abandoned-row.js'
import badClosingCommit from './bad-closing-commit.js'
import brokenAnchor from './broken-anchor.js'
import claimMismatch from './claim-mismatch.js'
import conflictMarker from './conflict-marker.js'
import contestedRow from './contested-row.js'
import contradictingRows from './contradicting-rows.js'
import coverageDrift from './coverage-drift.js'
import coverageGap from './coverage-gap.js'
import duplicateId from './duplicate-id.js'
import emptyMatrix from './empty-matrix.js'
import emptyCell from './empty-cell.js'
import illegalMark from './illegal-mark.js'
import hollowClaim from './hollow-claim.js'
import idleBase from './idle-base.js'
import illegalMove from './illegal-move.js'
import landedRow from './landed-row.js'
import logDisorder from './log-disorder.js'
import lostId from './lost-id.js'
import malformedRow from './malformed-row.js'
import missingAnchor from './missing-anchor.js'
import missingNextStep from './missing-next-step.js'
import missingSpec from './missing-spec.js'
import overBudget from './over-budget.js'
import owedDocument from './owed-document.js'
import policyChange from './policy-change.js'
import prematureDone from './premature-done.js'
import ratchetSlip from './ratchet-slip.js'
import recordsOnlyRow from './records-only-row.js'
import rollupMismatch from './rollup-mismatch.js'
import rowlessWork from './rowless-work.js'
import type { Rule } from './rule.js'
import shrunkLog from './shrunk-log.js'
import stalledRow from './stalled-row.js'
import unclaimedWork from './unclaimed-work.js'
import unknownState from './unknown-state.js'
import unlicensedEdit from './unlicensed-edit.js'
import unlistedMatrix from './unlisted-matrix.js'
import unmatchedBranch from './unmatched-branch.js'
import unprovenDone from './unproven-done.js'
import unreadLine from './unread-line.js'
import unrecordedWork from './unrecorded-work.js'
import unusedWaiver from './unused-waiver.js'
import vaguePartial from './vague-partial.js'
import vanishedRow from './vanished-row.js'

/** All rules, in the order in which they are told. */
export const rules: readonly Rule[] = [
  malformedRow,
  unknownState,
  conflictMarker,
  emptyMatrix,
  unreadLine,
  unlistedMatrix,
  duplicateId,
  contradictingRows,
  abandonedRow,
  recordsOnlyRow,
  landedRow,
  stalledRow,
  contestedRow,
  unclaimedWork,
  unrecordedWork,
  unmatchedBranch,
  unprovenDone,
  vaguePartial,
  missingSpec,
  brokenAnchor,
  missingAnchor,
  emptyCell,
  claimMismatch,
  badClosingCommit,
  rollupMismatch,
  illegalMark,
  vanishedRow,
  rowlessWork,
  illegalMove,
  prematureDone,
  policyChange,
  owedDocument,
  missingNextStep,
  unlicensedEdit,
  lostId,
  unusedWaiver,
  overBudget,
  ratchetSlip,
  logDisorder,
  shrunkLog,
  coverageGap,
  hollowClaim,
  coverageDrift,
  idleBase,
]
