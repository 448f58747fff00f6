import { found, missing, type Missing, type Sought } from '../model/sought.js'
import type { Environment, Event } from './event.js'
import { textAt } from './payload.js'

/** What every event has: where it happened, and for which ref the run was started. */
export type EventPlace = Pick<Event, 'server' | 'repository' | 'defaultBranch' | 'ref' | 'rerun'>

/** What every event has, or the first thing that is wrong with it. */
export const readPlace = (environment: Environment, payload: unknown): Sought<EventPlace> => {
  const server = serverOrigin(environment.GITHUB_SERVER_URL || 'https://github.com')
  if (server === null) return malformed('GITHUB_SERVER_URL', 'a URL such as https://github.com')
  const repository = environment.GITHUB_REPOSITORY || textAt(payload, 'repository.full_name') || ''
  if (!/^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/.test(repository))
    return malformed('GITHUB_REPOSITORY', 'owner/name')
  return found({
    server,
    repository,
    defaultBranch: textAt(payload, 'repository.default_branch'),
    ref: environment.GITHUB_REF || null,
    rerun: Number(environment.GITHUB_RUN_ATTEMPT || 1) > 1,
  })
}

/** The full name of an object; null for anything else, and for the zeros that stand for none. */
export const objectName = (text: string | null): string | null =>
  text !== null && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) && !/^0+$/.test(text) ? text : null

/** The short name of the branch that a full ref names; null where it names none. */
export const branchOf = (ref: string | null): string | null =>
  ref?.startsWith('refs/heads/') && ref.length > 'refs/heads/'.length ? ref.slice('refs/heads/'.length) : null

const serverOrigin = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.origin : null
}

/** Something in the event is not as the platform writes it. */
export const malformed = (what: string, expected: string): Missing =>
  missing(
    `The event cannot be read: ${what} is missing or malformed, expected ${expected}.`,
    'Run the action as a step of a workflow, with the environment and the event file that the runner gives it.',
  )
