import { createRepository, type TestRepository } from '../support/repository.js'
import { gather } from './gathered.js'

/** As many lines as asked for, some of them with a text of their own. */
export const numbered = (count: number, change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, index) => `${change[index] ?? `line ${index}`}\n`).join('')

/** What is said of a branch that no test proves landed. */
export const stillOpen = 'base has not all of its content, and neither its commits nor their sum as a patch'

/** A repository with `row/X-1`: two commits, the second of which adds a file; `main` is checked out. */
export const buildBranch = (): TestRepository => {
  const repository = createRepository()
  repository.commit({ message: 'begin', files: { 'a.txt': numbered(40), 'b.txt': 'b\n' } })
  repository.branch('row/X-1')
  repository.commit({ message: 'first', files: { 'a.txt': numbered(40, { 5: 'five' }) } })
  repository.commit({ message: 'second', files: { 'c.txt': 'c\n' } })
  repository.checkout('main')
  return repository
}

/** Moves base on, in a file of the branch and in another. */
export const advance = (repository: TestRepository) =>
  repository.commit({ message: 'elsewhere', files: { 'a.txt': numbered(40, { 35: 'base' }), d: 'd\n' } })

/** Judges one branch, given what was reverted. */
export const judge = async (repository: TestRepository, reverted: readonly string[] = [], name = 'row/X-1') =>
  (await gather(repository.folder, { bases: ['main'], reverted })).get(name)
