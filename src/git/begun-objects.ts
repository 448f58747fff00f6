import { readSync } from 'node:fs'
import { found, missing, type Sought } from '../model/sought.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { listenForReplies, toBlobs, type Reply } from './objects.js'
import { streamGit } from './stream.js'
import { openUnnamed } from './unnamed-file.js'

/** Contents that Git has begun to gather. They must be read. */
export interface BegunObjects {
  /** The content of each object that is wanted. One that Git does not have is missing information. */
  readonly read: () => Promise<Sought<ReadonlyMap<string, Buffer>>>
}

const chunkSize = 1 << 18

/** Says of a content, by its object name, whether it is wanted. What it is shown is gone once it returns. */
export type IsWanted = (content: Buffer, sha: string) => boolean

/** Gathers contents apart from every other conversation, so that Git comes to its end while others are at work. */
export interface ObjectGatherer {
  /**
   * Starts a Git for a later `begin`. Starting one takes the longer the more memory is in use, so that it pays to start it
   * before there is anything to ask.
   */
  readonly prepare: () => void
  readonly begin: (shas: readonly string[], isWanted: IsWanted) => BegunObjects
  /** Ends what was prepared and not begun. */
  readonly close: () => void
}

/** Gathers contents in a repository. */
export const objectGatherer = (where: Where): ObjectGatherer => {
  const prepared: Waiting[] = []
  return {
    prepare: () => void prepared.push(startWaiting(where)),
    begin: (shas, isWanted) =>
      shas.length === 0
        ? { read: () => Promise.resolve(found(new Map())) }
        : (prepared.shift() ?? startWaiting(where)).gather([...new Set(shas)], isWanted),
    close: () => {
      for (const { close } of prepared.splice(0)) close()
    },
  }
}

interface Waiting {
  readonly gather: (shas: readonly string[], isWanted: IsWanted) => BegunObjects
  readonly close: () => void
}

const startWaiting = (where: Where): Waiting => {
  const unnamed = openUnnamed()
  if (!unnamed.found)
    return { gather: () => ({ read: () => Promise.resolve(unnamed) }), close: () => undefined }
  const { descriptor: file, close } = unnamed.value
  const running = streamGit(where, ['cat-file', '--batch'], { file })
  return {
    gather: (shas, isWanted) => {
      running.write(shas.map(sha => `${sha}\n`).join(''))
      running.closeInput()
      return {
        read: async () => {
          const ending = await running.ended
          try {
            if (ending.status !== 0) return failure('could not read objects', ending, mendObjects)
            return readWanted(file, shas, isWanted)
          } finally {
            close()
          }
        },
      }
    },
    close: () => {
      running.closeInput()
      close()
    },
  }
}

/** Reads the output bit by bit through one small buffer; what is not wanted never takes any room. */
const readWanted = (
  file: number,
  asked: readonly string[],
  isWanted: IsWanted,
): Sought<ReadonlyMap<string, Buffer>> => {
  const wanted: string[] = []
  const replies: Reply[] = []
  let count = 0
  const listen = listenForReplies(reply => {
    const sha = asked[count++] ?? ''
    const content = 'content' in reply ? reply.content : null
    if (content && !isWanted(content, sha)) return
    wanted.push(sha)
    // The chunk will hold something else.
    replies.push(content ? { content: Buffer.from(content) } : reply)
  })
  const chunk = Buffer.allocUnsafe(chunkSize)
  for (let position = 0; ;) {
    const length = readSync(file, chunk, 0, chunk.length, position)
    if (length === 0) break
    position += length
    listen(chunk.subarray(0, length))
  }
  return count < asked.length ? unanswered : toBlobs(wanted, replies)
}

const unanswered = missing('git left questions about objects unanswered', mendObjects)
