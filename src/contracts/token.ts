/** A part of a text that a word does not go beyond. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** A word of a text that may be a path, without the marks and the white space around it. */
export interface Token<Part extends Stretch = Stretch> {
  readonly token: string
  readonly from: number
  /** The part that it stands in. */
  readonly stretch: Part
}

const divider = /[\s()[\]<>"'`|;,]/
const isPlainDivider = Array.from({ length: 128 }, (_, code) => divider.test(String.fromCharCode(code)))
const comma = 44

const isDigit = (code: number): boolean => code >= 48 && code <= 57

// Commas stand within lists of lines. Braces (`a.{h,cpp}`) stay, so that what they belong to is no path.
const isWithin = (text: string, at: number, to: number): boolean => {
  const code = text.charCodeAt(at)
  const divides = isPlainDivider[code] ?? divider.test(text.charAt(at))
  return !divides || (code === comma && at + 1 < to && isDigit(text.charCodeAt(at + 1)))
}

/** Where a word may be a path: at a dot or a slash with something behind it. */
export const pathHint = /[./](?=\S)/g
/** Where one may be a path with lines, or with a heading. */
export const lineHint = /[:#](?=\S)/g

/** The words of a text in which something is found by the hint, in order. The stretches are all of the text, in order. Linear. */
export function* tokensIn<Part extends Stretch>(
  text: string,
  stretches: readonly Part[],
  hint: RegExp,
): Iterable<Token<Part>> {
  let last = 0
  let next = 0
  for (;;) {
    hint.lastIndex = last
    const found = hint.exec(text)
    if (!found) return
    while ((stretches[next]?.to ?? Infinity) <= found.index) next++
    const stretch = stretches[next]
    if (!stretch) return
    const from = Math.max(last, stretch.from)
    let start = found.index
    while (start > from && isWithin(text, start - 1, stretch.to)) start--
    let end = found.index + 1
    while (end < stretch.to && isWithin(text, end, stretch.to)) end++
    yield { token: text.slice(start, end), from: start, stretch }
    last = end
  }
}
