import * as z from 'zod'
import type { Evidence } from '../model/evidence.js'
import type { Problem } from '../model/finding.js'
import { daysSince, inDays } from './shared/age.js'
import { rowsWith, type AskedRow } from './shared/asked.js'
import { defineRule, skip, type Statement, type View } from './rule.js'
import { milder } from './shared/severity.js'
import { isStandingWork } from './shared/work.js'

const days = z.number().int().min(1).max(3650)

export default defineRule({
  id: 'stalled-row',
  group: 'Evidence',
  severity: 'warning',
  unagreed: 'notice',
  summary: 'Require a row in flight to move.',
  options: z.strictObject({
    days: days.default(14).describe('How many days may pass without work before a row in flight is stalled.'),
    'error-days': days.default(90).describe('How many days may pass before that is an error.'),
    blocked: z
      .union([z.literal(false), days])
      .default(false)
      .describe('How many days a row may stay blocked; `false` for as long as it likes.'),
  }),
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
