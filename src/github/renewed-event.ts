import type { Sought } from '../model/sought.js'
import type { Event, PullRequest } from './event.js'
import type { PullRequestNow } from './pull-request-now.js'

/** An event brought up to date, and what the report has to say about that. */
export interface RenewedEvent {
  readonly event: Event
  readonly notes: readonly string[]
}

/** The number of the pull request that may be told more of than the event says; null where there is none. */
export const askedPullRequest = ({ pullRequest, queued }: Event): number | null =>
  pullRequest?.number ?? queued?.number ?? null

/**
 * The event with what is known of its pull request now: the one under judgement, or the one whose entry of the merge queue
 * is. The head stays the one of the event, since the result of the run belongs to it.
 */
export const renewEvent = (event: Event, now: Sought<PullRequestNow>): RenewedEvent => {
  if (event.pullRequest !== null) return renewPullRequest(event, event.pullRequest, now)
  if (event.queued === null) return { event, notes: [] }
  if (now.found) return { event: { ...event, pullRequest: wordsOf(now.value) }, notes: [] }
  return {
    event,
    notes: [
      `What pull request #${event.queued.number} of the merge queue says of itself, and who opened it, is not known: ${now.reason}.`,
    ],
  }
}

const renewPullRequest = (event: Event, told: PullRequest, now: Sought<PullRequestNow>): RenewedEvent => {
  if (!now.found) {
    const note = `Title, body and target of the pull request are as old as the first attempt of this run: ${now.reason}.`
    return { event, notes: event.rerun ? [note] : [] }
  }
  const { head, target } = now.value
  const notes: string[] = []
  if (head !== event.head)
    notes.push(`The pull request has another head by now, ${head}; this run judges ${event.head}.`)
  if (target !== event.target)
    notes.push(
      `The pull request is for ${target} by now and not for ${event.target ?? 'what the event says'}; it is judged as a change of ${target}.`,
    )
  const { headBranch, fork } = told
  const author = told.author ?? now.value.author
  return {
    event: { ...event, target, pullRequest: { ...wordsOf(now.value), headBranch, fork, author } },
    notes,
  }
}

const wordsOf = ({ number, title, body, headBranch, fork, author }: PullRequestNow): PullRequest => ({
  number,
  title,
  body,
  headBranch,
  fork,
  author,
})
