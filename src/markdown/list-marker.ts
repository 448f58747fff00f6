import { codeAt, isSpaceOrTab, type Cursor } from './cursor.js'

const asterisk = 42
const plus = 43
const hyphen = 45
const fullStop = 46
const parenthesis = 41
const underscore = 95

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13
const isDigit = (code: number): boolean => code >= 48 && code <= 57

const bulletEnd = (cursor: Cursor, at: number): number => {
  const code = codeAt(cursor, at)
  return code === asterisk || code === hyphen || code === plus ? at + 1 : -1
}

const numberEnd = (cursor: Cursor, at: number, interruptsParagraph: boolean): number => {
  let end = at
  while (end - at < 9 && isDigit(codeAt(cursor, end))) end++
  if (end === at || (interruptsParagraph && Number(cursor.text.slice(at, end)) !== 1)) return -1
  const code = codeAt(cursor, end)
  return code === fullStop || code === parenthesis ? end + 1 : -1
}

/** Length of the list marker at the first character of the line, 0 for none. An empty item interrupts no paragraph. */
export const markerLength = (cursor: Cursor, interruptsParagraph: boolean): number => {
  const at = cursor.nonspace
  let end = bulletEnd(cursor, at)
  if (end < 0) end = numberEnd(cursor, at, interruptsParagraph)
  if (end < 0 || !isSpace(codeAt(cursor, end))) return 0
  if (interruptsParagraph) {
    let text = end
    while (isSpaceOrTab(codeAt(cursor, text))) text++
    if (text >= cursor.end) return 0
  }
  return end - at
}

/** True where the rest of the line is a thematic break. Remembers how far it looked, so that a line is read once. */
export const isBreak = (cursor: Cursor): boolean => {
  const at = cursor.nonspace
  if (cursor.noBreakBefore > at) return false
  const mark = codeAt(cursor, at)
  if (mark !== asterisk && mark !== underscore && mark !== hyphen) return false
  let marks = 0
  let end = at
  for (; end < cursor.end; end++) {
    const code = cursor.text.charCodeAt(end)
    if (code === mark) marks++
    else if (!isSpaceOrTab(code)) break
  }
  if (marks >= 3 && end >= cursor.end) return true
  cursor.noBreakBefore = end
  return false
}
