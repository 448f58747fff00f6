import * as z from 'zod'
import { daysSince, inDays } from './shared/age.js'
import { branchOf, rowsWith } from './shared/asked.js'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'landed-row',
  group: 'Evidence',
  severity: 'warning',
  graded:
    'a notice while the newest work is not older than `days`; a row of class `gating` stays quiet for so long, and is a notice afterwards',
  unagreed: 'notice',
  summary: 'Require work still to land for a row that says it is being worked on.',
  why: 'When all work that can be found has landed, either the row is finished, or somebody has yet to say what is left. Until then nobody takes it up, and nobody counts it as done. It does not say that the row is finished: that is for a reader of the row to judge.',
  beforehand:
    'Move the row in the change that lands its last work, or soon after: on to the next state, or back to the list with what is missing. While more is to come, push the branch that brings it.',
  options: z.strictObject({
    days: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(14)
      .describe('How many days after its newest work a row may still say it is being worked on.'),
  }),
  examples: [
    {
      title: 'All work landed yesterday, and long ago',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      base: [
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
      ],
      reports: ['3 notice ENG-1', '4 warning ENG-2'],
    },
    {
      title: 'A gate may take its time, but not for ever',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
      `,
      base: [
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
      ],
      reports: ['4 notice ENG-2'],
    },
    {
      title: 'Graver, and later',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      config: { rules: { 'landed-row': { severity: 'error', days: 30 } } },
      base: [
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 20 },
      ],
      reports: ['3 notice ENG-1', '4 error ENG-2'],
    },
    {
      title: 'Follow-up on a branch, a state that waits for more, and a mere claim',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL: export is missing |
        | ENG-3 | ACTIVE |
      `,
      base: [
        { message: 'ENG-1, ENG-2: Read the header', paths: ['src/header.ts'], daysAgo: 40 },
        { message: 'Claim ENG-3', paths: ['matrix.md'], daysAgo: 40 },
      ],
      branches: [{ name: 'row/ENG-1', paths: ['src/footer.ts'] }],
      reports: [],
    },
    {
      title: 'Without a configuration',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | todo |
      `,
      config: null,
      base: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 40 }],
      reports: ['3 notice ENG-1'],
    },
  ],
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
