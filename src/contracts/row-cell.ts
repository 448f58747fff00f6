import { inlineOfCell } from '../markdown/cell-inline.js'
import type { Census } from '../model/census.js'
import type { Cell, Inline } from '../model/document.js'
import type { Row } from '../model/row.js'
import { normaliseHeader } from '../record/header.js'

/** One cell of a row, below its header. */
export interface RowCell {
  readonly header: string
  readonly cell: Cell
}

const namesOf = new WeakMap<readonly string[], readonly string[]>()

/** All tables of one head share its array, and all rows of a contract its columns, so that each is normalised once. */
const normalised = (header: readonly string[]): readonly string[] => {
  const known = namesOf.get(header) ?? header.map(normaliseHeader)
  namesOf.set(header, known)
  return known
}

/** The cells of a row under headers of these names, in their own order; all of them where null is given. */
export const cellsUnder = (row: Row, names: readonly string[] | null): readonly RowCell[] => {
  const wanted = names && normalised(names)
  const own = normalised(row.header)
  return row.cells.flatMap((cell, index) => {
    const name = own[index]
    return name === undefined || (wanted && !wanted.includes(name))
      ? []
      : [{ header: row.header[index] ?? '', cell }]
  })
}

/** What stands in a cell, references resolved with the definitions of its file. */
export const inlineOf = (row: Row, cell: Cell, census: Census): Inline =>
  inlineOfCell(cell, census.tables[row.table]?.definitions)
