import type { Row } from '../model/row.js'
import type { View } from './rule.js'

/** Two letters and a separator: long enough that two files of a repository hardly mean different things by it. */
const unmistakable = /^[A-Za-z]{2,}[-_.:/]/

/** Rows that bear one ID where an ID means one row, each group in the order of the census; only groups of two and more. */
export const namesakes = (view: View, isMeant: (row: Row) => boolean): readonly (readonly Row[])[] => {
  const groups = new Map<string, Row[]>()
  for (const row of view.census.rows) {
    if (!isMeant(row)) continue
    const key = JSON.stringify([row.id, ...scopeOf(view, row)])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

const scopeOf = (view: View, row: Row): readonly (string | number)[] => {
  // Every table counts its lines from 1: an ordinal means its line there and nothing elsewhere.
  if (!row.searchable) return [row.place.path, row.table]
  const { agreed, namespace } = view.settings
  const isGuess = !agreed && !unmistakable.test(row.id)
  return namespace === 'file' || isGuess ? [row.place.path] : []
}

/** `plan.md:12`. */
export const placeInWords = ({ place }: Row): string => `${place.path}:${place.line}`
