import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect } from 'vitest'
import { readFileChanges } from '../../src/git/file-changes.js'
import { openLandedTree, type LandedTree } from '../../src/git/landed-tree.js'
import { openObjects, readBlobs } from '../../src/git/objects.js'
import type { Repository } from '../../src/git/repository.js'
import { readTree } from '../../src/git/tree.js'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import type { TestRepository } from '../support/repository.js'
import { open, valueOf } from './gathered.js'
import { timeless } from './snapshot.js'

/** Holds of each test of a file that it leaves nothing in the folder for temporary files. */
export const holdNothingStays = (): void => {
  const folder = temporaryFolder()
  beforeEach(() => setEnvironment({ TMPDIR: folder }))
  // Folders of the tests themselves are made there as well.
  afterEach(() => expect(readdirSync(folder).filter(name => !name.startsWith('rowaudit-test-'))).toEqual([]))
}

/** Path → content of every file of a tree. */
export const contentsOf = async (view: Repository, tree: string): Promise<Record<string, string>> => {
  const entries = valueOf(await readTree(view, tree)).filter(({ mode }) => mode !== '160000')
  if (view.supply) valueOf(await view.supply(entries.map(({ sha }) => sha)))
  const reader = openObjects(view)
  const blobs = valueOf(
    await readBlobs(
      reader,
      entries.map(({ sha }) => sha),
    ),
  )
  reader.close()
  return Object.fromEntries(entries.map(({ path, sha }) => [path, blobs.get(sha)?.toString() ?? '']))
}

export interface Landed extends Omit<LandedTree, 'view' | 'close'> {
  /** `A path` for each file that differs from what it is compared with. */
  readonly changes: readonly string[]
  readonly contents: Readonly<Record<string, string>>
}

/** All that there is to say of the tree that lands. Holds that nothing is written to the folder. */
export const land = async (
  author: Pick<TestRepository, 'folder' | 'sha'>,
  target: string,
  head: string,
  repository?: Repository,
): Promise<Landed> => {
  const here = repository ?? (await open(author.folder))
  const before = timeless(author.folder)
  const opened = await openLandedTree(here, { target: author.sha(target), head: author.sha(head) })
  const { view, close, ...landed } = valueOf(opened)
  try {
    const changes = valueOf(await readFileChanges(view, landed.before, landed.tree))
    return {
      ...landed,
      changes: changes.map(({ status, path }) => `${status} ${path}`),
      contents: await contentsOf(view, landed.tree),
    }
  } finally {
    await close()
    await close()
    expect(timeless(author.folder)).toEqual(before)
  }
}
