import type { Cell, TableRow } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { CellBounds } from './cell-bounds.js'
import { trimmedEnd, trimmedStart } from './white-space.js'

/** A line of a table in the text of its document. */
export interface TableLine {
  readonly path: string
  readonly text: string
  readonly line: number
  /** Offset of the line's first character. */
  readonly lineStart: number
  readonly bounds: CellBounds
}

export const toPlace = (path: string, line: number, from: number, to: number): Place => ({
  path,
  line,
  endLine: line,
  column: from + 1,
  endColumn: to + 1,
})

/** The cell between two bounds of a line. */
export const readCell = ({ path, text, line, lineStart, bounds }: TableLine, column: number): Cell => {
  const from = bounds[2 * column] ?? 0
  const to = bounds[2 * column + 1] ?? 0
  const start = trimmedStart(text, from, to)
  const end = trimmedEnd(text, start, to)
  const source = text.slice(start, end)
  return {
    text: source.includes('\\|') ? source.replaceAll('\\|', '|') : source,
    place: toPlace(path, line, start - lineStart, end - lineStart),
  }
}

interface Made {
  readonly source: TableLine
  readonly width: number
  readonly lacking: number
  readonly place: Place
  read: readonly Cell[] | null
}

const missingCell = ({ place }: Made): Cell => ({
  text: '',
  place: { ...place, column: place.endColumn ?? 1 },
})

const readCells = (made: Made): readonly Cell[] => {
  const cells: Cell[] = []
  const present = made.width - made.lacking
  while (cells.length < present) cells.push(readCell(made.source, cells.length))
  const missing = missingCell(made)
  while (cells.length < made.width) cells.push(missing)
  return cells
}

/** All rows have this one. Most cells of most rows are never looked at, so each is made when somebody asks. */
const tableRow = {
  get cells(): readonly Cell[] {
    const made = this as unknown as Made
    made.read ??= readCells(made)
    return made.read
  },
  get surplus(): readonly Cell[] {
    const { source, width } = this as unknown as Made
    const count = Math.max(0, source.bounds.length / 2 - width)
    return Array.from({ length: count }, (_, index) => readCell(source, width + index))
  },
  get surplusBorder(): Place | null {
    const { source, place, width } = this as unknown as Made
    if (source.bounds.length <= 2 * width) return null
    const column = (source.bounds[2 * width - 1] ?? 0) - source.lineStart + 1
    return { ...place, column, endColumn: column + 1 }
  },
  cellAt(column: number): Cell {
    const made = this as unknown as Made
    if (made.read?.[column]) return made.read[column]
    return column < made.width - made.lacking ? readCell(made.source, column) : missingCell(made)
  },
}

/** A row of a table whose header has so many cells; `place` is that of the whole line. */
export const toTableRow = (source: TableLine, width: number, place: Place): TableRow => {
  const row = Object.create(tableRow) as Omit<TableRow, keyof Made> & {
    -readonly [Key in keyof Made]: Made[Key]
  }
  row.source = source
  row.width = width
  row.lacking = Math.max(0, width - source.bounds.length / 2)
  row.place = place
  row.read = null
  return row
}
