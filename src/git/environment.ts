import { devNull } from 'node:os'

/** Where a call of Git looks: below a folder, by discovery, or in a repository that was found before. */
export type Where =
  | { readonly folder: string }
  | { readonly gitDir: string; readonly objects?: string; readonly alternates?: string }

type Variables = Record<string, string>

const inherited = new Set(['GIT_EXEC_PATH', 'GIT_CEILING_DIRECTORIES', 'GIT_DISCOVERY_ACROSS_FILESYSTEM'])

const settings: readonly (readonly [string, string])[] = [
  ['core.hooksPath', devNull],
  ['core.fsmonitor', 'false'],
  ['core.attributesFile', devNull],
  ['advice.graftFileDeprecated', 'false'],
  ['safe.directory', '*'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['color.ui', 'false'],
  ['diff.orderFile', devNull],
]

const where = (place: Where): Variables => {
  // Some versions hear of trusted folders from the user's own configuration alone.
  if (!('gitDir' in place)) return {}
  // A repository that is named needs no proof of ownership, and Git does not look for another one.
  const named: Variables = { GIT_DIR: place.gitDir, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }
  if (place.objects !== undefined) named['GIT_OBJECT_DIRECTORY'] = place.objects
  if (place.alternates !== undefined) named['GIT_ALTERNATE_OBJECT_DIRECTORIES'] = quoted(place.alternates)
  return named
}

// The variable is a list, split at colons; Git takes an entry in C quotes as it stands.
const quoted = (path: string): string =>
  process.platform === 'win32' ? path : `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`

/**
 * The environment of every local call: the caller's own, less whatever would point Git elsewhere, with settings that
 * outrank every configuration file. Nothing is fetched, asked, paged, hooked or locked.
 */
export const localEnvironment = (place: Where): Variables => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || inherited.has(name))
  const variables: Variables = Object.create(null) as Variables
  for (const [name, value] of kept) if (value !== undefined) variables[name] = value
  settings.forEach(([key, value], index) => {
    variables[`GIT_CONFIG_KEY_${index}`] = key
    variables[`GIT_CONFIG_VALUE_${index}`] = value
  })
  return Object.assign(variables, where(place), {
    LC_ALL: 'C',
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    // Keeps versions that do not know the line above from fetching what a partial clone lacks.
    GIT_ALLOW_PROTOCOL: 'none',
    // Git would else write each commit of a stream to the pipe by itself.
    GIT_FLUSH: '0',
  })
}
