import { activityOf } from '../evidence/activity.js'
import type { Activity } from '../model/activity.js'
import type { RawCommit } from '../model/history.js'
import { found, missing, type Sought } from '../model/sought.js'

/** What rules want to know of all commits of base; what none of them wants is not kept. */
export interface ObservedBase {
  readonly add: (commit: RawCommit) => void
  readonly activity: () => Activity
  readonly commitsOnBase: (name: string) => Sought<readonly string[]>
}

/** Begins to observe a pass over the history of base. */
export const observeBase = (
  isRecord: (path: string) => boolean,
  wanted: { readonly commits: boolean; readonly activity: boolean },
): ObservedBase => {
  const shas: string[] = []
  const kept: Pick<RawCommit, 'time' | 'paths'>[] = []
  return {
    add: ({ sha, time, paths }) => {
      if (wanted.commits) shas.push(sha)
      if (wanted.activity)
        kept.push({ time, paths: paths.some(path => !isRecord(path)) ? [work] : paths.slice(0, 1) })
    },
    activity: () => activityOf(kept, path => path !== work),
    commitsOnBase: name =>
      wanted.commits
        ? found(shas.filter(sha => sha.startsWith(name)).slice(0, 2))
        : missing('no rule had asked for the commits of base', 'ask for them'),
  }
}

// Stands for all the work paths of a commit; no path is empty.
const work = ''
