import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { obtain } from '../../src/git/fetch.js'
import type { Need } from '../../src/git/need.js'
import { checkOut, runGitAsync, snapshot, type Checkout } from '../support/checkout.js'
import type { Misdeed, ServedRequest } from '../support/git-server.js'
import {
  checkoutOf,
  needOf,
  openCheckout,
  serveRepository,
  type ServedRepository,
} from '../support/served-repository.js'
import { valueOf } from './gathered.js'

let served: ServedRepository

beforeAll(async () => {
  served = await serveRepository()
})

const run = async (
  checkout: Checkout,
  misbehave: (request: ServedRequest, nth: number) => Misdeed,
  changes: Partial<Need> = {},
) => {
  let nth = 0
  served.server.forget()
  served.server.misbehave = request => misbehave(request, nth++)
  const sought = await obtain(await openCheckout(checkout), needOf(served, checkout, changes))
  served.server.misbehave = () => null
  return sought
}

const checkouts = async () => [
  await checkOut(checkoutOf(served)),
  await checkOut(checkoutOf(served, { depth: 0 })),
]

const greetings = () => served.server.requests.filter(({ command }) => command === null).length

describe('a server that fails', () => {
  it('once is asked again', async () => {
    for (const checkout of await checkouts()) {
      for (const misdeed of [{ status: 500 }, { status: 503 }, { status: 429 }, 'reset'] as const) {
        valueOf(await run(checkout, (_, nth) => (nth === 0 ? misdeed : null)))
      }
    }
  })

  it('in the middle of an answer is asked again, and half an answer is none', async () => {
    const [checkout] = await checkouts()
    if (!checkout) return
    let cut = false
    const sought = await run(checkout, request => {
      if (request.command !== 'fetch' || cut) return null
      cut = true
      return { cutAfter: 400 }
    })
    expect(valueOf(sought).repository.refs.length).toBe(3)
    expect(cut).toBe(true)
  })

  const lasting: readonly (readonly [string, Misdeed, RegExp])[] = [
    ['answers 500', { status: 500 }, /returned error: 500/],
    ['hangs up', 'reset', /reset|unable to access|hung up/i],
    ['says nothing', 'hang', /Operation too slow|nothing was heard/],
    ['hangs up midway', { cutAfter: 60 }, /early EOF|reset by peer|hung up/],
    ['falls silent midway', { stallAfter: 60 }, /Operation too slow|nothing was heard/],
  ]
  it.each(lasting)(
    'is given up where it %s each time, and the reason is told with a command',
    async (_, misdeed, reason) => {
      for (const checkout of await checkouts()) {
        const before = snapshot(checkout)
        const sought = await run(checkout, () => misdeed, {
          patience: { tries: 3, pause: 0.01, silence: 0.5 },
        })
        expect(sought).toMatchObject({ found: false, reason: expect.stringMatching(reason) as string })
        if (sought.found) return
        expect(sought.reason).toContain(served.url)
        expect(sought.remedy).toMatch(
          /git fetch (?:--unshallow )?origin \+refs\/heads\/main:refs\/remotes\/origin\/main '\+refs\/heads\/row\/\*:/,
        )
        expect(greetings()).toBe(3)
        expect(snapshot(checkout)).toEqual(before)
        expect(readdirSync(checkout.temporary)).toEqual([])
      }
    },
  )

  it('and says nothing is hung up on by Git itself, well before the call is stopped', async () => {
    const [checkout] = await checkouts()
    const patience = { tries: 1, pause: 0, silence: 4 }
    if (!checkout) return
    expect(await run(checkout, () => 'hang', { patience })).toMatchObject({
      reason: expect.stringContaining('Operation too slow') as string,
    })
  })

  const refusals: readonly (readonly [number, RegExp])[] = [
    [401, /terminal prompts disabled|Authentication failed/],
    [403, /returned error: 403/],
    [404, /not found/],
    [410, /returned error: 410/],
  ]
  it.each(refusals)('with %i means it, and is not asked again', async (status, reason) => {
    for (const checkout of await checkouts()) {
      const sought = await run(checkout, () => ({ status }))
      expect(sought).toMatchObject({
        found: false,
        reason: expect.stringMatching(reason) as string,
        remedy: expect.stringContaining('contents: read') as string,
      })
      expect(served.server.requests.length).toBeLessThanOrEqual(2)
    }
  })

  it('is not there at all', async () => {
    for (const checkout of await checkouts()) {
      const url = 'http://127.0.0.1:9/acme/record'
      await runGitAsync(checkout.folder, 'remote', 'set-url', 'origin', url)
      const sought = await run(checkout, () => null)
      expect(sought).toMatchObject({
        found: false,
        reason: expect.stringMatching(/127\.0\.0\.1:9.*[Cc]onnect/) as string,
      })
    }
  })

  it('does not leave half of what was gathered behind', async () => {
    const [, checkout] = await checkouts()
    if (!checkout) return
    const fresh = await runGitAsync(served.folder, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'ENG-8')
    await runGitAsync(served.folder, 'update-ref', 'refs/heads/row/ENG-8', fresh)
    const sought = await run(checkout, request => (request.command === 'fetch' ? { status: 500 } : null))
    expect(sought.found).toBe(false)
    expect(await runGitAsync(checkout.folder, 'for-each-ref', 'refs/remotes/origin/row/ENG-8')).toBe('')
    await runGitAsync(served.folder, 'update-ref', '-d', 'refs/heads/row/ENG-8')
  })
})
