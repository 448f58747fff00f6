import * as z from 'zod'
import { inDays } from './shared/age.js'
import { rowsWith } from './shared/asked.js'
import { legalFloor } from './shared/legal-floor.js'
import { lines } from './shared/lines.js'
import { habitOf, skipRare } from './shared/named-share.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'records-only-row',
  group: 'Evidence',
  severity: 'error',
  graded:
    'a notice within the grace of `days`, and where history is too short to measure it; then as grave as the `evidence` of the state says',
  unagreed: 'notice',
  summary: 'Require more than records behind a row that claims work.',
  why: 'The commit that claims a row names it, and so does the one that writes its spec. If that were enough, a claim would prove itself, and no row that was ever claimed could be found abandoned.',
  beforehand:
    'Name the ID in a commit that changes the work itself, or push a branch of the row with such a commit, within the grace. Where the work is a document, take its path out of `records` in the configuration.',
  options: z.strictObject({
    days: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(14)
      .describe('Grace: how many days a row may claim work before more than records is expected.'),
  }),
  examples: [
    {
      title: 'Claimed twenty days ago, and nothing but records since',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
      stoodFor: 20,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'Claimed yesterday',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
      stoodFor: 1,
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'No grace',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      config: { rules: { 'records-only-row': { days: 0 } } },
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 0 }],
      reports: ['3 error ENG-1'],
    },
    {
      title: 'A branch with nothing but a spec, under a state that weighs less',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
      branches: [{ name: 'row/ENG-1', paths: ['specs/import.md'] }],
      stoodFor: 20,
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'History too short to measure the grace',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
      stoodFor: null,
      reports: ['3 notice ENG-1'],
      skips: ['too short'],
    },
    {
      title: 'Work beside the records',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [
        { message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'], daysAgo: 2 },
      ],
      stoodFor: 20,
      reports: [],
    },
    {
      title: 'Without a configuration, in a repository that hardly names its rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
        | ENG-4 | done |
        | ENG-5 | done |
        | ENG-6 | done |
      `,
      config: null,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
      stoodFor: 20,
      reports: [],
      skips: ['matrix.md:1 (1 of 6)'],
    },
  ],
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
