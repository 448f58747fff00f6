import { missing, type Sought } from '../model/sought.js'
import { readBranchEvent } from './event-branch.js'
import { readMergeGroupEvent, readPullRequestEvent, refuseTarget } from './event-change.js'

/** Variables of the runner; empty ones count as absent. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What set off the run, and what it says about what is judged. */
export interface Event {
  readonly name: 'push' | 'schedule' | 'workflow_dispatch' | 'pull_request' | 'merge_group'
  /**
   * `change`: one that would be merged into `target`. `branch`: a branch or a tag as it stands, which is base itself where
   * `branch` is one of the bases, and else a change that would be merged into base; only the configuration can tell.
   */
  readonly kind: 'branch' | 'change'
  /** Origin of the server: `https://github.com`. */
  readonly server: string
  /** `owner/name`. */
  readonly repository: string
  readonly defaultBranch: string | null
  /** Short name of the branch that is judged as it stands; null for a tag, and where the event brings a change. */
  readonly branch: string | null
  /** Short name of the branch that the change would be merged into; null where the event does not say. */
  readonly target: string | null
  /** Full object name of the commit that is judged: of a pull request its head, not the merge commit. */
  readonly head: string
  /** Full ref that the run was started for. */
  readonly ref: string | null
  /** Tip of the branch before the push, which may exist no more; null for a new branch and for every other event. */
  readonly before: string | null
  /** The run was started again: what the event says of a pull request is as old as the first attempt. */
  readonly rerun: boolean
  readonly pullRequest: PullRequest | null
  /** The entry of the merge queue that is judged; null for every other event, and where the queue does not name it. */
  readonly queued: Queued | null
}

export interface PullRequest {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly headBranch: string
  /** True where the head is in another repository, or in one that is gone. */
  readonly fork: boolean
  /** Who opened it, whoever runs it again; null where the account is gone. */
  readonly author: string | null
}

/** An entry of a merge queue. The change that is judged has the entries before it in it too. */
export interface Queued {
  /** Number of its pull request. */
  readonly number: number
  /** Object name of what it stands upon: the entry before it, or the tip of the target where there is none. */
  readonly upon: string | null
}

const supported = 'push, schedule, workflow_dispatch, pull_request and merge_group'

/** The event in the runner's environment and its parsed payload; not found for an event that cannot be judged. */
export const readEvent = (environment: Environment, payload: unknown): Sought<Event> => {
  const name = environment.GITHUB_EVENT_NAME
  switch (name) {
    case undefined:
    case '':
      return missing(
        'GITHUB_EVENT_NAME is not set, so this is no run of a workflow.',
        'On a machine of your own, run the command line: node dist/cli/index.js.',
      )
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return readBranchEvent(name, environment, payload)
    case 'pull_request':
      return readPullRequestEvent(environment, payload)
    case 'merge_group':
      return readMergeGroupEvent(environment, payload)
    case 'pull_request_target':
      return refuseTarget(environment, payload)
    default:
      return missing(
        `The event ${name} is not supported.`,
        `Start the workflow on one of ${supported}; see \`on:\` in the README.`,
      )
  }
}
