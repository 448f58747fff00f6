import type { idMatcher } from '../evidence/id-matcher.js'
import { readInline } from '../markdown/inline.js'
import type { MarkPlace } from '../model/claim-settings.js'
import type { Cell, Table } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { IdGrammar } from '../record/id.js'
import { emojiIn, endsWord, toPlain } from '../record/plain-text.js'
import { textLines } from '../record/text-line.js'
import { listedIds } from './claim-ids.js'
import { columnNamed, headersOf } from './claim-table.js'
import type { HeadedSections } from './headed-section.js'
import type { ParsedFile } from './parsed-file.js'

/** A line of a checklist or of a table of marks. */
export interface MarkEntry {
  /** As the configuration spells it; null for one that it does not know. */
  readonly mark: string | null
  /** The mark as it is written. */
  readonly written: string
  /** The rows it names, known or not. */
  readonly ids: readonly string[]
  readonly place: Place
  readonly markPlace: Place
}

/** What is needed to read entries. */
export interface MarkReading {
  readonly grammar: IdGrammar
  readonly isKnown: (id: string) => boolean
  /** Finds known IDs anywhere in a text. */
  readonly namesIn: ReturnType<typeof idMatcher>['namesIn']
}

const longest = 2000
const longestMark = 100

interface Marks {
  /** The mark with which a plain text begins. */
  readonly at: (text: string) => { readonly mark: string; readonly length: number } | null
}

const marksOf = ({ marks }: MarkPlace): Marks => {
  const known = [...marks.keys()]
    .map(mark => ({ mark, plain: toPlain(mark) }))
    .sort((one, other) => other.plain.length - one.plain.length)
  return {
    at: text => {
      const found = known.find(({ plain }) => text.startsWith(plain) && endsWord(text, plain.length))
      return found ? { mark: found.mark, length: found.plain.length } : null
    },
  }
}

/** The entries of the tables and lists in a part of a document, in the order of its lines. */
export const markEntries = (
  file: ParsedFile,
  sections: HeadedSections,
  place: MarkPlace,
  reading: MarkReading,
): readonly MarkEntry[] => {
  const marks = marksOf(place)
  return [
    ...file.tables
      .filter(({ headerPlace }) => sections.holds(headerPlace.line))
      .flatMap(table => tableEntries(file, table, place, marks, reading)),
    ...listEntries(file, sections, marks, reading),
  ].sort((one, other) => one.place.line - other.place.line)
}

const plainOf = ({ definitions }: ParsedFile, { text }: Cell, length = longest): string =>
  toPlain(readInline(text.slice(0, length), definitions).text)

const tableEntries = (
  file: ParsedFile,
  table: Table,
  place: MarkPlace,
  marks: Marks,
  reading: MarkReading,
): readonly MarkEntry[] => {
  const headers = headersOf(file, table)
  const textAt = (line: Table['rows'][number], column: number): string => {
    const cell = line.cells[column]
    return cell ? plainOf(file, cell) : ''
  }
  const isMarked = (column: number): boolean =>
    table.rows.some(({ cells }) => {
      const cell = cells[column]
      return cell !== undefined && marks.at(plainOf(file, cell, longestMark)) !== null
    })
  const found =
    place.mark.length > 0
      ? columnNamed(headers, place.mark)
      : headers.findIndex((_, column) => isMarked(column))
  if (found < 0) return []
  const row = place.row.length > 0 ? columnNamed(headers, place.row) : -1
  if (row < 0 && place.row.length > 0) return []
  return table.rows.flatMap((line): MarkEntry[] => {
    const written = textAt(line, found)
    const columns = row >= 0 ? [row] : headers.map((_, column) => column)
    const texts = columns.map(column =>
      column === found ? written.slice(marks.at(written)?.length ?? 0) : textAt(line, column),
    )
    const ids = idsIn(texts, reading)
    if (written === '' && ids.length === 0) return []
    const mark = marks.at(written)?.mark ?? null
    return [{ mark, written, ids, place: line.place, markPlace: line.cells[found]?.place ?? line.place }]
  })
}

/** The first of some texts that begins with IDs; else the first known ID that any of them names. */
const idsIn = (texts: readonly string[], { grammar, isKnown, namesIn }: MarkReading): readonly string[] => {
  const lists = texts.map(text => listedIds(text, grammar, isKnown).ids)
  const known = lists.find(ids => ids.some(isKnown))
  if (known) return known
  for (const text of texts) {
    const [first] = namesIn(text)
    if (first) return [first.id]
  }
  // Only an agreed grammar tells an ID that nobody knows from any other word.
  return grammar.pattern === null && texts.length > 1 ? [] : (lists.find(ids => ids.length > 0) ?? [])
}

const item = /^(?:[-*+]|\d{1,9}[.)])\s+/
const box = /^\[([ xX])\](?:\s+|$)/

const listEntries = (
  file: ParsedFile,
  { holds, headings }: HeadedSections,
  marks: Marks,
  reading: MarkReading,
): readonly MarkEntry[] => {
  const entries: MarkEntry[] = []
  for (const { line, text, before } of textLines(file, file.text)) {
    if (!holds(line)) continue
    const bullet = item.exec(text)?.[0]
    if (bullet === undefined) continue
    const content = text.slice(bullet.length, bullet.length + longest)
    const checkbox = box.exec(content)
    const written = checkbox ? `[${(checkbox[1] ?? '').toLowerCase()}]` : null
    const plain = toPlain(readInline(content.slice(checkbox?.[0].length ?? 0), file.definitions).text)
    // A box that is no mark itself may stand before one.
    const boxed = written === null ? null : marks.at(written)
    const found = boxed ?? marks.at(plain)
    const behind = boxed || !found ? plain : plain.slice(found.length)
    const ids = idsIn([behind], reading)
    // Anywhere in a file an emoji may be an ornament; below a heading that is named it is a mark.
    const leading = headings.length > 0 ? emojiIn(plain).find(({ index }) => index === 0)?.emoji : undefined
    const mark = found?.mark ?? leading ?? null
    if (ids.length === 0 || mark === null) continue
    const column = before + 1
    const place = { path: file.path, line, endLine: line, column, endColumn: column + text.length }
    entries.push({ mark: found?.mark ?? null, written: mark, ids, place, markPlace: place })
  }
  return entries
}
