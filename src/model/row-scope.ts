import type { Row } from './row.js'
import type { Settings } from './settings.js'

/** Two letters and a separator: long enough that two files of a repository hardly mean different things by it. */
const unmistakable = /^[A-Za-z]{2,}[-_.:/]/

/** Whether an ID means one row in the whole repository, one in its file, or one in its table. */
export const scopeOf = (
  row: Pick<Row, 'id' | 'searchable'>,
  { agreed, namespace }: Pick<Settings, 'agreed' | 'namespace'>,
): 'repository' | 'file' | 'table' => {
  // Every table counts its lines from 1: an ordinal means its line there and nothing elsewhere.
  if (!row.searchable) return 'table'
  const isGuess = !agreed && !unmistakable.test(row.id)
  return namespace === 'file' || isGuess ? 'file' : 'repository'
}
