import type { CoverageFlaw } from '../model/coverage.js'
import type { Cell, Inline, TableRow } from '../model/document.js'
import type { Settings } from '../model/settings.js'
import { excerpt } from '../record/excerpt.js'
import { isIdHeader, normaliseHeader } from '../record/header.js'
import { readIdCell } from '../record/id-cell.js'
import { isSilentLine } from '../record/unread.js'
import type { CoverageDocument, LaidTable } from './coverage-document.js'

/** One line of a coverage or feature table that names rows. */
export interface NamedLine {
  readonly ids: readonly string[]
  readonly row: TableRow
  /** The cell of a column; null where the table has no such column. */
  readonly cell: (column: number | null) => Cell | null
}

/** Lines by their index in the table, and what names no row. */
export interface NamedLines {
  readonly lines: ReadonlyMap<number, NamedLine>
  readonly flaws: readonly CoverageFlaw[]
}

/** Reads which rows the lines of a table are about. In a table of features an empty ID cell goes on with the line above. */
export const namedLines = (
  { path, inline }: CoverageDocument,
  { table, layout }: LaidTable,
  settings: Settings,
): NamedLines => {
  const lines = new Map<number, NamedLine>()
  const kind = layout.isCoverage ? 'coverage table' : 'table of features'
  const column = layout.id
  if (column === null) {
    const flaw = {
      subject: `${kind} without IDs`,
      message: `Unexpected ${kind} without a column of IDs, expected one: nobody can tell which row a line is about`,
      help: 'Add a column with the ID of the row, or name its header in `coverage.columns.id` of the configuration.',
      place: table.headerPlace,
    }
    return { lines, flaws: [flaw] }
  }
  const flaws: CoverageFlaw[] = []
  const underIdHeader = isIdHeader(normaliseHeader(table.header[column]?.text ?? ''))
  let above: readonly string[] | null = null
  for (const [index, row] of table.rows.entries()) {
    const cell = row.cells[column]
    if (!cell) continue
    const found: Inline = inline(cell)
    const read = readIdCell(found, { pattern: settings.ids, underIdHeader })
    const goesOn = !layout.isCoverage && found.text.trim() === ''
    const ids: readonly string[] | null = read?.ids.map(({ id }) => id) ?? (goesOn ? above : null)
    above = ids
    if (ids !== null)
      lines.set(index, { ids, row, cell: at => (at === null ? null : (row.cells[at] ?? null)) })
    else if (!isSilentLine(row, found.text)) {
      const subject = excerpt(found.text)
      flaws.push({
        subject: found.text.trim() === '' ? 'line without an ID' : subject,
        message: `Unexpected ${found.text.trim() === '' ? 'empty cell' : subject} in the ID column of a ${kind}, expected the ID of a row`,
        help: 'Write the ID that the row has in its matrix.',
        place: { ...row.place, path },
      })
    }
  }
  return { lines, flaws }
}
