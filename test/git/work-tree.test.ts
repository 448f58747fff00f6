import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLandedTree } from '../../src/git/landed-tree.js'
import { readFileChanges } from '../../src/git/file-changes.js'
import { openWorkTree } from '../../src/git/work-tree.js'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import { epoch, runGit } from '../support/git.js'
import { createRepository, type TestRepository } from '../support/repository.js'
import { open, valueOf } from './gathered.js'
import { contentsOf, holdNothingStays } from './landed.js'
import { addAll, holdRecorded, record } from './recorded.js'

holdNothingStays()

const begin = (folder?: string): TestRepository => {
  const author = createRepository(folder)
  author.commit({
    message: 'begin',
    files: { edited: 'a\n', gone: 'g\n', same: 's\n', 'd/e': 'e\n', run: 'r\n' },
  })
  return author
}

const put = (
  { folder }: Pick<TestRepository, 'folder'>,
  files: Readonly<Record<string, string | Buffer>>,
) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** An edit, a removal, a new file and a new mode. */
const edit = (author: Pick<TestRepository, 'folder'>) => {
  put(author, { edited: 'b\n', 'new/file': 'n\n' })
  rmSync(join(author.folder, 'gone'))
  chmodSync(join(author.folder, 'run'), 0o755)
}

const edits = ['M edited', 'D gone', 'A new/file', 'M run']

