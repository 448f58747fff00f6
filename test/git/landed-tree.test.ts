import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLandedTree } from '../../src/git/landed-tree.js'
import { setEnvironment } from '../support/environment.js'
import { runGit } from '../support/git.js'
import { cloneRepository, createRepository, type TestRepository } from '../support/repository.js'
import { temporaryFolder } from '../support/folder.js'
import { open } from './gathered.js'
import { holdNothingStays, land } from './landed.js'

holdNothingStays()

const lines = (...changed: readonly (readonly [number, string])[]) => {
  const each = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  for (const [index, text] of changed) each[index] = text
  return `${each.join('\n')}\n`
}

/** A change of two commits on `row/X-1`, and work on main meanwhile. */
const begin = (folder?: string): TestRepository => {
  const author = createRepository(folder)
  author.commit({ message: 'begin', files: { both: lines(), old: 'old\n' } })
  author.branch('row/X-1')
  author.commit({ message: 'X-1', files: { both: lines([2, 'of the change']), one: '1\n' } })
  author.commit({ message: 'X-1 again', files: { one: 'one\n' }, remove: ['old'] })
  author.checkout('main')
  author.commit({ message: 'meanwhile', files: { both: lines([15, 'of main']), mains: 'm\n' } })
  return author
}

const changed = ['M both', 'D old', 'A one']
const contents = { both: lines([2, 'of the change'], [15, 'of main']), mains: 'm\n', one: 'one\n' }

