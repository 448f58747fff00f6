import { citationsOf, type Citation } from '../evidence/citations.js'
import type { Census } from '../model/census.js'
import type { Settings } from '../model/settings.js'
import { normaliseHeader } from '../record/header.js'

/** What the rows cite, by ID. */
export const citationsById = (
  { rows }: Census,
  { columns: { references } }: Settings,
): ReadonlyMap<string, readonly Citation[]> => {
  const columns = new Set(references.map(normaliseHeader))
  // Most records name no such column, and a header is shared by the rows of its table.
  const known = new Map<string, boolean>()
  const isReference = (header: string): boolean => {
    const answer = known.get(header) ?? columns.has(normaliseHeader(header))
    known.set(header, answer)
    return answer
  }
  const citations = new Map<string, Citation[]>()
  for (const row of rows) {
    const cited = citationsOf(row, columns.size === 0 ? null : isReference)
    if (cited.length > 0) citations.set(row.id, [...(citations.get(row.id) ?? []), ...cited])
  }
  return citations
}
