import type { Census, StatusTable } from '../model/census.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import { scopeOf } from '../model/row-scope.js'
import type { Settings } from '../model/settings.js'

/** Says of a row under which name it is the same row in another census, and in which table it stands. */
export interface RowNames {
  /** Null for a row that has no name of its own, such as the third of its table. */
  readonly rowKey: (row: Row) => string | null
  readonly tableKey: (row: Row) => string
  /** Where the header of a table stands, by its key; of several with one key the first. */
  readonly heads: ReadonlyMap<string, Place>
}

/** Names for the rows of a census. `pathOf` says what a file is called in the census that it is compared with. */
export const rowNames = (
  census: Census,
  settings: Pick<Settings, 'agreed' | 'namespace'>,
  pathOf: (path: string) => string = path => path,
): RowNames => {
  const keyOf = ({ place, section, header }: StatusTable): string =>
    JSON.stringify([pathOf(place.path), section, header])
  const keys = census.tables.map(keyOf)
  const heads = new Map<string, Place>()
  census.tables.forEach(({ place: { path, line } }, index) => {
    const key = keys[index] ?? ''
    if (!heads.has(key)) heads.set(key, { path, line, endLine: line })
  })
  const tableKey = ({ table }: Row): string => keys[table] ?? ''
  const rowKey = (row: Row): string | null => {
    if (!row.searchable && row.aliases.length === 0) return null
    const scope = scopeOf(row, settings)
    const parts = {
      repository: () => [row.id],
      file: () => [row.id, pathOf(row.place.path)],
      table: () => [row.id, tableKey(row)],
    }
    return JSON.stringify(parts[scope]())
  }
  return { rowKey, tableKey, heads }
}

/** The rows under their names; pointers only where nothing else bears the name. */
export const rowsByKey = (
  rows: readonly Row[],
  { rowKey }: RowNames,
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = rowKey(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return new Map([...groups].map(([key, group]) => [key, owners(group)]))
}

const owners = (rows: readonly Row[]): readonly Row[] => {
  const own = rows.filter(row => row.class !== 'pointer')
  return own.length > 0 ? own : rows
}