describe('the tree that lands', () => {
  it('is the merge of both sides, with contents that neither has', async () => {
    const author = begin()
    const landed = await land(author, 'main', 'row/X-1')
    expect(landed).toMatchObject({
      made: 'merge-tree',
      before: author.sha('main'),
      note: null,
      conflictCount: 0,
    })
    expect(landed.changes).toEqual(changed)
    expect(landed.contents).toEqual(contents)
    author.merge('row/X-1')
    expect(landed.tree).toBe(author.sha('main^{tree}'))
  })

  it.each(['merge', 'squash', 'rebase'] as const)(
    'changes nothing once the change has landed by %s',
    async way => {
      const author = begin()
      if (way === 'merge') author.merge('row/X-1')
      if (way === 'squash') author.squash('row/X-1', 'X-1')
      if (way === 'rebase') author.pick('main..row/X-1')
      author.commit({ message: 'on', files: { later: 'later\n' } })
      const landed = await land(author, 'main', 'row/X-1')
      expect(landed).toMatchObject({ made: 'merge-tree', changes: [], tree: author.sha('main^{tree}') })
    },
  )

  it('is that of the later commit where one stands on the other, and no temporary folder is needed', async () => {
    const author = begin()
    author.checkout('row/X-1')
    author.merge('main')
    setEnvironment({ TMPDIR: '/nowhere' })
    const onward = await land(author, 'main', 'row/X-1')
    expect(onward).toMatchObject({ made: 'merge-tree', changes: changed, contents })
    expect(onward.tree).toBe(author.sha('row/X-1^{tree}'))
    const backward = await land(author, 'row/X-1', 'main')
    expect(backward).toMatchObject({ changes: [], contents, tree: author.sha('row/X-1^{tree}') })
    expect(await land(author, 'main', 'main')).toMatchObject({ changes: [], tree: author.sha('main^{tree}') })
  })

  it('says so where no temporary folder can be made', async () => {
    const author = begin()
    const repository = await open(author.folder)
    setEnvironment({ TMPDIR: '/nowhere' })
    const route = { target: author.sha('main'), head: author.sha('row/X-1') }
    expect(await openLandedTree(repository, route)).toMatchObject({
      found: false,
      remedy: expect.stringContaining('TMPDIR') as string,
    })
  })

  it('charges a branch with nothing of a sibling that it merged and that was squashed meanwhile', async () => {
    const author = begin()
    author.branch('row/X-2', 'main~1')
    author.commit({ message: 'X-2', files: { two: '2\n' } })
    author.merge('row/X-1')
    author.checkout('main')
    author.squash('row/X-1', 'X-1')
    const landed = await land(author, 'main', 'row/X-2')
    expect(landed).toMatchObject({ made: 'merge-tree', changes: ['A two'] })
  })

  it('is had from a stacked branch, whose target is another branch', async () => {
    const author = begin()
    author.branch('row/X-2', 'row/X-1~1')
    author.commit({ message: 'X-2', files: { two: '2\n' } })
    expect(await land(author, 'row/X-1', 'row/X-2')).toMatchObject({ changes: ['A two'] })
    expect(await land(author, 'main', 'row/X-2')).toMatchObject({ changes: ['M both', 'A one', 'A two'] })
  })

  it('is had where branches crossed and there are two merge bases', async () => {
    const author = begin()
    const [main, branch] = [author.sha('main'), author.sha('row/X-1')]
    author.merge('row/X-1')
    author.commit({ message: 'on', files: { mains: 'more\n' } })
    author.checkout('row/X-1')
    author.merge(main)
    author.commit({ message: 'on', files: { one: 'more\n' } })
    expect(author.git('merge-base', '--all', 'main', 'row/X-1').split('\n').sort()).toEqual(
      [main, branch].sort(),
    )
    const landed = await land(author, 'main', 'row/X-1')
    expect(landed).toMatchObject({ made: 'merge-tree', changes: ['M one'] })
    expect(landed.contents).toEqual({ ...contents, mains: 'more\n', one: 'more\n' })
  })

  it('is had with object names of the other kind', async () => {
    const folder = temporaryFolder()
    runGit(folder, ['init', '--quiet', '--object-format=sha256'])
    const author = begin(folder)
    const landed = await land(author, 'main', 'row/X-1')
    expect(landed).toMatchObject({ made: 'merge-tree', changes: changed, contents })
    expect(landed.tree).toHaveLength(64)
  })

  it('is had from a second work tree', async () => {
    const author = begin()
    const folder = join(temporaryFolder(), 'tree')
    author.git('worktree', 'add', '--quiet', folder, 'row/X-1')
    expect(await land({ ...author, folder }, 'main', 'row/X-1')).toMatchObject({ changes: changed, contents })
  })

  it('knows no driver of the repository or its user', async () => {
    const author = begin()
    author.git('config', 'merge.trap.driver', 'echo trapped > %A')
    author.git('config', 'core.attributesFile', join(author.folder, '.git/trap'))
    author.commit({ message: 'trap', files: { '.gitattributes': '* merge=trap\n' } })
    expect(await land(author, 'main', 'row/X-1')).toMatchObject({
      changes: changed,
      contents: { ...contents },
    })
  })
})

