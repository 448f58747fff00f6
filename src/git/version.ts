import { found, missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Where } from './environment.js'
import { failure, installGit } from './failure.js'
import { gitProgram } from './program.js'

export interface GitVersion {
  readonly major: number
  readonly minor: number
  /** As Git writes it: `2.39.5`. */
  readonly text: string
}

let known: { readonly program: string; readonly version: Promise<Sought<GitVersion>> } | null = null

/** Asks Git for its version, once for each Git. */
export const readGitVersion = (where: Where): Promise<Sought<GitVersion>> => {
  const program = gitProgram()
  if (known?.program !== program) known = { program, version: askForVersion(where) }
  return known.version
}

const askForVersion = async (where: Where): Promise<Sought<GitVersion>> => {
  const answer = await beginCall(where, ['version'])
  if (answer.status !== 0) return failure('could not ask Git for its version', answer, installGit)
  const words = /^git version ((\d+)\.(\d+)\S*)/.exec(answer.stdout.toString())
  if (!words) return missing('Git does not say its version', installGit)
  return found({ major: Number(words[2]), minor: Number(words[3]), text: words[1] ?? '' })
}

/** Whether the version is at least that one. */
export const isAtLeast = (version: GitVersion, major: number, minor: number): boolean =>
  version.major > major || (version.major === major && version.minor >= minor)
