import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { found, missing, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import { failure, mendObjects } from './failure.js'
import type { Quarantine } from './quarantine.js'
import type { Repository } from './repository.js'
import type { WorkTreeSettings } from './work-tree-settings.js'

/** A quarantine that stands where the repository's own Git folder does: Git looks at the user's files, and writes here. */
export interface WorkTreeCopy {
  readonly gitDir: string
  readonly objects: string
  readonly workTree: string
  /** The copy of the index, which need not exist. */
  readonly index: string
  /** When the index was written, or earlier: seconds since 1970. By it Git knows which files it has to read. */
  readonly written: number
}

/** Copies the index, and what is ignored by it and said of files beside it, into a quarantine. */
export const copyIndex = async (
  { root, gitDir }: Repository,
  { where }: Quarantine,
  { config }: WorkTreeSettings,
): Promise<Sought<WorkTreeCopy>> => {
  const names = ['info/exclude', 'info/attributes']
  const answer = await callGit({ gitDir }, [
    'rev-parse',
    '--path-format=absolute',
    ...names.flatMap(name => ['--git-path', name]),
  ])
  if (answer.status !== 0) return failure('could not find the ignored files', answer, mendObjects)
  const beside = answer.stdout.toString().split('\n').slice(0, -1)
  const index = join(gitDir, 'index')
  try {
    await mkdir(join(where.gitDir, 'info'))
    await writeFile(join(where.gitDir, 'config'), config)
    for (const [number, path] of beside.entries())
      await copyOver(path, join(where.gitDir, names[number] ?? ''))
    // An index may be split in two.
    for (const name of await readdir(gitDir))
      if (/^sharedindex\.[0-9a-f]+$/.test(name)) await copyOver(join(gitDir, name), join(where.gitDir, name))
    const written = await timeOf(index)
    return found(
      await copyWithTime(index, { ...where, workTree: root, index: join(where.gitDir, 'index'), written }),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return missing(
      `the index could not be copied: ${reason}`,
      'let the files in the Git folder be read, and TMPDIR be written to',
    )
  }
}

/** A second copy to try things on, in place of the one before, which takes itself to be of the given time. */
export const tryIndex = async (copy: WorkTreeCopy, written = copy.written): Promise<WorkTreeCopy> => {
  const trial = { ...copy, index: join(copy.gitDir, 'trial'), written }
  await rm(trial.index, { force: true })
  return copyWithTime(copy.index, trial)
}

const copyWithTime = async (from: string, copy: WorkTreeCopy): Promise<WorkTreeCopy> => {
  if (await copyOver(from, copy.index)) await utimes(copy.index, copy.written, copy.written)
  return copy
}

/** Seconds since 1970; 0 where there is no such file. */
const timeOf = async (path: string): Promise<number> => {
  try {
    return Math.floor((await stat(path)).mtimeMs / 1000)
  } catch {
    return 0
  }
}

/** Whether there was something to copy. */
const copyOver = async (from: string, to: string): Promise<boolean> => {
  try {
    await copyFile(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
