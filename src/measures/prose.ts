import { textLines } from '../markdown/text-lines.js'

/** A paragraph, a heading, an item or a line of a table, as it is written. */
export interface Passage {
  readonly text: string
  /** Line on which it begins, from 1. */
  readonly line: number
}

const fence = /^\s*(?:>\s*)*(?:[-*+] +|\d{1,9}[.)] +)?(`{3,}|~{3,})/
const item = /^\s*(?:[-*+]|\d{1,9}[.)])(?: |$)/
const alone = /^\s*(?:#{1,6}(?: |$)|\|)/

const aside = /~~[^~]+~~|`[^`]+`/g

/** The text with marks in place of what is struck out or code: as long as the text, line ends kept. */
export const withoutAsides = (text: string): string =>
  /[~`]/.test(text) ? text.replace(aside, part => part.replace(/[^\n]/g, '*')) : text

/** What a document says in its own words: no fence, no indented code, no quotation, no HTML comment. Linear in the text. */
export function* passagesOf(text: string): Iterable<Passage> {
  let open = ''
  let isComment = false
  let isListed = false
  let passage: string[] = []
  let start = 0
  let line = 0
  const taken = (): readonly Passage[] => {
    const done = passage.length > 0 ? [{ text: passage.join('\n'), line: start }] : []
    passage = []
    return done
  }
  for (const written of textLines(text)) {
    line++
    const mark = isComment ? undefined : fence.exec(written)?.[1]
    if (open !== '') {
      if (mark?.startsWith(open) === true && written.trim() === mark) open = ''
      continue
    }
    if (mark !== undefined) {
      open = mark
      yield* taken()
      continue
    }
    const { shown, isOpen } = withoutComments(written, isComment)
    isComment = isOpen
    const isQuote = /^\s*>/.test(shown)
    const isCode = passage.length === 0 && !isListed && /^(?: {4}|\t)/.test(shown)
    const isItem = item.test(shown)
    if (shown.trim() === '' || isQuote || isCode || isItem || alone.test(shown)) yield* taken()
    if (shown.trim() === '' || isQuote || isCode) continue
    isListed = isItem || (isListed && /^\s/.test(shown)) || (isListed && passage.length > 0)
    if (passage.length === 0) start = line
    passage.push(shown)
    if (alone.test(shown)) yield* taken()
  }
  yield* taken()
}

/** The line with white space in place of what stands in comments, and whether one goes on behind it. */
const withoutComments = (
  line: string,
  isInside: boolean,
): { readonly shown: string; readonly isOpen: boolean } => {
  if (!isInside && !line.includes('<!--')) return { shown: line, isOpen: false }
  let shown = ''
  let from = 0
  let inside = isInside
  for (;;) {
    const at = line.indexOf(inside ? '-->' : '<!--', from)
    const end = at < 0 ? line.length : at + (inside ? 3 : 0)
    shown += inside ? ' '.repeat(end - from) : line.slice(from, end)
    if (at < 0) return { shown, isOpen: inside }
    from = end
    inside = !inside
  }
}
