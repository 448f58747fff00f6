import { constants, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { found, missing, type Sought } from '../model/sought.js'

/**
 * Where a file of the run may be written: below one of the folders, which exist; relative paths are seen from the first.
 * A path that leads out of them or into `.git`, be it through `..` or a symbolic link, is refused. The value is absolute
 * and holds no symbolic link.
 */
export const destination = (folders: readonly string[], path: string): Sought<string> => {
  const target = resolve(folders[0] ?? '', path)
  if (!folders.some(folder => isBelow(folder, target))) return refused(path, 'leads out of the workspace')
  try {
    const file = join(follow(dirname(target)), basename(target))
    const folder = folders.map(each => realpathSync(each)).find(each => isBelow(each, file))
    if (folder === undefined) return refused(path, 'leads out of the workspace through a symbolic link')
    if (relative(folder, file).toLowerCase().split(sep).includes('.git'))
      return refused(path, 'leads into .git')
    const standing = lstatSync(file, { throwIfNoEntry: false })
    return standing && !standing.isFile() ? refused(path, 'is there already, and no plain file') : found(file)
  } catch (error) {
    return refused(path, `cannot be followed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The folder without links in its name, down to where it does not exist yet. */
const follow = (folder: string): string =>
  // A link that leads nowhere is something that exists.
  existsSync(folder) || lstatSync(folder, { throwIfNoEntry: false }) || dirname(folder) === folder
    ? realpathSync(folder)
    : join(follow(dirname(folder)), basename(folder))

/** Writes to what `destination` found; folders that lack are made, and no link that has appeared since is followed. */
export const writeTo = async (file: string, text: string): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants
  const handle = await open(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644)
  try {
    await handle.writeFile(text, 'utf8')
  } finally {
    await handle.close()
  }
}

/** True where the file lies below the folder, by name. */
export const isBelow = (folder: string, file: string): boolean => {
  const way = relative(folder, file)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

const refused = (path: string, why: string): Sought<never> =>
  missing(
    `The path ${JSON.stringify(path)} ${why}.`,
    'Name a file in the workspace, or one below ${{ runner.temp }}.',
  )
