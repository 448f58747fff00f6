import { beforeEach, describe, expect, it } from 'vitest'
import type { TestRepository } from '../support/repository.js'
import { gather } from './gathered.js'
import { advance, buildBranch, judge, numbered, stillOpen } from './landing-branch.js'

describe('whether a branch has landed', () => {
  let repository: TestRepository

  beforeEach(() => {
    repository = buildBranch()
  })

  it('by a merge', async () => {
    advance(repository)
    const merge = repository.merge('row/X-1')
    repository.commit({ message: 'rewritten since', files: { 'a.txt': 'all new\n' }, remove: ['c.txt'] })
    const facts = await judge(repository)
    expect(facts?.landing).toEqual({
      landed: true,
      by: 'merge',
      time: Number(repository.git('show', '-s', '--format=%ct', merge)),
    })
    expect(facts?.own.map(({ message }) => message)).toEqual(['second', 'first'])
    expect(facts?.netPaths).toEqual(['a.txt', 'c.txt'])
  })

  it('by a squash, whatever base did meanwhile', async () => {
    advance(repository)
    repository.squash('row/X-1', 'land X-1 (#1)')
    expect((await judge(repository))?.landing).toEqual({ landed: true, by: 'content', time: null })
  })

  it('by a squash that base has since rewritten, when merging conflicts', async () => {
    advance(repository)
    const squash = repository.squash('row/X-1', 'land X-1 (#1)')
    repository.commit({ message: 'rewrite', files: { 'a.txt': numbered(40, { 5: 'six' }), 'c.txt': 'cc\n' } })
    const time = Number(repository.git('show', '-s', '--format=%ct', squash))
    expect((await judge(repository))?.landing).toEqual({ landed: true, by: 'squash', time })
  })

  it('by a rebase', async () => {
    advance(repository)
    repository.git('checkout', '-q', '-b', 'rebased', 'row/X-1')
    repository.git('rebase', '-q', 'main')
    repository.checkout('main')
    repository.fastForward('rebased')
    expect((await judge(repository))?.landing.landed).toBe(true)
  })

  it('by picked commits that base has since rewritten', async () => {
    advance(repository)
    repository.pick('row/X-1~1')
    advance(repository)
    const last = repository.pick('row/X-1')
    repository.commit({ message: 'rewrite', files: { 'a.txt': numbered(40, { 5: 'six' }), 'c.txt': 'cc\n' } })
    const time = Number(repository.git('show', '-s', '--format=%ct', last))
    expect((await judge(repository))?.landing).toEqual({ landed: true, by: 'patches', time })
  })

  it('by picked commits that stand elsewhere in the file', async () => {
    const above = 'above\n'.repeat(9)
    repository.commit({ message: 'above', files: { 'a.txt': above + numbered(40) } })
    repository.pick('row/X-1~1')
    repository.pick('row/X-1')
    repository.commit({
      message: 'rewrite',
      files: { 'a.txt': above + numbered(40, { 5: 'six' }), 'c.txt': 'cc\n' },
    })
    expect((await judge(repository))?.landing).toMatchObject({ landed: true, by: 'patches' })
  })

  it('not by a fast-forward, after which the branch looks like a fresh one', async () => {
    repository.fastForward('row/X-1')
    const facts = await judge(repository)
    expect(facts?.landing).toEqual({ landed: false, why: 'it has no commits of its own' })
    expect(facts?.own).toEqual([])
  })

  it('not for a fresh branch, on the tip of base or below it', async () => {
    repository.git('branch', 'row/X-2')
    repository.git('branch', 'row/X-3', 'main')
    advance(repository)
    for (const name of ['row/X-2', 'row/X-3']) {
      expect((await judge(repository, [], name))?.landing).toEqual({
        landed: false,
        why: 'it has no commits of its own',
      })
    }
  })

  it('not for a branch whose commits change nothing, or take each other back', async () => {
    repository.branch('row/X-2')
    repository.commit({ message: 'nothing' })
    repository.branch('row/X-3', 'main')
    repository.commit({ message: 'there', files: { e: 'e\n' } })
    repository.commit({ message: 'and back', remove: ['e'] })
    for (const name of ['row/X-2', 'row/X-3']) {
      const facts = await judge(repository, [], name)
      expect(facts?.landing).toEqual({ landed: false, why: 'its commits change nothing' })
      expect(facts?.netPaths).toEqual([])
    }
  })

  it('not before it has', async () => {
    advance(repository)
    expect((await judge(repository))?.landing).toEqual({ landed: false, why: stillOpen })
  })

  it('not by a conflict, which proves nothing', async () => {
    repository.branch('row/X-2')
    repository.commit({ message: 'one way', files: { 'a.txt': numbered(40, { 5: 'five' }) } })
    repository.checkout('main')
    repository.commit({ message: 'another', files: { 'a.txt': numbered(40, { 5: 'six' }) } })
    expect((await judge(repository, [], 'row/X-2'))?.landing).toEqual({
      landed: false,
      why: 'it conflicts with base, which has neither its commits nor their sum as a patch',
    })
  })

  it('by a merge that would change nothing, though base has gone on in the same file', async () => {
    repository.branch('row/X-2')
    repository.commit({ message: 'one', files: { 'a.txt': numbered(40, { 5: 'five' }) } })
    repository.commit({ message: 'two', files: { 'a.txt': numbered(40, { 5: 'five', 20: 'twenty' }) } })
    repository.checkout('main')
    repository.squash('row/X-2', 'land X-2, and more')
    repository.commit({
      message: 'more',
      files: { 'a.txt': numbered(40, { 5: 'five', 20: 'twenty', 38: 'end' }) },
    })
    expect((await judge(repository, [], 'row/X-2'))?.landing).toEqual({
      landed: true,
      by: 'content',
      time: null,
    })
  })

  it('not once commits were made after the squash', async () => {
    repository.squash('row/X-1', 'land X-1 (#1)')
    repository.checkout('row/X-1')
    repository.commit({ message: 'third', files: { e: 'e\n' } })
    expect((await judge(repository))?.landing.landed).toBe(false)
  })

  it('not once only some of its commits were picked', async () => {
    repository.pick('row/X-1~1')
    expect((await judge(repository))?.landing.landed).toBe(false)
  })

  it('on any of several bases', async () => {
    repository.branch('release/1')
    repository.squash('row/X-1', 'land X-1 (#1)')
    const facts = await gather(repository.folder, { bases: ['main', 'release/*'] })
    expect(facts.get('row/X-1')?.landing).toEqual({ landed: true, by: 'content', time: null })
    expect((await judge(repository))?.landing.landed).toBe(false)
  })

  it('by content that binary files have, and not by other content of theirs', async () => {
    const bytes = (byte: number) => Buffer.from([0, 1, 2, byte])
    repository.branch('row/X-2')
    repository.commit({ message: 'image', files: { 'i.png': bytes(1) } })
    repository.branch('row/X-3', 'main')
    repository.commit({ message: 'image', files: { 'i.png': bytes(2) } })
    repository.checkout('main')
    repository.squash('row/X-2', 'land X-2')
    repository.commit({ message: 'redraw', files: { 'i.png': bytes(3) } })
    expect((await judge(repository, [], 'row/X-2'))?.landing).toMatchObject({ landed: true, by: 'patches' })
    expect((await judge(repository, [], 'row/X-3'))?.landing.landed).toBe(false)
  })
})
