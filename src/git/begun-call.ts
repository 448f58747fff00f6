import type { Answer } from './call.js'
import type { Where } from './environment.js'
import { streamGit } from './stream.js'

/**
 * Runs Git for a short answer, as `callGit` does, but has begun when it returns: the toolkit takes some turns of the
 * loop first, in which whatever is loaded or computed next would keep Git from starting. Never rejects.
 */
export const beginCall = async (where: Where, args: readonly string[]): Promise<Answer> => {
  const stdout: Buffer[] = []
  const running = streamGit(where, args, chunk => stdout.push(chunk))
  running.closeInput()
  const ending = await running.ended
  return { ...ending, stdout: Buffer.concat(stdout) }
}
