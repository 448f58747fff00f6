import { inlineSpans } from './inline-span.js'

/** A comment between two offsets of a text, and what it says. */
export interface CommentSpan {
  readonly from: number
  readonly to: number
  readonly text: string
}

const open = '<!--'
const close = '-->'

const toComment = (source: string, from: number, to: number): CommentSpan => ({
  from,
  to,
  text: source.slice(from + open.length, Math.max(from + open.length, to - close.length)).trim(),
})

/** The comments of an HTML block, where nothing but `-->` ends one. */
export const commentsInHtml = (html: string): readonly CommentSpan[] => {
  const comments: CommentSpan[] = []
  for (let from = html.indexOf(open); from >= 0;) {
    const end = html.indexOf(close, from + 2)
    if (end < 0) break
    comments.push(toComment(html, from, end + close.length))
    from = html.indexOf(open, end)
  }
  return comments
}

/** The comments within the inline content of a paragraph, heading or cell: not in code, not escaped, not in a tag. */
export const commentsInLine = (source: string): readonly CommentSpan[] => {
  if (!source.includes(open)) return []
  return inlineSpans(source)
    .filter(({ kind }) => kind === 'comment')
    .map(({ from, to }) => toComment(source, from, to))
}
