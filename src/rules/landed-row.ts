import * as z from 'zod'
import { daysSince, inDays } from './shared/age.js'
import { branchOf, rowsWith } from './shared/asked.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'landed-row',
  group: 'Evidence',
  severity: 'warning',
  unagreed: 'notice',
  summary: 'Require work still to land for a row that says it is being worked on.',
  options: z.strictObject({
    days: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(14)
      .describe('How many days after its newest work a row may still say it is being worked on.'),
  }),
  *check(view, { days }) {
    for (const { row, verdict } of rowsWith(view, ['LANDED'])) {
      const isGating = row.class === 'gating'
      if (verdict.strength !== 'work' || (row.class !== 'active' && !isGating)) continue
      const age = verdict.newestWork === null ? 0 : daysSince(verdict.newestWork, view.now)
      const isOld = age > days
      if (isGating && !isOld) continue
      yield {
        subject: row.id,
        id: row.id,
        severity: isOld && !isGating ? 'warning' : 'notice',
        message: `Unexpected state ${row.state} for ${row.id}, expected work still to land: all that was found has landed, the newest ${age === 0 ? 'today' : `${inDays(age)} ago`} (${verdict.reason})`,
        help: `Read the row: if it is finished, move it on; if not, write what is missing, and set it back until somebody takes that up. Pushing ${branchOf(view, row)} with more work says that more is to come.`,
        place: row.statePlace,
      }
    }
  },
})
