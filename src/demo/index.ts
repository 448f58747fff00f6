import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from '../audit.js'
import { usageError } from '../errors.js'
import { createClone, loseTree } from '../git/create.js'
import type { Report } from '../model/report.js'
import type { Sought } from '../model/sought.js'
import { toFastImport } from './fast-import.js'
import { brokenBranch, story, storyNow } from './story.js'

const demand = <T>(sought: Sought<T>): T => {
  if (sought.found) return sought.value
  throw usageError(`The demonstration could not be built: ${sought.reason}`, sought.remedy)
}

const makeFolder = async (): Promise<string> => {
  try {
    return await mkdtemp(join(tmpdir(), 'rowaudit-demo-'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw usageError(
      `The demonstration could not be built: ${reason}`,
      'Set TMPDIR to a folder that can be written.',
    )
  }
}

/** Builds the repository of the story in a temporary folder, audits it, and leaves nothing behind. */
export const auditStory = async (): Promise<Report> => {
  const now = Date.parse(`${storyNow}T00:00:00Z`) / 1000
  const folder = await makeFolder()
  try {
    demand(await createClone(folder, 'https://example.invalid/notes.git', toFastImport(story, now)))
    demand(await loseTree(folder, `refs/remotes/origin/${brokenBranch}`))
    return await audit({
      directory: folder,
      config: null,
      matrices: null,
      base: null,
      head: null,
      failOn: 'auto',
      only: null,
      now,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
