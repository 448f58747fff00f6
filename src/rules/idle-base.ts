import * as z from 'zod'
import type { Activity } from '../model/activity.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import { defineRule, type View } from './rule.js'

const hour = 3600
const told = 5

export default defineRule({
  id: 'idle-base',
  group: 'Measures',
  severity: 'warning',
  unagreed: 'off',
  optIn: true,
  activity: true,
  summary: 'Require work to land on base while rows say that somebody is working.',
  options: z.strictObject({
    hours: z
      .int()
      .min(1)
      .max(87_600)
      .default(48)
      .describe('Hours without a work commit on base after which it speaks.'),
  }),
  *check(view, { hours }) {
    const { activity, change, now } = view
    // Neither kind of commit: nothing is known of base, rather than that nothing was done there.
    if (change || (activity.work === null && activity.records === null)) return
    if (activity.work !== null && now - activity.work < hours * hour) return
    const active = activeRows(view)
    const place = busiest(active, view)
    if (!place) return
    const rows = active.length === 1 ? '1 row' : `${active.length} rows`
    const say = active.length === 1 ? 'says' : 'say'
    yield {
      subject: 'base',
      message: `Unexpected silence on base: ${rows} ${say} that somebody is working, ${sinceWork(activity, now)}, expected work within ${hours} hours; ${recordsInWords(activity, now)}`,
      help: 'Land what is done, however small it is. Find out what holds the work up, and move every row that nobody is working on to a state that says so.',
      place,
      related: active.slice(0, told).map(row => ({
        place: row.statePlace,
        message: `${row.id} is ${row.state}`,
      })),
      extra: { recordCommits: activity.recordsSinceWork },
    }
  },
})

/** Rows that claim work which would leave a trace. */
const activeRows = ({ census }: View): readonly Row[] =>
  census.rows.filter(row => row.live && row.class === 'active' && row.evidence !== 'none')

/** The head of the table with the most of these rows, the first of several. */
const busiest = (rows: readonly Row[], { census }: View): Place | null => {
  const counts = new Map<number, number>()
  for (const { table } of rows) counts.set(table, (counts.get(table) ?? 0) + 1)
  let most = 0
  for (const count of counts.values()) most = Math.max(most, count)
  const table = [...counts].find(([, count]) => count === most)?.[0]
  const place = table === undefined ? undefined : census.tables[table]?.place
  return place ? { path: place.path, line: place.line, endLine: place.line } : null
}

const hoursSince = (time: number, now: number): string => {
  const hours = Math.max(0, Math.floor((now - time) / hour))
  return hours === 1 ? '1 hour' : `${hours} hours`
}

const sinceWork = ({ work }: Activity, now: number): string =>
  work === null
    ? 'and no work commit has ever landed'
    : `and no work commit has landed for ${hoursSince(work, now)}`

const recordsInWords = ({ records, recordsSinceWork }: Activity, now: number): string => {
  if (records === null || recordsSinceWork === 0) return 'no other commit did either'
  const commits = recordsSinceWork === 1 ? '1 commit that changes' : `${recordsSinceWork} commits that change`
  return `${commits} only records did, the newest ${hoursSince(records, now)} ago`
}
