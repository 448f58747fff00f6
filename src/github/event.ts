import { found, missing, type Missing, type Sought } from '../model/sought.js'
import { flagAt, numberAt, textAt } from './payload.js'

/** Variables of the runner; empty ones count as absent. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What set off the run, and what it says about what is judged. */
export interface Event {
  readonly name: 'push' | 'schedule' | 'workflow_dispatch' | 'pull_request' | 'merge_group'
  /** Whether base itself is judged or a change before it lands. */
  readonly kind: 'base' | 'change'
  /** Origin of the server: `https://github.com`. */
  readonly server: string
  /** `owner/name`. */
  readonly repository: string
  readonly defaultBranch: string | null
  /** Short name of the branch that the change would be merged into; null where base itself is judged. */
  readonly target: string | null
  /** Full object name of the commit that is judged: of a pull request its head, not the merge commit. */
  readonly head: string
  /** Full ref that the run was started for. */
  readonly ref: string | null
  /** Tip of the branch before the push; null for a new branch and for every other event. */
  readonly before: string | null
  readonly pullRequest: PullRequest | null
}

export interface PullRequest {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly headBranch: string
  /** True where the head is in another repository, or in one that is gone. */
  readonly fork: boolean
  /** Who opened it, whoever runs it again. */
  readonly author: string | null
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
      if (flagAt(payload, 'deleted')) {
        return missing(
          `The push deleted ${textAt(payload, 'ref') ?? 'a ref'}, so there is nothing to judge.`,
          'Start the workflow for pushes that leave something behind: if: ${{ !github.event.deleted }}.',
        )
      }
      return readBaseEvent(name, environment, payload)
    case 'schedule':
    case 'workflow_dispatch':
      return readBaseEvent(name, environment, payload)
    case 'pull_request':
      return readPullRequest(environment, payload)
    case 'merge_group':
      return readMergeGroup(environment, payload)
    case 'pull_request_target':
      return refuseTarget(environment, payload)
    default:
      return missing(
        `The event ${name} is not supported.`,
        `Start the workflow on one of ${supported}; see \`on:\` in the README.`,
      )
  }
}

/** What every event has, or the first thing that is wrong with it. */
const readPlace = (
  environment: Environment,
  payload: unknown,
): Sought<Pick<Event, 'server' | 'repository' | 'defaultBranch' | 'ref'>> => {
  const server = serverOrigin(environment.GITHUB_SERVER_URL || 'https://github.com')
  if (server === null) return malformed('GITHUB_SERVER_URL', 'a URL such as https://github.com')
  const repository = environment.GITHUB_REPOSITORY || textAt(payload, 'repository.full_name') || ''
  if (!/^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/.test(repository))
    return malformed('GITHUB_REPOSITORY', 'owner/name')
  const defaultBranch = textAt(payload, 'repository.default_branch')
  return found({ server, repository, defaultBranch, ref: environment.GITHUB_REF || null })
}

const readBaseEvent = (
  name: 'push' | 'schedule' | 'workflow_dispatch',
  environment: Environment,
  payload: unknown,
): Sought<Event> => {
  const place = readPlace(environment, payload)
  if (!place.found) return place
  const head = objectName(environment.GITHUB_SHA ?? null)
  if (head === null) return malformed('GITHUB_SHA', 'the full object name of a commit')
  // A schedule runs on the default branch and brings no payload.
  const scheduled = name === 'schedule' ? branchOf(place.value.ref) : null
  return found({
    ...place.value,
    name,
    kind: 'base',
    defaultBranch: place.value.defaultBranch ?? scheduled,
    target: null,
    head,
    before: name === 'push' ? objectName(textAt(payload, 'before')) : null,
    pullRequest: null,
  })
}

const readPullRequest = (environment: Environment, payload: unknown): Sought<Event> => {
  const place = readPlace(environment, payload)
  if (!place.found) return place
  const number = numberAt(payload, 'pull_request.number')
  if (number === null) return malformed('pull_request.number', 'a number')
  const head = objectName(textAt(payload, 'pull_request.head.sha'))
  if (head === null) return malformed('pull_request.head.sha', 'the full object name of a commit')
  const target = textAt(payload, 'pull_request.base.ref') ?? (environment.GITHUB_BASE_REF || null)
  if (target === null) return malformed('pull_request.base.ref', 'the name of a branch')
  const headBranch = textAt(payload, 'pull_request.head.ref')
  if (headBranch === null) return malformed('pull_request.head.ref', 'the name of a branch')
  return found({
    ...place.value,
    name: 'pull_request',
    kind: 'change',
    target,
    head,
    before: null,
    pullRequest: {
      number,
      title: textAt(payload, 'pull_request.title') ?? '',
      body: textAt(payload, 'pull_request.body') ?? '',
      headBranch,
      fork: isForeign(place.value.repository, payload),
      author: textAt(payload, 'pull_request.user.login'),
    },
  })
}

const readMergeGroup = (environment: Environment, payload: unknown): Sought<Event> => {
  const place = readPlace(environment, payload)
  if (!place.found) return place
  const head = objectName(textAt(payload, 'merge_group.head_sha'))
  if (head === null) return malformed('merge_group.head_sha', 'the full object name of a commit')
  // `base_sha` is the entry before this one in the queue; what it all lands on is the branch.
  const target = branchOf(textAt(payload, 'merge_group.base_ref'))
  if (target === null) return malformed('merge_group.base_ref', 'a full ref such as refs/heads/main')
  return found({
    ...place.value,
    name: 'merge_group',
    kind: 'change',
    target,
    head,
    before: null,
    pullRequest: null,
  })
}

/** Such a run has the rights of the repository, and would read what a stranger wrote. */
const refuseTarget = (environment: Environment, payload: unknown): Missing =>
  isForeign(environment.GITHUB_REPOSITORY ?? '', payload)
    ? missing(
        'The event pull_request_target with a head from another repository is refused: it runs with the rights of this repository on what a stranger wrote.',
        'Use the event pull_request, which works for forks and needs no more than contents: read.',
      )
    : missing(
        'The event pull_request_target is not supported: it runs on the default branch, not on the change.',
        'Use the event pull_request.',
      )

const isForeign = (repository: string, payload: unknown): boolean =>
  textAt(payload, 'pull_request.head.repo.full_name')?.toLowerCase() !== repository.toLowerCase()

const objectName = (text: string | null): string | null =>
  text !== null && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) && !/^0+$/.test(text) ? text : null

const branchOf = (ref: string | null): string | null =>
  ref?.startsWith('refs/heads/') && ref.length > 'refs/heads/'.length ? ref.slice('refs/heads/'.length) : null

const serverOrigin = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.origin : null
}

const malformed = (what: string, expected: string): Missing =>
  missing(
    `The event cannot be read: ${what} is missing or malformed, expected ${expected}.`,
    'Run the action as a step of a workflow, with the environment and the event file that the runner gives it.',
  )
