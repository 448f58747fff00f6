import { fstatSync, readSync } from 'node:fs'
import { found, type Sought } from '../model/sought.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'
import { readReplies } from './objects.js'
import { streamGit } from './stream.js'
import { openUnnamed } from './unnamed-file.js'

/** Contents that Git has begun to gather. They must be read. */
export interface BegunObjects {
  /** The content of each object. One that Git does not have is missing information. */
  readonly read: () => Promise<Sought<ReadonlyMap<string, Buffer>>>
}

/** Begins to gather the contents of objects, so that Git is at work while others are read and judged. */
export const beginObjects = (where: Where, shas: readonly string[]): BegunObjects => {
  const asked = [...new Set(shas)]
  if (asked.length === 0) return { read: () => Promise.resolve(found(new Map())) }
  const unnamed = openUnnamed()
  if (!unnamed.found) return { read: () => Promise.resolve(unnamed) }
  const { descriptor: file, close } = unnamed.value
  const running = streamGit(where, ['cat-file', '--batch'], { file })
  running.write(asked.map(sha => `${sha}\n`).join(''))
  running.closeInput()
  return {
    read: async () => {
      const ending = await running.ended
      if (ending.status !== 0) {
        close()
        return failure('could not read objects', ending, mendObjects)
      }
      const bytes = Buffer.allocUnsafe(fstatSync(file).size)
      for (let position = 0; position < bytes.length;) {
        const length = readSync(file, bytes, position, bytes.length - position, position)
        if (length === 0) break
        position += length
      }
      close()
      return readReplies(asked, bytes)
    },
  }
}
