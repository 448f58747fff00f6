import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRepository, type TestRepository } from '../support/repository.js'
import { gather } from './gathered.js'

const begin = (): TestRepository => {
  const repository = createRepository()
  repository.commit({ message: 'begin', files: { a: 'a\n' } })
  return repository
}

const own = async (repository: TestRepository, name: string) => {
  const facts = (await gather(repository.folder, { bases: ['main'] })).get(name)
  return { commits: facts?.own.map(({ message }) => message), paths: facts?.netPaths }
}

const removeObject = (repository: TestRepository, sha: string) =>
  rmSync(join(repository.folder, '.git/objects', sha.slice(0, 2), sha.slice(2)))

describe('what a branch has of its own', () => {
  it("leaves out what belongs to another row's branch below it", async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.branch('row/X-2')
    repository.commit({ message: 'two', files: { two: '2\n' } })
    repository.checkout('row/X-1')
    repository.commit({ message: 'one more', files: { more: 'm\n' } })
    repository.checkout('main')
    expect(await own(repository, 'row/X-2')).toEqual({ commits: ['two', 'one'], paths: ['one', 'two'] })
    repository.git('branch', '--force', 'row/X-1', 'row/X-1~1')
    expect(await own(repository, 'row/X-2')).toEqual({ commits: ['two'], paths: ['two'] })
    expect(await own(repository, 'row/X-1')).toEqual({ commits: ['one'], paths: ['one'] })
  }, 10_000)

  it('keeps what stands on another branch of the same row', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.branch('row/X-1-more')
    repository.commit({ message: 'two', files: { two: '2\n' } })
    expect(await own(repository, 'row/X-1-more')).toEqual({ commits: ['two', 'one'], paths: ['one', 'two'] })
  })

  it('counts for both rows whose branches have the same tip', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.branch('row/X-2')
    for (const name of ['row/X-1', 'row/X-2']) {
      expect(await own(repository, name)).toEqual({ commits: ['one'], paths: ['one'] })
    }
  })

  it('leaves out a merge that only brings base in, and all that it brings', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.checkout('main')
    repository.commit({ message: 'base', files: { base: 'b\n', a: 'aa\n' } })
    repository.checkout('row/X-1')
    repository.merge('main')
    expect(await own(repository, 'row/X-1')).toEqual({ commits: ['one'], paths: ['one'] })
  })

  it('leaves a branch that only merged base without commits', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.checkout('main')
    repository.commit({ message: 'base', files: { base: 'b\n' } })
    repository.checkout('row/X-1')
    repository.merge('main')
    const facts = (await gather(repository.folder, { bases: ['main'] })).get('row/X-1')
    expect(facts).toMatchObject({ own: [], landing: { landed: false, why: 'it has no commits of its own' } })
  })

  it('keeps a merge of base that had conflicts to resolve', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.commit({ message: 'one', files: { a: 'one\n' } })
    repository.checkout('main')
    repository.commit({ message: 'base', files: { a: 'base\n', base: 'b\n' } })
    repository.checkout('row/X-1')
    repository.git('merge', '--quiet', '-s', 'ours', '-m', 'resolved', 'main')
    repository.commit({ message: 'take base along', files: { base: 'b\n' } })
    expect(await own(repository, 'row/X-1')).toEqual({
      commits: ['take base along', 'resolved', 'one'],
      paths: ['a'],
    })
  })

  it('does not take a branch for landed whose merge of base hides work of its own', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    const one = repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.checkout('main')
    repository.commit({ message: 'base', files: { base: 'b\n' } })
    repository.checkout('row/X-1')
    repository.git('merge', '--quiet', '--no-commit', 'main')
    repository.commit({ message: 'not only a merge', files: { evil: 'e\n' } })
    repository.checkout('main')
    repository.pick(one)
    const facts = (await gather(repository.folder, { bases: ['main'] })).get('row/X-1')
    expect(facts?.landing.landed).toBe(false)
    expect(facts?.netPaths).toEqual(['evil', 'one'])
  })

  it('is charged to a branch that merged its sibling with its own files alone', async () => {
    const repository = begin()
    repository.branch('row/X-1')
    repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.branch('row/X-2', 'main')
    repository.commit({ message: 'two', files: { two: '2\n' } })
    repository.merge('row/X-1')
    expect(await own(repository, 'row/X-2')).toEqual({ commits: ['two'], paths: ['two'] })
  })

  it('is found for a history that has no commit in common with base', async () => {
    const repository = begin()
    repository.git('checkout', '--quiet', '--orphan', 'row/X-1')
    repository.commit({ message: 'other root', files: { a: 'a\n', r: 'r\n' } })
    const facts = (await gather(repository.folder, { bases: ['main'] })).get('row/X-1')
    expect(facts).toMatchObject({ netPaths: ['a', 'r'], landing: { landed: false } })
  })
})

describe('a branch that cannot be read', () => {
  const broken = () => {
    const repository = begin()
    for (const number of [1, 2, 3]) {
      repository.branch(`row/X-${number}`, 'main')
      repository.commit({ message: `${number}`, files: { [`file-${number}`]: `${number}\n` } })
      repository.commit({ message: `${number} more`, files: { a: `a\n${number}\n` } })
    }
    repository.checkout('main')
    return repository
  }
  const landings = async (repository: TestRepository) => {
    const facts = await gather(repository.folder, { bases: ['main'] })
    return [1, 2, 3].map(number => facts.get(`row/X-${number}`)?.landing.landed)
  }

  it('is unknown for itself alone when its tip is missing', async () => {
    const repository = broken()
    const sha = repository.sha('row/X-2')
    removeObject(repository, sha)
    expect(await landings(repository)).toEqual([false, null, false])
    const facts = (await gather(repository.folder, { bases: ['main'] })).get('row/X-2')
    expect(facts?.landing).toMatchObject({ landed: null, reason: expect.stringContaining(sha) as string })
  })

  it('is unknown for itself alone when a commit, or a tree, of its is missing', async () => {
    for (const revision of ['row/X-2~1', 'row/X-2^{tree}']) {
      const repository = broken()
      removeObject(repository, repository.sha(revision))
      expect(await landings(repository)).toEqual([false, null, false])
    }
  })

  it('is unknown for itself alone when a file that has to be merged is missing', async () => {
    const repository = begin()
    for (const number of [1, 2, 3]) {
      repository.branch(`row/X-${number}`, 'main')
      repository.commit({ message: `${number}`, files: { a: `a\n${number}\n` } })
    }
    repository.checkout('main')
    repository.commit({ message: 'base', files: { a: 'base\na\n' } })
    removeObject(repository, repository.sha('row/X-2:a'))
    expect(await landings(repository)).toEqual([false, null, false])
  })
})
