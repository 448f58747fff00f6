import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withQuarantine } from '../../src/git/quarantine.js'
import { readAbsent } from '../../src/git/supply.js'
import { openWorkTree } from '../../src/git/work-tree.js'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import { epoch } from '../support/git.js'
import { cloneRepository, createRepository, type TestRepository } from '../support/repository.js'
import { open, valueOf } from './gathered.js'
import { holdNothingStays } from './landed.js'
import { holdRecorded, record } from './recorded.js'

holdNothingStays()

const pointer = (text: string) => `pointer to ${text}`

/** A filter called store makes a pointer of a file's one line, and leaves word of each run in a file. */
const filtered = () => {
  const author = createRepository()
  const trace = join(temporaryFolder(), 'trace')
  const script = join(temporaryFolder(), 'clean')
  writeFileSync(script, `#!/bin/sh\necho run >> '${trace}'\nprintf 'pointer to '\ncat\n`, { mode: 0o755 })
  author.git('config', 'filter.store.clean', script)
  author.git('config', 'filter.store.smudge', "sed 's/^pointer to //'")
  author.git('config', 'filter.store.required', 'true')
  const files = {
    'a.bin': 'a\n',
    'b.bin': 'b\n',
    'c.bin': 'c\n',
    text: 't\n',
    '.gitattributes': '*.bin filter=store\n',
  }
  author.commit({ message: 'begin', files })
  expect(author.git('cat-file', 'blob', 'HEAD:a.bin')).toBe(pointer('a'))
  rmSync(trace)
  return { author, trace }
}

