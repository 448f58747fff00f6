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
import emptyCell from './empty-cell.js'
import emptyMatrix from './empty-matrix.js'
import hollowClaim from './hollow-claim.js'
import idleBase from './idle-base.js'
import illegalMark from './illegal-mark.js'
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
import type { Page } from '../page.js'

/** The page of every rule, by the rule's id. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['abandoned-row', abandonedRow],
  ['bad-closing-commit', badClosingCommit],
  ['broken-anchor', brokenAnchor],
  ['claim-mismatch', claimMismatch],
  ['conflict-marker', conflictMarker],
  ['contested-row', contestedRow],
  ['contradicting-rows', contradictingRows],
  ['coverage-drift', coverageDrift],
  ['coverage-gap', coverageGap],
  ['duplicate-id', duplicateId],
  ['empty-cell', emptyCell],
  ['empty-matrix', emptyMatrix],
  ['hollow-claim', hollowClaim],
  ['idle-base', idleBase],
  ['illegal-mark', illegalMark],
  ['illegal-move', illegalMove],
  ['landed-row', landedRow],
  ['log-disorder', logDisorder],
  ['lost-id', lostId],
  ['malformed-row', malformedRow],
  ['missing-anchor', missingAnchor],
  ['missing-next-step', missingNextStep],
  ['missing-spec', missingSpec],
  ['over-budget', overBudget],
  ['owed-document', owedDocument],
  ['policy-change', policyChange],
  ['premature-done', prematureDone],
  ['ratchet-slip', ratchetSlip],
  ['records-only-row', recordsOnlyRow],
  ['rollup-mismatch', rollupMismatch],
  ['rowless-work', rowlessWork],
  ['shrunk-log', shrunkLog],
  ['stalled-row', stalledRow],
  ['unclaimed-work', unclaimedWork],
  ['unknown-state', unknownState],
  ['unlicensed-edit', unlicensedEdit],
  ['unlisted-matrix', unlistedMatrix],
  ['unmatched-branch', unmatchedBranch],
  ['unproven-done', unprovenDone],
  ['unread-line', unreadLine],
  ['unrecorded-work', unrecordedWork],
  ['unused-waiver', unusedWaiver],
  ['vague-partial', vaguePartial],
  ['vanished-row', vanishedRow],
])

/** What there is to read of a rule. Every rule has a page: a test sees to it. */
export const pageOf = ({ id }: { readonly id: string }): Page => {
  const page = pages.get(id)
  if (!page) throw new Error(`The rule ${id} has no page.`)
  return page
}
