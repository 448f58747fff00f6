import { commentsInHtml, commentsInLine, type CommentSpan } from './comment-text.js'
import { normalLabel, takeDefinitions } from './definition.js'
import { countRows } from './hidden-rows.js'
import type { OpenCode, OpenHtml, OpenParagraph, Scan } from './open-block.js'
import { placeOf, placesIn, textOf, type Segment } from './passage.js'

/** True where a comment may begin between two offsets, the later ones asked for later. */
export const mayComment = (scan: Scan, from: number, to: number): boolean => {
  if (scan.nextComment < from) {
    const next = scan.cursor.text.indexOf('<!--', from)
    scan.nextComment = next < 0 ? scan.cursor.text.length : next
  }
  return scan.nextComment < to
}

/** Keeps the comments within these lines. */
export const keepComments = (
  scan: Scan,
  segments: readonly Segment[],
  find: (source: string) => readonly CommentSpan[] = commentsInLine,
): void => {
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (!first || !last || !mayComment(scan, first.from, last.to)) return
  const placeIn = placesIn(scan.path, segments)
  for (const { from, to, text } of find(textOf(scan.cursor.text, segments)))
    scan.found.comments.push({ text, place: placeIn(from, to) })
}

/** Takes the link reference definitions from the start of a paragraph; false where nothing else is in it. */
export const resolveDefinitions = (scan: Scan, paragraph: OpenParagraph): boolean => {
  const { text } = scan.cursor
  const first = paragraph.segments[0]
  if (!first || first.indent > 0 || text[first.from] !== '[') return first !== undefined
  const source = textOf(text, paragraph.segments)
  const { definitions, end } = takeDefinitions(source)
  for (const definition of definitions) {
    const label = normalLabel(definition.label)
    if (!scan.found.definitions.has(label)) scan.found.definitions.set(label, definition)
  }
  if (definitions.length === 0) return true
  const lines = end >= source.length ? paragraph.segments.length : source.slice(0, end).split('\n').length - 1
  paragraph.segments = paragraph.segments.slice(lines)
  return paragraph.segments.length > 0
}

/** Keeps these lines as a paragraph, and the comments within. */
export const keepParagraph = (scan: Scan, segments: readonly Segment[]): void => {
  keepComments(scan, segments)
  if (segments.length > 0) scan.found.paragraphs.push(segments)
}

const closeParagraph = (scan: Scan, paragraph: OpenParagraph): void => {
  if (resolveDefinitions(scan, paragraph)) keepParagraph(scan, paragraph.segments)
  else innermost(scan).children--
}

const closeCode = (scan: Scan, { kind, place, from, to }: OpenCode): void => {
  if (kind === 'indented') return
  const rows = countRows(scan.cursor.text.slice(from, to))
  if (rows > 0) scan.found.hidden.push({ by: 'fence', place, rows })
}

const closeHtml = (scan: Scan, { html, segments, closed }: OpenHtml): void => {
  if (html === 2 || html >= 6) keepComments(scan, segments, commentsInHtml)
  if (html !== 2 || closed) return
  const rows = countRows(textOf(scan.cursor.text, segments))
  const place = placeOf(scan.path, segments.slice(0, 1))
  if (rows > 0) scan.found.hidden.push({ by: 'comment', place, rows })
}

/** The innermost open container. */
export const innermost = ({ containers }: Scan): Scan['containers'][number] => {
  const container = containers[containers.length - 1]
  if (!container) throw new Error('the document itself is always open')
  return container
}

/** Ends the open leaf, if there is one, and keeps what was in it. */
export const closeLeaf = (scan: Scan): void => {
  const { leaf } = scan
  scan.leaf = null
  if (leaf?.kind === 'paragraph') closeParagraph(scan, leaf)
  else if (leaf?.kind === 'html') closeHtml(scan, leaf)
  else if (leaf?.kind === 'table') scan.found.tables.push(leaf)
  else if (leaf) closeCode(scan, leaf)
}

/** Ends the open leaf and all containers but the outermost `depth`. */
export const closeDownTo = (scan: Scan, depth: number): void => {
  closeLeaf(scan)
  while (scan.containers.length > depth) {
    const kind = scan.containers.pop()?.kind
    if (kind === 'quote') scan.quotes.pop()
    if (kind === 'quote' || kind === 'footnote') scan.barriers.pop()
  }
}
