import { found, type Sought } from '../model/sought.js'
import { openApi, type ApiAccess } from './api.js'
import { garbled } from './api-failure.js'
import type { PullRequest } from './event.js'
import { isForeign } from './event-change.js'
import { objectName } from './event-place.js'
import { numberAt, textAt } from './payload.js'

/** A pull request as it is now. */
export interface PullRequestNow extends PullRequest {
  /** Full object name of its head. */
  readonly head: string
  /** Short name of the branch that it is for. */
  readonly target: string
  readonly state: 'open' | 'closed'
}

export interface PullRequestQuestion extends ApiAccess {
  readonly number: number
}

/** Asks the platform how a pull request is now: title, body and target may have been edited since the event. */
export const readPullRequest = async (question: PullRequestQuestion): Promise<Sought<PullRequestNow>> => {
  const ask = await openApi(question)
  if (!ask.found) return ask
  const answer = await ask.value(`pulls/${question.number}`)
  if (!answer.found) return answer
  const { body } = answer.value
  const number = numberAt(body, 'number')
  const title = textAt(body, 'title')
  const headBranch = textAt(body, 'head.ref')
  const head = objectName(textAt(body, 'head.sha'))
  const target = textAt(body, 'base.ref')
  const state = textAt(body, 'state')
  const isWhole =
    number === question.number &&
    title !== null &&
    headBranch !== null &&
    head !== null &&
    target !== null &&
    (state === 'open' || state === 'closed')
  if (!isWhole) return garbled(`it is not pull request #${question.number}`)
  return found({
    number,
    title,
    body: textAt(body, 'body') ?? '',
    headBranch,
    fork: isForeign(question.repository, body, ''),
    author: textAt(body, 'user.login'),
    head,
    target,
    state,
  })
}
