import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOpenPullRequests } from '../../src/github/open-pull-requests.js'
import type { OpenPullRequest } from '../../src/model/evidence.js'
import { startApiServer, type ApiMisdeed, type ApiServer } from '../support/api-server.js'
import { hostile } from '../support/hostile.js'

const token = 'ghs_secretsecretsecret'
const patience = { single: 400, all: 900, pause: 10 }
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1 }))

let server: ApiServer
beforeAll(async () => {
  server = await startApiServer({ token })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.forget()
  server.pullRequests = []
  server.misbehave = () => null
})

const ask = (changes: Partial<Parameters<typeof readOpenPullRequests>[0]> = {}) =>
  readOpenPullRequests({
    token,
    apiUrl: server.origin,
    repository: 'octo/rows',
    except: null,
    patience,
    ...changes,
  })

const listed = async (...parameters: Parameters<typeof ask>): Promise<readonly OpenPullRequest[]> => {
  const requests = await ask(...parameters)
  if (!requests.found) throw new Error(requests.reason)
  return requests.value
}

const refusal = async (...parameters: Parameters<typeof ask>): Promise<string> => {
  const requests = await ask(...parameters)
  if (requests.found) throw new Error('not refused')
  expect(requests.remedy).not.toBe('')
  expect(JSON.stringify(requests)).not.toContain(parameters[0]?.token ?? token)
  return requests.reason
}

describe('open pull requests', () => {
  it('are all there is of the work on a fork: number, title and branch, drafts too, but the one under judgement', async () => {
    server.pullRequests = [
      { number: 3, title: 'Begin ENG-3', headBranch: 'row/ENG-3', fork: 'ann/rows' },
      { number: 4, title: 'Draft', headBranch: 'row/ENG-4', draft: true },
      { number: 5, title: 'Gone fork', headBranch: 'patch-1', fork: null, author: null },
      { number: 6, title: 'Over', headBranch: 'row/ENG-6', state: 'closed' },
      { number: 7, title: 'This one', headBranch: 'row/ENG-7' },
    ]
    expect(await listed({ except: 7 })).toEqual([
      { number: 3, title: 'Begin ENG-3', branch: 'row/ENG-3' },
      { number: 4, title: 'Draft', branch: 'row/ENG-4' },
      { number: 5, title: 'Gone fork', branch: 'patch-1' },
    ])
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.headers.authorization).toBe(`token ${token}`)
  })

  it('may be none, which is knowledge', async () => expect(await listed()).toEqual([]))

  it.each([99, 100, 101, 250, 1000])('are %i, on however many pages', async count => {
    server.pullRequests = many(count)
    const all = await listed({ except: 50, patience: { single: 5_000, all: 20_000, pause: 10 } })
    expect(all.map(({ number }) => number)).toEqual(
      many(count)
        .map(({ number }) => number)
        .filter(number => number !== 50),
    )
  })

  it.each([1001, 10_000])('are %i, which is more than anybody reads: not some of them', async count => {
    server.pullRequests = many(count)
    expect(await refusal()).toContain('more than 1000')
    expect(server.requests).toHaveLength(1)
  })

  it('are all seen, though others on earlier pages are closed meanwhile', async () => {
    server.misbehave = () => {
      const closed = 20 * (server.requests.length - 1)
      server.pullRequests = many(350).filter(({ number }) => number > closed)
      return null
    }
    const numbers = (await listed({ patience: { single: 5_000, all: 20_000, pause: 10 } })).map(
      ({ number }) => number,
    )
    const stillOpen = server.pullRequests.map(({ number }) => number)
    expect(numbers.filter(number => stillOpen.includes(number))).toEqual(stillOpen)
  })

  it('have whatever titles and branches people give them', async () => {
    const words = hostile.filter(text => text.trim() !== '')
    server.pullRequests = words.map((text, index) => ({ number: index + 1, title: text, headBranch: text }))
    expect(await listed()).toEqual(
      words.map((text, index) => ({ number: index + 1, title: text, branch: text })),
    )
  })
})

