import type { Cell, TableRow } from '../model/document.js'
import type { Place } from '../model/place.js'
import { isDelimiterLine, splitCells, type CellBounds } from './cell-bounds.js'
import { trimmedEnd, trimmedStart } from './white-space.js'
import { innermost, keepComments, keepParagraph, mayComment } from './close-block.js'
import { consumeLine, type Cursor } from './cursor.js'
import type { OpenParagraph, OpenTable, Scan } from './open-block.js'
import type { Segment } from './passage.js'

/** GitHub's parser ends a table when its rows lack more cells than this, so that few characters cannot become many cells. */
const mostLackingCells = 0x80000

/** The place of a stretch of one line, without the white space around it. */
const placeOf = (path: string, text: string, { line, lineStart, from, to }: Segment): Place => {
  const start = trimmedStart(text, from, to)
  return toPlace(path, line, start - lineStart, trimmedEnd(text, start, to) - lineStart)
}

const toPlace = (path: string, line: number, from: number, to: number): Place => ({
  path,
  line,
  endLine: line,
  column: from + 1,
  endColumn: to + 1,
})

/** The whole of the current line that is left after its containers. */
export const restOfLine = ({ line, start, nonspace, end }: Cursor): Segment => ({
  line,
  lineStart: start,
  from: nonspace,
  to: end,
  indent: 0,
})

const readCells = (scan: Scan, segment: Segment, bounds: CellBounds): Cell[] => {
  const { text } = scan.cursor
  const { line, lineStart } = segment
  const isCommented = mayComment(scan, segment.from, segment.to)
  const cells: Cell[] = []
  for (let index = 0; index < bounds.length; index += 2) {
    const from = bounds[index]!
    const to = bounds[index + 1]!
    const start = trimmedStart(text, from, to)
    const end = trimmedEnd(text, start, to)
    const source = text.slice(start, end)
    cells.push({
      text: source.includes('\\|') ? source.replaceAll('\\|', '|') : source,
      place: toPlace(scan.path, line, start - lineStart, end - lineStart),
    })
    if (isCommented) keepComments(scan, [{ line, lineStart, from, to, indent: 0 }])
  }
  return cells
}

/** Makes a table of a paragraph's last line and the delimiter line after it, where they agree in number. */
export const openTable = (scan: Scan, paragraph: OpenParagraph): boolean => {
  const { cursor, path } = scan
  const { text } = cursor
  if (!isDelimiterLine(text.slice(cursor.nonspace, cursor.end))) return false
  const segment = paragraph.segments[paragraph.segments.length - 1]
  if (!segment) return false
  const columns = splitCells(text, cursor.nonspace, cursor.end)?.length
  const bounds = splitCells(text, segment.from, segment.to, segment.indent > 0)
  if (!bounds || bounds.length !== columns) return false
  keepParagraph(scan, paragraph.segments.slice(0, -1))
  scan.leaf = {
    kind: 'table',
    header: readCells(scan, segment, bounds),
    headerPlace: placeOf(path, text, segment),
    rows: [],
    section: innermost(scan).section,
    end: placeOf(path, text, restOfLine(cursor)),
    lacking: 0,
  }
  consumeLine(cursor)
  return true
}

/** Takes the line, split into its cells, as a row of the open table. */
export const addRow = (scan: Scan, table: OpenTable, bounds: CellBounds): boolean => {
  if (table.lacking > mostLackingCells) return false
  const { cursor, path } = scan
  const segment = restOfLine(cursor)
  const place = placeOf(path, cursor.text, segment)
  const cells = readCells(scan, segment, bounds)
  const surplus = cells.splice(table.header.length)
  const lacking = table.header.length - cells.length
  if (lacking > 0) {
    const missing: Cell = { text: '', place: { ...place, column: place.endColumn ?? 1 } }
    for (let count = 0; count < lacking; count++) cells.push(missing)
  }
  const border = (bounds[2 * table.header.length - 1] ?? 0) - cursor.start + 1
  const row: TableRow = { cells, surplus, lacking, place }
  table.rows.push(
    surplus.length === 0
      ? row
      : { ...row, surplusBorder: { ...place, column: border, endColumn: border + 1 } },
  )
  table.lacking += lacking
  table.end = place
  consumeLine(cursor)
  return true
}
