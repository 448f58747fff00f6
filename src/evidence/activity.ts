import type { Activity } from '../model/activity.js'
import type { RawCommit } from '../model/history.js'

/** When work and records were last done, among commits in any order. One that changes nothing is neither. */
export const activityOf = (
  commits: Iterable<Pick<RawCommit, 'time' | 'paths'>>,
  isRecord: (path: string) => boolean,
): Activity => {
  let work: number | null = null
  let records: number | null = null
  const times: number[] = []
  for (const { time, paths } of commits) {
    if (paths.length === 0) continue
    if (paths.every(isRecord)) {
      records = Math.max(records ?? time, time)
      times.push(time)
    } else work = Math.max(work ?? time, time)
  }
  const newest = work ?? -Infinity
  return { work, records, recordsSinceWork: times.filter(time => time > newest).length }
}
