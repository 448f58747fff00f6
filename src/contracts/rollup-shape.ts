import { readInline } from '../markdown/inline.js'
import type { Cell, Table } from '../model/document.js'
import { toPlain } from '../record/plain-text.js'
import { headersOf } from './claim-table.js'
import type { ParsedFile } from './parsed-file.js'
import { statedCount } from './rollup-count.js'
import type { LabelReader, RollupLabel } from './rollup-label.js'

/** A table of counts: its states stand in the heads, or in the lines below them. */
export interface RollupShape {
  readonly states: 'heads' | 'lines'
  readonly headers: readonly string[]
  /** Column of the labels; -1 where the lines have none. */
  readonly labels: number
  /** Columns of counts, and what each head stands for: a state or a total; null for any other word. */
  readonly counts: readonly { readonly column: number; readonly label: RollupLabel | null }[]
}

const longestCell = 200

/** What a cell shows; of a long one, which is prose, the beginning as it is written. */
export const plainCell = ({ text }: Cell, { definitions }: Pick<ParsedFile, 'definitions'>): string =>
  text.length > longestCell ? text.slice(0, longestCell) : toPlain(readInline(text, definitions).text)

const sampled = 50
// Nobody counts by hand in more lines than these, nor in more columns.
const mostLines = 1000
const mostColumns = 100

/** Recognises a table of counts by state; null for any other table, such as a legend or one with prose in it. */
export const rollupShape = (file: ParsedFile, table: Table, labelOf: LabelReader): RollupShape | null => {
  if (table.rows.length > mostLines || table.header.length > mostColumns) return null
  const headers = headersOf(file, table)
  const lines = table.rows.slice(0, sampled)
  const texts = new Map<number, readonly string[]>()
  const textsOf = (column: number): readonly string[] => {
    const before = texts.get(column)
    if (before) return before
    const read = lines.map(line => plainCell(line.cellAt(column), file)).filter(text => text !== '')
    texts.set(column, read)
    return read
  }
  const known = new Map<number, boolean>()
  const isCounted = (column: number): boolean => {
    const before = known.get(column)
    if (before !== undefined) return before
    const own = textsOf(column)
    const counts = own.filter(text => /\d/.test(text) && statedCount(text).kind === 'count').length
    const others = own.filter(text => statedCount(text).kind === 'other').length
    const is = counts > 0 && others <= counts
    known.set(column, is)
    return is
  }
  const columns = headers.map((_, column) => column)

  const heads = columns.map(column => ({ column, label: labelOf(headers[column] ?? '') }))
  if (heads.some(({ label, column }) => label?.kind === 'state' && isCounted(column))) {
    const labels = columns.find(column => heads[column]?.label?.kind !== 'state' && !isCounted(column)) ?? -1
    const counts = heads.filter(({ column, label }) => column > labels && label !== null && isCounted(column))
    if (counts.some(({ label }) => label?.kind === 'state'))
      return { states: 'heads', headers, labels, counts }
  }

  const labels = columns.find(column => {
    const read = textsOf(column).map(labelOf)
    const states = read.filter(label => label?.kind === 'state').length
    return states > 1 && 2 * read.filter(label => label !== null).length >= read.length
  })
  if (labels === undefined) return null
  const counts = heads.filter(({ column }) => column !== labels && isCounted(column))
  return counts.length > 0 ? { states: 'lines', headers, labels, counts } : null
}
