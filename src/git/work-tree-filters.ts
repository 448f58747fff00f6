import { found, type Sought } from '../model/sought.js'
import { askGit } from './ask.js'
import { failure } from './failure.js'
import { tryIndex, type WorkTreeCopy } from './work-tree-copy.js'
import { listEdited, mendFiles, toBytes, type WorkTreePaths } from './work-tree-paths.js'

// Later than any file was written, and not later than an index can say.
const lastMoment = 4_102_444_800

/** Of the paths that differ, those whose contents a filter would make. */
export interface FilteredPaths {
  /** Git would run the filter to see whether they differ; by their size and time they do not. */
  readonly untouched: ReadonlySet<string>
  /** They differ, and are recorded as they stand in the work tree. */
  readonly touched: readonly string[]
}

/** Finds them. Nothing is filtered. */
export const findFiltered = async (
  copy: WorkTreeCopy,
  { edited, fresh }: WorkTreePaths,
  filters: ReadonlySet<string>,
): Promise<Sought<FilteredPaths>> => {
  const paths = [...edited, ...fresh]
  if (filters.size === 0 || paths.length === 0) return found({ untouched: new Set(), touched: [] })
  const input = toBytes(paths.map(path => `${path}\0`).join(''))
  const { ending, output } = await askGit(copy, ['check-attr', '-z', '--stdin', 'filter'], input)
  if (ending.status !== 0) return failure('could not read the attributes of files', ending, mendFiles)
  // {<path> NUL filter NUL <value> NUL}
  const words = output.toString('latin1').split('\0')
  const filtered = paths.filter((_, index) => filters.has(toBytes(words[3 * index + 2] ?? '').toString()))
  if (filtered.length === 0) return found({ untouched: new Set(), touched: [] })
  // With an index that is younger than every file, Git goes by what a file looks like, and reads none.
  const seen = await listEdited(await tryIndex(copy, lastMoment))
  if (!seen.found) return seen
  const differing = new Set([...seen.value.map(({ path }) => path), ...fresh])
  return found({
    untouched: new Set(filtered.filter(path => !differing.has(path))),
    touched: filtered.filter(path => differing.has(path)),
  })
}
