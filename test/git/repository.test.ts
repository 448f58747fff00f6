import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toBranches } from '../../src/git/refs.js'
import { openRepository } from '../../src/git/repository.js'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import { runGit } from '../support/git.js'
import { cloneRepository, createRepository } from '../support/repository.js'
import { open, readCommits } from './gathered.js'

const program = (folder: string, script: string) => {
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'git'), 0o755)
}

describe('opening a repository', () => {
  it('finds it from any folder inside, and says what it is', async () => {
    const repository = createRepository()
    const sha = repository.commit({ message: 'one', files: { 'a b/ü/x': 'x' } })
    const remote = repository.publish()
    const here = await open(join(repository.folder, 'a b/ü'))
    expect(here).toMatchObject({
      root: repository.folder,
      gitDir: join(repository.folder, '.git'),
      objects: join(repository.folder, '.git/objects'),
      bare: false,
      shallow: false,
      partial: false,
      objectFormat: 'sha1',
      remotes: [{ name: 'origin', url: remote, fetch: ['+refs/heads/*:refs/remotes/origin/*'] }],
    })
    expect(here.refs.map(({ ref, sha, symbolic }) => [ref, sha, symbolic])).toEqual([
      ['refs/heads/main', sha, null],
      ['refs/remotes/origin/HEAD', sha, 'refs/remotes/origin/main'],
      ['refs/remotes/origin/main', sha, null],
    ])
    expect(toBranches(here.refs, 'origin').map(({ ref, name, local }) => [ref, name, local])).toEqual([
      ['refs/remotes/origin/main', 'main', false],
      ['refs/heads/main', 'main', true],
    ])
    expect(toBranches(here.refs, null)).toHaveLength(1)
  })

  it('opens a bare one, one of other object names, an empty one, and a second work tree', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one' })
    const remote = repository.publish()
    expect(await open(remote)).toMatchObject({ bare: true, root: remote, gitDir: remote, remotes: [] })

    const other = temporaryFolder()
    runGit(other, ['init', '--quiet', '--object-format=sha256'])
    expect(await open(other)).toMatchObject({ objectFormat: 'sha256', refs: [], remotes: [] })

    const tree = join(temporaryFolder(), 'tree')
    repository.git('worktree', 'add', '--quiet', '-b', 'second', tree)
    expect(await open(tree)).toMatchObject({ root: tree, objects: join(repository.folder, '.git/objects') })
  })

  it('knows a shallow and a partial clone', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one' })
    repository.commit({ message: 'two' })
    expect(await open(cloneRepository(repository.folder, '--depth=1'))).toMatchObject({
      shallow: true,
      partial: false,
    })
    expect(await open(cloneRepository(repository.folder, '--filter=blob:none'))).toMatchObject({
      partial: true,
    })
  })

  it('is not led astray by the environment', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one' })
    const other = createRepository()
    setEnvironment({
      GIT_DIR: join(other.folder, '.git'),
      GIT_WORK_TREE: other.folder,
      GIT_INDEX_FILE: '/nowhere',
      GIT_OBJECT_DIRECTORY: '/nowhere',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.bare',
      GIT_CONFIG_VALUE_0: 'nonsense',
      GIT_CONFIG_PARAMETERS: "'core.bare'='nonsense'",
    })
    expect((await open(repository.folder)).gitDir).toBe(join(repository.folder, '.git'))
  })

  it.runIf(process.getuid?.() === 0)('does not care whose it is', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one' })
    spawnSync('chown', ['-R', '12345', repository.folder])
    expect(() => runGit(repository.folder, ['status'])).toThrow('dubious ownership')
    expect(
      (await readCommits(repository.folder, (await open(repository.folder)).refs[0]?.sha ?? '')).length,
    ).toBe(1)
  })

  it('lists branches with their dates even where the commit of one is missing', async () => {
    const repository = createRepository()
    const sha = repository.commit({ message: 'one', time: 1_700_000_000 })
    repository.branch('broken')
    const broken = repository.commit({ message: 'two' })
    rmSync(join(repository.folder, '.git/objects', broken.slice(0, 2), broken.slice(2)))
    expect((await open(repository.folder)).refs).toEqual([
      { ref: 'refs/heads/broken', sha: broken, time: null, symbolic: null, isHead: true },
      { ref: 'refs/heads/main', sha, time: 1_700_000_000, symbolic: null },
    ])
  })
})

describe('a repository that cannot be opened', () => {
  it('is missing where there is none', async () => {
    const folder = temporaryFolder()
    expect(await openRepository(folder)).toMatchObject({
      found: false,
      reason: `${folder} is not in a Git repository`,
    })
    expect(await openRepository(join(folder, 'none'))).toMatchObject({
      found: false,
      reason: `there is no folder ${folder}/none`,
    })
  })

  it('is missing where there is no Git, or one that is too old', async () => {
    const repository = createRepository()
    const tools = temporaryFolder()
    setEnvironment({ PATH: tools })
    expect(await openRepository(repository.folder)).toEqual({
      found: false,
      reason: 'no git on the PATH',
      remedy: 'install Git 2.31 or newer, and have it on the PATH',
    })
    // A Git of before 2.31 repeats the option that it does not know, and goes on.
    program(
      tools,
      'case $2 in version) echo git version 2.25.1;; *) echo --path-format=absolute; echo .git;; esac',
    )
    expect(await openRepository(repository.folder)).toMatchObject({
      found: false,
      reason: 'git version 2.25.1 is too old',
      remedy: expect.stringContaining('2.31') as string,
    })
  })

  it('is missing where Git does not trust its owner', async () => {
    const repository = createRepository()
    const tools = temporaryFolder()
    const said = `fatal: detected dubious ownership in repository at '${repository.folder}'`
    program(tools, `echo "${said}" >&2; exit 128`)
    setEnvironment({ PATH: tools })
    expect(await openRepository(repository.folder)).toMatchObject({
      found: false,
      reason: `Git does not trust ${repository.folder}, which belongs to another user`,
      remedy: `git config --global --add safe.directory '${repository.folder}'`,
    })
  })

  it('is missing where Git fails in any other way, with what it said', async () => {
    const repository = createRepository()
    writeFileSync(join(repository.folder, '.git/config'), '[core\n')
    const answer = await openRepository(repository.folder)
    expect(answer).toMatchObject({ found: false, reason: expect.stringContaining('bad config') as string })
  })

  it('is missing where a ref is broken, for it may be a row branch', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one' })
    mkdirSync(join(repository.folder, '.git/refs/heads/row'))
    writeFileSync(join(repository.folder, '.git/refs/heads/row/X-1'), 'nonsense\n')
    expect(await openRepository(repository.folder)).toMatchObject({
      found: false,
      reason: 'the ref refs/heads/row/X-1 is broken',
    })
  })
})
