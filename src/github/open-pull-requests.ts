import type { OpenPullRequest } from '../model/evidence.js'
import { found, missing, type Sought } from '../model/sought.js'
import { openApi, type ApiAccess, type Ask } from './api.js'
import { garbled } from './api-failure.js'
import { numberAt, textAt } from './payload.js'

/** Which of them is not to be among them: the one under judgement. */
export interface OpenPullRequestsQuestion extends ApiAccess {
  readonly except: number | null
}

const size = 100
const mostPages = 10

/**
 * All open pull requests but one, drafts included, by number; of one from a fork this is the only trace of its branch. Not
 * found where the platform does not tell, and where there are more than a thousand: never some of them.
 */
export const readOpenPullRequests = async (
  question: OpenPullRequestsQuestion,
): Promise<Sought<readonly OpenPullRequest[]>> => {
  const ask = await openApi(question)
  if (!ask.found) return ask
  const first = await readPage(ask.value, 1)
  if (!first.found) return first
  const { last, told } = pagesOf(first.value)
  if (last === null) return garbled('it does not say how many pages there are')
  if (last > mostPages)
    return missing(
      `there are more than ${mostPages * size}`,
      'close those that nobody works on, or push the branches of rows to this repository, where they are seen without',
    )
  const requests = new Map<number, OpenPullRequest>()
  // From the last page to the first: one that is closed meanwhile moves what comes after it to an earlier page.
  for (let page = last; page >= 1; page--) {
    const answer: Sought<Page> = last === 1 ? first : await readPage(ask.value, page)
    if (!answer.found) return answer
    if (!told && page > 1 && answer.value.requests.length > 0)
      return garbled('it does not say how many pages there are')
    for (const each of answer.value.requests) requests.set(each.number, each)
  }
  if (question.except !== null) requests.delete(question.except)
  return found([...requests.values()].sort((one, other) => one.number - other.number))
}

interface Page {
  readonly requests: readonly OpenPullRequest[]
  readonly link: string
}

const readPage = async (ask: Ask, page: number): Promise<Sought<Page>> => {
  const answer = await ask('pulls', {
    state: 'open',
    sort: 'created',
    direction: 'asc',
    per_page: size,
    page,
  })
  if (!answer.found) return answer
  const { body, link } = answer.value
  if (!Array.isArray(body)) return garbled('it is no list')
  const requests: OpenPullRequest[] = []
  for (const entry of body as readonly unknown[]) {
    const number = numberAt(entry, 'number')
    const title = textAt(entry, 'title')
    const branch = textAt(entry, 'head.ref')
    if (number === null || title === null || branch === null || textAt(entry, 'state') !== 'open')
      return garbled('it lists something else than open pull requests')
    requests.push({ number, title, branch })
  }
  return found({ requests, link })
}

/** How many pages there are; null where the first names a next one and no last. */
const pagesOf = ({ requests, link }: Page): { readonly last: number | null; readonly told: boolean } => {
  const pageOf = (relation: string) =>
    new RegExp(`<[^<>]*[?&]page=(\\d{1,9})[^<>]*>; *rel="${relation}"`).exec(link)?.[1]
  const last = pageOf('last')
  if (last !== undefined) return { last: Number(last), told: true }
  if (pageOf('next') !== undefined) return { last: null, told: true }
  // A full page that names no other is all there is, or something on the way has dropped the header: the next page tells.
  return requests.length < size ? { last: 1, told: true } : { last: 2, told: false }
}
