import { closingFenceLength } from './block-start.js'
import { splitCells } from './cell-bounds.js'
import {
  advance,
  advanceColumns,
  advanceTo,
  codeAt,
  findNonspace,
  isSpaceOrTab,
  type Cursor,
} from './cursor.js'
import type { Container, Leaf, Scan } from './open-block.js'

const greaterThan = 62
/** Columns of indentation that make code, and hold the content of a footnote. */
export const codeIndent = 4

/** Takes the `>` of a quote, and the white space after it; the cursor has found it. */
export const takeQuoteMark = (cursor: Cursor): void => {
  advanceTo(cursor, cursor.nonspace)
  advance(cursor, 1)
  if (isSpaceOrTab(codeAt(cursor, cursor.offset))) advanceColumns(cursor, 1)
}

const continues = (cursor: Cursor, { kind, width, children }: Container): boolean => {
  if (kind === 'quote') {
    if (cursor.indent >= codeIndent || codeAt(cursor, cursor.nonspace) !== greaterThan) return false
    takeQuoteMark(cursor)
    return true
  }
  const columns = kind === 'footnote' ? codeIndent : width
  if (cursor.indent >= columns) {
    advanceColumns(cursor, columns)
    return true
  }
  if (kind === 'footnote' || !cursor.blank || children === 0) return false
  advanceTo(cursor, cursor.nonspace)
  return true
}

/** How far the containers go on where nothing is left of the line: up to a quote, a footnote, an item without content. */
const matchNothing = ({ containers, quotes, barriers, cursor }: Scan, from: number): number => {
  const ends = cursor.start === cursor.end ? quotes : barriers
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  const last = containers[containers.length - 1]
  const emptyItem = last?.kind === 'item' && last.children === 0 ? 1 : 0
  return Math.max(from, Math.min(ends[low] ?? containers.length, containers.length - emptyItem))
}

/** Counts the open containers that go on in this line. Never looks twice at a character, nor at a container for nothing. */
export const matchContainers = (scan: Scan): number => {
  const { cursor, containers } = scan
  for (let index = 1; index < containers.length; index++) {
    if (cursor.offset >= cursor.end) return matchNothing(scan, index)
    findNonspace(cursor)
    const container = containers[index]
    if (container && !continues(cursor, container)) return index
  }
  return containers.length
}

/** True where the line closes the fence. */
export const closesFence = ({ cursor, leaf }: Scan): boolean =>
  leaf?.kind === 'fence' &&
  cursor.indent < codeIndent &&
  closingFenceLength(cursor.text.slice(cursor.nonspace, cursor.end), leaf.mark) >= leaf.length

/** True where the innermost open block goes on in this line, its containers having gone on. */
export const leafContinues = (scan: Scan, leaf: Leaf): boolean => {
  const { cursor } = scan
  switch (leaf.kind) {
    case 'paragraph':
      return !cursor.blank
    case 'fence':
      return true
    case 'indented':
      return cursor.blank || cursor.indent >= codeIndent
    case 'html':
      return leaf.html <= 5 || !cursor.blank
    case 'table':
      scan.row = splitCells(cursor.text, cursor.nonspace, cursor.end)
      return scan.row !== null
  }
}
