const pipe = 124
const backslash = 92
/** GitHub's parser counts cells in sixteen bits; a line with more is no row. */
const mostCells = 65_535

/** Space, tab, vertical tab, form feed: what may stand between a border and the text of a cell. */
const isPadding = (code: number): boolean => code === 32 || code === 9 || code === 11 || code === 12

/** Start and end of each cell between two offsets of a text, one after the other, untrimmed. */
export type CellBounds = readonly number[]

const paddingEnd = (text: string, from: number, end: number): number => {
  while (from < end && isPadding(text.charCodeAt(from))) from++
  return from
}

/** Bounds are put together here, so that each line keeps no more room than it needs. */
const scratch: number[] = []

/**
 * Splits a line the way cmark-gfm does, before anything inline is read: at every pipe that no backslash precedes within
 * its cell. Null for a line that cannot be a row. `indented` says that white space which is not in the text comes first.
 */
export const splitCells = (text: string, from: number, end: number, indented = false): CellBounds | null => {
  let count = 0
  let start = from
  if (!indented && start < end && text.charCodeAt(start) === pipe) start = paddingEnd(text, start + 1, end)
  for (let at = start; ; at++) {
    const code = at < end ? text.charCodeAt(at) : -1
    if (code >= 0 && (code !== pipe || (at > start && text.charCodeAt(at - 1) === backslash))) continue
    if (code >= 0 || at > start) {
      scratch[count++] = start
      scratch[count++] = at
    }
    if (code < 0) break
    start = paddingEnd(text, at + 1, end)
    at = start - 1
  }
  return count > 0 && count <= 2 * mostCells ? scratch.slice(0, count) : null
}

const delimiterLine = /^\|?[ \t\v\f]*:?-+:?[ \t\v\f]*(?:\|[ \t\v\f]*:?-+:?[ \t\v\f]*)*(?:\|[ \t\v\f]*)?$/

/** True for the line of hyphens between a table's header and its rows. */
export const isDelimiterLine = (line: string): boolean =>
  /^[|: \t\v\f-]/.test(line) && delimiterLine.test(line)
