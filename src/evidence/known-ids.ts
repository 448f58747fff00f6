import type { Row } from '../model/row.js'
import type { KnownId } from './id-matcher.js'

/** The IDs of the rows, each once, in the order of the rows, with the spellings that a message may use. */
export function knownIds(rows: Iterable<Row>): readonly KnownId[] {
  const names = new Map<string, readonly string[]>()
  for (const row of rows) {
    const before = names.get(row.id)
    const spellings = spellingsOf(row)
    names.set(row.id, before === undefined ? spellings : [...before, ...spellings])
  }
  return Array.from(names, ([id, spellings]) => ({ id, names: distinct(spellings) }))
}

const distinct = (names: readonly string[]): readonly string[] =>
  names.length < 2 ? names : [...new Set(names)].sort()

/** The spellings under which a message may name the row, its ID first where that is one; none where nothing can. */
export const spellingsOf = ({
  id,
  searchable,
  aliases,
}: Pick<Row, 'id' | 'searchable' | 'aliases'>): readonly string[] =>
  searchable ? (aliases.length === 0 ? [id] : [id, ...aliases]) : aliases