describe('a work tree', () => {
  it('is HEAD where there is nothing to commit', async () => {
    const author = begin()
    utimesSync(join(author.folder, 'same'), epoch, epoch)
    const { sha, changes, note } = await holdRecorded(author.folder)
    expect({ sha, note }).toEqual({ sha: author.sha('HEAD'), note: null })
    expect(changes).toEqual(['A d/e', 'A edited', 'A gone', 'A run', 'A same'])
  })

  it('is one commit on HEAD, the same each time, with all that changed', async () => {
    const author = begin()
    edit(author)
    const recorded = await record(author.folder)
    expect(recorded).toEqual(await record(join(author.folder, 'd')))
    expect(recorded).toMatchObject({ changes: edits, parents: [author.sha('HEAD')], note: null })
    expect(recorded.contents).toEqual({
      edited: 'b\n',
      same: 's\n',
      'd/e': 'e\n',
      run: 'r\n',
      'new/file': 'n\n',
    })
    expect(recorded.tree).toBe(addAll(author.folder))
  })

  it('is the same whether it was added, partly, or not at all', async () => {
    const author = begin()
    edit(author)
    put(author, { meant: 'm\n' })
    author.git('add', '--intent-to-add', 'meant')
    put(author, { abandoned: 'x\n' })
    author.git('add', '--intent-to-add', 'abandoned')
    rmSync(join(author.folder, 'abandoned'))
    author.git('add', 'edited')
    author.git('rm', '--quiet', '--cached', 'same')
    put(author, { edited: 'c\n' })
    const recorded = await holdRecorded(author.folder)
    expect(recorded.changes).toEqual(['M edited', 'D gone', 'A meant', 'A new/file', 'M run'])
    expect(recorded.contents['edited']).toBe('c\n')
  })

  it('has what is not ignored, by whichever file', async () => {
    const author = begin()
    put(author, { '.gitignore': '*.log\n!kept.log\nbuild/\n/tracked\n', 'd/.gitignore': 'here\n' })
    put(author, { 'a.log': 'x', 'kept.log': 'x', 'build/x': 'x', 'd/here': 'x', here: 'x', excluded: 'x' })
    put(author, { tracked: 'first' })
    author.git('add', '--force', 'tracked')
    put(author, { tracked: 'second' })
    put(author, { '.git/info/exclude': 'excluded\n' })
    const recorded = await holdRecorded(author.folder)
    expect(recorded.changes).toEqual(['A .gitignore', 'A d/.gitignore', 'A here', 'A kept.log', 'A tracked'])
    expect(recorded.contents['tracked']).toBe('second')
  })

  it.each(['configured', 'usual'])("has nothing that the user's own %s file ignores", async place => {
    const author = begin()
    const home = temporaryFolder()
    setEnvironment({ HOME: home, XDG_CONFIG_HOME: join(home, 'usual') })
    put({ folder: home }, { [place === 'usual' ? 'usual/git/ignore' : 'my "ignores"']: '*.swp\n' })
    if (place === 'configured')
      put({ folder: home }, { '.gitconfig': '[core]\n\texcludesFile = "~/my \\"ignores\\""\n' })
    put(author, { 'a.swp': 'x', b: 'b' })
    expect((await record(author.folder)).changes).toEqual(['A b'])
  })

  it('has files, links and folders in place of each other', async () => {
    const author = begin()
    const at = (name: string) => join(author.folder, name)
    for (const name of ['edited', 'gone', 'same', 'd']) rmSync(at(name), { recursive: true })
    put(author, { 'edited/inside': 'i\n', d: 'a file now\n', 'elsewhere/e': 'e\n' })
    symlinkSync('nowhere', at('gone'))
    symlinkSync('elsewhere', at('same'))
    const recorded = await holdRecorded(author.folder)
    expect(recorded.changes).toEqual([
      'A d',
      'D d/e',
      'D edited',
      'A edited/inside',
      'A elsewhere/e',
      'T gone',
      'T same',
    ])
  })

  it('has names of every kind', async () => {
    const author = begin()
    const names = ['-x', ':(top)x', 'a\nb', '"q"', '%s', '$(touch x)', 'ü', 'a\tb', ' ', '--stdin']
    put(author, Object.fromEntries(names.map(name => [name, name])))
    writeFileSync(Buffer.concat([Buffer.from(`${author.folder}/raw-`), Buffer.from([0xff])]), 'x')
    const recorded = await holdRecorded(author.folder)
    expect(recorded.changes).toEqual([...names, 'raw-\udcff'].map(name => `A ${name}`).sort())
  })

  it('is had before the first commit', async () => {
    const author = createRepository()
    put(author, { a: 'a\n' })
    expect(await holdRecorded(author.folder)).toMatchObject({ parents: [], changes: ['A a'] })
  })

  it('is had of a second work tree, which is not the first', async () => {
    const author = begin()
    const folder = join(temporaryFolder(), 'tree')
    author.git('worktree', 'add', '--quiet', '-b', 'row/X-1', folder)
    put(author, { 'not here': 'x', '.git/info/exclude': 'excluded\n' })
    put({ folder }, { excluded: 'x' })
    edit({ folder })
    const recorded = await holdRecorded(folder, [author.folder])
    expect(recorded).toMatchObject({ changes: edits, parents: [author.sha('row/X-1')] })
  })

  it('is had with object names of the other kind', async () => {
    const folder = temporaryFolder()
    runGit(folder, ['init', '--quiet', '--object-format=sha256'])
    const author = begin(folder)
    edit(author)
    const recorded = await holdRecorded(folder)
    expect(recorded.changes).toEqual(edits)
    expect(recorded.sha).toHaveLength(64)
  })

  it('is had while somebody holds the locks, and without anybody being known', async () => {
    const author = begin()
    edit(author)
    for (const lock of ['index.lock', 'HEAD.lock', 'config.lock']) put(author, { [`.git/${lock}`]: '' })
    const home = temporaryFolder()
    setEnvironment({ HOME: home, XDG_CONFIG_HOME: home, EMAIL: '' })
    author.git('config', '--file', join(home, '.gitconfig'), 'user.useConfigOnly', 'true')
    expect((await record(author.folder)).changes).toEqual(edits)
  })

  it('is had from an index in two parts', async () => {
    const author = begin()
    author.git('update-index', '--split-index')
    put(author, { added: 'x' })
    author.git('add', 'added')
    expect(readdirSync(join(author.folder, '.git')).some(name => name.startsWith('sharedindex.'))).toBe(true)
    author.git('config', 'core.splitIndex', 'true')
    edit(author)
    expect((await holdRecorded(author.folder)).changes).toEqual(['A added', ...edits])
  })

  it('leaves out what a sparse checkout left out', async () => {
    const author = begin()
    author.git('sparse-checkout', 'set', '--no-cone', '/*', '!/d/')
    put(author, { edited: 'b\n' })
    expect(readdirSync(author.folder)).not.toContain('d')
    expect((await holdRecorded(author.folder)).changes).toEqual(['M edited'])
  })

  it('leaves as they are what the index was told to skip, or to take as unchanged', async () => {
    const author = begin()
    author.git('update-index', '--skip-worktree', 'edited')
    author.git('update-index', '--assume-unchanged', 'gone', 'run')
    edit(author)
    expect((await holdRecorded(author.folder)).changes).toEqual(['A new/file'])
  })

  it('has the modes that the index has where the file system has none', async () => {
    const author = begin()
    author.git('config', 'core.fileMode', 'false')
    edit(author)
    chmodSync(join(author.folder, 'new/file'), 0o755)
    expect((await holdRecorded(author.folder)).changes).toEqual(edits.filter(each => each !== 'M run'))
  })

  it('is what is being merged as well', async () => {
    const author = begin()
    const base = author.sha('HEAD')
    author.branch('row/X-1')
    const branch = author.commit({ message: 'X-1', files: { one: '1\n' } })
    author.checkout('main')
    const main = author.commit({ message: 'on', files: { mains: 'm\n' } })
    author.checkout('row/X-1')
    author.git('merge', '--quiet', '--no-commit', 'main')
    const merging = await record(author.folder)
    expect(merging.parents).toEqual([branch, main])
    expect(merging.contents).toMatchObject({ one: '1\n', mains: 'm\n' })
    author.git('merge', '--abort')
    author.git('merge', '--quiet', '--no-commit', '--strategy=ours', 'main')
    expect(await record(author.folder)).toMatchObject({
      parents: [branch, main],
      tree: author.sha('row/X-1^{tree}'),
    })
    expect(author.sha('HEAD~1')).toBe(base)
  })

  it('can be landed like any head', async () => {
    const author = begin()
    author.branch('row/X-1')
    author.commit({ message: 'X-1', files: { one: '1\n' } })
    author.checkout('main')
    const target = author.commit({ message: 'on', files: { mains: 'm\n' } })
    author.checkout('row/X-1')
    edit(author)
    const workTree = valueOf(await openWorkTree(await open(author.folder), epoch))
    const landed = valueOf(await openLandedTree(workTree.view, { target, head: workTree.sha }))
    const changes = valueOf(await readFileChanges(landed.view, landed.before, landed.tree))
    const contents = await contentsOf(landed.view, landed.tree)
    await landed.close()
    await workTree.close()
    expect(changes.map(({ status, path }) => `${status} ${path}`)).toEqual([
      'M edited',
      'D gone',
      'A new/file',
      'A one',
      'M run',
    ])
    expect(contents).toMatchObject({ mains: 'm\n', edited: 'b\n', 'new/file': 'n\n' })
  })
})

