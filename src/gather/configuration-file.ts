import { readFile } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { usageError } from '../errors.js'
import type { Repository } from '../git/repository.js'
import { decodeText } from '../markdown/decoded-text.js'
import { found, missing, type Sought } from '../model/sought.js'
import type { Files } from './files.js'
import type { AuditOptions } from './options.js'

/** Where a configuration is looked for, first match wins. */
export const usualPlaces = ['.github/rowaudit.yml', 'rowaudit.yml'] as const

/** A configuration as it is stored. */
export interface ConfigurationFile {
  readonly path: string
  readonly text: string
  /** What the file is instead of text; null for one that can be read. */
  readonly instead: string | null
  /** Object name of what is committed; null for a file that is only on the disk. */
  readonly object: string | null
}

type Question = Pick<AuditOptions, 'config' | 'directory' | 'committedOnly'>

/** Reads the configuration that a commit has: the one that the user names, else the one in a usual place. */
export const readCommitted = async (
  repository: Repository,
  files: Files,
  question: Question,
): Promise<Sought<ConfigurationFile | null>> => {
  const path = placesOf(repository, question).find(
    place => files.entries.has(place) || files.others.has(place),
  )
  if (path === undefined) return found(null)
  const entry = files.entries.get(path)
  if (!entry) return found({ path, text: '', instead: 'symbolic link, which is not followed', object: null })
  const contents = await files.read([path])
  if (!contents.found) return contents
  const bytes = contents.value.get(path)
  return found(toFile(path, bytes ?? Buffer.alloc(0), entry.sha))
}

/** Paths in the repository at which it may be: as people write one, seen from where they stand, else from the repository. */
const placesOf = (repository: Repository, { config, directory }: Question): readonly string[] =>
  config === null
    ? usualPlaces
    : [...new Set([resolve(config), resolve(directory, config), resolve(repository.root, config)])].map(
        place => relative(repository.root, place).split(sep).join('/'),
      )

/** Reads a file that the user names and no commit has. Only at the command line: nothing else is anybody's but the user's. */
export const readUncommitted = async (
  repository: Repository,
  { config, directory, committedOnly }: Question,
): Promise<Sought<ConfigurationFile>> => {
  if (config === null) throw new Error('Nobody named a configuration')
  if (committedOnly)
    return missing(
      `there is no configuration ${config} in the commit that is judged`,
      'Commit it, or name another one in `config`.',
    )
  for (const place of [resolve(config), resolve(directory, config), resolve(repository.root, config)]) {
    const bytes = await readDisk(place)
    if (bytes !== null) return found(toFile(config, bytes, null))
  }
  return missing(`there is no configuration ${config}`, 'Name an existing file with --config.')
}

/** Says where a file on the disk is not the one that is used. */
export const tellStrays = async (
  repository: Repository,
  { config, committedOnly }: Question,
  files: Files,
  committed: ConfigurationFile | null,
  notes: string[],
): Promise<void> => {
  for (const place of usualPlaces) {
    const other = place.replace(/yml$/, 'yaml')
    if (config === null && files.entries.has(other))
      notes.push(`${other} is not read; a configuration is called ${place}.`)
  }
  if (repository.bare || committedOnly) return
  if (config === null && committed === null) {
    for (const place of usualPlaces)
      if ((await readDisk(resolve(repository.root, place))) !== null)
        notes.push(`${place} is not committed, so it was not used; commit it, or name it with --config.`)
  }
  if (config === null || committed === null) return
  const onDisk = await readDisk(resolve(repository.root, committed.path))
  if (onDisk !== null && decodeText(onDisk).text !== committed.text)
    notes.push(`${committed.path} differs in the work tree; the committed one was used.`)
}

const toFile = (path: string, bytes: Uint8Array, object: string | null): ConfigurationFile => {
  const { text, bad } = decodeText(bytes)
  const instead = bad === null ? null : bad === 'binary' ? 'binary file' : 'text that is not valid UTF-8'
  return { path, text, instead, object }
}

const readDisk = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw usageError(
      `${path} could not be read: ${String(code)}`,
      'Make it a file that can be read, or name another with --config.',
    )
  }
}
