import { missing, type Missing } from '../model/sought.js'
import { textAt } from './payload.js'

/** Why a question to the platform has no answer. `passing`: asking once more may help. */
export interface ApiFailure extends Missing {
  readonly passing?: boolean
}

/** Headers of an answer, by their names in lower case. */
export type Headers = Readonly<Record<string, string | number | undefined>>

const fail = (reason: string, remedy: string, passing = false): ApiFailure => ({
  ...missing(reason, remedy),
  passing,
})

const later = 'run it again later'
const permit = 'give the job `permissions: pull-requests: read`, and the input `token` its default'

/** What a status that is not 200 means. Nothing of what the server says beside it is repeated. */
export const failedStatus = (status: number, headers: Headers): ApiFailure => {
  const isLimited = headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0'
  if (status === 429 || (status === 403 && isLimited))
    return fail(`the token may ask no more for a while (HTTP ${status}, rate limit)`, later)
  if (status === 401) return fail('the platform does not know the token (HTTP 401)', permit)
  if (status === 403) return fail('the token may not read pull requests (HTTP 403)', permit)
  if (status === 404) return fail('the platform shows no such thing to this token (HTTP 404)', permit)
  if (status >= 300 && status < 400)
    return fail(
      `the platform points elsewhere (HTTP ${status}), and the token is sent nowhere else`,
      'run it from a new event, which names the repository as it is called now',
    )
  return fail(`the platform answered with HTTP ${status}`, later, status >= 500)
}

/** What an error on the way means. Its text is not repeated: it may hold what was sent. */
export const failedWay = (error: unknown): ApiFailure => {
  const code = causes(error)
    .map(each => textAt(each, 'code') ?? '')
    .find(each => /^[A-Z][A-Z0-9_]{2,60}$/.test(each))
  return fail(
    `the platform cannot be reached, or broke off${code === undefined ? '' : ` (${code})`}`,
    'look whether the runner reaches GITHUB_API_URL, then run it again',
    true,
  )
}

/** The error, what caused it, and so on; a handful is enough. */
const causes = (error: unknown): unknown[] => {
  const chain: unknown[] = []
  for (let each = error; each instanceof Error && chain.length < 5; each = each.cause) chain.push(each)
  return chain
}

/** There was no answer in the time that there is. */
export const tooSlow = (milliseconds: number): ApiFailure =>
  fail(`the platform did not answer within ${Math.round(milliseconds / 100) / 10} s`, later, true)

/** The answer is not what the platform's documentation promises. */
export const garbled = (what: string): Missing =>
  missing(`the answer of the platform cannot be read: ${what}`, later)
