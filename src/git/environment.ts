import { devNull } from 'node:os'
import { join } from 'node:path'

/**
 * Where a call of Git looks: below a folder, by discovery, or in a repository that was found before. One that is given a
 * work tree has a configuration of our own making, which says what the user's attributes are.
 */
export type Where =
  | { readonly folder: string }
  | {
      readonly gitDir: string
      readonly objects?: string
      readonly workTree?: string
      readonly index?: string
    }

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
  // Even a look at the repository's own index can leave traces, and nothing but a work tree is held against one.
  named['GIT_INDEX_FILE'] = place.index ?? join(place.gitDir, 'rowaudit-has-no-index')
  if (place.workTree !== undefined) named['GIT_WORK_TREE'] = place.workTree
  return named
}

/** The folder in which Git is started: paths that it is asked about begin there. */
export const startOf = (place: Where): string =>
  'folder' in place ? place.folder : (place.workTree ?? place.gitDir)

/**
 * The environment of every local call: the caller's own, less whatever would point Git elsewhere, with settings that
 * outrank every configuration file. Nothing is fetched, asked, paged, hooked or locked.
 */
export const localEnvironment = (place: Where): Variables => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || inherited.has(name))
  const variables: Variables = Object.create(null) as Variables
  for (const [name, value] of kept) if (value !== undefined) variables[name] = value
  const isOurs = 'gitDir' in place && place.workTree !== undefined
  const outranking = settings.filter(([key]) => !isOurs || key !== 'core.attributesFile')
  outranking.forEach(([key, value], index) => {
    variables[`GIT_CONFIG_KEY_${index}`] = key
    variables[`GIT_CONFIG_VALUE_${index}`] = value
  })
  return Object.assign(variables, where(place), {
    LC_ALL: 'C',
    GIT_CONFIG_COUNT: String(outranking.length),
    ...(!isOurs && { GIT_ATTR_NOSYSTEM: '1' }),
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
