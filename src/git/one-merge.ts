import { found, missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { isObjectName } from './ref-name.js'
import { readWords } from './words.js'

/** What merging two commits gives. */
export interface OneMerge {
  /** Object name; where the merge conflicts, of a tree that has conflict markers in it. */
  readonly tree: string
  /** Paths in conflict, each once, by code unit; null where the merge is clean. It may conflict in no path by name. */
  readonly conflicts: readonly string[] | null
}

/** Merges one commit into another (Git 2.38), away from any index or work tree. What is new is written to the place. */
export const mergeOne = async (where: Where, ours: string, theirs: string): Promise<Sought<OneMerge>> => {
  const answer = await beginCall(where, [
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    ours,
    theirs,
  ])
  const doing = `could not merge ${theirs} into ${ours}`
  if (answer.status !== 0 && answer.status !== 1) return failure(doing, answer, mendObjects)
  // <tree> NUL, and where it conflicts {<path> NUL}.
  const [tree = '', ...paths] = readWords(answer.stdout)
  if (!isObjectName(tree)) {
    return answer.status === 1
      ? failure(doing, answer, mendObjects)
      : missing(`${doing}: git gave no tree`, mendObjects)
  }
  return found({ tree, conflicts: answer.status === 0 ? null : [...new Set(paths)].sort() })
}
