import type { FileChange, TreeFile } from '../model/change.js'
import { found, missing, type Sought } from '../model/sought.js'
import { askGit } from './ask.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { readWords } from './words.js'

const args = [
  'diff-tree',
  '-r',
  '-z',
  '--raw',
  '--no-abbrev',
  '--no-renames',
  '--no-relative',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=none',
]

/**
 * What differs from one commit or tree to another, each by its object name, by path; renames are not followed. A path
 * that is no UTF-8 is as `readWords` has it.
 */
export const readFileChanges = async (
  where: Where,
  before: string,
  after: string,
): Promise<Sought<readonly FileChange[]>> => {
  const { ending, output } = await askGit(where, [...args, '--end-of-options', before, after])
  const doing = `could not compare ${before} with ${after}`
  if (ending.status !== 0) return failure(doing, ending, mendObjects)
  const changes = parseChanges(readWords(output))
  return changes === null
    ? missing(`${doing}: git answered in a form that is not known`, mendObjects)
    : found(changes)
}

// :<mode> SP <mode> SP <sha> SP <sha> SP <letter> NUL <path> NUL
const parseChanges = (words: readonly string[]): FileChange[] | null => {
  const changes: FileChange[] = []
  for (let index = 0; index < words.length; index += 2) {
    const [modeBefore = '', modeAfter = '', before = '', after = '', letter = ''] = (words[index] ?? '')
      .slice(1)
      .split(' ')
    const path = words[index + 1]
    if (path === undefined || !isStatus(letter)) return null
    changes.push({
      path,
      status: letter,
      before: toFile(modeBefore, before),
      after: toFile(modeAfter, after),
    })
  }
  return changes
}

const isStatus = (letter: string): letter is FileChange['status'] => /^[AMDT]$/.test(letter)

const toFile = (mode: string, object: string): TreeFile | null =>
  mode === '000000' ? null : { object, regular: mode.startsWith('100') }
