/** A word of a text that may be a path, without the marks and the white space around it. */
export interface Token {
  readonly token: string
  readonly from: number
}

const divider = /[\s()[\]<>"'`|;,]/

// Commas stand within lists of lines. Braces (`a.{h,cpp}`) stay, so that what they belong to is no path.
const isWithin = (text: string, at: number): boolean => {
  const character = text.charAt(at)
  return !divider.test(character) || (character === ',' && /\d/.test(text.charAt(at + 1)))
}

/** The words of a text in which there is a dot or a slash with something behind it, in order. Linear. */
export function* tokensIn(text: string): Iterable<Token> {
  // No path is without a dot or a slash with something behind it.
  const hint = /[./](?=\S)/g
  let last = 0
  for (;;) {
    hint.lastIndex = last
    const found = hint.exec(text)
    if (!found) return
    let start = found.index
    while (start > last && isWithin(text, start - 1)) start--
    let end = found.index + 1
    while (end < text.length && isWithin(text, end)) end++
    yield { token: text.slice(start, end), from: start }
    last = end
  }
}
