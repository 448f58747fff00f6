import type { Census, StatusTable } from '../../src/model/census.js'
import type { Move } from '../../src/model/change.js'
import type { Row, StateClass } from '../../src/model/row.js'
import { stateRule } from '../../src/model/state-rule.js'
import { placeOf, rowOf } from './view.js'

/** A row in a few words: its ID, its class, and whatever else a test says of it. */
export interface TerseRow {
  readonly id: string
  readonly class: StateClass
  /** The class in capitals where it is not given. */
  readonly state?: string
  readonly path?: string
  /** Texts of the cells behind ID and State. */
  readonly more?: readonly string[]
  readonly section?: readonly string[]
  readonly searchable?: boolean
}

/** A row of this class, with a word of its own. */
export const row = (id: string, stateClass: StateClass, changes: Partial<TerseRow> = {}): TerseRow => ({
  id,
  class: stateClass,
  ...changes,
})

/** A census of these rows, with one table for each path and section, in the order in which they are told. */
export const censusOfRows = (rows: readonly TerseRow[], skipped: readonly string[] = []): Census => {
  const header = ['ID', 'State', 'Title']
  const tables: StatusTable[] = []
  const keys: string[] = []
  const read = rows.map((terse): Row => {
    const { id, path = 'a.md', section = [], more = [id === '' ? '' : 'title'] } = terse
    const key = JSON.stringify([path, section])
    if (!keys.includes(key)) {
      keys.push(key)
      const place = placeOf(path, 100 * keys.length)
      tables.push({ place, section, idColumn: 0, stateColumn: 1, header, definitions: new Map() })
    }
    const table = keys.indexOf(key)
    const place = placeOf(path, 100 * (table + 1) + 2 + rows.indexOf(terse))
    const state = terse.state ?? terse.class.toUpperCase()
    const cells = [id, state, ...more].map(text => ({ text, place }))
    return rowOf(id, {
      ...stateRule(state, terse.class),
      state,
      title: more[0] ?? '',
      searchable: terse.searchable ?? true,
      cells,
      header,
      place,
      idPlace: place,
      statePlace: place,
      table,
    })
  })
  const paths = [...new Set(read.map(({ place }) => place.path))]
  return {
    files: [
      ...paths.map(path => ({ path, listed: true })),
      ...skipped.map(path => ({ path, listed: true, skipped: 'merge-conflict markers' })),
    ],
    tables,
    rows: read,
    flaws: [],
    untaken: [],
  }
}

/** `ENG-1: READY > DONE`, with nothing on the side of a row that is not there. */
export const moveInShort = ({ id, from, to }: Move): string =>
  `${id}: ${from?.state ?? ''} > ${to?.state ?? ''}`
