import type { Census } from '../model/census.js'
import type { NamedShare } from '../model/report.js'

/** Per status table: how many of its IDs can be searched, and how many of these history names. */
export function namedShares(census: Census, isNamed: (id: string) => boolean): readonly NamedShare[] {
  const searchedIds = census.tables.map(() => new Set<string>())
  for (const { id, table, searchable, aliases } of census.rows) {
    if (searchable || aliases.length > 0) searchedIds[table]?.add(id)
  }
  return census.tables.map(({ place }, table) => {
    const ids = [...(searchedIds[table] ?? [])]
    return { path: place.path, line: place.line, searched: ids.length, named: ids.filter(isNamed).length }
  })
}
