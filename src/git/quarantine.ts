import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missing, type Missing } from '../model/sought.js'
import type { Where } from './environment.js'
import type { Repository } from './repository.js'

/**
 * Lends out an empty repository in a temporary folder that can read every object of the given one. What Git writes
 * stays there, and no configuration, attribute, driver or hook of the given one is known there.
 */
export const withQuarantine = async <Result>(
  { objects, objectFormat }: Pick<Repository, 'objects' | 'objectFormat'>,
  use: (where: Where) => Promise<Result>,
): Promise<Result | Missing> => {
  let folder: string
  try {
    folder = await mkdtemp(join(tmpdir(), 'rowaudit-'))
    await mkdir(join(folder, 'objects'))
    await mkdir(join(folder, 'refs'))
    await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n')
    await writeFile(join(folder, 'config'), formats[objectFormat])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return missing(
      `no temporary folder could be made: ${reason}`,
      'set TMPDIR to a folder that can be written',
    )
  }
  try {
    return await use({ gitDir: folder, objects: join(folder, 'objects'), alternates: objects })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The configuration of an empty repository, by the kind of its object names. */
export const formats = {
  sha1: '[core]\n\trepositoryFormatVersion = 0\n\tbare = true\n',
  sha256: '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = sha256\n',
} as const
