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

/** A Git that waits to be told which objects to gather. It must be told once, or closed. */
export interface WaitingObjects {
  readonly gather: (shas: readonly string[], isWanted: (content: Buffer) => boolean) => BegunObjects
  readonly close: () => void
}

/**
 * Starts a Git that gathers objects later. Starting one takes the longer the more memory is in use, so that it pays to
 * start it before there is anything to ask.
 */
export const awaitObjects = (where: Where): WaitingObjects => {
  const unnamed = openUnnamed()
  if (!unnamed.found)
    return { gather: () => ({ read: () => Promise.resolve(unnamed) }), close: () => undefined }
  const { descriptor: file, close } = unnamed.value
  const running = streamGit(where, ['cat-file', '--batch'], { file })
  return {
    gather: (shas, isWanted) => {
      const asked = [...new Set(shas)]
      running.write(asked.map(sha => `${sha}\n`).join(''))
      running.closeInput()
      return {
        read: async () => {
          const ending = await running.ended
          try {
            if (ending.status !== 0) return failure('could not read objects', ending, mendObjects)
            return readWanted(file, asked, isWanted)
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

/** Begins to gather the contents of objects, so that Git is at work while others are read and judged. */
export const beginObjects = (
  where: Where,
  shas: readonly string[],
  isWanted: (content: Buffer) => boolean,
): BegunObjects =>
  shas.length === 0
    ? { read: () => Promise.resolve(found(new Map())) }
    : awaitObjects(where).gather(shas, isWanted)

/** Reads the output bit by bit through one small buffer; what is not wanted never takes any room. */
const readWanted = (
  file: number,
  asked: readonly string[],
  isWanted: (content: Buffer) => boolean,
): Sought<ReadonlyMap<string, Buffer>> => {
  const wanted: string[] = []
  const replies: Reply[] = []
  let count = 0
  const listen = listenForReplies(reply => {
    const sha = asked[count++] ?? ''
    const content = 'content' in reply ? reply.content : null
    if (content && !isWanted(content)) return
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
