import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []

/** An empty folder that is gone after the test file. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'rowaudit-test-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