describe('a change that conflicts', () => {
  const conflict = async (ours: Parameters<TestRepository['commit']>[0], theirs: typeof ours) => {
    const author = createRepository()
    const base = author.commit({ message: 'begin', files: { a: lines(), 'd/b': lines([0, 'b']) } })
    author.branch('row/X-1')
    author.commit(theirs)
    author.checkout('main')
    author.commit(ours)
    const landed = await land(author, 'main', 'row/X-1')
    expect(landed).toMatchObject({ made: 'conflict', before: base, tree: author.sha('row/X-1^{tree}') })
    return landed
  }

  it('in its lines is judged since it left', async () => {
    const landed = await conflict(
      { message: 'ours', files: { a: lines([3, 'ours']), main: 'main\n' } },
      { message: 'theirs', files: { a: lines([3, 'theirs']), new: 'new\n' } },
    )
    expect(landed).toMatchObject({ conflicts: ['a'], conflictCount: 1, changes: ['M a', 'A new'] })
    expect(landed.contents).toMatchObject({ a: lines([3, 'theirs']), new: 'new\n' })
    expect(landed.note).toMatch(
      /^The change conflicts with its target in a: judged is the change since [0-9a-f]{40}, /,
    )
  })

  it('in what one side changed and the other took away', async () => {
    const landed = await conflict(
      { message: 'ours', remove: ['a'] },
      { message: 'theirs', files: { a: lines([3, 'theirs']) } },
    )
    expect(landed).toMatchObject({ conflicts: ['a'], changes: ['M a'] })
  })

  it('in what one side renamed and the other took away', async () => {
    const landed = await conflict(
      { message: 'ours', remove: ['a'] },
      { message: 'theirs', files: { z: lines([3, 'theirs']) }, remove: ['a'] },
    )
    expect(landed).toMatchObject({ conflicts: ['z'], changes: ['D a', 'A z'] })
  })

  it('in a file against a folder', async () => {
    const landed = await conflict(
      { message: 'ours', files: { 'x/y': 'y\n' } },
      { message: 'theirs', files: { x: 'x\n' } },
    )
    expect(landed.conflictCount).toBeGreaterThan(0)
    expect(landed.changes).toEqual(['A x'])
  })

  it('names twenty files at most, and counts all', async () => {
    const files = (text: string) =>
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [`f${String(index).padStart(2, '0')}`, text]),
      )
    const landed = await conflict(
      { message: 'ours', files: files('ours\n') },
      { message: 'theirs', files: files('theirs\n') },
    )
    expect(landed.conflictCount).toBe(30)
    expect(landed.conflicts).toEqual(Object.keys(files('')).sort().slice(0, 20))
    expect(landed.note).toContain('in f00 and 29 more files:')
  })

  it('names them as they are', async () => {
    const names = ['-x', 'a\nb', '"q"', '%s', '$(touch x)', 'ü']
    const files = (text: string) => Object.fromEntries(names.map(name => [name, text]))
    const landed = await conflict(
      { message: 'ours', files: files('ours\n') },
      { message: 'theirs', files: files('theirs\n') },
    )
    expect(landed.conflicts).toEqual([...names].sort())
    expect(landed.changes).toEqual(landed.conflicts.map(name => `A ${name}`))
  })
})

describe('a tree that cannot be had', () => {
  const attempt = async (folder: string, target: string, head: string) =>
    openLandedTree(await open(folder), { target, head })

  it('because the histories have nothing in common', async () => {
    const author = begin()
    author.git('checkout', '--quiet', '--orphan', 'other')
    author.commit({ message: 'other' })
    expect(await attempt(author.folder, author.sha('main'), author.sha('other'))).toMatchObject({
      found: false,
      reason: expect.stringContaining('no history in common') as string,
      remedy: expect.stringContaining('--allow-unrelated-histories') as string,
    })
  })

  it('because history was cut off', async () => {
    const author = begin()
    const clone = cloneRepository(author.folder, '--depth=1', '--no-single-branch')
    expect(await attempt(clone, author.sha('main'), author.sha('row/X-1'))).toMatchObject({
      found: false,
      reason: expect.stringContaining('shallow') as string,
      remedy: expect.stringContaining('git fetch --unshallow origin') as string,
    })
  })

  const lose = (author: TestRepository, revision: string) => {
    const sha = author.sha(revision)
    rmSync(join(author.folder, '.git/objects', sha.slice(0, 2), sha.slice(2)))
  }

  it.each(['main~1', 'row/X-1~1', 'row/X-1^{tree}', 'main:both'])('because %s is lost', async revision => {
    const author = begin()
    const [target, head] = [author.sha('main'), author.sha('row/X-1')]
    lose(author, revision)
    expect(await attempt(author.folder, target, head)).toMatchObject({
      found: false,
      remedy: expect.stringContaining('git fsck') as string,
    })
  })

  it('because a commit is not here', async () => {
    const author = begin()
    expect(await attempt(author.folder, author.sha('main'), '1'.repeat(40))).toMatchObject({ found: false })
  })
})