describe('open pull requests that cannot be listed', () => {
  const answer = (misdeed: ApiMisdeed) => {
    server.misbehave = () => misdeed
  }
  const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1796000000' }

  it.each([
    [
      'a token that may not',
      { status: 403, body: { message: 'no' } },
      'may not read pull requests (HTTP 403)',
      1,
    ],
    ['no requests left', { status: 403, headers: limit }, 'rate limit', 1],
    ['too many requests', { status: 429, headers: { 'retry-after': '60' } }, 'rate limit', 1],
    ['abuse', { status: 403, headers: { 'retry-after': '60' } }, 'rate limit', 1],
    ['nothing there', { status: 404, body: { message: 'Not Found' } }, 'HTTP 404', 1],
    ['a token of somebody else', { status: 401, body: { message: 'Bad credentials' } }, 'HTTP 401', 1],
    ['a server in trouble', { status: 502, body: '<html>' }, 'HTTP 502', 2],
    [
      'a page for people',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' },
      'no JSON',
      1,
    ],
    ['half of JSON', { status: 200, body: '[{"number": 1' }, 'no JSON', 1],
    ['nothing at all', { status: 200, body: '' }, 'no JSON', 1],
    ['no content', { status: 204, body: '' }, 'HTTP 204', 1],
    ['something else', { status: 200, body: { message: 'hello' } }, 'no list', 1],
    ['a list of something else', { status: 200, body: [{ number: 1, title: 'x' }] }, 'something else', 1],
    [
      'what was not asked for',
      { status: 200, body: [{ number: 1, title: 'x', state: 'closed', head: { ref: 'x' } }] },
      'something else',
      1,
    ],
    ['a poisoned entry', { status: 200, body: '[{"__proto__": {"number": 1}}]' }, 'something else', 1],
    ['deep nesting', { status: 200, body: '['.repeat(1e6) }, 'no JSON', 1],
    [
      'pages without an end',
      { status: 200, headers: { link: '<http://x/?page=2>; rel="next"' }, body: [] },
      'how many pages',
      1,
    ],
    ['silence', 'hang', 'did not answer', 2],
    ['a closed door', 'reset', 'broke off', 2],
  ] as const)('because of %s', async (_, misdeed, reason, requests) => {
    answer(misdeed)
    expect(await refusal()).toContain(reason)
    expect(server.requests).toHaveLength(requests)
  })

  it('because the answer breaks off, or stops, in its middle', async () => {
    server.pullRequests = many(5)
    answer({ cutAfter: 100 })
    expect(await refusal()).toContain('broke off')
    answer({ stallAfter: 100 })
    expect(await refusal()).toContain('did not answer')
  })

  it('because a later page cannot be had: not the rest of them', async () => {
    server.pullRequests = many(150)
    server.misbehave = ({ path }) => (/[?&]page=2/.test(path) ? { status: 403 } : null)
    expect(await refusal()).toContain('HTTP 403')
  })

  it('because something on the way has dropped the header that names other pages', async () => {
    server.pullRequests = many(150)
    const full = many(100).map(({ number }) => ({ number, title: 'x', state: 'open', head: { ref: 'x' } }))
    answer({ status: 200, body: full })
    expect(await refusal()).toContain('how many pages')
    server.misbehave = ({ path }) => ({ status: 200, body: /[?&]page=1\b/.test(path) ? full : [] })
    expect(await listed()).toHaveLength(100)
  })

  it('because the answer has no end', async () => {
    answer({ status: 200, body: ' '.repeat((1 << 25) + 1) })
    expect(await refusal({ patience: { single: 5_000, all: 5_000, pause: 1 } })).toContain('longer than')
  })

  it('after a bounded time, however often the server promises to answer soon', async () => {
    server.pullRequests = many(1000)
    answer('hang')
    const start = Date.now()
    await refusal()
    expect(Date.now() - start).toBeLessThan(3_000)
  })

  it('though a server that stumbles once is asked again', async () => {
    server.pullRequests = many(2)
    server.misbehave = () => (server.requests.length === 1 ? { status: 500 } : null)
    expect(await listed()).toHaveLength(2)
    server.forget()
    server.misbehave = () => (server.requests.length === 1 ? 'reset' : null)
    expect(await listed()).toHaveLength(2)
  })

  it('because nobody listens there', async () => {
    const other = await startApiServer()
    await other.stop()
    expect(await refusal({ apiUrl: other.origin })).toContain('ECONNREFUSED')
  })

  it('without a word on the terminal, whatever the server says', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer({
      status: 200,
      headers: { deprecation: 'true', sunset: '::error::pwned', link: '<http://x>; rel="deprecation"' },
      body: [],
    })
    expect(await listed()).toEqual([])
    expect(warned).not.toHaveBeenCalled()
  })

  it('because there is no token, or none that can be sent', async () => {
    expect(await refusal({ token: null })).toContain('no token')
    for (const text of ['two words', 'a\r\nx: y', '\u{1f511}', ''])
      expect((await ask({ token: text })).found).toBe(false)
    expect(server.requests).toHaveLength(0)
  })

  it('because there is nowhere that the token may be sent', async () => {
    for (const apiUrl of [
      '',
      'text',
      'http://example.com',
      'ftp://127.0.0.1',
      'https://a:b@host/',
      'https://host/?x',
    ])
      expect(await refusal({ apiUrl })).toContain('GITHUB_API_URL')
    expect(server.requests).toHaveLength(0)
  })

  it('because the platform points elsewhere: the token goes to no other place', async () => {
    const other = await startApiServer({ pullRequests: many(1) })
    answer({ status: 301, headers: { location: `${other.origin}/repos/octo/rows/pulls` } })
    expect(await refusal()).toContain('points elsewhere')
    expect(other.requests).toHaveLength(0)
    await other.stop()
  })
})
