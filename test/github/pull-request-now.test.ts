import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPullRequest } from '../../src/github/pull-request-now.js'
import { startApiServer, type ApiServer } from '../support/api-server.js'
import { hostile } from '../support/hostile.js'

const head = 'c'.repeat(40)
const patience = { single: 400, all: 900, pause: 10 }

let server: ApiServer
beforeAll(async () => {
  server = await startApiServer({ token: 'ghs_secret' })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.forget()
  server.misbehave = () => null
})

const ask = () =>
  readPullRequest({
    token: 'ghs_secret',
    apiUrl: server.origin,
    repository: 'octo/rows',
    number: 7,
    patience,
  })

describe('a pull request as it is now', () => {
  it('has what was edited since the event', async () => {
    const facts = { number: 7, head, headBranch: 'row/ENG-1', target: 'release/2', title: 'ENG-1: build it' }
    server.pullRequests = [{ ...facts, body: 'Row: ENG-1', author: 'ann', fork: 'ann/rows' }]
    expect(await ask()).toEqual({
      found: true,
      value: {
        number: 7,
        title: 'ENG-1: build it',
        body: 'Row: ENG-1',
        headBranch: 'row/ENG-1',
        fork: true,
        author: 'ann',
        head,
        target: 'release/2',
        state: 'open',
      },
    })
    expect(server.requests.map(({ path }) => path)).toEqual(['/repos/octo/rows/pulls/7'])
  })

  it('may have no body and no author, be closed, and come from a fork that is gone', async () => {
    server.pullRequests = [
      { number: 7, head, headBranch: 'x', body: null, author: null, fork: null, state: 'closed' },
    ]
    expect(await ask()).toMatchObject({ value: { body: '', author: null, fork: true, state: 'closed' } })
    server.pullRequests = [{ number: 7, head, headBranch: 'x', author: 'bot[bot]' }]
    expect(await ask()).toMatchObject({ value: { author: 'bot[bot]', fork: false } })
  })

  it('says whatever people write', async () => {
    for (const text of hostile.filter(each => each.trim() !== '')) {
      server.pullRequests = [{ number: 7, head, headBranch: text, title: text, body: text }]
      expect(await ask()).toMatchObject({ value: { title: text, body: text, headBranch: text } })
    }
  })

  it('is asked for once more where the server stumbles', async () => {
    server.pullRequests = [{ number: 7, head }]
    server.misbehave = () => (server.requests.length === 1 ? { status: 503 } : null)
    expect(await ask()).toMatchObject({ found: true })
  })

  it.each([
    [
      'another one',
      { number: 8, title: 'x', state: 'open', head: { ref: 'x', sha: head }, base: { ref: 'm' } },
    ],
    [
      'no commit',
      { number: 7, title: 'x', state: 'open', head: { ref: 'x', sha: 'HEAD' }, base: { ref: 'm' } },
    ],
    ['no target', { number: 7, title: 'x', state: 'open', head: { ref: 'x', sha: head }, base: {} }],
    ['no state', { number: 7, title: 'x', state: 'lost', head: { ref: 'x', sha: head }, base: { ref: 'm' } }],
    ['a list', []],
    ['nothing', null],
  ])('cannot be read where the answer is %s', async (_, body) => {
    server.misbehave = () => ({ status: 200, body })
    expect(await ask()).toMatchObject({ found: false, reason: expect.stringContaining('#7') as string })
  })

  it('cannot be had where the platform refuses, is silent, or has none', async () => {
    server.pullRequests = []
    expect(await ask()).toMatchObject({ found: false, reason: expect.stringContaining('404') as string })
    for (const misdeed of [{ status: 403 }, 'hang', 'reset', { status: 200, body: '<html>' }] as const) {
      server.misbehave = () => misdeed
      expect(await ask()).toMatchObject({ found: false })
    }
  })
})
