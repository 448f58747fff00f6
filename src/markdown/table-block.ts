import { isDelimiterLine, splitCells, type CellBounds } from './cell-bounds.js'
import { placeOf, toTableRow } from './table-row.js'
import { innermost, keepComments, keepParagraph, mayComment } from './close-block.js'
import { consumeLine, type Cursor } from './cursor.js'
import type { OpenParagraph, OpenTable, Scan } from './open-block.js'
import type { Segment } from './passage.js'

/** GitHub's parser ends a table when its rows lack more cells than this, so that few characters cannot become many cells. */
const mostLackingCells = 0x80000

/** The whole of the current line that is left after its containers. */
export const restOfLine = ({ line, start, nonspace, end }: Cursor): Segment => ({
  line,
  lineStart: start,
  from: nonspace,
  to: end,
  indent: 0,
})

/** Keeps the comments within the cells of a line: none goes on from one cell into the next. */
const keepCellComments = (scan: Scan, { line, lineStart, from, to }: Segment, bounds: CellBounds): void => {
  if (!mayComment(scan, from, to)) return
  for (let index = 0; index < bounds.length; index += 2)
    keepComments(scan, [{ line, lineStart, from: bounds[index]!, to: bounds[index + 1]!, indent: 0 }])
}

/** Makes a table of a paragraph's last line and the delimiter line after it, where they agree in number. */
export const openTable = (scan: Scan, paragraph: OpenParagraph): boolean => {
  const { cursor, source } = scan
  const { text } = source
  if (!isDelimiterLine(text.slice(cursor.nonspace, cursor.end))) return false
  const segment = paragraph.segments[paragraph.segments.length - 1]
  if (!segment) return false
  const columns = splitCells(text, cursor.nonspace, cursor.end)?.length
  const bounds = splitCells(text, segment.from, segment.to, segment.indent > 0)
  if (!bounds || bounds.length !== columns) return false
  keepParagraph(scan, paragraph.segments.slice(0, -1))
  keepCellComments(scan, segment, bounds)
  const header = toTableRow(source, segment, bounds, bounds.length / 2)
  scan.leaf = {
    kind: 'table',
    header: header.cells,
    headerPlace: header.place,
    rows: [],
    section: innermost(scan).section,
    delimiterPlace: placeOf(source, restOfLine(cursor)),
    lacking: 0,
  }
  consumeLine(cursor)
  return true
}

/** Takes the line, split into its cells, as a row of the open table. */
export const addRow = (scan: Scan, table: OpenTable, bounds: CellBounds): boolean => {
  if (table.lacking > mostLackingCells) return false
  const segment = restOfLine(scan.cursor)
  keepCellComments(scan, segment, bounds)
  const row = toTableRow(scan.source, segment, bounds, table.header.length)
  table.rows.push(row)
  table.lacking += row.lacking
  consumeLine(scan.cursor)
  return true
}