describe('a repository inside a work tree', () => {
  const inside = (author: TestRepository, name: string): TestRepository => {
    mkdirSync(join(author.folder, name))
    return createRepository(join(author.folder, name))
  }

  it('is recorded by its commit, once it has one', async () => {
    const author = begin()
    const sha = inside(author, 'inner').commit({ message: 'inner', files: { x: 'x' } })
    const recorded = await holdRecorded(author.folder)
    expect(recorded.changes).toEqual(['A inner'])
    author.git('commit', '--quiet', '-m', 'a submodule')
    expect(author.sha('HEAD:inner')).toBe(sha)
    inside(author, 'empty')
    put(author, { 'broken/.git/HEAD': 'nothing', 'broken/x': 'x' })
    put(author, { 'inner/x': 'not committed there', 'inner/y': 'nor this' })
    expect((await record(author.folder)).changes).toEqual(['A broken/x'])
    const inner = { folder: join(author.folder, 'inner') }
    runGit(inner.folder, ['commit', '--quiet', '--all', '-m', 'on'])
    expect((await record(author.folder)).changes).toEqual(['A broken/x', 'M inner'])
  })

  it('is not looked into, where programs may lie in wait', async () => {
    const author = begin()
    const inner = inside(author, 'inner')
    inner.commit({ message: 'inner', files: { x: 'x', '.gitattributes': '* filter=trap\n' } })
    author.commit({ message: 'a submodule' })
    const trap = join(temporaryFolder(), 'trap')
    inner.git('config', 'core.fsmonitor', `touch '${trap}'; false`)
    inner.git('config', 'filter.trap.clean', `touch '${trap}'; cat`)
    put(author, { 'inner/x': 'y' })
    edit(author)
    expect((await record(author.folder)).changes).toEqual(edits)
    expect(existsSync(trap)).toBe(false)
  })

  it('stays where its folder is empty, and is gone where that is', async () => {
    const author = begin()
    const inner = join(author.folder, 'inner')
    inside(author, 'inner').commit({ message: 'inner', files: { x: 'x' } })
    author.commit({ message: 'a submodule' })
    rmSync(inner, { recursive: true })
    mkdirSync(inner)
    edit(author)
    expect((await record(author.folder)).changes).toEqual(edits)
    rmSync(inner, { recursive: true })
    expect((await holdRecorded(author.folder)).changes).toEqual([
      'M edited',
      'D gone',
      'D inner',
      'A new/file',
      'M run',
    ])
  })
})

describe('a work tree that cannot be recorded', () => {
  it('because files are in conflict, which are named', async () => {
    const author = begin()
    author.branch('row/X-1')
    author.commit({ message: 'X-1', files: { edited: 'theirs\n', 'ü\n': 'theirs\n' } })
    author.checkout('main')
    author.commit({ message: 'on', files: { edited: 'ours\n', 'ü\n': 'ours\n' } })
    expect(() => author.merge('row/X-1')).toThrow()
    rmSync(join(author.folder, 'edited'))
    expect(await openWorkTree(await open(author.folder), epoch)).toMatchObject({
      found: false,
      reason: 'the work tree has conflicts in 2 files, so it cannot be committed',
      remedy: expect.stringContaining('git add') as string,
      details: ['edited', 'ü\n'],
    })
  })

  it('because there is none', async () => {
    const author = begin()
    const remote = author.publish()
    expect(await openWorkTree(await open(remote), epoch)).toMatchObject({ found: false })
  })

  it('because the index is none', async () => {
    const author = begin()
    writeFileSync(join(author.folder, '.git/index'), 'nonsense')
    expect(await openWorkTree(await open(author.folder), epoch)).toMatchObject({ found: false })
  })

  it('because no temporary folder can be made', async () => {
    const repository = await open(begin().folder)
    setEnvironment({ TMPDIR: '/nowhere' })
    expect(await openWorkTree(repository, epoch)).toMatchObject({
      found: false,
      remedy: expect.stringContaining('TMPDIR') as string,
    })
  })

  it('because HEAD names a commit that is lost', async () => {
    const author = begin()
    const sha = author.sha('HEAD')
    author.git('checkout', '--quiet', '--detach')
    renameSync(join(author.folder, '.git/objects', sha.slice(0, 2)), join(temporaryFolder(), 'lost'))
    expect(await openWorkTree(await open(author.folder), epoch)).toMatchObject({ found: false })
  })
})
