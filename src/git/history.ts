import { readSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { RawCommit } from '../model/history.js'
import { found, missing, type Sought } from '../model/sought.js'
import type { Ending } from './call.js'
import { failure, mendObjects } from './failure.js'
import { historyFormat, parseHistory } from './history-parser.js'
import { openUnnamed } from './unnamed-file.js'
import type { Repository } from './repository.js'
import { streamGit, type Running } from './stream.js'

/** Which commits: all that can be reached from `include` and not from `exclude`; or those of `include` alone. */
export interface HistoryRange {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  readonly alone?: boolean
}

/** A pass over history that Git has begun. It must be read or stopped. */
export interface History {
  /** Hands over each commit, newest first, and their number. What was handed over before a failure is void. */
  readonly read: (onCommit: (commit: RawCommit) => void) => Promise<Sought<{ readonly commits: number }>>
  readonly stop: () => void
}

const args = [
  'log',
  '-z',
  '--raw',
  '--root',
  '--no-abbrev',
  '--no-renames',
  '--no-mailmap',
  '--no-show-signature',
  '--ignore-submodules=none',
  '--diff-merges=first-parent',
  '--encoding=UTF-8',
  `--format=${historyFormat}`,
]

/** Begins one pass over history, so that Git can be at work while others are. */
export const startHistory = (repository: Repository, range: HistoryRange): History => {
  if (range.include.length === 0)
    return { read: () => Promise.resolve(found({ commits: 0 })), stop: () => undefined }
  const unnamed = openUnnamed()
  if (!unnamed.found) return { read: () => Promise.resolve(unnamed), stop: () => undefined }
  const { descriptor: file, close } = unnamed.value
  const running = streamGit(
    repository,
    [...args, ...(range.alone ? ['--no-walk=unsorted'] : []), '--stdin'],
    { file },
  )
  running.write(
    [...range.include, ...(range.exclude ?? []).map(sha => `^${sha}`)].map(line => `${line}\n`).join(''),
  )
  running.closeInput()
  return {
    read: async onCommit => {
      const { ending, commits, rest } = await readGrowing(file, running, onCommit).finally(close)
      if (ending.status !== 0) return failure('could not read the history', ending, mendObjects)
      if (rest > 0) return missing('the history ended in the middle of a commit', mendObjects)
      return found({ commits })
    },
    stop: () => {
      running.stop()
      close()
    },
  }
}

/** The same where there is nothing else to do meanwhile. */
export const readHistory = (
  repository: Repository,
  range: HistoryRange,
  onCommit: (commit: RawCommit) => void,
): Promise<Sought<{ readonly commits: number }>> => startHistory(repository, range).read(onCommit)

const pause = 2

const readGrowing = async (file: number, running: Running, onCommit: (commit: RawCommit) => void) => {
  let commits = 0
  const parser = parseHistory(commit => {
    commits++
    onCommit(commit)
  })
  let ending: Ending | null = null
  const ended = running.ended.then(value => void (ending = value))
  let buffer = Buffer.allocUnsafe(1 << 18)
  let filled = 0
  let position = 0
  for (;;) {
    const last: Ending | null = ending
    const length = readSync(file, buffer, filled, buffer.length - filled, position)
    if (length === 0) {
      if (last === null) {
        await Promise.race([ended, setTimeout(pause)])
        continue
      }
      parser.finish()
      return { ending: last as Ending, commits, rest: filled }
    }
    position += length
    filled += length
    const taken = parser.take(buffer.subarray(0, filled))
    buffer.copyWithin(0, taken, filled)
    filled -= taken
    if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * buffer.length)
    await setImmediate()
  }
}
