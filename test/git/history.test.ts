import { rmSync, truncateSync, writeFileSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHistory, startHistory } from '../../src/git/history.js'
import { setEnvironment } from '../support/environment.js'
import { runGit } from '../support/git.js'
import { createRepository, epoch, type TestRepository } from '../support/repository.js'
import { open, readCommits } from './gathered.js'

const fail = async (folder: string, include: string) => {
  const answer = await readHistory(await open(folder), { include: [include] }, () => undefined)
  if (answer.found) throw new Error('expected a failure')
  return answer
}

describe('history', () => {
  it('hands over each commit with its message, date, parents and paths', async () => {
    const repository = createRepository()
    const root = repository.commit({
      message: 'Begin\n\nWith a body,\n\nof two parts.\n',
      files: { a: 'a\n', 'd/b': 'b\n' },
    })
    const empty = repository.commit({ message: 'nothing', time: epoch + 500 })
    const removed = repository.commit({ message: '', files: { a: 'aa\n' }, remove: ['d/b'] })
    expect(await readCommits(repository.folder, removed)).toMatchObject([
      { sha: removed, parents: [empty], time: epoch + 560, message: '', paths: ['a', 'd/b'] },
      {
        sha: empty,
        parents: [root],
        time: epoch + 500,
        message: 'nothing',
        paths: [],
        change: '',
        inverse: '',
      },
      { sha: root, parents: [], message: 'Begin\n\nWith a body,\n\nof two parts.', paths: ['a', 'd/b'] },
    ])
  })

  it('takes a merge for what it does to its first parent, an octopus too', async () => {
    const repository = createRepository()
    const root = repository.commit({ message: 'root', files: { a: 'a\n' } })
    const tips = ['x', 'y'].map(name => {
      repository.branch(name, root)
      return repository.commit({ message: name, files: { [name]: `${name}\n` } })
    })
    repository.checkout('main')
    const main = repository.commit({ message: 'main', files: { m: 'm\n' } })
    repository.git('merge', '--quiet', '-m', 'octopus', 'x', 'y')
    const [octopus] = await readCommits(repository.folder, repository.sha('HEAD'))
    expect(octopus).toMatchObject({ message: 'octopus', parents: [main, ...tips], paths: ['x', 'y'] })
  })

  it('shows a rename as both paths, a change of mode, and a submodule', async () => {
    const repository = createRepository()
    const text = 'much the same\n'.repeat(50)
    const first = repository.commit({ message: 'first', files: { old: text, script: 'x\n' } })
    repository.git('mv', 'old', 'new')
    repository.git('update-index', '--chmod=+x', 'script')
    repository.git('update-index', '--add', '--cacheinfo', `160000,${first},module`)
    repository.git('commit', '--quiet', '-m', 'second')
    const [second] = await readCommits(repository.folder, repository.sha('HEAD'))
    expect(second?.paths).toEqual(['module', 'new', 'old', 'script'])
  })

  it('keeps paths as they are, whatever they hold', async () => {
    const repository = createRepository()
    const paths = [
      '"quoted"',
      ':100644 100644',
      'line\nbreak',
      'tab\there',
      'ünï/コード.md',
      "it's",
      '-x',
      ' ',
    ]
    const commit = repository.commit({
      message: 'paths',
      files: Object.fromEntries(paths.map(path => [path, path])),
    })
    const [read] = await readCommits(repository.folder, commit)
    expect([...(read?.paths ?? [])].sort()).toEqual([...paths].sort())
  })

  it('turns messages into Unicode, from the encoding that they name, and survives those that lie', async () => {
    const repository = createRepository()
    const root = repository.commit({ message: 'root' })
    const tree = repository.sha('HEAD^{tree}')
    const commit = (message: Buffer, encoding: string) => {
      const head = `tree ${tree}\nparent ${root}\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 1 +0000\n${encoding}\n`
      const content = Buffer.concat([Buffer.from(head), message])
      return runGit(repository.folder, ['hash-object', '-t', 'commit', '-w', '--stdin'], content)
    }
    const latin = commit(Buffer.from('Grüße', 'latin1'), 'encoding ISO-8859-1\n')
    const wrong = commit(Buffer.from([0x61, 0xff, 0x62]), '')
    const unknown = commit(Buffer.from('plain'), 'encoding x-none\n')
    const [first, second, third] = await Promise.all(
      [latin, wrong, unknown].map(async sha => (await readCommits(repository.folder, sha))[0]?.message),
    )
    expect([first, second, third]).toEqual(['Grüße', 'a\uFFFDb', 'plain'])
  })

  it('names a change and what would undo it', async () => {
    const repository = createRepository()
    repository.commit({ message: 'root', files: { a: 'a\n', b: 'b\n' } })
    const change = repository.commit({ message: 'change', files: { a: 'A\n', c: 'c\n' }, remove: ['b'] })
    repository.commit({ message: 'between', files: { other: 'o\n' } })
    repository.revert(change)
    const last = repository.revert('HEAD')
    const [again, undone, between, changed] = await readCommits(repository.folder, last)
    expect(undone?.change).toBe(changed?.inverse)
    expect(undone?.inverse).toBe(changed?.change)
    expect(again?.change).toBe(changed?.change)
    expect(new Set([changed?.change, changed?.inverse, between?.change, between?.inverse]).size).toBe(4)
  })

  it('reads a commit of ten thousand paths, and a message longer than any buffer', async () => {
    const repository = createRepository()
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `M 100644 inline dir/file-${index}\ndata 2\n${index % 10}\n`,
    )
    const message = 'long line '.repeat(300_000)
    const stream = `commit refs/heads/main\ncommitter A <a@b> 1 +0000\ndata ${message.length}\n${message}\n${lines.join('')}\n`
    runGit(repository.folder, ['fast-import', '--quiet'], stream)
    const [commit] = await readCommits(repository.folder, repository.sha('main'))
    expect(commit?.paths).toHaveLength(10_000)
    expect(commit?.message).toHaveLength(message.length)
  })

  it('leaves out what can be reached from elsewhere, and takes commits alone', async () => {
    const repository = createRepository()
    const [first = '', second = '', third = ''] = ['1', '2', '3'].map(message =>
      repository.commit({ message }),
    )
    const read = async (range: object) => {
      const messages: string[] = []
      const here = await open(repository.folder)
      const answer = await readHistory(here, { include: [third], ...range }, ({ message }) =>
        messages.push(message),
      )
      return [answer, messages]
    }
    expect(await read({ exclude: [first] })).toEqual([{ found: true, value: { commits: 2 } }, ['3', '2']])
    expect(await read({ include: [], exclude: [first] })).toEqual([
      { found: true, value: { commits: 0 } },
      [],
    ])
    expect((await read({ include: [second, third], alone: true }))[1]).toEqual(['2', '3'])
  })

  it('lets Git work while nobody reads, and ends it when nobody wants to', async () => {
    const repository = createRepository()
    const sha = repository.commit({ message: 'one' })
    const here = await open(repository.folder)
    startHistory(here, { include: [sha] }).stop()
    const history = startHistory(here, { include: [sha] })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(await history.read(() => undefined)).toEqual({ found: true, value: { commits: 1 } })
  })
})

