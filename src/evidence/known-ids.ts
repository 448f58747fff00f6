import type { Row } from '../model/row.js'
import type { KnownId } from './id-matcher.js'

/** The IDs of the rows, each once, sorted, with the spellings that a message may use. */
export function knownIds(rows: Iterable<Row>): readonly KnownId[] {
  const names = new Map<string, Set<string>>()
  for (const row of rows) {
    const spellings = names.get(row.id) ?? new Set()
    names.set(row.id, spellings)
    for (const name of spellingsOf(row)) spellings.add(name)
  }
  return Array.from(names, ([id, spellings]) => ({ id, names: [...spellings].sort() })).sort((one, other) =>
    one.id < other.id ? -1 : 1,
  )
}

/** The spellings under which a message may name the row, its ID first where that is one; none where nothing can. */
export const spellingsOf = ({
  id,
  searchable,
  aliases,
}: Pick<Row, 'id' | 'searchable' | 'aliases'>): readonly string[] => (searchable ? [id, ...aliases] : aliases)
