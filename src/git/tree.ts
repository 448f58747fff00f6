import { found, type Sought } from '../model/sought.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { streamGit } from './stream.js'
import { readWords } from './words.js'

/** A tracked file, symbolic link or submodule. */
export interface TreeEntry {
  /** From the top of the tree; one that is no UTF-8 as `readWords` has it. */
  readonly path: string
  /** `100644`, `100755`, `120000` (symbolic link) or `160000` (submodule). */
  readonly mode: string
  readonly sha: string
}

/** Lists everything in the tree of a commit, folders opened. */
export const readTree = async (where: Where, sha: string): Promise<Sought<readonly TreeEntry[]>> => {
  const chunks: Buffer[] = []
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', sha]
  const running = streamGit(where, args, chunk => chunks.push(chunk))
  running.closeInput()
  const ending = await running.ended
  if (ending.status !== 0) return failure(`could not list the files of ${sha}`, ending, mendObjects)
  return found(readWords(Buffer.concat(chunks)).map(toEntry))
}

// <mode> SP <type> SP <sha> TAB <path>
const toEntry = (line: string): TreeEntry => {
  const tab = line.indexOf('\t')
  const [mode = '', , sha = ''] = line.slice(0, tab).split(' ')
  return { path: line.slice(tab + 1), mode, sha }
}
