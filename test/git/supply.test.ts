import { describe, expect, it } from 'vitest'
import { isMissing } from '../../src/git/batch.js'
import { differenceLine } from '../../src/git/differences.js'
import { mergeAll, mergeLine } from '../../src/git/merges.js'
import { readPatches } from '../../src/git/patches.js'
import { withQuarantine } from '../../src/git/quarantine.js'
import type { Repository } from '../../src/git/repository.js'
import { supplyDifferences } from '../../src/git/supply-differences.js'
import { supplyMerges } from '../../src/git/supply-merges.js'
import { createRepository, type TestRepository } from '../support/repository.js'
import { openCheckout } from '../support/served-repository.js'
import { valueOf } from './gathered.js'
import { gatherServed } from './served.js'

const text = (name: string, change = -1, word = 'changed') =>
  Array.from({ length: 30 }, (_, line) =>
    line === change ? `${word} ${name}\n` : `line ${line} of ${name}\n`,
  ).join('')

const merges = (repository: Repository, lines: readonly string[]) =>
  withQuarantine(repository, where => mergeAll(where, lines))

const patches = (repository: Repository, lines: readonly string[]) =>
  withQuarantine(repository, where => readPatches(where, lines))

/** Holds what is read in the gathered repository against the same in a complete one. */
const holdMerges = async (author: TestRepository, pairs: readonly (readonly [string, string])[]) => {
  const lines = pairs.map(([ours, theirs]) => mergeLine(author.sha(ours), author.sha(theirs)))
  const { repository, asked, end } = await gatherServed(author)
  valueOf(await supplyMerges(repository, lines))
  const answers = await merges(repository, lines)
  expect(answers).toEqual(await merges(await openCheckout(author), lines))
  if (!isMissing(answers)) expect([...answers.values()].filter(isMissing)).toEqual([])
  const requests = asked()
  await end()
  return requests
}

const begin = (): TestRepository => {
  const author = createRepository()
  const files = ['a/one', 'a/two', 'b/three', 'four'].map(name => [name, text(name)] as const)
  author.commit({ message: 'begin', files: { ...Object.fromEntries(files), same: 'same\n' } })
  return author
}

describe('supplied merges', () => {
  it('are those of a complete clone, after one request for all', async () => {
    const author = begin()
    author.branch('row/edit')
    author.commit({ message: 'edit', files: { 'a/one': text('a/one', 3), four: text('four', 25) } })
    author.branch('row/move', 'main')
    author.commit({ message: 'move', files: { 'c/three': text('b/three', 2) }, remove: ['b/three'] })
    author.branch('row/remove', 'main')
    author.commit({ message: 'remove', remove: ['a/two'] })
    author.branch('row/nothing', 'main')
    author.branch('row/add', 'main')
    author.commit({ message: 'add', files: { 'b/five': text('five'), 'a/six': 'six\n' } })
    author.branch('row/both', 'main')
    author.commit({ message: 'both', files: { 'd/new': text('new', 1) } })
    author.checkout('main')
    author.commit({
      message: 'on',
      files: { 'a/one': text('a/one', 20), 'b/three': text('b/three', 20), 'a/two': text('a/two', 9) },
    })
    author.commit({
      message: 'on',
      files: { 'd/new': text('new', 2), 'e/four': text('four', 3) },
      remove: ['four'],
    })
    author.commit({ message: 'now', files: { 'a/one': text('a/one', 21), same: 'other\n' } })
    const names = ['edit', 'move', 'remove', 'nothing', 'add', 'both'].map(
      name => ['main', `row/${name}`] as const,
    )
    expect(await holdMerges(author, [...names, ['main', 'main'], ['row/edit', 'row/move']])).toEqual({
      fetch: 1,
    })
  })

  it('look into a folder that moved', async () => {
    const author = begin()
    author.branch('row/add')
    author.commit({ message: 'add', files: { 'a/fresh': text('fresh') } })
    author.checkout('main')
    const files = { 'z/one': text('a/one', 4), 'z/two': text('a/two', 4) }
    author.commit({ message: 'move the folder', files, remove: ['a/one', 'a/two'] })
    await holdMerges(author, [['main', 'row/add']])
  })

  it('begin with the bases of both, where these are several', async () => {
    const author = begin()
    author.branch('row/cross')
    author.commit({ message: 'left', files: { four: text('four', 2), 'a/one': text('a/one', 2) } })
    author.checkout('main')
    author.commit({ message: 'right', files: { four: text('four', 20), 'a/two': text('a/two', 7) } })
    author.git('branch', 'before')
    author.merge('row/cross')
    author.checkout('row/cross')
    author.merge('before')
    author.commit({ message: 'left again', files: { four: text('four', 10) } })
    author.checkout('main')
    author.commit({ message: 'right again', files: { four: text('four', 28) } })
    author.git('branch', '-D', 'before')
    await holdMerges(author, [['main', 'row/cross']])
  })

  it.each(Array.from({ length: 8 }, (_, seed) => seed + 1))(
    'agree in repository %i of a kind that nobody thought up',
    async seed => {
      const author = begin()
      const random = sequence(seed)
      const names = new Map([
        ['main', new Map(['a/one', 'a/two', 'b/three', 'four'].map(name => [name, text(name)]))],
      ])
      for (const branch of ['row/1', 'row/2', 'row/3']) {
        author.branch(branch, 'main')
        names.set(branch, new Map(names.get('main')))
      }
      for (let step = 0; step < 14; step++) {
        const branch = ['main', 'row/1', 'row/2', 'row/3'][random(4)] ?? 'main'
        const files = names.get(branch) ?? new Map<string, string>()
        const path = [...files.keys()][random(files.size)]
        author.checkout(branch)
        if (path === undefined || random(4) === 0) {
          const added = `${'abcd'[random(4)]}/new-${random(4)}`
          files.set(added, text(`new-${random(3)}`, random(30), String(step)))
        } else {
          const lines = (files.get(path) ?? '').split('\n').with(random(30), `step ${random(5)}`)
          const kind = random(3)
          if (kind > 0) files.delete(path)
          if (kind < 2)
            files.set(
              kind === 0 ? path : `${'abcd'[random(4)]}/${path.replaceAll('/', '-')}`,
              lines.join('\n'),
            )
        }
        const tree = author
          .git('ls-files')
          .split('\n')
          .filter(name => name !== '' && name !== 'same')
        author.commit({
          message: `step ${step}`,
          files: Object.fromEntries(files),
          remove: tree.filter(name => !files.has(name)),
        })
      }
      await holdMerges(
        author,
        [1, 2, 3].flatMap(number => [['main', `row/${number}`] as const, [`row/${number}`, 'main'] as const]),
      )
    },
  )
})

