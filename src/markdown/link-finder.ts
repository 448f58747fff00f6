import type { InlineSpan } from './inline-span.js'

/** A link that says itself where it leads: `[text](url)`. */
export interface InlineLink {
  /** Offsets of its brackets. */
  readonly open: number
  readonly close: number
  readonly url: string
  readonly end: number
}

/** The links of a source, by the offset of their first bracket, and whether it has brackets of no link. */
export interface FoundLinks {
  readonly links: ReadonlyMap<number, InlineLink>
  readonly hasOtherBrackets: boolean
}

const destination = /\(([^\s()<>\\&`\0]+)\)/y
const mark = /\\[!-/:-@[-`{-~]|!?\[|\]/g

/**
 * Finds the links of a source by the rules of CommonMark: brackets pair within each other, and no link holds another.
 * `spans` are read before any bracket. Null for pictures and for destinations that are more than plain. Linear.
 */
export const findLinks = (source: string, spans: readonly InlineSpan[]): FoundLinks | null => {
  const links = new Map<number, InlineLink>()
  const open: { readonly at: number }[] = []
  /** Brackets before it hold a link already. */
  let inactive = 0
  let hasOtherBrackets = false
  let next = 0
  mark.lastIndex = 0
  for (let found = mark.exec(source); found; found = mark.exec(source)) {
    const { 0: text, index: at } = found
    while (spans[next] && spans[next]!.to <= at) next++
    const span = spans[next]
    if (span && span.from <= at) {
      mark.lastIndex = span.to
      continue
    }
    if (text.startsWith('\\')) continue
    if (text.startsWith('!')) return null
    if (text === '[') {
      open.push({ at })
      continue
    }
    const opener = open.pop()
    const isActive = opener !== undefined && open.length >= inactive
    if (opener === undefined || !isActive || source[at + 1] !== '(') {
      hasOtherBrackets = true
      inactive = Math.min(inactive, open.length)
      continue
    }
    destination.lastIndex = at + 1
    const url = destination.exec(source)?.[1]
    if (url === undefined) return null
    links.set(opener.at, { open: opener.at, close: at, url, end: destination.lastIndex })
    inactive = open.length
    mark.lastIndex = destination.lastIndex
  }
  return { links, hasOtherBrackets: hasOtherBrackets || open.length > 0 }
}
