import { describe, expect, it } from 'vitest'
import { commitBefore } from '../../src/git/moment.js'
import { openObjects, readBlobs, readObjects } from '../../src/git/objects.js'
import { readTree } from '../../src/git/tree.js'
import { cloneRepository, createRepository, epoch } from '../support/repository.js'
import { open, valueOf } from './gathered.js'

const contents: readonly Buffer[] = [
  Buffer.from('plain\n'),
  Buffer.alloc(0),
  Buffer.from('\n\n\n'),
  Buffer.from([0, 255, 10, 0]),
  Buffer.from('1 missing\n'),
  Buffer.alloc(3_000_000, 'long'),
]

describe('objects', () => {
  it('are read as they are, in one conversation', async () => {
    const repository = createRepository()
    const files = Object.fromEntries(contents.map((content, index) => [`file-${index}`, content]))
    repository.commit({ message: 'one', files })
    const shas = contents.map((_, index) => repository.sha(`HEAD:file-${index}`))
    const reader = openObjects(await open(repository.folder))
    const [first, second] = await Promise.all([readBlobs(reader, shas), readBlobs(reader, shas.slice(3))])
    const third = await readBlobs(reader, shas.slice(0, 1))
    reader.close()
    const same = (blobs: typeof first, from: number) =>
      shas
        .map((sha, index) =>
          valueOf(blobs)
            .get(sha)
            ?.equals(contents[index] ?? Buffer.from('none')),
        )
        .slice(from)
    expect(same(first, 0)).toEqual([true, true, true, true, true, true])
    expect(same(second, 3)).toEqual([true, true, true])
    expect(
      valueOf(third)
        .get(shas[0] ?? '')
        ?.toString(),
    ).toBe('plain\n')
  })

  it('that cannot be had are named', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one', files: { a: 'a\n' } })
    const here = await open(repository.folder)
    const sha = repository.sha('HEAD:a')
    const absent = '1'.repeat(40)
    const objects = valueOf(await readObjects(here, [absent, sha]))
    expect([objects.get(absent), objects.get(sha)]).toEqual([null, Buffer.from('a\n')])
    const reader = openObjects(here)
    expect(await readBlobs(reader, [sha, absent])).toMatchObject({
      found: false,
      reason: `the object ${absent} is not in this repository`,
    })
    reader.close()
  })

  it('that a partial clone left behind are not fetched', async () => {
    const source = createRepository()
    source.commit({ message: 'one', files: { a: 'a\n' } })
    const clone = cloneRepository(source.folder, '--filter=blob:none', '--no-checkout')
    const reader = openObjects(await open(clone))
    expect(await readBlobs(reader, [source.sha('HEAD:a')])).toMatchObject({
      found: false,
      remedy: expect.stringContaining('git fetch --refetch --no-filter origin') as string,
    })
    reader.close()
  })
})

describe('a tree', () => {
  it('lists files, links and submodules, whatever they are called', async () => {
    const repository = createRepository()
    const paths = ['"quoted"', 'line\nbreak', 'ünï/コード.md', '-x', 'tab\tin', 'z']
    const commit = repository.commit({
      message: 'one',
      files: Object.fromEntries(paths.map(path => [path, path])),
    })
    repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},module`)
    repository.git('update-index', '--add', '--cacheinfo', `120000,${repository.sha('HEAD:z')},link`)
    repository.git('commit', '--quiet', '-m', 'two')
    const entries = valueOf(await readTree(await open(repository.folder), repository.sha('HEAD')))
    const modes = new Map(entries.map(({ path, mode }) => [path, mode]))
    expect(entries.find(({ path }) => path === 'line\nbreak')?.sha).toBe(repository.sha('HEAD:line\nbreak'))
    expect([modes.get('module'), modes.get('link')]).toEqual(['160000', '120000'])
    expect([...modes.keys()].sort()).toEqual([...paths, 'link', 'module'].sort())
  })

  it('can be empty, or missing', async () => {
    const repository = createRepository()
    const sha = repository.commit({ message: 'one' })
    const here = await open(repository.folder)
    expect(await readTree(here, sha)).toEqual({ found: true, value: [] })
    expect(await readTree(here, '1'.repeat(40))).toMatchObject({
      found: false,
      reason: expect.stringContaining('128') as string,
    })
  })
})

describe('base at a moment', () => {
  it('is the last commit of its own line by then', async () => {
    const repository = createRepository()
    const first = repository.commit({ message: 'first', time: epoch })
    repository.branch('side')
    repository.commit({ message: 'side', time: epoch + 100 })
    repository.checkout('main')
    const second = repository.commit({ message: 'second', time: epoch + 200 })
    const merge = repository.merge('side')
    const here = await open(repository.folder)
    const at = async (time: number) => commitBefore(here, merge, time)
    expect(await at(epoch - 1)).toEqual({ found: true, value: null })
    expect(await at(epoch)).toEqual({ found: true, value: first })
    expect(await at(epoch + 150.5)).toEqual({ found: true, value: first })
    expect(await at(epoch + 200)).toEqual({ found: true, value: second })
    expect(await at(epoch + 86_400)).toEqual({ found: true, value: merge })
  })

  it('is unknown in a shallow clone', async () => {
    const repository = createRepository()
    repository.commit({ message: 'one' })
    const sha = repository.commit({ message: 'two' })
    const here = await open(cloneRepository(repository.folder, '--depth=1'))
    expect(await commitBefore(here, sha, epoch)).toMatchObject({
      found: false,
      remedy: 'git fetch --unshallow origin',
    })
    expect(await commitBefore(await open(repository.folder), '1'.repeat(40), epoch)).toMatchObject({
      found: false,
    })
  })
})
