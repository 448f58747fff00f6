import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { found, missing, type Sought } from '../model/sought.js'
import { askGit } from './ask.js'
import { callGit } from './call.js'
import { failure, mendObjects } from './failure.js'
import { openQuarantine, type Quarantine } from './quarantine.js'
import { viewThrough } from './quarantine-view.js'
import { isObjectName } from './ref-name.js'
import type { Repository } from './repository.js'
import { treeOf } from './tree-of.js'
import { recordFiles } from './work-tree-record.js'

/** The work tree as a commit. */
export interface WorkTree {
  /** Object name of the commit; HEAD's own where there is nothing to commit. */
  readonly sha: string
  readonly tree: string
  /** What the report must say of how it was made; null where nothing needs to be said. */
  readonly note: string | null
  /** The repository, in which the commit and all of its tree can be read until it is closed. */
  readonly view: Repository
  /** Removes what was made for it. May be called more than once. */
  readonly close: () => Promise<void>
}

/**
 * Makes the commit that `git add --all && git commit` would make at a moment (seconds since 1970), on HEAD and on what is
 * being merged into it. The work tree, the index, the refs and the objects of the repository stay as they are, whoever
 * holds their locks: all is written to a quarantine, which has a copy of the index. It must be closed.
 *
 * No program is started but Git: no hook, no file monitor, and no filter, though the user configured it, since the tree
 * says which files it is fed. Of a filtered file that looks as it did when it was added, the index's object counts; of
 * any other the bytes in the work tree do, and a note says so. The user's settings on line ends, executable bits,
 * symbolic links, case, ignored files and attributes do count: without them every file could seem to be changed.
 */
export const openWorkTree = async (repository: Repository, time: number): Promise<Sought<WorkTree>> => {
  if (repository.bare)
    return missing('the repository is bare: it has no work tree', 'run this in a clone that has one')
  const quarantine = await openQuarantine(repository)
  if (!quarantine.found) return quarantine
  const { close } = quarantine.value
  try {
    const made = await make(repository, quarantine.value, time)
    if (made.found) return found({ ...made.value, view: viewThrough(repository, quarantine.value), close })
    await close()
    return made
  } catch (error) {
    await close()
    throw error
  }
}

const make = async (
  repository: Repository,
  quarantine: Quarantine,
  time: number,
): Promise<Sought<Pick<WorkTree, 'sha' | 'tree' | 'note'>>> => {
  const recorded = await recordFiles(repository, quarantine)
  if (!recorded.found) return recorded
  const { tree, note } = recorded.value
  const parents = await readHeads(repository)
  if (!parents.found) return parents
  const [head, ...merged] = parents.value
  if (head !== undefined && merged.length === 0) {
    const before = await treeOf(repository, head)
    if (!before.found) return before
    if (before.value === tree) return found({ sha: head, tree, note })
  }
  const signed = `nobody <> ${Math.floor(time)} +0000`
  const commit = [
    `tree ${tree}`,
    ...parents.value.map(sha => `parent ${sha}`),
    `author ${signed}`,
    `committer ${signed}`,
    '',
    'Not committed yet\n',
  ].join('\n')
  const { ending, output } = await askGit(
    quarantine.alone,
    ['hash-object', '-t', 'commit', '-w', '--stdin'],
    commit,
  )
  return ending.status === 0
    ? found({ sha: output.toString().trim(), tree, note })
    : failure('could not make a commit of the work tree', ending, mendObjects)
}

/** What the commit would stand on: HEAD, where that is born, and what is being merged. */
const readHeads = async ({ gitDir }: Repository): Promise<Sought<readonly string[]>> => {
  // A branch that is broken was noticed when the repository was opened.
  const answer = await callGit({ gitDir }, ['rev-parse', '--verify', '--quiet', 'HEAD'])
  if (answer.status === 1) return found([])
  if (answer.status !== 0) return failure('could not resolve HEAD', answer, mendObjects)
  const merged = await readMerged(join(gitDir, 'MERGE_HEAD'))
  return found([answer.stdout.toString().trim(), ...merged])
}

const readMerged = async (path: string): Promise<string[]> => {
  try {
    return (await readFile(path, 'latin1')).split('\n').filter(isObjectName)
  } catch {
    return []
  }
}
