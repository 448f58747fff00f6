import { expect } from 'vitest'
import { readFileChanges } from '../../src/git/file-changes.js'
import { callGit } from '../../src/git/call.js'
import { treeOf } from '../../src/git/tree-of.js'
import { openWorkTree } from '../../src/git/work-tree.js'
import { epoch, runGit } from '../support/git.js'
import { open, valueOf } from './gathered.js'
import { contentsOf } from './landed.js'
import { snapshot } from './snapshot.js'

export interface Recorded {
  readonly sha: string
  readonly tree: string
  readonly note: string | null
  readonly parents: readonly string[]
  /** `A path` for each file that differs from HEAD; of everything where that is unborn. */
  readonly changes: readonly string[]
  readonly contents: Readonly<Record<string, string>>
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Records a work tree from a folder in it, and holds that all of its folders are as they were. */
export const record = async (folder: string, others: readonly string[] = []): Promise<Recorded> => {
  const repository = await open(folder)
  const folders = [repository.root, ...others]
  const before = folders.map(snapshot)
  const { sha, tree, note, view, close } = valueOf(await openWorkTree(repository, epoch))
  try {
    const commit = (await callGit(view, ['cat-file', 'commit', sha])).stdout.toString().split('\n\n')[0] ?? ''
    const parents = [...commit.matchAll(/^parent (.*)$/gm)].map(([, parent = '']) => parent)
    expect(valueOf(await treeOf(view, sha))).toBe(tree)
    const [first = emptyTree] = parents
    const changes = valueOf(await readFileChanges(view, first, sha))
    const contents = await contentsOf(view, sha)
    expect(folders.map(snapshot)).toEqual(before)
    return {
      sha,
      tree,
      note,
      parents,
      changes: changes.map(({ status, path }) => `${status} ${path}`),
      contents,
    }
  } finally {
    await close()
    await close()
  }
}

/** The tree that Git makes of all files. It is made for good: ask last. */
export const addAll = (folder: string): string => {
  runGit(folder, ['add', '--all'])
  return runGit(folder, ['write-tree'])
}

/** Records a work tree, and holds it against what Git makes of it. */
export const holdRecorded = async (folder: string, others: readonly string[] = []): Promise<Recorded> => {
  const recorded = await record(folder, others)
  expect(recorded.tree).toBe(addAll((await open(folder)).root))
  return recorded
}
