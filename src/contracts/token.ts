/** A word of a text that may be a path, without the marks and the white space around it. */
export interface Token {
  readonly token: string
  readonly from: number
}

const divider = /[\s()[\]<>"'`|;,]/
const isPlainDivider = Array.from({ length: 128 }, (_, code) => divider.test(String.fromCharCode(code)))
const comma = 44

const isDigit = (code: number): boolean => code >= 48 && code <= 57

// Commas stand within lists of lines. Braces (`a.{h,cpp}`) stay, so that what they belong to is no path.
const isWithin = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  const divides = isPlainDivider[code] ?? divider.test(text.charAt(at))
  return !divides || (code === comma && isDigit(text.charCodeAt(at + 1)))
}

/** Where a word may be a path: at a dot or a slash with something behind it. */
export const pathHint = /[./](?=\S)/g
/** Where one may be a path with lines, or with a heading. */
export const lineHint = /[:#](?=\S)/g

/** The words of a text in which something is found by the hint, in order. Linear. */
export function* tokensIn(text: string, hint: RegExp = pathHint): Iterable<Token> {
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
