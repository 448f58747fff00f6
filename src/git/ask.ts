import type { Ending } from './call.js'
import type { Where } from './environment.js'
import { streamGit } from './stream.js'

/** A finished call: how it ended, and everything it wrote. */
export interface Asked {
  readonly ending: Ending
  readonly output: Buffer
}

/** Runs Git for an answer of any length to a question of any length. */
export const askGit = async (
  where: Where,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<Asked> => {
  const chunks: Buffer[] = []
  const running = streamGit(where, args, chunk => chunks.push(chunk))
  running.write(input)
  running.closeInput()
  const ending = await running.ended
  return { ending, output: Buffer.concat(chunks) }
}