const put = ({ folder }: Pick<TestRepository, 'folder'>, files: Readonly<Record<string, string>>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** Makes every file look as if it had been written in the second in which the index was. */
const makeRacy = (author: TestRepository) => {
  author.git('config', 'core.trustCtime', 'false')
  const files = author.git('ls-files').split('\n')
  for (const path of files) utimesSync(join(author.folder, path), epoch, epoch)
  author.git('update-index', '--really-refresh')
  utimesSync(join(author.folder, '.git/index'), epoch, epoch)
}

describe('filters', () => {
  it('are not run, and what they were run on stays what it is', async () => {
    const { author, trace } = filtered()
    makeRacy(author)
    rmSync(trace, { force: true })
    put(author, { text: 'u\n' })
    const recorded = await record(author.folder)
    expect(recorded).toMatchObject({ changes: ['M text'], note: null })
    expect(recorded.contents).toMatchObject({ 'a.bin': pointer('a\n'), text: 'u\n' })
    expect(existsSync(trace)).toBe(false)
  })

  it('are not run on what changed, which is told with its bytes', async () => {
    const { author, trace } = filtered()
    makeRacy(author)
    rmSync(trace, { force: true })
    put(author, { 'a.bin': 'other\n', 'new.bin': 'new\n' })
    rmSync(join(author.folder, 'b.bin'))
    const recorded = await record(author.folder)
    expect(recorded.changes).toEqual(['M a.bin', 'D b.bin', 'A new.bin'])
    expect(recorded.contents).toMatchObject({
      'a.bin': 'other\n',
      'c.bin': pointer('c\n'),
      'new.bin': 'new\n',
    })
    expect(recorded.note).toBe(
      'No filter was run on a.bin and 1 more file: the bytes in the work tree were taken as they are.',
    )
    expect(existsSync(trace)).toBe(false)
  })

  it('do not hide what changed beside them in the same second', async () => {
    const { author } = filtered()
    makeRacy(author)
    put(author, { text: 'u\n' })
    utimesSync(join(author.folder, 'text'), epoch, epoch)
    expect((await record(author.folder)).changes).toEqual(['M text'])
  })

  it('that nobody configured are none', async () => {
    const author = createRepository()
    author.commit({ message: 'begin', files: { '.gitattributes': '* filter=store\n', 'a.bin': 'a\n' } })
    put(author, { 'a.bin': 'b\n' })
    expect(await holdRecorded(author.folder)).toMatchObject({ changes: ['M a.bin'], note: null })
  })
})

describe('line ends', () => {
  it('are those that the attributes of the tree ask for', async () => {
    const author = createRepository()
    const files = { '.gitattributes': '*.txt text\n', 'a.txt': 'a\r\nb\r\n', 'b.bin': 'a\r\nb\r\n' }
    author.commit({ message: 'begin', files })
    put(author, { 'a.txt': 'a\r\nc\r\n', 'b.bin': 'a\r\nc\r\n', 'c.txt': 'c\r\n' })
    const recorded = await holdRecorded(author.folder)
    expect(recorded.changes).toEqual(['M a.txt', 'M b.bin', 'A c.txt'])
    expect(recorded.contents).toMatchObject({ 'a.txt': 'a\nc\n', 'b.bin': 'a\r\nc\r\n', 'c.txt': 'c\n' })
  })

  it.each([
    ['configured', { '.gitconfig': '[core]\n\tautocrlf = true\n' }],
    ['asked for by attributes of their own', { '.config/git/attributes': '* text=auto\n' }],
    [
      'asked for by attributes elsewhere',
      { '.gitconfig': '[core]\n\tattributesFile = ~/mine\n', mine: '* text=auto\n' },
    ],
  ])('are those that the user has %s', async (_, files) => {
    const home = temporaryFolder()
    put({ folder: home }, files)
    const author = createRepository()
    author.commit({ message: 'begin', files: { same: 'a\nb\n', edited: 'a\nb\n', kept: 'a\r\nb\r\n' } })
    put(author, { same: 'a\r\nb\r\n', edited: 'a\r\nc\r\n', kept: 'a\r\nc\r\n', new: 'n\r\n' })
    const plain = await record(author.folder)
    expect(plain.changes).toEqual(['M edited', 'M kept', 'A new', 'M same'])
    setEnvironment({ HOME: home, XDG_CONFIG_HOME: join(home, '.config') })
    const recorded = await record(author.folder)
    expect(recorded.changes).toEqual(['M edited', 'M kept', 'A new'])
    // What has such line ends already keeps them.
    expect(recorded.contents).toEqual({ same: 'a\nb\n', edited: 'a\nc\n', kept: 'a\r\nc\r\n', new: 'n\n' })
  })
})

describe('everything else that is configured', () => {
  it('is not heard, and starts nothing', async () => {
    const author = createRepository()
    const files = { a: 'a\n', 'd/b': 'b\n', '.gitattributes': '* filter=trap diff=trap merge=trap\n' }
    author.commit({ message: 'begin', files })
    put(author, { a: 'aa\n', new: 'n\n' })
    const plain = await record(author.folder)
    const trap = join(temporaryFolder(), 'trap')
    const script = join(temporaryFolder(), 'script')
    writeFileSync(script, `#!/bin/sh\necho run >> '${trap}'\ncat\n`, { mode: 0o755 })
    const settings: Readonly<Record<string, string>> = {
      'core.fsmonitor': script,
      'core.hooksPath': temporaryFolder(),
      'core.untrackedCache': 'true',
      'core.splitIndex': 'true',
      'core.safecrlf': 'true',
      'core.worktree': author.folder,
      'core.alternateRefsCommand': script,
      'diff.external': script,
      'diff.trap.textconv': script,
      'diff.ignoreSubmodules': 'all',
      'diff.renames': 'copies',
      'filter.trap.process': script,
      'filter.trap.clean': script,
      'user.signingKey': 'x',
      'commit.gpgSign': 'true',
      'gpg.program': script,
      'status.showUntrackedFiles': 'no',
      'status.relativePaths': 'true',
      'submodule.recurse': 'true',
      'add.ignoreErrors': 'true',
      'core.quotePath': 'true',
      'color.ui': 'always',
      'trace2.normalTarget': trap,
    }
    for (const hook of ['post-index-change', 'pre-commit', 'reference-transaction', 'commit-msg'])
      for (const folder of [settings['core.hooksPath'] ?? '', join(author.folder, '.git/hooks')])
        put({ folder }, { [hook]: readFileSync(script, 'utf8') })
    for (const [key, value] of Object.entries(settings)) author.git('config', key, value)
    rmSync(trap, { force: true })
    const note = 'No filter was run on a and 1 more file: the bytes in the work tree were taken as they are.'
    expect(await record(author.folder)).toEqual({ ...plain, note })
    expect(existsSync(trap)).toBe(false)
  })

  it('is not believed, where a file monitor saw nothing', async () => {
    const author = createRepository()
    author.commit({ message: 'begin', files: { a: 'a\n', b: 'b\n' } })
    const monitor = join(temporaryFolder(), 'monitor')
    writeFileSync(monitor, "#!/bin/sh\nprintf 'token\\0'\n", { mode: 0o755 })
    author.git('config', 'core.fsmonitor', monitor)
    author.git('update-index', '--fsmonitor', '--untracked-cache')
    author.git('status')
    put(author, { a: 'other\n', new: 'n\n' })
    expect(author.git('status', '--porcelain')).not.toContain(' M a')
    expect((await record(author.folder)).changes).toEqual(['M a', 'A new'])
  })

  it('must be readable', async () => {
    const author = createRepository()
    author.commit({ message: 'begin' })
    const repository = await open(author.folder)
    const home = temporaryFolder()
    put({ folder: home }, { '.gitconfig': '[core\n' })
    setEnvironment({ HOME: home, XDG_CONFIG_HOME: home })
    expect(await openWorkTree(repository, epoch)).toMatchObject({
      found: false,
      reason: expect.stringContaining('could not read the configuration') as string,
    })
  })
})

describe('contents that a partial clone lacks', () => {
  it('are tracked all the same', async () => {
    const author = createRepository()
    author.commit({ message: 'begin', files: { 'd/left-out': 'x\n', 'd/other': 'y\n', a: 'a\n' } })
    const clone = cloneRepository(author.folder, '--filter=blob:none', '--sparse')
    const leftOut = author.sha('HEAD:d/left-out')
    put({ folder: clone }, { a: 'b\n', new: 'n\n' })
    author.commit({ message: 'the same', files: { a: 'b\n', new: 'n\n' } })
    const repository = await open(clone)
    const isAbsent = () =>
      withQuarantine(repository, async where => valueOf(await readAbsent(where, [leftOut])).includes(leftOut))
    expect(await isAbsent()).toBe(true)
    const opened = await openWorkTree(repository, epoch)
    expect(opened).toMatchObject({ found: true, value: { tree: author.sha('HEAD^{tree}') } })
    expect(await isAbsent()).toBe(true)
    if (opened.found) await opened.value.close()
  })
})