describe('supplied differences', () => {
  it('are those of a complete clone, after one request for all', async () => {
    const author = begin()
    author.branch('row/edit')
    author.commit({
      message: 'edit',
      files: { 'a/one': text('a/one', 3), binary: Buffer.from([0, 1, 2, 255]) },
    })
    author.commit({ message: 'and more', files: { four: text('four', 25) }, remove: ['b/three'] })
    author.checkout('main')
    author.squash('row/edit', 'land')
    author.git('update-index', '--add', '--cacheinfo', `160000,${'c'.repeat(40)},module`)
    author.git('commit', '--quiet', '-m', 'a submodule')
    author.git('checkout', '--quiet', '-f')
    author.commit({ message: 'now', files: { 'a/one': 'short\n', four: 'short\n' }, remove: ['binary'] })
    const commits = author.git('rev-list', '--all', '--no-merges').split('\n')
    const lines = commits.map(sha => {
      const parent = author.git('rev-list', '--parents', '-1', sha).split(' ')[1]
      return differenceLine(parent, sha)
    })
    const { repository, asked, told, end } = await gatherServed(author)
    valueOf(await supplyDifferences(repository, lines))
    expect(await patches(repository, lines)).toEqual(await patches(await openCheckout(author), lines))
    expect(asked()).toEqual({ fetch: 1 })
    expect(told()).toEqual([])
    valueOf(await supplyDifferences(repository, lines))
    expect(asked()).toEqual({ fetch: 1 })
    await end()
  })

  it('have nothing to do where nothing was left out', async () => {
    const author = begin()
    const repository = await openCheckout(author)
    expect(await supplyDifferences(repository, [author.sha('main')])).toEqual({ found: true, value: true })
    expect(await supplyMerges(repository, [mergeLine(author.sha('main'), author.sha('main'))])).toEqual({
      found: true,
      value: true,
    })
  })
})

describe('a supply', () => {
  it('tells what the server said where it is cut off', async () => {
    const author = begin()
    author.commit({ message: 'on', files: { four: 'other\n' } })
    const { repository, end } = await gatherServed(author)
    await end()
    const sha = author.sha('main~1:four')
    const absent = await repository.supply?.([sha])
    expect(absent).toMatchObject({ found: false })
  })
})

/** A pseudo-random sequence that is the same in every run: each call gives a whole number below the limit. */
const sequence = (seed: number) => {
  let state = seed * 7919
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}
