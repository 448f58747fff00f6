/** Where the scanner stands in the line it reads. Offsets are absolute in `text`; columns count tabs as up to four. */
export interface Cursor {
  readonly text: string
  readonly carriageReturns: boolean
  /** Number of the line, from 1; 0 before the first. */
  line: number
  start: number
  /** End of the line, before its line ending. */
  end: number
  /** Start of the line after this one. */
  next: number
  offset: number
  column: number
  nonspace: number
  nonspaceColumn: number
  indent: number
  blank: boolean
  /** The container before `offset` took only a part of the tab that stands there. */
  partialTab: boolean
  /** No thematic break begins in this line before this offset. */
  noBreakBefore: number
}

const tab = 9
const lineFeed = 10
const carriageReturn = 13
const space = 32
const tabStop = 4

/** Before the first line of a text. */
export const cursorOver = (text: string): Cursor => ({
  text,
  carriageReturns: text.includes('\r'),
  line: 0,
  start: 0,
  end: 0,
  next: 0,
  offset: 0,
  column: 0,
  nonspace: 0,
  nonspaceColumn: 0,
  indent: 0,
  blank: false,
  partialTab: false,
  noBreakBefore: 0,
})

const lineEndFrom = (text: string, from: number): number => {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== lineFeed && text.charCodeAt(at) !== carriageReturn) at++
  return at
}

/** Goes to the next line; false where there is none. */
export const nextLine = (cursor: Cursor): boolean => {
  const { text, next } = cursor
  if (next >= text.length) return false
  const end = cursor.carriageReturns ? lineEndFrom(text, next) : text.indexOf('\n', next)
  cursor.line++
  cursor.start = cursor.offset = cursor.nonspace = cursor.noBreakBefore = next
  cursor.end = end < 0 ? text.length : end
  cursor.next = cursor.end + (text.startsWith('\r\n', cursor.end) ? 2 : 1)
  cursor.column = cursor.nonspaceColumn = 0
  cursor.partialTab = false
  return true
}

/** The character code at an offset of the line, a line feed at its end. */
export const codeAt = (cursor: Cursor, at: number): number =>
  at < cursor.end ? cursor.text.charCodeAt(at) : lineFeed

/** All the white space that CommonMark counts within a line. */
export const isSpaceOrTab = (code: number): boolean => code === space || code === tab

/** Finds the first character that is neither space nor tab, and how far it is indented. */
export const findNonspace = (cursor: Cursor): void => {
  if (cursor.nonspace <= cursor.offset) {
    let at = cursor.offset
    let column = cursor.column
    for (; at < cursor.end; at++) {
      const code = cursor.text.charCodeAt(at)
      if (code === space) column++
      else if (code === tab) column += tabStop - (column % tabStop)
      else break
    }
    cursor.nonspace = at
    cursor.nonspaceColumn = column
  }
  cursor.indent = cursor.nonspaceColumn - cursor.column
  cursor.blank = cursor.nonspace >= cursor.end
}

/** Goes on by so many characters. */
export const advance = (cursor: Cursor, characters: number): void => {
  for (let left = characters; left > 0 && cursor.offset < cursor.end; left--) {
    const isTab = cursor.text.charCodeAt(cursor.offset) === tab
    cursor.column += isTab ? tabStop - (cursor.column % tabStop) : 1
    cursor.offset++
    cursor.partialTab = false
  }
}

/** Goes on by so many columns, which may end within a tab. */
export const advanceColumns = (cursor: Cursor, columns: number): void => {
  for (let left = columns; left > 0 && cursor.offset < cursor.end;) {
    const isTab = cursor.text.charCodeAt(cursor.offset) === tab
    const width = isTab ? tabStop - (cursor.column % tabStop) : 1
    cursor.partialTab = width > left
    cursor.column += Math.min(left, width)
    if (!cursor.partialTab) cursor.offset++
    left -= width
  }
}

/** Goes to a character further on in the line. */
export const advanceTo = (cursor: Cursor, at: number): void => advance(cursor, at - cursor.offset)

/** Leaves nothing of the line. */
export const consumeLine = (cursor: Cursor): void => {
  cursor.offset = cursor.nonspace = cursor.end
  cursor.blank = true
  cursor.partialTab = false
}
