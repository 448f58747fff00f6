import type { Flaw } from '../model/census.js'
import type { Cell, TableRow } from '../model/document.js'
import type { Place } from '../model/place.js'
import { excerpt, listed } from './excerpt.js'

/** True where a code span is opened in a piece of Markdown and not closed in it. */
const opensCode = (text: string): boolean => {
  const runs = [...text.matchAll(/\\?`+/g)].map(([run]) => run)
  let open: string | null = null
  for (const run of runs) {
    if (open === null) open = run.startsWith('\\') ? (run.length > 2 ? run.slice(2) : null) : run
    else if (run.replace('\\', '') === open) open = null
  }
  return open !== null
}

/** The cell behind which a pipe within backticks was read as a border; -1 where there is none. */
const splitCode = (cells: readonly Cell[]): number =>
  cells.findIndex(
    ({ text }, index) =>
      opensCode(text) && cells.slice(index + 1, index + 9).some(later => later.text.includes('`')),
  )

const behind = ({ place }: Cell, next: Cell | undefined): Place => ({
  ...place,
  column: place.endColumn ?? place.column ?? 1,
  endColumn: next?.place.column ?? (place.endColumn ?? 1) + 1,
})

const cellsInWords = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`

const surplusFlaw = (row: TableRow, id: string, width: number): Flaw => {
  const cells = [...row.cells, ...row.surplus]
  const code = splitCode(cells)
  const place =
    code >= 0 ? behind(cells[code]!, cells[code + 1]) : (row.surplusBorder ?? row.surplus[0]!.place)
  const where = place.column === undefined ? '' : ` at column ${place.column}`
  const found = `Unexpected ${code >= 0 ? 'border within a code span' : `cell ${width + 1}`}${where}`
  return {
    rule: 'malformed-row',
    subject: id,
    id,
    place,
    message: `${found}, expected ${cellsInWords(width)} and not ${cells.length}: GitHub drops ${listed(
      row.surplus.map(({ text }) => excerpt(text, 30)),
      3,
    )}`,
    help:
      code >= 0
        ? 'GitHub splits at every pipe, also within backticks: write `\\|` for this one.'
        : 'Write `\\|` for a pipe that belongs to a cell, or give the header another column.',
  }
}

const lackingFlaw = (row: TableRow, id: string, header: readonly string[]): Flaw => {
  const present = header.length - row.lacking
  const missing = listed(
    header.slice(present).map(text => `\`${text.replace(/`/g, '')}\``),
    6,
  )
  const { column } = row.cells[present]!.place
  return {
    rule: 'malformed-row',
    subject: id,
    id,
    place: row.cells[present]!.place,
    message: `Unexpected end of the row${column === undefined ? '' : ` at column ${column}`} after ${cellsInWords(present)}, expected ${header.length}: ${missing} ${row.lacking === 1 ? 'is' : 'are'} missing`,
    help: 'Write every cell, also an empty one: `| |`.',
  }
}

/** The flaw of a row whose cells do not fit its header; null where they do. */
export const malformedRow = (row: TableRow, id: string, header: readonly string[]): Flaw | null => {
  if (row.surplusBorder !== null) return surplusFlaw(row, id, header.length)
  return row.lacking > 0 ? lackingFlaw(row, id, header) : null
}
