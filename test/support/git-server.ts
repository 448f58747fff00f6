import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { devNull } from 'node:os'
import { gunzipSync } from 'node:zlib'

/** What the server saw of a request, and how it answered. */
export interface ServedRequest {
  readonly method: string
  readonly path: string
  /** The command of the protocol: `ls-refs`, `fetch`, or null for the greeting. */
  readonly command: string | null
  /** Every Authorization header, as it came. */
  readonly authorizations: readonly string[]
  /** Lines of the request, for a command. */
  readonly lines: readonly string[]
  status: number
  /** Bytes of the body that were sent. */
  bytes: number
}

/** How the server may fail: not at all, with a status, by going silent, or after so many bytes of an answer. */
export type Misdeed =
  | 'hang'
  | 'reset'
  | { readonly status: number; readonly location?: string }
  | { readonly cutAfter: number }
  | { readonly stallAfter: number }
  | null

export interface GitServer {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string
  /** Every request since the start, or since `forget`. */
  readonly requests: readonly ServedRequest[]
  readonly forget: () => void
  /** Asked about each request before it is served. */
  misbehave: (request: ServedRequest) => Misdeed
  readonly stop: () => Promise<void>
}

/**
 * Serves the bare repositories below a folder over HTTP on loopback, as GitHub does: a token in exactly one header, or
 * none at all for a public repository; filters; any object by its name.
 */
export const startGitServer = async (root: string, token: string | null): Promise<GitServer> => {
  const requests: ServedRequest[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    void serve(request, response)
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    const served = describe(request, body)
    requests.push(served)
    const refusal = judge(served.authorizations, token)
    const misdeed = api.misbehave(served)
    if (misdeed === 'hang') return
    if (misdeed === 'reset') return void request.socket.resetAndDestroy()
    const status = misdeed && 'status' in misdeed ? misdeed.status : refusal
    if (status !== null) {
      served.status = status
      response.writeHead(status, {
        ...(status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {}),
        ...(misdeed && 'location' in misdeed ? { location: misdeed.location + (request.url ?? '') } : {}),
      })
      return void response.end()
    }
    runBackend({ root, request, body, response, served, misdeed })
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const api: GitServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    forget: () => void requests.splice(0),
    misbehave: () => null,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return api
}

/** Bytes of all answers. */
export const bytesOf = (requests: readonly ServedRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0)

/** How often each command was served. */
export const countCommands = (requests: readonly ServedRequest[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { command } of requests) if (command !== null) counts[command] = (counts[command] ?? 0) + 1
  return counts
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const describe = (request: IncomingMessage, body: Buffer): ServedRequest => {
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('latin1')
  const lines = toLines(text)
  const authorizations: string[] = []
  request.rawHeaders.forEach((name, index) => {
    if (index % 2 === 0 && name.toLowerCase() === 'authorization')
      authorizations.push(request.rawHeaders[index + 1] ?? '')
  })
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    command: lines[0]?.startsWith('command=') ? lines[0].slice('command='.length) : null,
    authorizations,
    lines,
    status: 200,
    bytes: 0,
  }
}

/** The lines of the packet format, each preceded by its length in four hexadecimal digits. */
const toLines = (text: string): string[] => {
  const lines: string[] = []
  for (let position = 0; position + 4 <= text.length;) {
    const length = parseInt(text.slice(position, position + 4), 16)
    if (length > 4) lines.push(text.slice(position + 4, position + length).trimEnd())
    position += Math.max(4, length)
  }
  return lines
}

const judge = (authorizations: readonly string[], token: string | null): number | null => {
  if (authorizations.length > 1) return 400
  const [authorization] = authorizations
  if (authorization === undefined) return token === null ? null : 401
  const given = Buffer.from(authorization.replace(/^basic /i, ''), 'base64').toString()
  return token === null || given === `x-access-token:${token}` ? null : 403
}

interface Service {
  readonly root: string
  readonly request: IncomingMessage
  readonly body: Buffer
  readonly response: ServerResponse
  readonly served: ServedRequest
  readonly misdeed: Misdeed
}

const settings = ['uploadpack.allowFilter', 'uploadpack.allowAnySHA1InWant']

const runBackend = ({ root, request, body, response, served, misdeed }: Service): void => {
  const url = new URL(request.url ?? '', 'http://127.0.0.1')
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_COUNT: String(settings.length + 1),
      ...Object.fromEntries(
        settings.flatMap((key, at) => [
          [`GIT_CONFIG_KEY_${at}`, key],
          [`GIT_CONFIG_VALUE_${at}`, 'true'],
        ]),
      ),
      [`GIT_CONFIG_KEY_${settings.length}`]: 'safe.directory',
      [`GIT_CONFIG_VALUE_${settings.length}`]: '*',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REQUEST_METHOD: request.method,
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(body.length),
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
    },
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(body)
  child.stderr.resume()
  response.on('close', () => child.kill())
  const send = (chunk: Buffer) => {
    const limit = misdeed && typeof misdeed === 'object' && !('status' in misdeed) ? misdeed : null
    const most = limit ? ('cutAfter' in limit ? limit.cutAfter : limit.stallAfter) : Infinity
    const allowed = chunk.subarray(0, Math.max(0, most - served.bytes))
    served.bytes += allowed.length
    response.write(allowed, () => {
      if (allowed.length < chunk.length && limit && 'cutAfter' in limit) request.socket.resetAndDestroy()
    })
  }
  let head: Buffer | null = Buffer.alloc(0)
  child.stdout.on('data', (chunk: Buffer) => {
    if (head === null) return send(chunk)
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    const headers = head
      .subarray(0, end)
      .toString('latin1')
      .split('\r\n')
      .map(line => line.split(': '))
    const status = headers.find(([name]) => name === 'Status')?.[1]
    served.status = status === undefined ? 200 : parseInt(status, 10)
    response.writeHead(
      served.status,
      Object.fromEntries(headers.filter(([name]) => name !== 'Status')) as Record<string, string>,
    )
    const rest = head.subarray(end + 4)
    head = null
    send(rest)
  })
  child.stdout.on('end', () => {
    const stalls = misdeed && typeof misdeed === 'object' && 'stallAfter' in misdeed
    if (!stalls) response.end()
  })
}
