/** Lines of a file, both counted from 1 and meant. */
export interface LineSpan {
  readonly first: number
  readonly last: number
}

const oneSpan = /^(\d+)(?:[-–](\d+))?$/
// No file has more lines, and beyond this a number says nothing exactly.
const mostLines = 999_999_999

const spanOf = (first: string, last: string | undefined): LineSpan => {
  const [one = 0, other = 0] = [first, last ?? first].map(line => Math.min(Number(line), mostLines))
  return { first: Math.min(one, other), last: Math.max(one, other) }
}

/** Reads `12`, `12-20` and lists of them, `12,18-20`; null for anything else. */
export const lineList = (text: string): readonly LineSpan[] | null => {
  const spans: LineSpan[] = []
  for (const part of text.split(',')) {
    const [, first, last] = oneSpan.exec(part) ?? []
    if (first === undefined) return null
    spans.push(spanOf(first, last))
  }
  return spans
}

/** Reads the fragment of a line link, `L10` or `L10-L20`, columns left out; null for any other fragment. */
export const lineFragment = (fragment: string): LineSpan | null => {
  const [, first, last] = /^L(\d+)(?:C\d+)?(?:-L?(\d+)(?:C\d+)?)?$/.exec(fragment) ?? []
  return first === undefined ? null : spanOf(first, last)
}

/** `line 12`, `lines 12-20`, `lines 12, 18-20`. */
export const spansInWords = (spans: readonly LineSpan[]): string => {
  const [only] = spans
  const list = spans.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ')
  return `${spans.length === 1 && only?.first === only?.last ? 'line' : 'lines'} ${list}`
}
