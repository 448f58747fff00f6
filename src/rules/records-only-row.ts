import * as z from 'zod'
import { inDays } from './shared/age.js'
import { rowsWith } from './shared/asked.js'
import { legalFloor } from './shared/legal-floor.js'
import { habitOf, skipRare } from './shared/named-share.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'records-only-row',
  group: 'Evidence',
  severity: 'error',
  unagreed: 'notice',
  summary: 'Require more than records behind a row that claims work.',
  options: z.strictObject({
    days: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(14)
      .describe('Grace: how many days a row may claim work before more than records is expected.'),
  }),
  past: ({ verdict }) => verdict?.strength === 'records',
  days: ({ days }) => (days === 0 ? [] : [days]),
  *check(view, { days }) {
    const habit = habitOf(view)
    const rare = new Set<number>()
    for (const { row, verdict, evidence, weight } of rowsWith(view, ['LANDED', 'IN-FLIGHT'])) {
      if (verdict.strength !== 'records') continue
      if (habit(row) === 'rare') {
        rare.add(row.table)
        continue
      }
      const before = days === 0 ? null : view.stood(row, days)
      if (before?.found === false)
        yield skip(`the grace of ${inDays(days)} is not measured: ${before.reason}`)
      const claimedThen = before === null || (before.found && (before.value?.evidence ?? 'none') !== 'none')
      // What stands in somebody else's open pull request was not looked at; there may be work in it.
      const isLate = claimedThen && evidence.pullRequests.length === 0
      const floor = legalFloor(view, row)
      yield {
        subject: row.id,
        id: row.id,
        severity: isLate ? weight : 'notice',
        message: `Unexpected state ${row.state} for ${row.id}, expected work behind it: all that Git knows touches records only (${verdict.reason}), and a claim is not work`,
        help: `Name ${row.id} in a commit that changes the work itself, or set the row back to ${floor.word}, since ${floor.because}.`,
        place: row.statePlace,
        extra: { floor: floor.class },
      }
    }
    yield* skipRare(view, rare)
  },
})
