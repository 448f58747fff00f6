import { keepComments, innermost, resolveDefinitions } from './close-block.js'
import { fenceLength, headingLength, underlineDepth } from './block-start.js'
import { consumeLine } from './cursor.js'
import { htmlStart } from './html-block.js'
import { isBreak } from './list-marker.js'
import type { Scan } from './open-block.js'
import { placeOf, textOf } from './passage.js'
import { currentParagraph, lineOf, makeRoom, type Opening } from './room.js'
import { restOfLine } from './table-block.js'
import { trimmedEnd } from './white-space.js'

const keepHeading = (
  scan: Scan,
  depth: number,
  source: string,
  place: Scan['found']['headings'][number]['place'],
) => {
  const heading = { depth, source, place }
  const container = innermost(scan)
  container.section = [...container.section.filter(above => above.depth < depth), heading]
  scan.found.headings.push(heading)
}

/** Where the text of a heading ends: before the number signs that close it, if white space precedes them. */
const headingEnd = (line: string, from: number): number => {
  const end = trimmedEnd(line, from, line.length)
  let text = end
  while (text > from && line[text - 1] === '#') text--
  return text === from || trimmedEnd(line, from, text) < text ? trimmedEnd(line, from, text) : end
}

/** `#` to `######`. */
export const openHeading = (scan: Scan): Opening => {
  const { cursor, path } = scan
  const line = lineOf(cursor)
  const length = headingLength(line)
  if (length === 0) return null
  makeRoom(scan)
  const whole = restOfLine(cursor)
  const source = line.slice(length, headingEnd(line, length))
  keepHeading(
    scan,
    line.search(/[^#]|$/),
    source,
    placeOf(path, [{ ...whole, to: trimmedEnd(cursor.text, whole.from, whole.to) }]),
  )
  keepComments(scan, [{ ...whole, from: whole.from + length }])
  consumeLine(cursor)
  return 'leaf'
}

/** Three or more backticks or tildes. */
export const openFence = (scan: Scan): Opening => {
  const { cursor, path } = scan
  const line = lineOf(cursor)
  const length = fenceLength(line)
  if (length === 0) return null
  makeRoom(scan)
  const place = placeOf(path, [restOfLine(cursor)])
  scan.leaf = { kind: 'fence', mark: line.charAt(0), length, place, from: cursor.next, to: cursor.next }
  return 'leaf'
}

/** A tag, comment or the like that begins a block of HTML. */
export const openHtml = (scan: Scan): Opening => {
  const html = htmlStart(lineOf(scan.cursor), currentParagraph(scan) !== null)
  if (html === 0) return null
  makeRoom(scan)
  scan.leaf = { kind: 'html', html, segments: [], closed: false }
  return 'leaf'
}

/** The line that makes a heading of the paragraph before it, unless nothing but definitions is in it. */
export const underline = (scan: Scan): Opening => {
  const { cursor } = scan
  const paragraph = currentParagraph(scan)
  const depth = paragraph ? underlineDepth(lineOf(cursor)) : 0
  if (!paragraph || depth === 0) return null
  if (!resolveDefinitions(scan, paragraph)) return 'text'
  scan.leaf = null
  const source = textOf(cursor.text, paragraph.segments)
  const segments = [...paragraph.segments, restOfLine(cursor)]
  keepHeading(scan, depth, source, placeOf(scan.path, segments))
  keepComments(scan, paragraph.segments)
  consumeLine(cursor)
  return 'leaf'
}

/** Three or more asterisks, hyphens or underscores. */
export const openBreak = (scan: Scan): Opening => {
  if (!isBreak(scan.cursor)) return null
  makeRoom(scan)
  consumeLine(scan.cursor)
  return 'leaf'
}

/** Four columns of white space, where no paragraph goes on. */
export const openIndented = (scan: Scan): Opening => {
  const { cursor, path } = scan
  if (cursor.blank || (!scan.opened && scan.leaf?.kind === 'paragraph')) return null
  makeRoom(scan)
  const place = placeOf(path, [restOfLine(cursor)])
  scan.leaf = { kind: 'indented', mark: '', length: 0, place, from: cursor.next, to: cursor.next }
  return 'leaf'
}
