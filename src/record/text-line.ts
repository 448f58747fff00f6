import type { MarkdownDocument } from '../model/document.js'
import { isDelimiterLine, splitCells } from '../markdown/cell-bounds.js'

/** Why GitHub takes a line for no row, as far as what stands above it tells. */
export type Loss =
  | { readonly by: 'blank' | 'comment' | 'tag' | 'width' | 'nothing' }
  | { readonly by: 'delimiter'; readonly header: number; readonly delimiter: number }

/** A line that no table, fence, comment or preformatted text holds. */
export interface TextLine {
  readonly line: number
  /** Without the marks of quotes and the white space before it. */
  readonly text: string
  /** Columns of what was left out before it. */
  readonly before: number
  readonly loss: Loss
}

const fenceMark = /^(`{3,}|~{3,})(.*)$/
const preformatted = /^<(pre|script|style|textarea)(?=[\s>]|$)/i
const tag = /^<\/?[a-z][a-z0-9-]*(?=[\s/>]|$)/i
const indentedCode = 4

interface Open {
  /** Ends with a line of at least as many marks, or one that holds this tag. */
  readonly fence?: string
  readonly tag?: string
}

const ends = ({ fence, tag: name }: Open, text: string): boolean => {
  if (name !== undefined) return text.toLowerCase().includes(`</${name}`)
  const [, marks = '', rest = ''] = fenceMark.exec(text) ?? []
  return fence !== undefined && marks.startsWith(fence) && rest.trim() === ''
}

const opens = (text: string): Open | null => {
  const [, fence, rest = ''] = fenceMark.exec(text.replace(/^(?:[-*+]|\d{1,9}[.)]) +/, '')) ?? []
  if (fence !== undefined && !(fence.startsWith('`') && rest.includes('`'))) return { fence }
  const name = preformatted.exec(text)?.[1]?.toLowerCase()
  return name === undefined || text.toLowerCase().includes(`</${name}`) ? null : { tag: name }
}

const widthOf = (text: string): number => (splitCells(text, 0, text.length)?.length ?? 0) / 2

/** Last lines of what holds lines, by their first ones. */
const spans = (
  places: readonly { readonly line: number; readonly endLine: number }[],
): Map<number, number> => {
  const last = new Map<number, number>()
  for (const { line, endLine } of places) last.set(line, Math.max(endLine, last.get(line) ?? 0))
  return last
}

/** Goes through the lines of a text, by `\n`, `\r\n` and `\r`. */
interface LineWalk {
  /** The next line; null behind the last. */
  readonly take: () => string | null
  /** Leaves out so many lines. */
  readonly skip: (count: number) => void
}

const walkLines = (text: string): LineWalk => {
  const any = text.includes('\r') ? /\r\n|\n|\r/g : null
  let next = 0
  const endOfLine = (): number => {
    const from = next
    if (any) any.lastIndex = from
    const end = any ? (any.exec(text)?.index ?? -1) : text.indexOf('\n', from)
    next = end < 0 ? text.length + 1 : (any?.lastIndex ?? end + 1)
    return end < 0 ? text.length : end
  }
  return {
    take: () => {
      const from = next
      return from > text.length ? null : text.slice(from, endOfLine())
    },
    skip: count => {
      for (let left = count; left > 0 && next <= text.length; left--) endOfLine()
    },
  }
}

/**
 * The lines of a document outside of its tables, fences and comments, as far as that is certain: what follows a fence
 * or comment that nobody closed is left out, and so is indented code. Linear.
 */
export function* textLines({ tables, comments, hidden }: MarkdownDocument, text: string): Iterable<TextLine> {
  const tableEnds = spans(tables.map(({ place }) => place))
  const commentEnds = spans(comments.map(({ place }) => place).filter(({ line, endLine }) => endLine > line))
  const hiddenComments = new Set(hidden.filter(({ by }) => by === 'comment').map(({ place }) => place.line))
  let line = 0
  let heldTo = 0
  let open: Open | null = null
  let quoted = false
  let loss: Loss = { by: 'nothing' }
  let behindTable = false
  let previous = ''
  const walk = walkLines(text)
  for (;;) {
    line++
    if (hiddenComments.has(line)) return
    const tableEnd = tableEnds.get(line)
    if (tableEnd !== undefined) {
      heldTo = Math.max(heldTo, tableEnd)
      open = null
      loss = { by: 'nothing' }
      behindTable = true
    }
    if (line <= heldTo) {
      // Most lines of a matrix are rows of one table, and no other block begins among them.
      const last = tableEnd === undefined ? line : heldTo
      walk.skip(last - line + 1)
      line = last
      continue
    }
    const whole = walk.take()
    if (whole === null) return
    const content = whole.replace(/^(?: {0,3}>)+/, '')
    const rest = content.trimStart()
    const above = previous
    previous = rest
    // A fence ends with the quote that it stands in.
    if (open && quoted && content === whole) open = null
    if (open) {
      if (ends(open, rest)) open = null
      continue
    }
    if (rest === '') {
      loss = { by: behindTable ? 'blank' : 'nothing' }
      continue
    }
    const commentEnd = commentEnds.get(line)
    if (commentEnd !== undefined || rest.startsWith('<!--')) {
      loss = { by: 'comment' }
      heldTo = Math.max(heldTo, commentEnd ?? line)
      continue
    }
    open = opens(rest)
    quoted = content !== whole
    if (open || content.length - rest.length >= indentedCode || content.startsWith('\t')) continue
    if (tag.test(rest)) loss = { by: 'tag' }
    else if (rest.includes('|') && loss.by !== 'tag' && isDelimiterLine(rest)) {
      loss = { by: 'delimiter', header: widthOf(above), delimiter: widthOf(rest) }
    } else if (rest.length > 0xffff && widthOf(rest) === 0) loss = { by: 'width' }
    else if (!rest.includes('|')) behindTable = false
    yield { line, text: rest, before: whole.length - rest.length, loss }
  }
}
