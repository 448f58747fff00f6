import type { Census } from '../model/census.js'
import type { Rename } from '../model/change.js'
import type { Row } from '../model/row.js'
import type { RowNames } from './row-key.js'
import { substanceOf } from './substance.js'

type Pair<Item> = readonly [before: Item, after: Item]

/** Pairs departures and arrivals in one table whose other cells agree, links and white space aside; in order where several do. */
export const renamesOf = (
  departed: readonly Row[],
  arrived: readonly Row[],
  [target, landed]: Pair<Census>,
  [before, after]: Pair<RowNames>,
): readonly Rename[] => {
  if (departed.length === 0 || arrived.length === 0) return []
  const waiting = new Map<string, Row[]>()
  for (const row of departed) {
    const key = contentKey(row, target, before)
    const rows = waiting.get(key)
    if (rows) rows.push(row)
    else waiting.set(key, [row])
  }
  return arrived.flatMap(to => {
    const from = waiting.get(contentKey(to, landed, after))?.shift()
    return from ? [{ from, to }] : []
  })
}

const contentKey = (row: Row, census: Census, { tableKey }: RowNames): string => {
  const idColumn = census.tables[row.table]?.idColumn
  const others = row.cells.filter((_, column) => column !== idColumn).map(({ text }) => text)
  return JSON.stringify([tableKey(row), ...[row.title, ...others].map(text => substanceOf('.md', text))])
}
