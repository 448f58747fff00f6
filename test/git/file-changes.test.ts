import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFileChanges } from '../../src/git/file-changes.js'
import { createRepository } from '../support/repository.js'
import { open, valueOf } from './gathered.js'

describe('the files that a change touches', () => {
  it('are told with what stands there before and after', async () => {
    const author = createRepository()
    const files = {
      edited: 'a\n',
      gone: 'g\n',
      link: 'l\n',
      mode: 'm\n',
      'moved/from': 'same\n',
      same: 's\n',
    }
    const before = author.commit({ message: 'begin', files })
    const object = (name: string) => author.sha(`${before}:${name}`)
    const inRoot = (name: string) => join(author.folder, name)
    rmSync(inRoot('link'))
    symlinkSync('edited', inRoot('link'))
    chmodSync(inRoot('mode'), 0o755)
    author.commit({
      message: 'change',
      files: { edited: 'b\n', 'moved/to': 'same\n' },
      remove: ['gone', 'moved/from'],
    })
    author.git('update-index', '--add', '--cacheinfo', `160000,${before},module`)
    author.git('commit', '--quiet', '-m', 'a submodule')
    author.git('config', 'diff.renames', 'copies')
    author.git('config', 'diff.ignoreSubmodules', 'all')
    const after = author.sha('HEAD')
    const now = (name: string) => author.sha(`${after}:${name}`)
    const file = (name: string) => ({ object: name, regular: true })
    const expected = [
      { path: 'edited', status: 'M', before: file(object('edited')), after: file(now('edited')) },
      { path: 'gone', status: 'D', before: file(object('gone')), after: null },
      {
        path: 'link',
        status: 'T',
        before: file(object('link')),
        after: { object: now('link'), regular: false },
      },
      { path: 'mode', status: 'M', before: file(object('mode')), after: file(object('mode')) },
      { path: 'module', status: 'A', before: null, after: { object: before, regular: false } },
      { path: 'moved/from', status: 'D', before: file(object('moved/from')), after: null },
      { path: 'moved/to', status: 'A', before: null, after: file(object('moved/from')) },
    ]
    const repository = await open(author.folder)
    expect(valueOf(await readFileChanges(repository, before, after))).toEqual(expected)
    const tree = author.sha(`${after}^{tree}`)
    expect(valueOf(await readFileChanges(repository, before, tree))).toEqual(expected)
    expect(valueOf(await readFileChanges(repository, author.sha(`${before}^{tree}`), tree))).toEqual(expected)
    expect(valueOf(await readFileChanges(repository, tree, tree))).toEqual([])
  })

  it('are told by their names, whatever those are', async () => {
    const author = createRepository()
    const before = author.commit({ message: 'begin' })
    const names = ['-x', ':', ':100644', 'a\nb', '"q"', '%s', '$(touch x)', 'ü', 'a\tb', ' ']
    for (const name of names) writeFileSync(join(author.folder, name), 'x')
    writeFileSync(Buffer.concat([Buffer.from(`${author.folder}/raw-`), Buffer.from([0xff])]), 'x')
    author.commit({ message: 'change' })
    const changes = valueOf(await readFileChanges(await open(author.folder), before, author.sha('HEAD')))
    expect(changes.map(({ path }) => path).sort()).toEqual([...names, 'raw-\udcff'].sort())
    expect(new Set(changes.map(({ status }) => status))).toEqual(new Set(['A']))
  })

  it('are missing where a tree is', async () => {
    const author = createRepository()
    const sha = author.commit({ message: 'begin' })
    const changes = await readFileChanges(await open(author.folder), sha, '1'.repeat(40))
    expect(changes).toMatchObject({
      found: false,
      reason: expect.stringContaining('could not compare') as string,
    })
  })
})
