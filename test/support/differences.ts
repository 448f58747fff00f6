import { readInline } from '../../src/markdown/inline.js'
import type { Cell } from '../../src/model/document.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { CmarkReading, CmarkTable } from './cmark-tables.js'

/** Where cmark-gfm says that a header stands on a line above its own, with the reason. */
const headerLineSlips: readonly {
  readonly reason: string
  readonly holds: (table: CmarkTable, lines: readonly string[]) => boolean
}[] = [
  {
    reason: 'a table under a paragraph gets the line on which the paragraph begins',
    holds: ({ underParagraph }) => underParagraph,
  },
  {
    reason: 'so does one under link reference definitions, of which nothing is left',
    holds: ({ headerLine }, lines) => /\[.+\]:/.test(lines[headerLine - 1] ?? ''),
  },
]

/** As much of a long text as shows where it begins to differ from another. */
const aroundDifference = (text: string, other: string): string => {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return text.length < 200 ? text : `…${text.slice(Math.max(0, at - 60), at + 60)}…`
}

/** How our reading of a document differs from cmark-gfm's, one line for each difference. */
export const differences = (text: string, theirs: CmarkReading): readonly string[] => {
  const document = parseMarkdown('d.md', text)
  const lines = text.split(/\r\n|\n|\r/)
  const found: string[] = []
  const hold = (what: string, ours: unknown, other: unknown): void => {
    const [our, their] = [JSON.stringify(ours), JSON.stringify(other) ?? 'nothing']
    if (our !== their)
      found.push(`${what}: ours ${aroundDifference(our, their)}, theirs ${aroundDifference(their, our)}`)
  }
  const holdCells = (what: string, ours: readonly Cell[], others: readonly string[] = []): void => {
    hold(`${what} count`, ours.length, others.length)
    ours.forEach((cell, index) => hold(what, readInline(cell.text, document.definitions).text, others[index]))
  }
  hold('tables', document.tables.length, theirs.tables.length)
  hold(
    'headings',
    document.headings.map(({ depth, text: words }) => ({ depth, text: words })),
    theirs.headings,
  )
  document.tables.forEach((table, index) => {
    const other = theirs.tables[index]
    if (!other) return
    holdCells('header', table.header, other.header)
    const slips = headerLineSlips.some(slip => slip.holds(other, lines))
    const at = table.headerPlace.line
    hold('header-line', slips ? Math.min(at, other.headerLine) : at, other.headerLine)
    hold(
      'row-lines',
      table.rows.map(row => row.place.line),
      other.rows.map(row => row.line),
    )
    table.rows.forEach((row, number) => holdCells('cell', row.cells, other.rows[number]?.cells))
  })
  return found
}
