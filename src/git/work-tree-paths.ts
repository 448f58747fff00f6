import { join } from 'node:path'
import { found, type Sought } from '../model/sought.js'
import { askGit } from './ask.js'
import { callGit } from './call.js'
import { failure, mendObjects } from './failure.js'
import type { WorkTreeCopy } from './work-tree-copy.js'

/** Where the work tree differs from the index. Each path is a word of bytes, one character a byte. */
export interface WorkTreePaths {
  readonly gone: readonly string[]
  /** Tracked, and not what the index says it is, or without a proof of it. */
  readonly edited: readonly string[]
  /** Neither tracked nor ignored. */
  readonly fresh: readonly string[]
  /** In conflict. */
  readonly unmerged: readonly string[]
}

/** Lists them. A repository inside, that is no submodule yet, counts once it has a commit. */
export const listPaths = async (copy: WorkTreeCopy): Promise<Sought<WorkTreePaths>> => {
  const [tracked, untracked] = await Promise.all([
    listEdited(copy),
    askGit(copy, ['ls-files', '-z', '--others', '--exclude-standard']),
  ])
  if (!tracked.found) return tracked
  if (untracked.ending.status !== 0)
    return failure('could not list the files of the work tree', untracked.ending, mendFiles)
  const at = (letters: RegExp) =>
    tracked.value.filter(({ letter }) => letters.test(letter)).map(({ path }) => path)
  const names = toWords(untracked.output)
  const nested = await Promise.all(names.filter(isFolder).map(name => findNested(copy, name)))
  return found({
    gone: at(/^D/),
    edited: at(/^[AMT]/),
    fresh: [...names.filter(name => !isFolder(name)), ...nested.flat()],
    unmerged: [...new Set(at(/^U/))],
  })
}

interface Difference {
  readonly letter: string
  readonly path: string
}

/** What differs from the index. Of a submodule that is its commit alone: to look into it could start programs. */
export const listEdited = async (copy: WorkTreeCopy): Promise<Sought<readonly Difference[]>> => {
  const { ending, output } = await askGit(copy, [
    'diff-files',
    '-z',
    '--name-status',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=dirty',
  ])
  if (ending.status !== 0) return failure('could not compare the work tree with the index', ending, mendFiles)
  const words = toWords(output)
  return found(
    words.flatMap((letter, index) => (index % 2 === 0 ? { letter, path: words[index + 1] ?? '' } : [])),
  )
}

/** What to do where files cannot be read. */
export const mendFiles = `let the files of the work tree be read, or have them ignored; else ${mendObjects}`

const toWords = (output: Buffer): string[] => output.toString('latin1').split('\0').slice(0, -1)

const isFolder = (name: string): boolean => name.endsWith('/')

const findNested = async ({ workTree }: WorkTreeCopy, name: string): Promise<string[]> => {
  const folder = join(workTree, toPath(name))
  const answer = await callGit({ folder }, [
    '--git-dir=.git',
    'rev-parse',
    '--verify',
    '--quiet',
    'HEAD^{commit}',
  ])
  return answer.status === 0 ? [name.slice(0, -1)] : []
}

/** The path as people read it; bytes that are no UTF-8 become U+FFFD. */
export const toPath = (word: string): string => toBytes(word).toString()

/** The path as Git has it. */
export const toBytes = (word: string): Buffer => Buffer.from(word, 'latin1')
