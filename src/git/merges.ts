import { found, type Sought } from '../model/sought.js'
import { answerAll, type Answers } from './batch.js'
import { streamGit } from './stream.js'
import type { Supplied } from './supply.js'

/** The tree that a merge gives; null where it conflicts. */
export interface Merged {
  readonly tree: string | null
}

/** The line that asks for a merge of two commits. A commit with itself gives its own tree. */
export const mergeLine = (ours: string, theirs: string): string => `${ours} ${theirs}`

const args = [
  'merge-tree',
  '--write-tree',
  '--stdin',
  '-z',
  '--name-only',
  '--no-messages',
  '--allow-unrelated-histories',
]

/** Merges all pairs in one process (Git 2.39), away from any index or work tree. */
export const mergeAll = async (where: Supplied, lines: Iterable<string>): Promise<Answers<Merged>> => {
  const asked = [...lines]
  const supplied = await supply(where, asked)
  if (!supplied.found) return new Map(asked.map(line => [line, supplied]))
  return answerAll('could not try a merge', asked, async batch => {
    const chunks: Buffer[] = []
    const running = streamGit(where, args, chunk => chunks.push(chunk))
    running.write(batch.map(line => `${line}\n`).join(''))
    running.closeInput()
    const ending = await running.ended
    return { answers: parseMerges(Buffer.concat(chunks).toString('latin1')), ending }
  })
}

/** What looks for what a merge reads is loaded where something was left out. */
const supply = async (where: Supplied, lines: readonly string[]): Promise<Sought<true>> => {
  if (!where.supply) return found(true)
  const { supplyMerges } = await import('./supply-merges.js')
  return supplyMerges(where, lines)
}

// `1 NUL <tree> NUL NUL`, or `0 NUL <tree> NUL {<path in conflict> NUL} NUL`.
const parseMerges = (output: string): Merged[] => {
  const words = output.split('\0')
  const merges: Merged[] = []
  for (let index = 0; index + 2 < words.length;) {
    const [clean, tree = ''] = words.slice(index, index + 2)
    const end = words.indexOf('', index + 2)
    if (end < 0) break
    merges.push({ tree: clean === '1' ? tree : null })
    index = end + 1
  }
  return merges
}
