import { describe, expect, it } from 'vitest'
import { resolveBase } from '../../src/git/base.js'
import { runGit } from '../support/git.js'
import { cloneRepository, createRepository } from '../support/repository.js'
import { open } from './gathered.js'
import { published } from './published.js'

const base = async (folder: string, name: string | null) => resolveBase(await open(folder), name)

describe('base that is not there', () => {
  it('is fetched by the command that it names', async () => {
    const repository = published()
    const clone = cloneRepository(repository.git('remote', 'get-url', 'origin'))
    runGit(clone, ['update-ref', '-d', 'refs/remotes/origin/main'])
    const answer = await base(clone, 'main')
    expect(answer).toEqual({
      found: false,
      reason:
        'base is not here: there is no refs/remotes/origin/main (if origin has no such branch, name a branch with --base; one of this clone is --base refs/heads/…)',
      remedy: 'git fetch origin +refs/heads/main:refs/remotes/origin/main',
    })
    runGit(clone, ['fetch', '--quiet', 'origin', '+refs/heads/main:refs/remotes/origin/main'])
    expect((await base(clone, 'main')).found).toBe(true)
  })

  it('is not looked for under a remote of another name', async () => {
    const repository = published()
    repository.git('remote', 'rename', 'origin', 'upstream')
    for (const name of [null, 'main']) {
      expect(await base(repository.folder, name)).toEqual({
        found: false,
        reason: 'no remote is called origin (there is upstream)',
        remedy: 'git remote rename upstream origin, or name base in full: --base refs/remotes/upstream/main',
      })
    }
    expect(await base(repository.folder, 'refs/remotes/upstream/main')).toMatchObject({
      value: { remote: { name: 'upstream' } },
    })
    repository.git('remote', 'rename', 'upstream', 'origin')
    expect((await base(repository.folder, 'main')).found).toBe(true)
  })

  it('is unknown in a shallow clone, until it is deepened', async () => {
    const url = published().git('remote', 'get-url', 'origin')
    const all = cloneRepository(url, '--depth=1', '--no-single-branch')
    expect(await base(all, 'main')).toMatchObject({ found: false, remedy: 'git fetch --unshallow origin' })
    const one = cloneRepository(url, '--depth=1')
    const config = 'git config --replace-all remote.origin.fetch "+refs/heads/*:refs/remotes/origin/*"'
    expect(await base(one, 'main')).toMatchObject({
      found: false,
      remedy: `${config} && git fetch --unshallow origin`,
    })
    for (const clone of [all, one]) {
      runGit(clone, ['fetch', '--quiet', '--unshallow', 'origin'])
      expect((await base(clone, 'main')).found).toBe(true)
    }
  })

  it('is asked for where origin does not say which it is', async () => {
    const repository = published()
    repository.git('remote', 'set-head', 'origin', '--delete')
    const answer = await base(repository.folder, null)
    expect(answer).toMatchObject({
      found: false,
      remedy: expect.stringContaining('git remote set-head origin --auto') as string,
    })
  })

  it('is missing in an empty repository, and for names that can be none', async () => {
    expect(await base(createRepository().folder, null)).toMatchObject({
      reason: 'the repository has no branch yet',
    })
    expect(await base(createRepository().folder, 'main')).toMatchObject({
      reason: 'the repository has no branch yet',
    })
    const { folder } = published()
    for (const name of [
      '',
      '-x',
      'a b',
      'a..b',
      'main~1',
      'main^{tree}',
      ':/one',
      'x.lock',
      'a\nb',
      'refs/heads/',
      '@{-1}',
    ]) {
      expect(await base(folder, name)).toMatchObject({ found: false })
    }
  })

  it('gives a command that a shell takes as it is meant', async () => {
    const answer = await base(published().folder, "x'$(y);z")
    const quoted = String.raw`'+refs/heads/x'\''$(y);z:refs/remotes/origin/x'\''$(y);z'`
    expect(answer).toMatchObject({ remedy: `git fetch origin ${quoted}` })
  })
})
