import { footnoteLength } from './block-start.js'
import { takeQuoteMark } from './continuation.js'
import { advanceColumns, advanceTo, codeAt, isSpaceOrTab, type Cursor } from './cursor.js'
import { normalLabel } from './definition.js'
import { markerLength } from './list-marker.js'
import type { Container, Scan } from './open-block.js'
import { currentParagraph, lineOf, makeRoom, type Opening } from './room.js'

const openContainer = (scan: Scan, kind: Container['kind'], width = 0): Opening => {
  const { section } = makeRoom(scan)
  if (kind === 'quote') scan.quotes.push(scan.containers.length)
  if (kind === 'quote' || kind === 'footnote') scan.barriers.push(scan.containers.length)
  scan.containers.push({ kind, width, children: 0, section })
  return 'container'
}

/** `>`. */
export const openQuote = (scan: Scan): Opening => {
  takeQuoteMark(scan.cursor)
  return openContainer(scan, 'quote')
}

/** `[^label]:`; a footnote is read whether or not anything refers to it. */
export const openFootnote = (scan: Scan): Opening => {
  const { cursor, found } = scan
  const length = footnoteLength(lineOf(cursor))
  if (length === 0) return null
  const label = cursor.text.slice(cursor.nonspace + 1, cursor.text.indexOf(']', cursor.nonspace))
  advanceTo(cursor, cursor.nonspace + length)
  if (!found.definitions.has(normalLabel(label)))
    found.definitions.set(normalLabel(label), { label, destination: '' })
  return openContainer(scan, 'footnote')
}

/** Columns from the marker of an item to its text, which the cursor goes to. */
const takeItemPadding = (cursor: Cursor): number => {
  const { offset, column, partialTab } = cursor
  while (cursor.column - column <= 5 && isSpaceOrTab(codeAt(cursor, cursor.offset))) advanceColumns(cursor, 1)
  const padding = cursor.column - column
  if (padding >= 1 && padding <= 4 && cursor.offset < cursor.end) return padding
  Object.assign(cursor, { offset, column, partialTab })
  if (padding > 0) advanceColumns(cursor, 1)
  return 1
}

/** A bullet or a number. */
export const openItem = (scan: Scan): Opening => {
  const { cursor } = scan
  const length = markerLength(cursor, currentParagraph(scan) !== null)
  if (length === 0) return null
  const { indent } = cursor
  advanceTo(cursor, cursor.nonspace + length)
  return openContainer(scan, 'item', indent + length + takeItemPadding(cursor))
}
