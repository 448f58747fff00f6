import { describe, expect, it } from 'vitest'
import { resolveBase, resolveBases, resolveHead } from '../../src/git/base.js'
import { coverBranches, type Remote } from '../../src/git/remotes.js'
import { runGit } from '../support/git.js'
import { cloneRepository, createRepository, type TestRepository } from '../support/repository.js'
import { open } from './gathered.js'

const published = (): TestRepository => {
  const repository = createRepository()
  repository.commit({ message: 'one' })
  repository.branch('release/1')
  repository.commit({ message: 'release' })
  repository.checkout('main')
  repository.publish()
  repository.commit({ message: 'not pushed' })
  return repository
}

const base = async (folder: string, name: string | null) => resolveBase(await open(folder), name)

describe('base', () => {
  it('is the branch of that name on origin, or what origin says', async () => {
    const repository = published()
    const expected = { ref: 'refs/remotes/origin/main', sha: repository.sha('main~1') }
    for (const name of [null, 'main', 'origin/main', 'refs/remotes/origin/main']) {
      expect(await base(repository.folder, name)).toMatchObject({ found: true, value: { ...expected, remote: { name: 'origin' } } })
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
    const resolved = await resolveBases(await open(repository.folder), ['main', 'release/*', 'release/1', 'none/*'])
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
    expect(await base(repository.folder, 'main')).toEqual({ found: true, value: { ref: 'refs/heads/main', sha, remote: null } })
  })
})

describe('base that is not there', () => {
  it('is fetched by the command that it names', async () => {
    const repository = published()
    const clone = cloneRepository(repository.git('remote', 'get-url', 'origin'))
    runGit(clone, ['update-ref', '-d', 'refs/remotes/origin/main'])
    const answer = await base(clone, 'main')
    expect(answer).toEqual({
      found: false,
      reason: 'base is not here: there is no refs/remotes/origin/main',
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
    expect(await base(repository.folder, 'refs/remotes/upstream/main')).toMatchObject({ value: { remote: { name: 'upstream' } } })
    repository.git('remote', 'rename', 'upstream', 'origin')
    expect((await base(repository.folder, 'main')).found).toBe(true)
  })

  it('is unknown in a shallow clone, until it is deepened', async () => {
    const url = published().git('remote', 'get-url', 'origin')
    const all = cloneRepository(url, '--depth=1', '--no-single-branch')
    expect(await base(all, 'main')).toMatchObject({ found: false, remedy: 'git fetch --unshallow origin' })
    const one = cloneRepository(url, '--depth=1')
    const config = 'git config --replace-all remote.origin.fetch "+refs/heads/*:refs/remotes/origin/*"'
    expect(await base(one, 'main')).toMatchObject({ found: false, remedy: `${config} && git fetch --unshallow origin` })
    for (const clone of [all, one]) {
      runGit(clone, ['fetch', '--quiet', '--unshallow', 'origin'])
      expect((await base(clone, 'main')).found).toBe(true)
    }
  })

  it('is asked for where origin does not say which it is', async () => {
    const repository = published()
    repository.git('remote', 'set-head', 'origin', '--delete')
    const answer = await base(repository.folder, null)
    expect(answer).toMatchObject({ found: false, remedy: expect.stringContaining('git remote set-head origin --auto') as string })
  })

  it('is missing in an empty repository, and for names that can be none', async () => {
    expect(await base(createRepository().folder, null)).toMatchObject({ reason: 'the repository has no branch yet' })
    expect(await base(createRepository().folder, 'main')).toMatchObject({ reason: 'the repository has no branch yet' })
    const { folder } = published()
    for (const name of ['', '-x', 'a b', 'a..b', 'main~1', 'main^{tree}', ':/one', 'x.lock', 'a\nb', 'refs/heads/', '@{-1}']) {
      expect(await base(folder, name)).toMatchObject({ found: false })
    }
  })

  it('gives a command that a shell takes as it is meant', async () => {
    const answer = await base(published().folder, "x'$(y);z")
    const quoted = String.raw`'+refs/heads/x'\''$(y);z:refs/remotes/origin/x'\''$(y);z'`
    expect(answer).toMatchObject({ remedy: `git fetch origin ${quoted}` })
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
    expect(await resolveHead(here, 'origin/release/1')).toMatchObject({ value: { ref: 'refs/remotes/origin/release/1' } })
  })

  it('is missing where it names no commit', async () => {
    const here = await open(published().folder)
    expect(await resolveHead(await open(createRepository().folder))).toMatchObject({ reason: 'HEAD names no commit' })
    for (const name of ['none', 'refs/heads/none', '1'.repeat(40), 'HEAD~99', '-x', 'HEAD^{tree}', 'HEAD:a', ':/one']) {
      expect(await resolveHead(here, name)).toMatchObject({ found: false })
    }
  })
})

describe('the list of branches', () => {
  const cover = (fetch: readonly string[], prefixes = ['row/']) =>
    coverBranches({ name: 'origin', url: '', fetch } satisfies Remote, prefixes, false).found

  it('is known where the remote is set up to fetch all that the patterns can match', () => {
    expect(cover(['+refs/heads/*:refs/remotes/origin/*'])).toBe(true)
    expect(cover(['refs/heads/row/*:refs/remotes/origin/row/*'])).toBe(true)
    expect(cover(['+refs/heads/main:refs/remotes/origin/main', '+refs/heads/row/*:refs/remotes/origin/row/*'])).toBe(true)
    expect(cover([])).toBe(false)
    expect(cover(['+refs/heads/main:refs/remotes/origin/main'])).toBe(false)
    expect(cover(['+refs/heads/row/*:refs/remotes/origin/row/*'], ['row/', 'task/'])).toBe(false)
    expect(cover(['+refs/heads/row/*:refs/remotes/origin/row/*'], [''])).toBe(false)
    expect(cover(['+refs/heads/*:refs/remotes/other/*'])).toBe(false)
    expect(cover(['+refs/heads/*:refs/remotes/origin/*', '^refs/heads/row/old*'])).toBe(false)
    expect(cover(['+refs/heads/*:refs/remotes/origin/*', '^refs/heads/wip/*'])).toBe(true)
  })

  it('becomes known in a clone of one branch by the command that is named', async () => {
    const repository = published()
    repository.branch('row/X-1')
    repository.push()
    const clone = cloneRepository(repository.git('remote', 'get-url', 'origin'), '--single-branch')
    const remote = async () => (await open(clone)).remotes[0] ?? { name: '', url: '', fetch: [] }
    const answer = coverBranches(await remote(), ['row/'], false)
    expect(answer).toMatchObject({
      found: false,
      remedy:
        'git config --replace-all remote.origin.fetch "+refs/heads/*:refs/remotes/origin/*" && git fetch origin',
    })
    runGit(clone, ['config', '--replace-all', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*'])
    runGit(clone, ['fetch', '--quiet', 'origin'])
    expect(coverBranches(await remote(), ['row/'], false).found).toBe(true)
    expect((await open(clone)).refs.map(({ ref }) => ref)).toContain('refs/remotes/origin/row/X-1')
  })
})
