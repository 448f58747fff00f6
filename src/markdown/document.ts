import type { Heading, MarkdownDocument, Table } from '../model/document.js'
import { findConflicts } from './conflict.js'
import { readInline } from './inline.js'
import type { OpenTable, ReadHeading } from './open-block.js'
import { scanBlocks } from './scan.js'

/** Reads a Markdown file: its tables as GitHub renders them, and what stands around them. */
export const parseMarkdown = (path: string, text: string): MarkdownDocument => {
  const { tables, headings, comments, hidden, definitions, fences, lineCount } = scanBlocks(path, text)
  const texts = new Map<ReadHeading, string>()
  for (const heading of headings) texts.set(heading, readInline(heading.source, definitions).text.trim())
  return {
    path,
    tables: tables.map(table => toTable(table, texts)),
    headings: headings.map((heading): Heading => ({
      depth: heading.depth,
      text: texts.get(heading) ?? '',
      place: heading.place,
    })),
    comments,
    hidden,
    conflicts: findConflicts(path, text, fences),
    definitions,
    lineCount,
  }
}

const toTable = (
  { header, headerPlace, delimiterPlace, rows, section }: OpenTable,
  texts: ReadonlyMap<ReadHeading, string>,
): Table => {
  const { path, line, column } = headerPlace
  const end = rows[rows.length - 1]?.place ?? delimiterPlace
  return {
    header,
    headerPlace,
    rows,
    place: { path, line, endLine: end.endLine, column: column ?? 1, endColumn: end.endColumn ?? 1 },
    section: section.map(heading => texts.get(heading) ?? ''),
  }
}
