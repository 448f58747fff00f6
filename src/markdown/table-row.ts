import type { Cell, TableRow } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { CellBounds } from './cell-bounds.js'
import type { Segment } from './passage.js'
import { trimmedEnd, trimmedStart } from './white-space.js'

/** A document's text and its path. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** The place of a stretch of one line, without the white space around it. */
export const placeOf = (
  { path, text }: Source,
  { line, lineStart, from, to }: Omit<Segment, 'indent'>,
): Place => {
  const start = trimmedStart(text, from, to)
  const end = trimmedEnd(text, start, to)
  return { path, line, endLine: line, column: start - lineStart + 1, endColumn: end - lineStart + 1 }
}

interface Made {
  readonly source: Source
  readonly line: number
  readonly lineStart: number
  readonly bounds: CellBounds
  readonly from: number
  readonly to: number
  readonly width: number
  read: readonly Cell[] | null
}

const readText = ({ source, bounds }: Made, column: number): string => {
  const to = bounds[2 * column + 1] ?? 0
  const start = trimmedStart(source.text, bounds[2 * column] ?? 0, to)
  const text = source.text.slice(start, trimmedEnd(source.text, start, to))
  return text.includes('\\|') ? text.replaceAll('\\|', '|') : text
}

const readCell = (made: Made, column: number): Cell => {
  const { source, line, lineStart, bounds } = made
  const [from = 0, to = 0] = bounds.slice(2 * column, 2 * column + 2)
  return { text: readText(made, column), place: placeOf(source, { line, lineStart, from, to }) }
}

const missingCell = (made: Made): Cell => {
  const place = placeOf(made.source, made)
  return { text: '', place: { ...place, column: place.endColumn ?? 1 } }
}

const present = ({ bounds, width }: Made): number => Math.min(width, bounds.length / 2)

const readCells = (made: Made): readonly Cell[] => {
  const cells: Cell[] = []
  while (cells.length < present(made)) cells.push(readCell(made, cells.length))
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
    const made = this as unknown as Made
    const cells: Cell[] = []
    for (let column = made.width; 2 * column < made.bounds.length; column++)
      cells.push(readCell(made, column))
    return cells
  },
  get surplusBorder(): Place | null {
    const made = this as unknown as Made
    if (made.bounds.length <= 2 * made.width) return null
    const column = (made.bounds[2 * made.width - 1] ?? 0) - made.lineStart + 1
    return { ...placeOf(made.source, made), column, endColumn: column + 1 }
  },
  get lacking(): number {
    const made = this as unknown as Made
    return made.width - present(made)
  },
  get place(): Place {
    const made = this as unknown as Made
    return placeOf(made.source, made)
  },
  cellAt(column: number): Cell {
    const made = this as unknown as Made
    if (made.read?.[column]) return made.read[column]
    return column < present(made) ? readCell(made, column) : missingCell(made)
  },
  textAt(column: number): string {
    const made = this as unknown as Made
    return made.read?.[column]?.text ?? (column < present(made) ? readText(made, column) : '')
  },
}

/** The line as a row of a table whose header has so many cells. */
export const toTableRow = (
  source: Source,
  { line, lineStart, from, to }: Segment,
  bounds: CellBounds,
  width: number,
): TableRow => {
  const row = Object.create(tableRow) as TableRow & { -readonly [Key in keyof Made]: Made[Key] }
  row.source = source
  row.line = line
  row.lineStart = lineStart
  row.bounds = bounds
  row.from = from
  row.to = to
  row.width = width
  row.read = null
  return row
}
