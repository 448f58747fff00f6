import type { Row } from '../model/row.js'
import type { KnownId } from './id-matcher.js'

/** The IDs of the rows, each once, sorted, with the spellings that a message may use. */
export function knownIds(rows: Iterable<Row>): readonly KnownId[] {
  const names = new Map<string, Set<string>>()
  for (const { id, searchable, aliases } of rows) {
    const spellings = names.get(id) ?? new Set()
    names.set(id, spellings)
    if (searchable) spellings.add(id)
    for (const alias of aliases) spellings.add(alias)
  }
  return Array.from(names, ([id, spellings]) => ({ id, names: [...spellings].sort() })).sort((one, other) =>
    one.id < other.id ? -1 : 1,
  )
}
