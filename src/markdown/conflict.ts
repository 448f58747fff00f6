import type { Place } from '../model/place.js'

interface LineRange {
  readonly first: number
  readonly last: number
}

const markers = /(?<![^\n\r])(?:<{7}(?= |[\n\r]|$)|={7}(?=[\n\r]|$)|>{7}(?= |[\n\r]|$))/g

/**
 * The first lines of merge-conflict blocks: `<<<<<<<`, `=======`, `>>>>>>>` at line starts, in this order. A conflict
 * that lies within one closed fence is an example of one.
 */
export const findConflicts = (path: string, text: string, fences: readonly LineRange[]): readonly Place[] => {
  if (!text.includes('<<<<<<<')) return []
  const conflicts: Place[] = []
  let first = 0
  let divided = false
  let fence = 0
  for (const { mark, line } of markerLines(text)) {
    if (mark === '<') first = line
    if (mark === '=') divided = first > 0
    else if (mark === '<') divided = false
    else if (divided) {
      while ((fences[fence]?.last ?? Infinity) < line) fence++
      if (!((fences[fence]?.first ?? Infinity) < first))
        conflicts.push({ path, line: first, endLine: first, column: 1, endColumn: 8 })
      first = 0
      divided = false
    }
  }
  return conflicts
}

function* markerLines(text: string): Iterable<{ mark: string; line: number }> {
  const lineEnding = /\r\n|\n|\r/g
  let line = 1
  for (const { 0: marker, index } of text.matchAll(markers)) {
    for (let end = lineEnding.exec(text); end; end = lineEnding.exec(text)) {
      if (end.index >= index) {
        lineEnding.lastIndex = end.index
        break
      }
      line++
    }
    yield { mark: marker.charAt(0), line }
  }
}
