import { closeDownTo, closeLeaf } from './close-block.js'
import { closesFence, leafContinues, matchContainers } from './continuation.js'
import { advanceTo, cursorOver, findNonspace, nextLine, type Cursor } from './cursor.js'
import { endsHtml } from './html-block.js'
import type { Container, Findings, Scan } from './open-block.js'
import { openBlock } from './opening.js'
import type { Segment } from './passage.js'
import { closeUnmatched, currentLeaf } from './room.js'

const tabStop = 4

/** What is left of the line, a tab of which a container took a part being as many spaces as are left of it. */
const remainder = ({ line, start, offset, end, column, partialTab }: Cursor): Segment => ({
  line,
  lineStart: start,
  from: partialTab ? offset + 1 : offset,
  to: end,
  indent: partialTab ? tabStop - (column % tabStop) : 0,
})

const addText = (scan: Scan): void => {
  const { cursor } = scan
  findNonspace(cursor)
  const isLazy = !scan.opened && !scan.leafMatched && !cursor.blank && scan.leaf?.kind === 'paragraph'
  if (!isLazy) closeUnmatched(scan)
  const { leaf } = scan
  if (leaf?.kind === 'fence' || leaf?.kind === 'indented') leaf.to = cursor.next
  else if (leaf?.kind === 'html') {
    leaf.segments.push(remainder(cursor))
    leaf.closed = endsHtml(cursor.text.slice(cursor.nonspace, cursor.end), leaf.html)
    if (leaf.closed) closeLeaf(scan)
  } else if (!cursor.blank) addToParagraph(scan, isLazy)
}

const addToParagraph = (scan: Scan, isLazy: boolean): void => {
  const { cursor, leaf } = scan
  if (!isLazy) advanceTo(cursor, cursor.nonspace)
  if (leaf?.kind === 'paragraph') {
    leaf.segments.push(remainder(cursor))
    return
  }
  closeLeaf(scan)
  const container = scan.containers[scan.containers.length - 1]
  if (container) container.children++
  scan.leaf = { kind: 'paragraph', segments: [remainder(cursor)] }
}

// What begins no block, no delimiter line and no line under a heading, whatever follows it.
const isPlain = Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z"'(),./;!?@$%^&{}\\\]]/.test(String.fromCharCode(code)),
)

/** Columns that the content of the innermost container is indented by, where nothing or one item is open; -1 for all else. */
const plainIndent = (containers: readonly Container[]): number => {
  if (containers.length === 1) return 0
  const [, item] = containers
  return containers.length === 2 && item?.kind === 'item' ? item.width : -1
}

/** Takes a line that only goes on with a paragraph or a fence: most lines of most documents are such. */
const takePlainLine = ({ cursor, containers, leaf }: Scan): boolean => {
  if (leaf?.kind !== 'paragraph' && leaf?.kind !== 'fence') return false
  const { text, line, start, end, next } = cursor
  const indent = plainIndent(containers)
  let from = start
  while (text.charCodeAt(from) === space) from++
  if (indent < 0 || from >= end || isPlain[text.charCodeAt(from)] === false) return false
  if (leaf.kind === 'fence' && from - start >= indent) leaf.to = next
  else if (leaf.kind === 'paragraph' && from - start === indent)
    leaf.segments.push({ line, lineStart: start, from, to: end, indent: 0 })
  else return false
  return true
}

const space = 32

const takeLine = (scan: Scan): void => {
  const { cursor, leaf } = scan
  scan.matched = matchContainers(scan)
  scan.leafMatched = false
  scan.opened = false
  scan.row = null
  if (leaf && scan.matched === scan.containers.length) {
    findNonspace(cursor)
    if (leaf.kind === 'fence' && closesFence(scan)) {
      scan.found.fences.push({ first: leaf.place.line, last: cursor.line })
      scan.leaf = null
      return
    }
    scan.leafMatched = leafContinues(scan, leaf)
  }
  let kind = currentLeaf(scan)?.kind
  while (kind !== 'fence' && kind !== 'indented' && kind !== 'html') {
    findNonspace(cursor)
    if (openBlock(scan) !== 'container') break
    kind = currentLeaf(scan)?.kind
  }
  addText(scan)
}

const isFresh = ({ cursor, containers, leaf, found: { headings } }: Scan): boolean =>
  containers.length === 1 && leaf === null && headings[headings.length - 1]?.place.endLine === cursor.line

/**
 * Reads the block structure of a document, line by line, the way cmark-gfm does; to its end, or to the first heading
 * behind a line at which nothing is open, from which the rest can be read by itself.
 */
export const scanBlocks = (
  path: string,
  text: string,
  enough = Infinity,
): Findings & { readonly lineCount: number; readonly isWhole: boolean } => {
  const scan: Scan = {
    path,
    source: { path, text },
    cursor: cursorOver(text),
    containers: [{ kind: 'document', width: 0, children: 0, section: [] }],
    quotes: [],
    barriers: [],
    leaf: null,
    matched: 1,
    leafMatched: false,
    opened: false,
    row: null,
    nextComment: -1,
    found: {
      tables: [],
      headings: [],
      comments: [],
      hidden: [],
      definitions: new Map(),
      paragraphs: [],
      fences: [],
    },
  }
  let isWhole = true
  while (isWhole && nextLine(scan.cursor)) {
    if (!takePlainLine(scan)) takeLine(scan)
    isWhole = scan.cursor.line <= enough || !isFresh(scan)
  }
  closeDownTo(scan, 1)
  return { ...scan.found, lineCount: scan.cursor.line, isWhole }
}
