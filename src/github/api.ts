import type { getOctokit } from '@actions/github'
import { found, missing, type Found, type Missing, type Sought } from '../model/sought.js'
import { failedStatus, failedWay, garbled, tooSlow, type ApiFailure } from './api-failure.js'
import { textAt } from './payload.js'

/** Whom to ask, and with whose rights. */
export interface ApiAccess {
  /** Null where none is given: then nothing is asked. */
  readonly token: string | null
  /** `GITHUB_API_URL`: https, or http on this machine. */
  readonly apiUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly patience?: Patience
}

/** Milliseconds for one try, for everything together, and between two tries. */
export interface Patience {
  readonly single: number
  readonly all: number
  readonly pause: number
}

export interface ApiAnswer {
  /** The body, parsed. */
  readonly body: unknown
  /** The header that names other pages; empty where there is none. */
  readonly link: string
}

/** Asks for what is at this way below `/repos/owner/name`. Never throws. */
export type Ask = (
  way: string,
  query?: Readonly<Record<string, string | number>>,
) => Promise<Sought<ApiAnswer>>

type Octokit = ReturnType<typeof getOctokit>

const tries = 2
const mostBytes = 1 << 25

/** Makes ready to ask. The time for everything begins to run. */
export const openApi = async (access: ApiAccess): Promise<Sought<Ask>> => {
  const { token, repository, patience = { single: 6_000, all: 30_000, pause: 500 } } = access
  if (token === null)
    return missing('there is no token to ask with', 'leave the input `token` at its default')
  // It becomes a header; what cannot be one would be shown by whoever refuses it.
  if (!/^[\x21-\x7e]+$/.test(token))
    return missing('the token is malformed', 'leave the input `token` at its default')
  const baseUrl = safeUrl(access.apiUrl)
  if (baseUrl === null)
    return missing('GITHUB_API_URL is no https URL', 'run the action as a step of a workflow')
  const [owner = '', repo = ''] = repository.split('/')
  const octokit = await openClient(token, baseUrl)
  if (!octokit.found) return octokit
  const end = Date.now() + patience.all
  return found(async (way, query = {}) => {
    for (let attempt = 1; ; attempt++) {
      const time = Math.min(patience.single, end - Date.now())
      if (time <= 0) return plain(tooSlow(patience.all))
      const answer = await askOnce(
        octokit.value,
        `GET /repos/{owner}/{repo}/${way}`,
        { ...query, owner, repo },
        time,
      )
      if (answer.found) return answer
      if (!answer.passing || attempt === tries) return plain(answer)
      await new Promise(resolve => setTimeout(resolve, patience.pause))
    }
  })
}

/** Loads the client here and not before: it is heavy, and whoever never asks does not pay for it. */
const openClient = async (token: string, baseUrl: string): Promise<Sought<Octokit>> => {
  try {
    const { getOctokit } = await import('@actions/github')
    return found(getOctokit(token, { baseUrl, log: silent }))
  } catch {
    // It reads the proxy while it is loaded, and what it would say of a malformed one may hold a password.
    return missing('the client of the platform cannot be made ready', 'look whether https_proxy is a URL')
  }
}

const plain = ({ reason, remedy }: ApiFailure): Missing => missing(reason, remedy)

const ignore = () => undefined

/** What the server says is no text for the log of a step. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore }

const safeUrl = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '' || url.search + url.hash !== '') return null
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return null
  return url.href.replace(/\/+$/, '')
}

const askOnce = async (
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, string | number>>,
  time: number,
): Promise<Found<ApiAnswer> | ApiFailure> => {
  const signal = AbortSignal.timeout(time)
  try {
    // The body is read here, since its size has to have an end. A header follows no redirection to another host.
    const request = { signal, redirect: 'manual', parseSuccessResponseBody: false, log: silent } as const
    const response = await octokit.request(route, { ...parameters, request })
    const { status, headers } = response
    if (status !== 200) return failedStatus(status, headers)
    const text = await readText(response.data as unknown)
    if (text === null) return garbled(`it is longer than ${mostBytes >> 20} MiB`)
    const body = parseJson(text)
    return body === undefined ? garbled('it is no JSON') : found({ body, link: headers.link ?? '' })
  } catch (error) {
    if (signal.aborted) return tooSlow(time)
    return answered(error) ?? failedWay(error)
  }
}

/** The failure of an error that carries an answer; null where there was none. */
const answered = (error: unknown): ApiFailure | null => {
  const response = (error as { readonly response?: unknown } | null)?.response
  if (typeof response !== 'object' || response === null) return null
  const { status, headers } = response as Readonly<Record<string, unknown>>
  if (typeof status !== 'number') return null
  const header = (name: string) => textAt(headers, name) ?? undefined
  const names = ['retry-after', 'x-ratelimit-remaining']
  return failedStatus(status, Object.fromEntries(names.map(name => [name, header(name)])))
}

/** Null where there is too much of it. */
const readText = async (body: unknown): Promise<string | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
