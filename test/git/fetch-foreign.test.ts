import { beforeAll, describe, expect, it } from 'vitest'
import { resolveBase } from '../../src/git/base.js'
import { obtain } from '../../src/git/fetch.js'
import { readOrigin } from '../../src/git/origin.js'
import { checkOut, snapshot } from '../support/checkout.js'
import { runGit } from '../support/git.js'
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
  runGit(served.folder, ['branch', '-m', 'main', 'trunk'])
})

/** A run for another repository, whose checkout is of this one. */
const need = (checkout: { readonly temporary: string }) =>
  needOf(served, checkout, { repository: 'acme/other', branches: [], head: null, headRef: null })

describe('a checkout of another repository than the event’s', () => {
  it.each([0, 1])(
    'is what is audited, with its own default branch for base (fetch-depth: %i)',
    async depth => {
      const options = { depth, ref: 'refs/heads/trunk', sha: served.author.sha('main') }
      const checkout = await checkOut(checkoutOf(served, options))
      const workspace = await openCheckout(checkout)
      expect(valueOf(readOrigin(workspace, served.server.origin, 'acme/other'))).toMatchObject({
        name: 'acme/record',
        expected: false,
        trusted: true,
      })
      const before = snapshot(checkout)
      const { repository, fetched, widen, dispose } = valueOf(await obtain(workspace, need(checkout)))
      expect(fetched[0]).toBe(
        'The checkout is of acme/record, not of acme/other, which the event is about: what is checked out is audited.',
      )
      expect(valueOf(await resolveBase(repository, null))).toMatchObject({
        ref: 'refs/remotes/origin/trunk',
        sha: served.author.sha('main'),
      })
      const wide = valueOf(await widen({ branches: [], prefixes: ['rows/'] }))
      expect(valueOf(await resolveBase(wide.repository, null)).ref).toBe('refs/remotes/origin/trunk')
      await dispose()
      expect(snapshot(checkout)).toEqual(before)
    },
  )

  it('is asked for its default branch only where it is not known', async () => {
    const checkout = await checkOut(
      checkoutOf(served, { depth: 0, ref: 'refs/heads/trunk', sha: served.author.sha('main') }),
    )
    runGit(checkout.folder, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk'])
    served.server.forget()
    const { repository } = valueOf(await obtain(await openCheckout(checkout), need(checkout)))
    expect(served.server.requests.map(({ command }) => command)).toEqual([null, 'ls-refs'])
    expect(valueOf(await resolveBase(repository, null)).ref).toBe('refs/remotes/origin/trunk')
  })
})
