import type { Inline } from '../model/document.js'

/** Something in a cell that names files: the target of a link, or what is written. */
export interface CellTarget {
  readonly text: string
  /** From the file that holds the link, and not from the root of the repository. */
  readonly linked: boolean
}

const longestCell = 20_000
const mostTargets = 200

/** A path in code may hold white space; commas part paths, but not within braces. */
const inCode = /(?:\{[^{}]*\}|[^,;])+/g
const inText = /(?:\{[^{}]*\}|[^\s,;])+/g
/** The same where no brace stands, which is most often. */
const inPlainCode = /[^,;]+/g
const inPlainText = /[^\s,;]+/g

const wordsOf = (text: string, code: boolean): Iterable<RegExpExecArray> =>
  text.includes('{') ? text.matchAll(code ? inCode : inText) : text.matchAll(code ? inPlainCode : inPlainText)
const between = /^(?:and|or|plus|und|&|\+|[-–—/]|n\/a|none|tbd|\?)$/i

/** What a cell names, in order: links by their target, code marks and words as they are written. Linear in the cell. */
export function* cellTargets({ runs, links }: Inline): Iterable<CellTarget> {
  let left = mostTargets
  for (const { url } of links) if (left-- > 0) yield { text: url, linked: true }
  const waiting = links.map(({ text }) => text)
  let room = longestCell
  for (const { text, code, struck } of runs) {
    if (struck || room <= 0) continue
    room -= text.length
    for (const [word] of wordsOf(withoutLinks(text, waiting), code)) {
      const bare = word.trim()
      if (bare !== '' && !between.test(bare) && left-- > 0) yield { text: bare, linked: false }
    }
    if (left <= 0) return
  }
}

/** A run without the texts of the links, each of which is taken out once, where it comes in turn. */
const withoutLinks = (text: string, waiting: string[]): string => {
  let left = ''
  let from = 0
  for (;;) {
    const [next] = waiting
    const at = next === undefined ? -1 : text.indexOf(next, from)
    if (next === undefined || at < 0) return left + text.slice(from)
    left += `${text.slice(from, at)} `
    from = at + next.length
    waiting.shift()
  }
}
