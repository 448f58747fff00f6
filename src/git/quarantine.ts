import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { found, missing, type Missing, type Sought } from '../model/sought.js'
import type { Repository } from './repository.js'

/** What a quarantine is made from. */
export type Lender = Pick<Repository, 'objects' | 'objectFormat'>

/** An empty repository of our own that can read every object of another one. It must be closed, or it stays. */
export interface Quarantine {
  readonly where: { readonly gitDir: string; readonly objects: string }
  /**
   * The same without any object of the other one. Git puts the time of an object forward that it would have to write and
   * finds there: what need not read the other one is better written here.
   */
  readonly alone: { readonly gitDir: string; readonly objects: string }
  /** Removes it. May be called more than once. */
  readonly close: () => Promise<void>
}

/**
 * Makes one in a temporary folder. What Git writes stays there, and no configuration, attribute, driver or hook of the
 * given repository is known there. One can be made of another: it reads what both have.
 */
export const openQuarantine = async ({ objects, objectFormat }: Lender): Promise<Sought<Quarantine>> => {
  let gitDir = ''
  const close = async () => {
    if (gitDir !== '') await rm(gitDir, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    gitDir = await mkdtemp(join(tmpdir(), 'rowaudit-'))
    const [view, store] = [join(gitDir, 'objects'), join(gitDir, 'store')]
    await mkdir(join(view, 'info'), { recursive: true })
    await mkdir(store)
    await mkdir(join(gitDir, 'refs'))
    // By a file, and not by the environment, so that whoever reads there needs to know of nothing else.
    const lent = [store, objects].map(path => `${path.replaceAll(sep, '/')}\n`)
    await writeFile(join(view, 'info', 'alternates'), lent.join(''))
    await writeFile(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n')
    await writeFile(join(gitDir, 'config'), formats[objectFormat])
    return found({ where: { gitDir, objects: view }, alone: { gitDir, objects: store }, close })
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    return missing(
      `no temporary folder could be made: ${reason}`,
      'set TMPDIR to a folder that can be written',
    )
  }
}

/** Lends one out, and removes it whatever happens. */
export const withQuarantine = async <Result>(
  lender: Lender,
  use: (where: Quarantine['where']) => Promise<Result>,
): Promise<Result | Missing> => {
  const quarantine = await openQuarantine(lender)
  if (!quarantine.found) return quarantine
  try {
    return await use(quarantine.value.where)
  } finally {
    await quarantine.value.close()
  }
}

/** The configuration of an empty repository, by the kind of its object names. */
export const formats = {
  sha1: '[core]\n\trepositoryFormatVersion = 0\n\tbare = true\n',
  sha256: '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = sha256\n',
} as const
