import { beforeEach, describe, expect, it } from 'vitest'
import type { TestRepository } from '../support/repository.js'
import { advance, buildBranch, judge, numbered, stillOpen } from './landing-branch.js'

describe('a branch whose landing was taken back', () => {
  let repository: TestRepository

  beforeEach(() => {
    repository = buildBranch()
  })

  it('not when the merge was reverted, and again when the revert was', async () => {
    const merge = repository.merge('row/X-1')
    repository.revert(merge)
    const facts = await judge(repository, [merge])
    expect(facts?.landing).toEqual({
      landed: false,
      why: `the merge ${merge.slice(0, 8)} that brought it in was reverted`,
    })
    expect(facts?.netPaths).toEqual(['a.txt', 'c.txt'])
    expect((await judge(repository))?.landing.landed).toBe(true)
  })

  it('not when the squash was reverted', async () => {
    advance(repository)
    const squash = repository.squash('row/X-1', 'land X-1 (#1)')
    repository.revert(squash)
    const facts = await judge(repository, [squash])
    expect(facts?.landing).toEqual({
      landed: false,
      why: `the commit ${squash.slice(0, 8)} that brought it in was reverted`,
    })
  })

  it('not when the picked commits were reverted', async () => {
    advance(repository)
    const picks = ['row/X-1~1', 'row/X-1'].map(revision => repository.pick(revision))
    for (const pick of [...picks].reverse()) repository.revert(pick)
    expect((await judge(repository, picks))?.landing).toMatchObject({
      landed: false,
      why: expect.stringMatching(/^the commit \w{8} that brought it in was reverted$/) as string,
    })
    expect((await judge(repository, picks.slice(0, 1)))?.landing.landed).toBe(false)
    expect((await judge(repository))?.landing).toMatchObject({ landed: true, by: 'patches' })
  })

  it('when the squash was reverted and made again', async () => {
    const squash = repository.squash('row/X-1', 'land X-1 (#1)')
    const revert = repository.revert(squash)
    repository.revert(revert)
    repository.commit({ message: 'rewrite', files: { 'a.txt': numbered(40, { 5: 'six' }), 'c.txt': 'cc\n' } })
    expect((await judge(repository, [squash, revert]))?.landing).toMatchObject({ landed: true, by: 'squash' })
  })

  it('not by a patch that base had, and lost, before the branch left it', async () => {
    repository.squash('row/X-1', 'land X-1 (#1)')
    repository.commit({ message: 'undo by hand', files: { 'a.txt': numbered(40) }, remove: ['c.txt'] })
    repository.branch('row/X-2')
    repository.commit({ message: 'again', files: { 'a.txt': numbered(40, { 5: 'five' }), 'c.txt': 'c\n' } })
    expect((await judge(repository, [], 'row/X-2'))?.landing).toEqual({ landed: false, why: stillOpen })
  })
})
