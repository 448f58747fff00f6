import { describe, expect, it } from 'vitest'
import { resolveBase, resolveBases, resolveHead } from '../../src/git/base.js'
import { createRepository } from '../support/repository.js'
import { open } from './gathered.js'
import { published } from './published.js'

const base = async (folder: string, name: string | null) => resolveBase(await open(folder), name)

describe('base', () => {
  it('is the branch of that name on origin, or what origin says', async () => {
    const repository = published()
    const expected = { ref: 'refs/remotes/origin/main', sha: repository.sha('main~1') }
    for (const name of [null, 'main', 'origin/main', 'refs/remotes/origin/main']) {
      expect(await base(repository.folder, name)).toMatchObject({
        found: true,
        value: { ...expected, remote: { name: 'origin' } },
      })
    }
  })

  it('is never a tag, nor a local branch, that happens to have the name', async () => {
    const repository = published()
    const sha = repository.sha('main~1')
    repository.git('tag', 'origin/main', 'release/1')
    repository.git('tag', 'main', 'release/1')
    repository.git('tag', 'refs/remotes/origin/main', 'release/1')
    expect(await base(repository.folder, 'main')).toMatchObject({ value: { sha } })
    expect(await base(repository.folder, 'refs/remotes/origin/main')).toMatchObject({ value: { sha } })
  })

  it('can be any ref in full, or a commit', async () => {
    const repository = published()
    const sha = repository.sha('release/1')
    repository.git('tag', '-a', '-m', 'a tag', 'v1', 'release/1')
    for (const name of ['refs/heads/release/1', 'refs/tags/v1', sha]) {
      expect(await base(repository.folder, name)).toMatchObject({ found: true, value: { ref: name, sha } })
    }
  })

  it('takes globs for further branches, each branch once', async () => {
    const repository = published()
    repository.branch('release/2')
    repository.push()
    const resolved = await resolveBases(await open(repository.folder), [
      'main',
      'release/*',
      'release/1',
      'none/*',
    ])
    expect(resolved.found && resolved.value.map(({ ref }) => ref)).toEqual([
      'refs/remotes/origin/main',
      'refs/remotes/origin/release/1',
      'refs/remotes/origin/release/2',
    ])
    expect(await resolveBases(await open(repository.folder), ['release/*'])).toMatchObject({ found: false })
  })

  it('must be named where there is no remote, and is local then', async () => {
    const repository = createRepository()
    const sha = repository.commit({ message: 'one' })
    expect(await base(repository.folder, null)).toEqual({
      found: false,
      reason: 'no remote is configured, so nothing says which branch is base',
      remedy: 'name a branch with --base',
    })
    expect(await base(repository.folder, 'main')).toEqual({
      found: true,
      value: { ref: 'refs/heads/main', sha, remote: null },
    })
  })
})

describe('head', () => {
  it('is HEAD, one before it, a branch, a ref, or a commit', async () => {
    const repository = published()
    const here = await open(repository.folder)
    const sha = repository.sha('HEAD')
    expect(await resolveHead(here)).toEqual({ found: true, value: { ref: 'HEAD', sha } })
    for (const name of ['main', 'refs/heads/main', sha, sha.slice(0, 10)]) {
      expect(await resolveHead(here, name)).toMatchObject({ found: true, value: { sha } })
    }
    expect(await resolveHead(here, 'HEAD~1')).toMatchObject({ value: { sha: repository.sha('HEAD~1') } })
    expect(await resolveHead(here, 'origin/release/1')).toMatchObject({
      value: { ref: 'refs/remotes/origin/release/1' },
    })
  })

  it('is missing where it names no commit', async () => {
    const here = await open(published().folder)
    expect(await resolveHead(await open(createRepository().folder))).toMatchObject({
      reason: 'HEAD names no commit',
    })
    for (const name of [
      'none',
      'refs/heads/none',
      '1'.repeat(40),
      'HEAD~99',
      '-x',
      'HEAD^{tree}',
      'HEAD:a',
      ':/one',
    ]) {
      expect(await resolveHead(here, name)).toMatchObject({ found: false })
    }
  })
})
