import { found, missing, type Sought } from '../model/sought.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { streamGit } from './stream.js'

/** One long conversation with Git about objects. It must be closed, or the process stays. */
export interface ObjectReader {
  /** The content of each object; null for one that Git cannot give. */
  readonly read: (shas: readonly string[]) => Promise<Sought<ReadonlyMap<string, Buffer | null>>>
  readonly close: () => void
}

/** Bytes that one object may have; GitHub takes no file of more than 100 MiB. */
export const largestObject = 128 * 1024 * 1024

/** The content of an object, null for one that Git cannot give; or how large it is, where that is too much. */
export type Reply = { readonly content: Buffer | null } | { readonly size: number }

/** Begins a conversation about objects. */
export const openObjects = (where: Where): ObjectReader => {
  const waiting: ((reply: Reply) => void)[] = []
  const running = streamGit(
    where,
    ['cat-file', '--batch'],
    listenForReplies(reply => waiting.shift()?.(reply)),
  )
  const read: ObjectReader['read'] = async shas => {
    const asked = [...new Set(shas)]
    const replies = asked.map(() => new Promise<Reply>(resolve => waiting.push(resolve)))
    running.write(asked.map(sha => `${sha}\n`).join(''))
    const answer = await Promise.race([Promise.all(replies), running.ended])
    if (!Array.isArray(answer)) return failure('could not read objects', answer, mendObjects)
    return toObjects(asked, answer)
  }
  return { read, close: running.closeInput }
}

/** Contents by object name, in the order in which they were asked for. */
const toObjects = (
  asked: readonly string[],
  replies: readonly Reply[],
): Sought<ReadonlyMap<string, Buffer | null>> => {
  const objects = new Map<string, Buffer | null>()
  for (const [index, reply] of replies.entries()) {
    const sha = asked[index] ?? ''
    if ('size' in reply)
      return missing(`the object ${sha} has ${reply.size} bytes`, 'take that file out of the record')
    objects.set(sha, reply.content)
  }
  return found(objects)
}

/** Replies as contents by object name; the lack of any of them is a lack of information. */
export const toBlobs = (
  asked: readonly string[],
  replies: readonly Reply[],
): Sought<ReadonlyMap<string, Buffer>> => {
  const objects = toObjects(asked, replies)
  return objects.found ? allPresent(objects.value) : objects
}

/**
 * Takes the output of `git cat-file --batch` in chunks, and hands on one reply for each object asked for. A content that
 * came in one piece is a part of its chunk.
 */
export const listenForReplies = (onReply: (reply: Reply) => void): ((chunk: Buffer) => void) => {
  let head = ''
  let body: Buffer | null = null
  let size = 0
  let taken = 0
  return chunk => {
    let position = 0
    while (position < chunk.length) {
      if (size === 0) {
        const end = chunk.indexOf(10, position)
        head += chunk.toString('latin1', position, end < 0 ? chunk.length : end)
        if (end < 0) return
        position = end + 1
        const words = head.split(' ')
        head = ''
        if (words.length !== 3) {
          onReply({ content: null })
          continue
        }
        // A line feed follows the content.
        size = Number(words[2]) + 1
        taken = 0
        const isWhole = position + size <= chunk.length
        body = size > largestObject || isWhole ? null : Buffer.allocUnsafe(size)
        if (!isWhole || size > largestObject) continue
        onReply({ content: chunk.subarray(position, position + size - 1) })
        position += size
        size = 0
      } else {
        const end = Math.min(chunk.length, position + size - taken)
        body?.set(chunk.subarray(position, end), taken)
        taken += end - position
        position = end
        if (taken < size) continue
        onReply(body ? { content: body.subarray(0, size - 1) } : { size: size - 1 })
        size = 0
      }
    }
  }
}

/** Reads the content of each object in one conversation. */
export const readObjects = async (
  where: Where,
  shas: readonly string[],
): ReturnType<ObjectReader['read']> => {
  const reader = openObjects(where)
  const objects = await reader.read(shas)
  reader.close()
  return objects
}

/** The same, where the lack of any of them is a lack of information. */
export const readBlobs = async (
  reader: ObjectReader,
  shas: readonly string[],
): Promise<Sought<ReadonlyMap<string, Buffer>>> => {
  const objects = await reader.read(shas)
  return objects.found ? allPresent(objects.value) : objects
}

const allPresent = (objects: ReadonlyMap<string, Buffer | null>): Sought<ReadonlyMap<string, Buffer>> => {
  const blobs = new Map<string, Buffer>()
  for (const [sha, content] of objects) {
    if (content === null) return missing(`the object ${sha} is not in this repository`, mendObjects)
    blobs.set(sha, content)
  }
  return found(blobs)
}
