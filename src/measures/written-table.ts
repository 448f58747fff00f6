import type { CoverageRow, CoverageTable } from '../model/coverage.js'
import type { Table } from '../model/document.js'
import type { CoverageLayout } from './coverage-columns.js'
import { isFigureOf, parseFigure } from './estimate.js'

/** A coverage table as it stands, with what was measured for its lines. */
export const toCoverageTable = (
  { place, header, rows }: Table,
  { measured }: CoverageLayout,
  byLine: ReadonlyMap<number, CoverageRow>,
): CoverageTable => ({
  place,
  header: header.map(({ text }) => text),
  measuredColumn: measured,
  lines: rows.map(({ cells }, index) => {
    const row = byLine.get(index)
    const figure = row?.written ? parseFigure(row.written.text) : null
    return {
      cells: cells.map(({ text }) => text),
      measured: row ? row.measured : null,
      isRight: row !== undefined && figure !== null && isFigureOf(figure, row.measured, 0),
    }
  }),
})
