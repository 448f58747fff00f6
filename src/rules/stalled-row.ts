import * as z from 'zod'
import type { Evidence } from '../model/evidence.js'
import type { Problem } from '../model/finding.js'
import { daysSince, inDays } from './shared/age.js'
import { rowsWith, type AskedRow } from './shared/asked.js'
import { lines } from './shared/lines.js'
import { defineRule, skip, type Statement, type View } from './rule.js'
import { milder } from './shared/severity.js'
import { isStandingWork } from './shared/work.js'

const days = z.number().int().min(1).max(3650)

export default defineRule({
  id: 'stalled-row',
  group: 'Evidence',
  severity: 'warning',
  graded:
    'an error after `error-days`, but never graver than the `evidence` of the state; a severity of your own holds from the first day on',
  unagreed: 'notice',
  summary: 'Require a row in flight to move.',
  why: 'A branch that was parked and forgotten keeps its row in flight for good: to every reader somebody is at it, and nobody is.',
  beforehand:
    'Push what you have at least once within `days`. To lay the work aside, set the row back and write where its branch is; a branch kept on purpose belongs under a `parked` pattern.',
  options: z.strictObject({
    days: days.default(14).describe('How many days may pass without work before a row in flight is stalled.'),
    'error-days': days.default(90).describe('How many days may pass before that is an error.'),
    blocked: z
      .union([z.literal(false), days])
      .default(false)
      .describe('How many days a row may stay blocked; `false` for as long as it likes.'),
  }),
  examples: [
    {
      title: 'Nothing for twenty days, and for a hundred',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | GATING |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 100 },
        { name: 'row/ENG-3', paths: ['src/search.ts'], daysAgo: 100 },
      ],
      reports: ['3 warning ENG-1', '4 error ENG-2', '5 warning ENG-3'],
    },
    {
      title: 'A severity and limits of your own',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      config: { rules: { 'stalled-row': { severity: 'error', days: 21 } } },
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 30 },
      ],
      reports: ['4 error ENG-2'],
    },
    {
      title: 'Records on base do not move a row',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Reorder ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
      branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 }],
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'A fresh branch, a fresh piece on base beside an old branch, and all landed long ago',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
      base: [
        { message: 'ENG-3: Search', paths: ['src/search.ts'], daysAgo: 50 },
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 2 },
      ],
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 50 },
      ],
      reports: [],
    },
    {
      title: 'The change that lands old work moves its row',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 100 }],
      reports: [],
    },
    {
      title: 'Blocked for longer than the configuration allows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      config: { rules: { 'stalled-row': { blocked: 60 } } },
      stoodFor: 60,
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'Blocked since yesterday',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      config: { rules: { 'stalled-row': { blocked: 60 } } },
      stoodFor: 1,
      reports: [],
    },
    {
      title: 'Blocked, in a history too short to tell for how long',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      config: { rules: { 'stalled-row': { blocked: 60 } } },
      stoodFor: null,
      reports: [],
      skips: ['too short'],
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
      branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 100 }],
      reports: ['3 notice ENG-1'],
    },
  ],
  past: ({ row }) => row.class === 'blocked',
  days: options => (options.blocked === false ? [] : [options.blocked]),
  *check(view, options) {
    for (const asked of rowsWith(view, ['IN-FLIGHT'])) {
      const newest = newestPiece(asked.evidence)
      if (newest === null) continue
      const age = daysSince(newest, view.now)
      if (age > options.days) yield stalled(asked, age, age > options['error-days'])
    }
    if (options.blocked !== false) yield* stillBlocked(view, options.blocked)
  },
})

/** Time of the newest work or open content; null where something in flight has no time that we know, or lands just now. */
const newestPiece = (evidence: Evidence): number | null => {
  if (evidence.pullRequests.length > 0) return null
  if (evidence.changeCommits.some(({ revert, reverted }) => !revert && !reverted)) return null
  const open = evidence.branches.filter(({ standing }) => standing === 'open')
  const landed = [...evidence.baseCommits, ...evidence.references.map(({ commit }) => commit)]
  const times = [...landed.filter(isStandingWork), ...open].map(({ time }) => time)
  return open.length === 0 ? null : times.reduce((newest, time) => Math.max(newest, time))
}

const stalled = ({ row, verdict, weight }: AskedRow, age: number, isGrave: boolean): Problem => ({
  subject: row.id,
  id: row.id,
  severity: isGrave ? weight : milder(weight, 'warning'),
  message: `Unexpected silence of ${inDays(age)} for ${row.id}, expected work in flight to move: it keeps the row ${row.state}, and others away from it (${verdict.reason})`,
  help: 'Go on with it and push, or set the row back, write where its branch is, and delete or park the branch.',
  place: row.statePlace,
})

function* stillBlocked(view: View, limit: number): Iterable<Statement> {
  for (const row of view.census.rows) {
    if (row.class !== 'blocked') continue
    const before = view.stood(row, limit)
    if (!before.found) yield skip(`how long rows are blocked is not measured: ${before.reason}`)
    else if (before.value?.class === 'blocked') {
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected state ${row.state} for ${row.id} for ${inDays(limit)} or more, expected somebody to ask whether it still holds`,
        help: 'Look whether what blocks the row is still there; go on, set it back, or drop it.',
        place: row.statePlace,
      }
    }
  }
}
