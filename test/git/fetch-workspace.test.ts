import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveBase } from '../../src/git/base.js'
import { obtain } from '../../src/git/fetch.js'
import type { Need } from '../../src/git/need.js'
import { coverBranches } from '../../src/git/remotes.js'
import type { Repository } from '../../src/git/repository.js'
import { checkOut, runGitAsync, snapshot, type Checkout } from '../support/checkout.js'
import { temporaryFolder } from '../support/folder.js'
import { runGit } from '../support/git.js'
import { countCommands } from '../support/git-server.js'
import {
  checkoutOf,
  needOf,
  openCheckout,
  serveRepository,
  type ServedRepository,
} from '../support/served-repository.js'
import { valueOf } from './gathered.js'

const rowsOf = ({ refs }: Repository) =>
  Object.fromEntries(
    refs
      .filter(({ ref }) => ref.startsWith('refs/remotes/origin/row/'))
      .map(({ ref, sha }) => [ref.slice('refs/remotes/origin/'.length), sha]),
  )

const rowsOn = ({ folder }: ServedRepository) =>
  Object.fromEntries(
    runGit(folder, ['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads/row/'])
      .split('\n')
      .filter(line => line !== '')
      .map(line => line.split(' ') as [string, string]),
  )

const everything = (served: ServedRepository): Promise<Checkout> => checkOut(checkoutOf(served, { depth: 0 }))

const run = async (served: ServedRepository, checkout: Checkout, changes: Partial<Need> = {}) => {
  served.server.forget()
  return obtain(await openCheckout(checkout), needOf(served, checkout, changes))
}