describe('history that cannot be read', () => {
  const path = ({ folder }: TestRepository, sha: string) =>
    join(folder, '.git/objects', sha.slice(0, 2), sha.slice(2))

  it('is missing when a commit or a tree is', async () => {
    for (const revision of ['HEAD~1', 'HEAD~1^{tree}']) {
      const repository = createRepository()
      for (const content of ['1', '2', '3']) repository.commit({ message: content, files: { content } })
      rmSync(path(repository, repository.sha(revision)))
      const answer = await fail(repository.folder, repository.sha('HEAD'))
      expect(answer.reason).toMatch(/could not read the history: git ended with status 128: (fatal|error): /)
      expect(answer.remedy).toContain('git fsck')
    }
  })

  it('is missing when an object is corrupt', async () => {
    const repository = createRepository()
    for (const content of ['1', '2', '3']) repository.commit({ message: content, files: { content } })
    const file = path(repository, repository.sha('HEAD~1'))
    chmodSync(file, 0o600)
    truncateSync(file, 20)
    expect((await fail(repository.folder, repository.sha('HEAD'))).reason).toContain(
      'could not read the history',
    )
  })

  it('is missing when Git is killed', async () => {
    const repository = createRepository()
    const sha = repository.commit({ message: 'one' })
    const here = await open(repository.folder)
    const tools = join(repository.folder, 'tools')
    repository.commit({ message: 'tools', files: { 'tools/git': '' } })
    writeFileSync(join(tools, 'git'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 })
    chmodSync(join(tools, 'git'), 0o755)
    setEnvironment({ PATH: tools })
    const answer = await readHistory(here, { include: [sha] }, () => undefined)
    expect(answer).toMatchObject({ found: false, reason: 'could not read the history: git was killed' })
  })
})
