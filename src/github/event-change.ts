import { found, missing, type Missing, type Sought } from '../model/sought.js'
import type { Environment, Event, Queued } from './event.js'
import { branchOf, malformed, objectName, readPlace } from './event-place.js'
import { numberAt, textAt } from './payload.js'

/** A pull request, by its own head and the branch it is for. */
export const readPullRequestEvent = (environment: Environment, payload: unknown): Sought<Event> => {
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
    branch: null,
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
    queued: null,
  })
}

/** An entry of a merge queue, against the branch that all of the queue is for. */
export const readMergeGroupEvent = (environment: Environment, payload: unknown): Sought<Event> => {
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
    branch: null,
    target,
    head,
    before: null,
    pullRequest: null,
    queued: readQueued(payload, target),
  })
}

/** The payload does not say whose entry it is; the name of the queue's branch does: `gh-readonly-queue/main/pr-104-…`. */
const readQueued = (payload: unknown, target: string): Queued | null => {
  const ref = textAt(payload, 'merge_group.head_ref') ?? ''
  const prefix = `refs/heads/gh-readonly-queue/${target}/pr-`
  if (!ref.startsWith(prefix)) return null
  const [, digits] = /^([1-9]\d{0,14})-[0-9a-f]{40,64}$/.exec(ref.slice(prefix.length)) ?? []
  if (digits === undefined) return null
  return { number: Number(digits), upon: objectName(textAt(payload, 'merge_group.base_sha')) }
}

/** Such a run has the rights of the repository, and would read what a stranger wrote. */
export const refuseTarget = (environment: Environment, payload: unknown): Missing =>
  isForeign(environment.GITHUB_REPOSITORY ?? '', payload)
    ? missing(
        'The event pull_request_target with a head from another repository is refused: it runs with the rights of this repository on what a stranger wrote.',
        'Use the event pull_request, which works for forks and needs no more than contents: read.',
      )
    : missing(
        'The event pull_request_target is not supported: it runs on the default branch, not on the change.',
        'Use the event pull_request.',
      )

/** Whether the head of the pull request is in another repository than this one. */
export const isForeign = (repository: string, payload: unknown, way = 'pull_request.'): boolean =>
  textAt(payload, `${way}head.repo.full_name`)?.toLowerCase() !== repository.toLowerCase()
