import { beforeAll, describe, expect, it } from 'vitest'
import { obtain } from '../../src/git/fetch.js'
import type { Need } from '../../src/git/need.js'
import { checkOut, runGitAsync, snapshot, type CheckoutOptions } from '../support/checkout.js'
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
})

const run = async (
  options: Partial<CheckoutOptions>,
  changes: Partial<Need> = {},
  prepare: (folder: string) => unknown = () => null,
) => {
  const checkout = await checkOut(checkoutOf(served, options))
  await prepare(checkout.folder)
  const before = snapshot(checkout)
  served.server.forget()
  const sought = await obtain(
    await openCheckout(checkout),
    needOf(served, checkout, { mode: 'never', ...changes }),
  )
  expect(served.server.requests).toEqual([])
  expect(snapshot(checkout)).toEqual(before)
  return sought
}

describe('fetch: never', () => {
  it('asks nobody, and takes what a full checkout brought', async () => {
    const { repository, fetched } = valueOf(await run({ depth: 0 }))
    expect([repository.shallow, fetched]).toEqual([false, []])
  })

  it('needs no remote', async () => {
    const remove = (folder: string) => runGitAsync(folder, 'config', '--remove-section', 'remote.origin')
    valueOf(await run({ depth: 0 }, { prefixes: [] }, remove))
  })

  it('stops at a shallow clone', async () => {
    expect(await run({ depth: 1 })).toMatchObject({
      found: false,
      reason: 'the clone is shallow: its history was cut off; nothing was fetched, as `fetch: never` asks',
      remedy:
        "git fetch --unshallow origin +refs/heads/main:refs/remotes/origin/main '+refs/heads/row/*:refs/remotes/origin/row/*', or `fetch-depth: 0` for actions/checkout, or `fetch: auto`",
    })
  })

  it('takes a partial clone, until contents that were left out are needed', async () => {
    const { repository } = valueOf(await run({ depth: 0, filter: 'blob:none' }))
    const shaOf = (path: string) => runGit(served.folder, ['rev-parse', `${served.pull.merge}:${path}`])
    const old = runGit(served.folder, ['rev-parse', 'main~3:docs/matrix.md'])
    expect(await repository.supply?.([shaOf('docs/matrix.md'), shaOf('README.md')])).toEqual({
      found: true,
      value: true,
    })
    expect(await repository.supply?.([shaOf('docs/matrix.md'), old])).toMatchObject({
      found: false,
      reason: expect.stringContaining('the clone is partial') as string,
      remedy: expect.stringContaining('without a filter') as string,
    })
    expect(served.server.requests).toEqual([])
  })

  it('stops where base, or the commit that is judged, is not here', async () => {
    expect(await run({ depth: 0 }, { branches: ['main', 'release/1'] })).toMatchObject({
      reason: expect.stringContaining('there is no refs/remotes/origin/release/1') as string,
    })
    expect(await run({ depth: 0 }, { head: 'b'.repeat(40) })).toMatchObject({
      reason: expect.stringContaining(`the commit ${'b'.repeat(40)} is not here`) as string,
    })
  })

  it('does not take a single branch for all of them', async () => {
    const narrow = (folder: string) =>
      runGitAsync(folder, 'config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main')
    expect(await run({ depth: 0 }, {}, narrow)).toMatchObject({
      found: false,
      reason: expect.stringContaining('row/') as string,
    })
  })

  it('does not take the one commit of a checkout that is deeper than history for all branches', async () => {
    const options = { depth: 50, ref: 'refs/heads/main', sha: runGit(served.folder, ['rev-parse', 'main']) }
    expect(await run(options, { head: null })).toMatchObject({
      found: false,
      reason: expect.stringContaining('which branches the remote has is not known') as string,
    })
    valueOf(await run(options, { head: null, prefixes: [] }))
    valueOf(await run({ ...options, depth: 0 }, { head: null }))
  })
})
