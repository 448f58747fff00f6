import { randomUUID } from 'node:crypto'
import { closeSync, openSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { found, missing, type Sought } from '../model/sought.js'

/** A temporary file without a name: nothing stays behind, however the process ends. */
export interface UnnamedFile {
  readonly descriptor: number
  /** May be called more than once. */
  readonly close: () => void
}

/**
 * Opens a file for what Git writes. A pipe holds 64 KiB and then stops Git until somebody reads; a file lets it run to its
 * end while others are at work.
 */
export const openUnnamed = (): Sought<UnnamedFile> => {
  const path = join(tmpdir(), `rowaudit-${randomUUID()}`)
  try {
    const descriptor = openSync(path, 'wx+', 0o600)
    unlinkSync(path)
    let open = true
    const close = () => {
      if (open) closeSync(descriptor)
      open = false
    }
    return found({ descriptor, close })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return missing(`no temporary file could be made: ${reason}`, 'set TMPDIR to a folder that can be written')
  }
}
