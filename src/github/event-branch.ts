import { found, missing, type Sought } from '../model/sought.js'
import type { Environment, Event } from './event.js'
import { branchOf, malformed, objectName, readPlace } from './event-place.js'
import { flagAt, textAt } from './payload.js'

/** An event that leaves or finds a branch or a tag as it stands. */
export const readBranchEvent = (
  name: 'push' | 'schedule' | 'workflow_dispatch',
  environment: Environment,
  payload: unknown,
): Sought<Event> => {
  if (name === 'push' && flagAt(payload, 'deleted')) {
    return missing(
      `The push deleted ${textAt(payload, 'ref') ?? 'a ref'}, so there is nothing to judge.`,
      'Start the job for pushes that leave something behind: if: ${{ !github.event.deleted }}.',
    )
  }
  const place = readPlace(environment, payload)
  if (!place.found) return place
  const head = objectName(environment.GITHUB_SHA ?? null)
  if (head === null) return malformed('GITHUB_SHA', 'the full object name of a commit')
  const branch = branchOf(place.value.ref)
  return found({
    ...place.value,
    name,
    kind: 'branch',
    // A schedule runs on the default branch, and may bring no payload that says which that is.
    defaultBranch: place.value.defaultBranch ?? (name === 'schedule' ? branch : null),
    branch,
    target: null,
    head,
    before: name === 'push' ? objectName(textAt(payload, 'before')) : null,
    pullRequest: null,
    queued: null,
  })
}