describe('a complete workspace', () => {
  it('follows what has moved, come and gone since, and nothing else of it changes', async () => {
    const served = await serveRepository()
    const checkout = await everything(served)
    const { author, folder, server } = served
    author.commit({ message: 'ENG-4: more' })
    author.branch('row/ENG-9', 'row/ENG-1')
    author.commit({ message: 'ENG-9: begin' })
    author.checkout('row/ENG-1')
    author.git('commit', '--quiet', '--amend', '-m', 'ENG-1: rebased')
    author.branch('elsewhere')
    author.commit({ message: 'nobody asks for this' })
    author.git(
      'push',
      '--quiet',
      '--force',
      'origin',
      'main',
      'row/ENG-1',
      'row/ENG-9',
      'elsewhere',
      ':row/ENG-2',
    )
    const before = snapshot(checkout)
    const obtained = valueOf(await run(served, checkout))
    expect(rowsOf(obtained.repository)).toEqual(rowsOn(served))
    expect(Object.keys(rowsOf(obtained.repository))).toEqual(['row/ENG-1', 'row/ENG-9'])
    expect(valueOf(await resolveBase(obtained.repository, 'main')).sha).toBe(author.sha('main'))
    expect(obtained.repository.gitDir).toBe(join(checkout.folder, '.git'))
    expect(obtained.fetched).toEqual([
      `Fetched main and row/* from ${served.url}: main, row/ENG-1, row/ENG-9 were missing or out of date, row/ENG-2 was gone from the remote.`,
    ])
    expect(countCommands(server.requests)).toEqual({ 'ls-refs': 2, fetch: 1 })
    expect(snapshot(checkout)).toEqual(before)
    expect(await runGitAsync(checkout.folder, 'rev-parse', '--is-shallow-repository')).toBe('false')
    expect(await runGitAsync(folder, 'rev-parse', 'elsewhere')).not.toBe('')
    await expect(
      runGitAsync(checkout.folder, 'rev-parse', '--verify', 'refs/remotes/origin/elsewhere'),
    ).rejects.toThrow()
  })

  it('asks once, and fetches nothing, where nothing has changed; that no row branch is there is knowledge', async () => {
    const served = await serveRepository()
    served.author.git('push', '--quiet', 'origin', ':row/ENG-1', ':row/ENG-2')
    const checkout = await everything(served)
    const { repository, fetched } = valueOf(await run(served, checkout))
    expect(countCommands(served.server.requests)).toEqual({ 'ls-refs': 1 })
    expect([rowsOf(repository), fetched]).toEqual([{}, []])
  })

  it('learns that the last row branch is gone', async () => {
    const served = await serveRepository()
    const checkout = await everything(served)
    served.author.git('push', '--quiet', 'origin', ':row/ENG-1', ':row/ENG-2')
    expect(rowsOf(valueOf(await run(served, checkout)).repository)).toEqual({})
  })

  it('takes row/X/more where row/X was, and row/X where row/X/more was', async () => {
    const served = await serveRepository()
    const checkout = await everything(served)
    const { author } = served
    const sha = author.sha('row/ENG-1')
    author.git('push', '--quiet', 'origin', ':row/ENG-1')
    author.git('push', '--quiet', 'origin', `${sha}:refs/heads/row/ENG-1/more`)
    expect(Object.keys(rowsOf(valueOf(await run(served, checkout)).repository))).toEqual([
      'row/ENG-1/more',
      'row/ENG-2',
    ])
    author.git('push', '--quiet', 'origin', ':row/ENG-1/more')
    author.git('push', '--quiet', 'origin', `${sha}:refs/heads/row/ENG-1`)
    expect(Object.keys(rowsOf(valueOf(await run(served, checkout)).repository))).toEqual([
      'row/ENG-1',
      'row/ENG-2',
    ])
  })

  it('is left alone where a stale ref that is none of ours stands in the way', async () => {
    const served = await serveRepository()
    const { author } = served
    author.git('push', '--quiet', 'origin', ':row/ENG-1', ':row/ENG-2')
    author.git('push', '--quiet', 'origin', 'main:refs/heads/row')
    const checkout = await everything(served)
    author.git('push', '--quiet', 'origin', ':row')
    author.git('push', '--quiet', 'origin', 'row/ENG-1')
    const before = snapshot(checkout)
    const { repository, fetched, dispose } = valueOf(await run(served, checkout))
    expect(rowsOf(repository)).toEqual(rowsOn(served))
    expect(fetched[0]).toContain('The workspace could not take in what was missing')
    await dispose()
    expect(snapshot(checkout)).toEqual(before)
  })

  it('is not misled by tags that are called like branches', async () => {
    const served = await serveRepository()
    const checkout = await everything(served)
    for (const tag of [
      'origin/main',
      'main',
      'refs/remotes/origin/main',
      'refs/heads/main',
      'origin/row/ENG-1',
    ]) {
      await runGitAsync(checkout.folder, 'tag', tag, 'HEAD')
      served.author.git('push', '--quiet', 'origin', `${served.pull.head}:refs/tags/${tag}`)
    }
    served.author.commit({ message: 'Moved' })
    served.author.push()
    const before = snapshot(checkout)
    const { repository } = valueOf(await run(served, checkout))
    expect(valueOf(await resolveBase(repository, 'main')).sha).toBe(served.author.sha('refs/heads/main'))
    expect(snapshot(checkout)).toEqual(before)
  })

  it('of a single branch learns of the others, and says that it knows them', async () => {
    const served = await serveRepository('public')
    const folder = temporaryFolder()
    await runGitAsync(folder, 'clone', '--quiet', '--single-branch', '--branch', 'main', served.url, '.')
    const checkout = { workspace: folder, folder, temporary: temporaryFolder() }
    const before = snapshot(checkout)
    const { repository } = valueOf(await run(served, checkout, { head: null, headRef: null }))
    expect(rowsOf(repository)).toEqual(rowsOn(served))
    const [origin] = repository.remotes
    expect(origin && coverBranches(origin, ['row/'], false)).toEqual({ found: true, value: true })
    expect(snapshot(checkout)).toEqual(before)
  })

  it('gets the commit that is judged, which no branch leads to', async () => {
    const served = await serveRepository('public')
    const folder = temporaryFolder()
    await runGitAsync(folder, 'clone', '--quiet', served.url, '.')
    const checkout = { workspace: folder, folder, temporary: temporaryFolder() }
    const before = snapshot(checkout)
    const { fetched } = valueOf(await run(served, checkout))
    expect(fetched).toEqual([`Fetched the commit ${served.pull.head} from ${served.url}.`])
    expect(await runGitAsync(folder, 'cat-file', '-t', served.pull.head)).toBe('commit')
    expect(snapshot(checkout)).toEqual(before)
  })

  it('says that a branch or a commit is not on the remote', async () => {
    const served = await serveRepository()
    const checkout = await everything(served)
    const lost = 'a'.repeat(40)
    expect(await run(served, checkout, { branches: ['main', 'release/1'] })).toMatchObject({
      found: false,
      reason: `${served.url} has no branch release/1`,
    })
    expect(await run(served, checkout, { head: lost })).toMatchObject({
      found: false,
      reason: `${served.url} has no commit ${lost}`,
    })
    const shallow = await checkOut(checkoutOf(served))
    expect(await run(served, shallow, { branches: ['main', 'release/1'] })).toMatchObject({
      found: false,
      reason: `${served.url} has no branch release/1`,
    })
    expect(await run(served, shallow, { head: lost })).toMatchObject({
      found: false,
      reason: `${served.url} has no commit ${lost}`,
    })
    expect(readdirSync(shallow.temporary)).toEqual([])
  })

  it('brings more branches once the configuration is known, and asks nobody for what it has', async () => {
    const served = await serveRepository()
    served.author.git(
      'push',
      '--quiet',
      'origin',
      'main:refs/heads/release/1',
      'row/ENG-1:refs/heads/release/2',
    )
    for (const depth of [0, 1]) {
      const checkout = await checkOut(checkoutOf(served, { depth }))
      await runGitAsync(checkout.folder, 'update-ref', '-d', 'refs/remotes/origin/release/1')
      await runGitAsync(checkout.folder, 'update-ref', '-d', 'refs/remotes/origin/release/2')
      const obtained = valueOf(await run(served, checkout))
      served.server.forget()
      expect(valueOf(await obtained.widen({ branches: ['main'], prefixes: ['row/ENG'] }))).toBe(obtained)
      expect(served.server.requests).toEqual([])
      const wide = valueOf(
        await obtained.widen({ branches: ['main', 'release/*'], prefixes: ['row/', 'rows-'] }),
      )
      expect(wide.repository.refs.map(({ ref }) => ref)).toEqual(
        expect.arrayContaining(['refs/remotes/origin/release/1', 'refs/remotes/origin/release/2']),
      )
      expect(rowsOf(wide.repository)).toEqual(rowsOn(served))
      expect(wide.repository.gitDir).toBe(obtained.repository.gitDir)
      await wide.dispose()
      expect(readdirSync(checkout.temporary)).toEqual([])
    }
  })

  it('that a persistent runner has kept, and cut off since, is not asked for its stale branches', async () => {
    const served = await serveRepository()
    const kept = await everything(served)
    served.author.git('push', '--quiet', 'origin', ':row/ENG-1', 'row/ENG-1:refs/heads/row/ENG-5')
    const checkout = await checkOut(checkoutOf(served), kept)
    const workspace = await openCheckout(checkout)
    expect([workspace.shallow, Object.keys(rowsOf(workspace))]).toEqual([true, ['row/ENG-1', 'row/ENG-2']])
    const before = snapshot(checkout)
    const { repository, dispose } = valueOf(await run(served, checkout))
    expect(rowsOf(repository)).toEqual(rowsOn(served))
    await dispose()
    expect(snapshot(checkout)).toEqual(before)
    expect(rowsOf(await openCheckout(checkout))).toEqual(rowsOf(workspace))
  })

  const isRoot = process.getuid?.() === 0
  it.skipIf(!isRoot)(`can belong to somebody else${isRoot ? '' : ' (SKIPPED: takes root)'}`, async () => {
    const served = await serveRepository()
    for (const depth of [0, 1]) {
      const checkout = await checkOut(checkoutOf(served, { depth }))
      served.author.commit({ message: 'Moved' })
      served.author.push()
      for (const path of ['.', ...readdirSync(checkout.folder, { recursive: true, encoding: 'utf8' })]) {
        chownSync(join(checkout.folder, path), 4711, 4711)
      }
      const { repository, dispose } = valueOf(await run(served, checkout))
      expect(valueOf(await resolveBase(repository, 'main')).sha).toBe(served.author.sha('main'))
      await dispose()
    }
  })
})
