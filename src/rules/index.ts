import abandonedRow from './abandoned-row.js'
import conflictMarker from './conflict-marker.js'
import contestedRow from './contested-row.js'
import contradictingRows from './contradicting-rows.js'
import duplicateId from './duplicate-id.js'
import emptyMatrix from './empty-matrix.js'
import landedRow from './landed-row.js'
import malformedRow from './malformed-row.js'
import recordsOnlyRow from './records-only-row.js'
import type { Rule } from './rule.js'
import stalledRow from './stalled-row.js'
import unclaimedWork from './unclaimed-work.js'
import unknownState from './unknown-state.js'
import unlistedMatrix from './unlisted-matrix.js'
import unmatchedBranch from './unmatched-branch.js'
import unprovenDone from './unproven-done.js'
import unreadLine from './unread-line.js'
import unrecordedWork from './unrecorded-work.js'
import vaguePartial from './vague-partial.js'

/** Every rule, in the order in which they are told. */
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
]
