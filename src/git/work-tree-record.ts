import { found, missing, type Missing, type Sought } from '../model/sought.js'
import { askGit } from './ask.js'
import { callGit } from './call.js'
import { failure } from './failure.js'
import type { Quarantine } from './quarantine.js'
import type { Repository } from './repository.js'
import { readAbsent } from './supply.js'
import { copyIndex, tryIndex, type WorkTreeCopy } from './work-tree-copy.js'
import { findFiltered } from './work-tree-filters.js'
import { listPaths, mendFiles, toBytes, toPath } from './work-tree-paths.js'
import { readWorkTreeSettings } from './work-tree-settings.js'

/** The tree that recording all files of the work tree gives. */
export interface RecordedFiles {
  readonly tree: string
  /** Which filters were not run on what; null where there was nothing to filter. */
  readonly note: string | null
}

/** Records every file that differs in a copy of the index, and makes a tree of it. */
export const recordFiles = async (
  repository: Repository,
  quarantine: Quarantine,
): Promise<Sought<RecordedFiles>> => {
  const settings = await readWorkTreeSettings(repository)
  if (!settings.found) return settings
  const copy = await copyIndex(repository, quarantine, settings.value)
  if (!copy.found) return copy
  const paths = await listPaths(copy.value)
  if (!paths.found) return paths
  const { gone, edited, fresh, unmerged } = paths.value
  if (unmerged.length > 0) return unresolved(unmerged)
  const filtered = await findFiltered(copy.value, paths.value, settings.value.filters)
  if (!filtered.found) return filtered
  const { untouched, touched } = filtered.value
  const recorded = await recordPaths(
    copy.value,
    gone,
    [...edited, ...fresh].filter(path => !untouched.has(path)),
  )
  if (!recorded.found) return recorded
  // A partial clone lacks contents that are tracked all the same.
  const place = { ...recorded.value, ...quarantine.alone }
  const answer = await callGit(place, ['write-tree', '--missing-ok'])
  if (answer.status !== 0) return failure('could not make a tree of the work tree', answer, mendFiles)
  return found({ tree: answer.stdout.toString().trim(), note: noteOn(touched) })
}

/** Puts paths into an index that is tried, and writes the contents that nobody has yet: those alone, see `Quarantine`. */
const recordPaths = async (
  copy: WorkTreeCopy,
  gone: readonly string[],
  there: readonly string[],
): Promise<Sought<WorkTreeCopy>> => {
  const trial = await tryIndex(copy)
  // What is gone makes room: a folder may have come in place of a file.
  const named = await update(trial, ['--info-only'], [...gone, ...there])
  if (!named.found) return named
  const objects = await readIndex(trial)
  if (!objects.found) return objects
  const absent = await readAbsent(
    copy,
    there.flatMap(path => objects.value.get(path) ?? []),
  )
  if (!absent.found) return absent
  const lacking = new Set(absent.value)
  const written = await update(
    copy,
    [],
    there.filter(path => lacking.has(objects.value.get(path) ?? '')),
  )
  return written.found ? found(trial) : written
}

const update = async (
  copy: WorkTreeCopy,
  options: readonly string[],
  paths: readonly string[],
): Promise<Sought<true>> => {
  if (paths.length === 0) return found(true)
  const input = toBytes(paths.map(path => `${path}\0`).join(''))
  const args = ['update-index', '-z', '--add', '--remove', '--replace', ...options, '--stdin']
  const { ending } = await askGit(copy, args, input)
  return ending.status === 0 ? found(true) : failure('could not record the work tree', ending, mendFiles)
}

/** Object names of the contents of all files, by path. */
const readIndex = async (copy: WorkTreeCopy): Promise<Sought<ReadonlyMap<string, string>>> => {
  const { ending, output } = await askGit(copy, ['ls-files', '-z', '--stage'])
  if (ending.status !== 0) return failure('could not list what was recorded', ending, mendFiles)
  const objects = new Map<string, string>()
  // <mode> SP <sha> SP <stage> TAB <path> NUL; of a submodule there are no contents.
  for (const line of output.toString('latin1').split('\0').slice(0, -1)) {
    const [mode, sha = ''] = line.split(' ', 2)
    if (mode !== '160000') objects.set(line.slice(line.indexOf('\t') + 1), sha)
  }
  return found(objects)
}

const mostNamed = 20

const unresolved = (words: readonly string[]): Missing => ({
  ...missing(
    `the work tree has conflicts in ${words.length} ${words.length === 1 ? 'file' : 'files'}, so it cannot be committed`,
    'resolve them and `git add` each, or `git merge --abort`',
  ),
  details: words.slice(0, mostNamed).map(toPath),
})

const noteOn = (words: readonly string[]): string | null => {
  const [first, ...others] = words
  if (first === undefined) return null
  const more =
    others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`
  return `No filter was run on ${toPath(first)}${more}: the bytes in the work tree were taken as they are.`
}
