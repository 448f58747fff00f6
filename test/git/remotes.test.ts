import { describe, expect, it } from 'vitest'
import { coverBranches, type Remote } from '../../src/git/remotes.js'
import { runGit } from '../support/git.js'
import { cloneRepository } from '../support/repository.js'
import { open } from './gathered.js'
import { published } from './published.js'

describe('the list of branches', () => {
  const cover = (fetch: readonly string[], prefixes = ['row/']) =>
    coverBranches({ name: 'origin', url: '', fetch } satisfies Remote, prefixes, false).found

  it('is known where the remote is set up to fetch all that the patterns can match', () => {
    expect(cover(['+refs/heads/*:refs/remotes/origin/*'])).toBe(true)
    expect(cover(['refs/heads/row/*:refs/remotes/origin/row/*'])).toBe(true)
    expect(
      cover(['+refs/heads/main:refs/remotes/origin/main', '+refs/heads/row/*:refs/remotes/origin/row/*']),
    ).toBe(true)
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
