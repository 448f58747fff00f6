import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pullRequestPayload, type PullRequestFacts } from './event-payloads.js'

/** What the server saw of a request, and how it answered. */
export interface ApiRequest {
  readonly method: string
  /** Way and query. */
  readonly path: string
  /** By their names in lower case. */
  readonly headers: IncomingMessage['headers']
  /** 0 until it is answered. */
  status: number
}

/** How the server may fail: by silence, a closed connection, in the middle of its answer, or with another answer. */
export type ApiMisdeed =
  | 'hang'
  | 'reset'
  | { readonly cutAfter: number }
  | { readonly stallAfter: number }
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
  | null

/** What it serves of a pull request, open unless told otherwise. */
export type ServedPullRequest = Partial<PullRequestFacts> & { readonly number: number }

export interface ApiServer {
  /** What `GITHUB_API_URL` names. */
  readonly origin: string
  /** Every request since the start, or since `forget`. */
  readonly requests: readonly ApiRequest[]
  readonly forget: () => void
  /** What is served of `octo/rows`; may be changed at any time. */
  pullRequests: readonly ServedPullRequest[]
  /** Asked about each request before it is served. */
  misbehave: (request: ApiRequest) => ApiMisdeed
  readonly stop: () => Promise<void>
}

/** What a server is started with. */
export interface ApiServerOptions {
  /** The only one it knows; null where it asks for none. */
  readonly token?: string | null
  readonly repository?: string
  readonly pullRequests?: readonly ServedPullRequest[]
}

/** Answers on loopback as the REST API of the platform does, as far as pull requests go: pages, links, refusals. */
export const startApiServer = async (options: ApiServerOptions = {}): Promise<ApiServer> => {
  const { token = null, repository = 'octo/rows' } = options
  const requests: ApiRequest[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const seen: ApiRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      status: 0,
    }
    requests.push(seen)
    const misdeed = api.misbehave(seen)
    if (misdeed === 'hang') return
    if (misdeed === 'reset') return void request.socket.resetAndDestroy()
    const isOther = misdeed !== null && 'status' in misdeed
    const answer: Answer = isOther ? { body: '', ...misdeed } : answerTo(seen, { api, token, repository })
    seen.status = answer.status
    send(request, response, answer, isOther ? null : misdeed)
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const api: ApiServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    forget: () => void requests.splice(0),
    pullRequests: options.pullRequests ?? [],
    misbehave: () => null,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return api
}

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** A string as it is, anything else as JSON. */
  readonly body?: unknown
}

interface Served {
  readonly api: Pick<ApiServer, 'origin' | 'pullRequests'>
  readonly token: string | null
  readonly repository: string
}

const refuse = (status: number, message: string): Answer => ({
  status,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
})

const answerTo = ({ method, path, headers }: ApiRequest, served: Served): Answer => {
  const { token, repository, api } = served
  if (token !== null && headers.authorization !== `token ${token}`) return refuse(401, 'Bad credentials')
  const url = new URL(path, api.origin)
  const root = `/repos/${repository}/pulls`
  if (method !== 'GET' || !url.pathname.startsWith(root)) return refuse(404, 'Not Found')
  const rest = url.pathname.slice(root.length)
  if (rest === '') return listAnswer(url.searchParams, served)
  const request = api.pullRequests.find(({ number }) => rest === `/${number}`)
  return request ? { status: 200, body: toJson(request, repository) } : refuse(404, 'Not Found')
}

/** Thirty to a page unless asked for more, a hundred at most; newest first unless asked otherwise. */
const listAnswer = (query: URLSearchParams, { api, repository }: Served): Answer => {
  const asked = query.get('state') ?? 'open'
  const size = Math.min(Number(query.get('per_page') ?? 30), 100)
  const page = Number(query.get('page') ?? 1)
  const listed = api.pullRequests.filter(({ state = 'open' }) => asked === 'all' || state === asked)
  const isRising = query.get('direction') === 'asc'
  const sorted = [...listed].sort((one, other) => (one.number - other.number) * (isRising ? 1 : -1))
  const last = Math.max(1, Math.ceil(sorted.length / size))
  const to = (number: number, relation: string) => {
    query.set('page', String(number))
    // The platform names the repository by its number here.
    return `<${api.origin}/repositories/186853002/pulls?${query.toString()}>; rel="${relation}"`
  }
  const back = page > 1 ? [to(page - 1, 'prev')] : []
  const on = page < last ? [to(page + 1, 'next'), to(last, 'last')] : []
  const links = [...back, ...on, ...(page > 1 ? [to(1, 'first')] : [])]
  const body = sorted.slice((page - 1) * size, page * size).map(each => toJson(each, repository))
  return { status: 200, headers: links.length > 0 ? { link: links.join(', ') } : {}, body }
}

const toJson = (request: ServedPullRequest, repository: string): unknown =>
  pullRequestPayload({
    repository,
    head: 'a'.repeat(40),
    headBranch: `topic-${request.number}`,
    base: 'b'.repeat(40),
    ...request,
  }).pull_request

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  misdeed: { readonly cutAfter: number } | { readonly stallAfter: number } | null,
): void => {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '998',
    ...headers,
  })
  if (misdeed === null) return void response.end(bytes)
  const isCut = 'cutAfter' in misdeed
  response.write(bytes.subarray(0, isCut ? misdeed.cutAfter : misdeed.stallAfter), () => {
    if (isCut) request.socket.destroy()
  })
}
