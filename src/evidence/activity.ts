import type { Activity } from '../model/activity.js'
import type { RawCommit } from '../model/history.js'

/** When work and records were last done, among commits in any order. One that changes nothing is neither. */
export const activityOf = (
  commits: Iterable<Pick<RawCommit, 'time' | 'paths'>>,
  isRecord: (path: string) => boolean,
): Activity => {
  let work: number | null = null
  let records: number | null = null
  for (const { time, paths } of commits) {
    if (paths.length === 0) continue
    if (paths.every(isRecord)) records = Math.max(records ?? time, time)
    else work = Math.max(work ?? time, time)
  }
  return { work, records }
}
