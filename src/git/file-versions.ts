import { found, type Sought } from '../model/sought.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { streamGit } from './stream.js'

/** The content that a commit gave to a file. */
export interface FileVersion {
  /** Of the commit. */
  readonly sha: string
  /** Committer date, seconds since 1970. */
  readonly time: number
  /** Object name of the content. */
  readonly object: string
}

const args = [
  'log',
  '--raw',
  '--root',
  '--no-abbrev',
  '--no-renames',
  '--no-mailmap',
  '--no-show-signature',
  '--diff-merges=first-parent',
  '--format=%H %ct',
]

/** The versions of a file in the history of a commit, the earliest first; renames are not followed. */
export const readFileVersions = async (
  where: Where,
  commit: string,
  path: string,
): Promise<Sought<readonly FileVersion[]>> => {
  const chunks: Buffer[] = []
  const running = streamGit(
    where,
    [...args, '--end-of-options', commit, '--', `:(top,literal)${path}`],
    chunk => chunks.push(chunk),
  )
  running.closeInput()
  const ending = await running.ended
  if (ending.status !== 0) return failure(`could not read the history of ${path}`, ending, mendObjects)
  const versions = toVersions(Buffer.concat(chunks).toString('latin1'))
  return found([...versions].sort((one, other) => one.time - other.time))
}

// :<mode> SP <mode> SP <object> SP <object> SP <status> TAB <path, quoted where it has to be>
const entry = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) /
const head = /^([0-9a-f]{40,64}) (\d+)$/

function* toVersions(output: string): Iterable<FileVersion> {
  let commit: Pick<FileVersion, 'sha' | 'time'> | null = null
  for (const line of output.split('\n')) {
    const [, sha, time] = head.exec(line) ?? []
    if (sha !== undefined) commit = { sha, time: Number(time) }
    const object = entry.exec(line)?.[1]
    if (commit && object !== undefined) yield { ...commit, object }
  }
}
