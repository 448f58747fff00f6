import { randomUUID } from 'node:crypto'
import { openSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Opens a temporary file that has no name any more. A pipe holds 64 KiB and then stops Git until somebody reads; a file lets it
 * run to its end while others are at work. Nothing stays behind, however the process ends.
 */
export const openUnnamed = (): number => {
  const path = join(tmpdir(), `rowaudit-${randomUUID()}`)
  const file = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return file
}
