import { tagEnd } from './html-tag.js'

/** A stretch of inline Markdown that is read as a whole before any emphasis or link is. */
export interface InlineSpan {
  /** `ticks`: backticks that no others close. `false-comment`: a `<!--` that begins no comment. Both are text. */
  readonly kind: 'code' | 'ticks' | 'comment' | 'false-comment' | 'tag'
  readonly from: number
  readonly to: number
}

const commentOpen = '<!--'
const mostTicks = 80

/**
 * End of the comment that begins at `from`, -1 where GitHub shows it as text: within a paragraph, `--` may not stand in a
 * comment, and it may begin with neither `>` nor `->`.
 */
const commentEnd = (source: string, from: number): number => {
  const start = from + commentOpen.length
  if (source[start] === '>' || source.startsWith('->', start)) return -1
  const end = source.indexOf('--', start)
  return end >= 0 && source[end + 2] === '>' ? end + 3 : -1
}

/**
 * Finds where backticks are closed, as cmark-gfm does: once a run was looked for in vain it trusts the last place where
 * it saw a run of each length, and may miss one that follows.
 */
const tickFinder = (source: string): ((from: number, length: number) => number) => {
  const last = new Map<number, number>()
  const run = /`+/g
  let sawAll = false
  return (from, length) => {
    if (length > mostTicks || (sawAll && (last.get(length) ?? 0) <= from)) return -1
    run.lastIndex = from
    for (let found = run.exec(source); found; found = run.exec(source)) {
      last.set(found[0].length, found.index)
      if (found[0].length === length) return run.lastIndex
    }
    sawAll = true
    return -1
  }
}

const spanAtAngle = (source: string, from: number): InlineSpan | null => {
  if (source.startsWith(commentOpen, from)) {
    const to = commentEnd(source, from)
    return to < 0
      ? { kind: 'false-comment', from, to: from + commentOpen.length }
      : { kind: 'comment', from, to }
  }
  const to = tagEnd(source, from)
  return to < 0 ? null : { kind: 'tag', from, to }
}

/** The spans of a paragraph, heading or cell, in order. Linear in its length. */
export const inlineSpans = (source: string): readonly InlineSpan[] => {
  const spans: InlineSpan[] = []
  const findTicks = tickFinder(source)
  const mark = /\\[!-/:-@[-`{-~]?|`+|</g
  for (let found = mark.exec(source); found; found = mark.exec(source)) {
    const [text] = found
    const from = found.index
    if (text.startsWith('\\')) continue
    let span: InlineSpan | null
    if (text === '<') span = spanAtAngle(source, from)
    else {
      const to = findTicks(mark.lastIndex, text.length)
      span = to < 0 ? { kind: 'ticks', from, to: mark.lastIndex } : { kind: 'code', from, to }
    }
    if (!span) continue
    spans.push(span)
    mark.lastIndex = span.to
  }
  return spans
}
