import { readFile } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { loadSettings } from '../config/load.js'
import { describeProblem } from '../config/problem.js'
import { usageError } from '../errors.js'
import type { Repository } from '../git/repository.js'
import { decodeText } from '../markdown/decoded-text.js'
import type { Settings } from '../model/settings.js'
import { found, missing, type Sought } from '../model/sought.js'
import { rules } from '../rules/index.js'
import type { Files } from './files.js'
import type { AuditOptions } from './options.js'

/** Where a configuration is looked for, first match wins. */
export const usualPlaces = ['.github/rowaudit.yml', 'rowaudit.yml'] as const

/** What the reader should know of where the settings came from, whatever they turn out to be. */
export interface ConfigurationFrame {
  config: string | null
  readonly notes: string[]
}

interface Source {
  readonly path: string
  readonly bytes: Uint8Array
  readonly committed: boolean
}

/** Reads the configuration as it is committed. A file named by the user that is not tracked is read from the disk. */
export const readConfiguration = async (
  repository: Repository,
  files: Files,
  { config, matrices, ...where }: Pick<AuditOptions, 'config' | 'directory' | 'matrices' | 'committedOnly'>,
  frame: ConfigurationFrame,
): Promise<Sought<Settings>> => {
  const { notes } = frame
  const source =
    config === null
      ? await readUsual(repository, files, notes)
      : await readNamed(repository, files, where, config, notes)
  if (!source.found) return source
  frame.config = source.value?.path ?? null
  const text = source.value && toText(source.value)
  if (text && !text.found) return text
  const loaded = loadSettings(text?.value ?? null, rules, matrices ?? [])
  if ('settings' in loaded) {
    if (source.value && !loaded.settings.agreed) {
      notes.push(
        `${source.value.path} names no \`matrices\`, so the audit is as mild as without a configuration.`,
      )
    }
    return found(loaded.settings)
  }
  const details = loaded.problems.map(describeProblem)
  const remedy = `Mend the configuration${source.value?.committed ? ', commit it,' : ''} and run again.`
  const [only] = details
  return details.length === 1 && only !== undefined
    ? missing(only, remedy)
    : { ...missing(`${details.length} things in the configuration have to be mended first`, remedy), details }
}

const toText = ({ path, bytes }: Source): Sought<{ path: string; text: string }> => {
  const { text, bad } = decodeText(bytes)
  return bad === null
    ? found({ path, text })
    : missing(
        `${path} is ${bad === 'binary' ? 'a binary file' : 'not valid UTF-8'}`,
        'Save the configuration as UTF-8 text.',
      )
}

const readTracked = async (files: Files, path: string): Promise<Sought<Source>> => {
  if (files.others.has(path)) {
    return missing(
      `${path} is a symbolic link, which is not followed`,
      'Commit the configuration itself in its place.',
    )
  }
  const contents = await files.read([path])
  return contents.found
    ? found({ path, bytes: contents.value.get(path) ?? new Uint8Array(), committed: true })
    : contents
}

const readUsual = async (
  repository: Repository,
  files: Files,
  notes: string[],
): Promise<Sought<Source | null>> => {
  const path = usualPlaces.find(place => files.entries.has(place) || files.others.has(place))
  if (path === undefined) {
    for (const place of usualPlaces) {
      const isThere = !repository.bare && (await readDisk(resolve(repository.root, place))) !== null
      if (isThere)
        notes.push(`${place} is not committed, so it was not used; commit it, or name it with --config.`)
    }
    return found(null)
  }
  return readTracked(files, path)
}

/**
 * A path as people write it: seen from where they stand, else from the repository. What is tracked is read as it is
 * committed; only a user at the command line may name a file that is not.
 */
const readNamed = async (
  repository: Repository,
  files: Files,
  { directory, committedOnly }: Pick<AuditOptions, 'directory' | 'committedOnly'>,
  config: string,
  notes: string[],
): Promise<Sought<Source>> => {
  const places = [resolve(config), resolve(directory, config), resolve(repository.root, config)]
  for (const place of new Set(places)) {
    const path = relative(repository.root, place).split(sep).join('/')
    if (files.entries.has(path) || files.others.has(path)) {
      const tracked = await readTracked(files, path)
      const onDisk = tracked.found && !committedOnly ? await readDisk(place) : null
      if (tracked.found && onDisk && !onDisk.equals(tracked.value.bytes)) {
        notes.push(`${path} differs in the work tree; the committed one was used.`)
      }
      return tracked
    }
    const onDisk = committedOnly ? null : await readDisk(place)
    if (onDisk !== null) return found({ path: config, bytes: onDisk, committed: false })
  }
  return committedOnly
    ? missing(
        `there is no configuration ${config} in the commit that is judged`,
        'Commit it, or name another one in `config`.',
      )
    : missing(`there is no configuration ${config}`, 'Name an existing file with --config.')
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
