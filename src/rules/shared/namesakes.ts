import type { Row } from '../../model/row.js'
import { scopeOf } from '../../model/row-scope.js'
import type { View } from '../rule.js'

/** Rows that bear one ID where an ID means one row, each group in the order of the census; only groups of two and more. */
export const namesakes = (view: View, isMeant: (row: Row) => boolean): readonly (readonly Row[])[] => {
  const meant = view.census.rows.filter(isMeant)
  const met = new Set<string>()
  const repeated = new Set<string>()
  for (const { id } of meant) {
    if (met.has(id)) repeated.add(id)
    else met.add(id)
  }
  const groups = new Map<string, Row[]>()
  for (const row of meant) {
    if (!repeated.has(row.id)) continue
    const key = JSON.stringify([row.id, ...partOf(view, row)])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

const partOf = (view: View, row: Row): readonly (string | number)[] => {
  const scope = scopeOf(row, view.settings)
  if (scope === 'table') return [row.place.path, row.table]
  return scope === 'file' ? [row.place.path] : []
}

/** `plan.md:12`. */
export const placeInWords = ({ place }: Row): string => `${place.path}:${place.line}`
