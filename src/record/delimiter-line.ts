/** Where a line stands in a text, in bytes; the end is that of its last character. */
export interface LineSpan {
  readonly start: number
  readonly end: number
}

const lineFeed = 10
const carriageReturn = 13
const tab = 9
const space = 32
const dash = 45
const colon = 58
const quote = 62
const pipe = 124

/**
 * Lines that could be the delimiter row of a table, whatever container they are in: dashes, colons and spaces, and at
 * least one pipe or colon. The text is UTF-8. Linear, and hardly slower than looking for the ends of lines.
 */
export function* delimiterLines(text: Uint8Array): Iterable<LineSpan> {
  // A lone carriage return ends a line as well, which hardly any text has.
  let carriage = text.indexOf(carriageReturn)
  let start = 0
  while (start < text.length) {
    let index = start
    let code = text[index]
    while (code === space || code === tab || code === quote) code = text[++index]
    if (code === pipe || code === dash || code === colon) {
      let hasDash = false
      let hasBorder = false
      for (; ; code = text[++index]) {
        if (code === dash) hasDash = true
        else if (code === pipe || code === colon) hasBorder = true
        else if (code !== space && code !== tab) break
      }
      const isWhole = index >= text.length || code === lineFeed || code === carriageReturn
      if (isWhole && hasDash && hasBorder) yield { start, end: index }
    }
    const feed = text.indexOf(lineFeed, index)
    // Looked for anew only behind the last one: it may be far away, and the lines many.
    if (carriage >= 0 && carriage < index) carriage = text.indexOf(carriageReturn, index)
    const end = feed < 0 ? text.length : feed
    start = 1 + (carriage >= 0 && carriage < end ? carriage : end)
  }
}
