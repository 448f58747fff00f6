import { idMatcher } from '../evidence/id-matcher.js'
import { decodeText } from '../markdown/decoded-text.js'
import { withInline } from '../markdown/inline.js'
import type { Row } from '../model/row.js'
import { found, type Sought } from '../model/sought.js'
import { linkedPath } from '../record/linked-path.js'
import type { Files } from './files.js'

/** Reads the specs that the rows link, and tells of each row whether one of them exists and names it. */
export const gatherSpecs = async (
  files: Pick<Files, 'entries' | 'read'>,
  rows: readonly Row[],
): Promise<Sought<(row: Row) => boolean>> => {
  const linked = new Map<Row, readonly string[]>()
  const links = await withInline(() => rows.map(({ specLinks }) => specLinks))
  for (const [index, row] of rows.entries()) {
    const paths = (links[index] ?? []).flatMap(({ url }) => linkedPath(row.place.path, url) ?? [])
    linked.set(
      row,
      paths.filter(path => files.entries.has(path) && path !== row.place.path),
    )
  }
  const contents = await files.read([...new Set([...linked.values()].flat())])
  if (!contents.found) return contents
  const matcher = idMatcher(rows.map(({ id, aliases }) => ({ id, names: [id, ...aliases] })))
  const named = new Map<string, ReadonlySet<string>>()
  for (const [path, bytes] of contents.value) {
    named.set(path, new Set(matcher.namesIn(decodeText(bytes).text).map(({ id }) => id)))
  }
  return found(row => (linked.get(row) ?? []).some(path => named.get(path)?.has(row.id) === true))
}
