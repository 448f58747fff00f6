import { splitCells, isDelimiterLine } from '../markdown/cell-bounds.js'
import { readInline } from '../markdown/inline.js'
import type { ClaimPlace } from '../model/claim-settings.js'
import type { Inline, Table } from '../model/document.js'
import type { Place } from '../model/place.js'
import { normaliseHeader } from '../record/header.js'
import { toPlain } from '../record/plain-text.js'
import { textLines } from '../record/text-line.js'
import type { WrittenClaim } from './claim.js'
import type { HeadedSections } from './headed-section.js'
import type { ParsedFile } from './parsed-file.js'

/** Columns of a table of claims; -1 for one that is not there. */
interface ClaimColumns {
  readonly name: number
  readonly rows: number
  readonly owner: number
  readonly state: number
}

/** Plain header texts of a table. */
export const headersOf = ({ definitions }: ParsedFile, { header }: Table): readonly string[] =>
  header.map(({ text }) => toPlain(readInline(text.slice(0, 300), definitions).text))

/** The first column that bears one of these names; -1 where none does. */
export const columnNamed = (headers: readonly string[], names: readonly string[]): number => {
  const plain = headers.map(normaliseHeader)
  for (const name of names) {
    const column = plain.indexOf(normaliseHeader(name))
    if (column >= 0) return column
  }
  return -1
}

const columnsOf = (file: ParsedFile, table: Table, place: ClaimPlace): ClaimColumns => {
  const headers = headersOf(file, table)
  return {
    name: columnNamed(headers, place.name),
    rows: columnNamed(headers, place.rows),
    owner: columnNamed(headers, place.owner),
    state: columnNamed(headers, place.state),
  }
}

interface Line {
  readonly texts: readonly string[]
  readonly places: readonly Place[]
  readonly place: Place
  readonly read: boolean
}

/** The claims of all tables of a part that have the column of rows; null where no table has it. */
export const tableClaims = (
  file: ParsedFile,
  sections: HeadedSections,
  place: ClaimPlace,
): readonly WrittenClaim[] | null => {
  const tables = file.tables
    .filter(({ headerPlace }) => sections.holds(headerPlace.line))
    .map(table => ({ table, columns: columnsOf(file, table, place) }))
    .filter(({ columns }) => columns.rows >= 0)
  if (tables.length === 0) return null
  const written = tables.flatMap(({ table, columns }) =>
    table.rows.map(({ cells, place: line }) =>
      toWritten(
        file,
        {
          texts: cells.map(({ text }) => text),
          places: cells.map(each => each.place),
          place: line,
          read: true,
        },
        columns,
      ),
    ),
  )
  return [...written, ...lostClaims(file, sections, tables)].filter(
    ({ name, rows }) => name !== '' || rows !== '',
  )
}

/** Lines like those of a table of claims that stand behind it and in no table. */
const lostClaims = (
  file: ParsedFile,
  { holds }: HeadedSections,
  tables: readonly { readonly table: Table; readonly columns: ClaimColumns }[],
): readonly WrittenClaim[] => {
  const claims: WrittenClaim[] = []
  let passed = 0
  for (const { line, text, before } of textLines(file, file.text)) {
    if (!text.startsWith('|') || !holds(line) || isDelimiterLine(text)) continue
    while (passed < tables.length && tables[passed]!.table.place.endLine < line) passed++
    const above = tables[passed - 1]
    const bounds = above && splitCells(text, 0, text.length)
    // Fewer cells than the claim and its rows need are no claim.
    if (!above || !bounds || bounds.length / 2 <= above.columns.rows) continue
    const texts: string[] = []
    const places: Place[] = []
    for (let index = 0; index < bounds.length; index += 2) {
      const cell = text.slice(bounds[index], bounds[index + 1])
      texts.push(cell.trim().replaceAll('\\|', '|'))
      const column = before + (bounds[index] ?? 0) + 1
      places.push({ path: file.path, line, endLine: line, column, endColumn: column + cell.trimEnd().length })
    }
    const place = {
      path: file.path,
      line,
      endLine: line,
      column: before + 1,
      endColumn: before + text.length + 1,
    }
    claims.push(toWritten(file, { texts, places, place, read: false }, above.columns))
  }
  return claims
}

// Of a name or a state only the beginning matters, and notes behind it may be long.
const longestName = 200
const longestList = 20_000
const nothing: Inline = { text: '', runs: [], links: [] }

const toWritten = ({ definitions }: ParsedFile, line: Line, columns: ClaimColumns): WrittenClaim => {
  const inlineAt = (column: number, longest: number): Inline =>
    column < 0 ? nothing : readInline((line.texts[column] ?? '').slice(0, longest), definitions)
  const name = inlineAt(columns.name, longestName)
  const rows = inlineAt(columns.rows, longestList)
  return {
    name: toPlain(name.text),
    owner: toPlain(inlineAt(columns.owner, longestName).text),
    state: toPlain(inlineAt(columns.state, longestName).text),
    rows: toPlain(rows.text),
    struck: [name, rows].some(({ text, runs }) => text.trim() === '' && runs.some(({ struck }) => struck)),
    place: line.place,
    idsPlace: line.places[columns.rows] ?? line.place,
    read: line.read,
  }
}
