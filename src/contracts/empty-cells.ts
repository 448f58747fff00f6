import type { Census } from '../model/census.js'
import type { Contract } from '../model/contract-settings.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { coveredRows } from './covered-rows.js'
import { isPlaceholder } from './placeholder.js'
import { cellsUnder, inlineOf } from './row-cell.js'

/** A column that a contract wants filled, and that holds nothing for a row. */
export interface EmptyCell {
  readonly row: Row
  readonly contract: Contract
  /** Header of the column, or the headers that would do where the table has none of them. */
  readonly column: string
  /** What stands in it; null where the table has no such column. */
  readonly text: string | null
  readonly place: Place
}

/** Every cell that is wanted and holds nothing. What two contracts want of a row is told once. */
export const emptyCells = (census: Census, settings: Pick<Settings, 'contracts'>): readonly EmptyCell[] => {
  const isNothing = isPlaceholder(settings.contracts)
  return coveredRows(census, settings, ({ columns }) => columns.length > 0).flatMap(({ row, contracts }) => {
    const told = new Set<string>()
    return contracts.flatMap(contract =>
      contract.columns.flatMap((names): readonly EmptyCell[] => {
        const cells = cellsUnder(row, names)
        const read = cells.map(each => ({ ...each, text: inlineOf(row, each.cell, census).text.trim() }))
        if (read.some(({ text, cell }) => !isNothing(text) || isPicture(cell.text))) return []
        const [first] = read
        const column = first?.header ?? names.join(', ')
        if (told.has(column)) return []
        told.add(column)
        return [{ row, contract, column, text: first?.text ?? null, place: first?.cell.place ?? row.place }]
      }),
    )
  })
}

/** A picture has no text, and is something. */
const isPicture = (source: string): boolean => source.includes('![')
