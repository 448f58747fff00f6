import type { Inline } from '../model/document.js'
import { lineFragment, lineList, type LineSpan } from './line-span.js'
import { symbolOf } from './symbol.js'
import { lineHint, pathHint, tokensIn } from './token.js'

/** A path in the text of a cell, with lines or without. */
export interface Mention {
  readonly text: string
  readonly path: string
  readonly lines: readonly LineSpan[]
  /** What stands in code marks right before or behind it, in brackets: `` `read` (src/a.ts:12) ``. */
  readonly symbol: string | null
}

/** A stretch of text with one decoration, and where it stands in the text of the cell. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly code: boolean
}

/**
 * The paths that a cell mentions outside of links: `src/a.ts`, `src/a.ts:12`, `src/a.ts:12-20,31`, `src/a.ts#L12`; or those
 * with lines alone. Linear.
 */
export const mentionsIn = (inline: Inline, isLinedOnly = false): readonly Mention[] => {
  const { text } = inline
  if (!mayMention.test(text)) return []
  const linked = linkedStretches(inline)
  const stretches = stretchesOf(inline)
  const codeFrom = new Map(stretches.filter(({ code }) => code).map(each => [each.from, each]))
  const codeTo = new Map(stretches.filter(({ code }) => code).map(each => [each.to, each]))
  const symbolIn = (stretch: Stretch | undefined): string | null =>
    stretch ? symbolOf(text.slice(stretch.from, stretch.to)) : null
  let link = 0
  return stretches.flatMap(stretch => {
    const mentions: Mention[] = []
    const hint = isLinedOnly ? lineHint : pathHint
    for (const { token, from: within } of tokensIn(text.slice(stretch.from, stretch.to), hint)) {
      const from = stretch.from + within
      const read = readToken(token)
      while ((linked[link]?.to ?? Infinity) <= from) link++
      if (!read || (isLinedOnly && read.lines.length === 0)) continue
      if ((linked[link]?.from ?? Infinity) <= from) continue
      const whole = stretch.code && token.length === stretch.to - stretch.from
      const [start, end] = whole ? [stretch.from, stretch.to] : [from, from + read.text.length]
      const before = /\s?\($/.exec(text.slice(Math.max(0, start - 2), start))?.[0]
      const behind = /^\s?\(/.exec(text.slice(end, end + 2))?.[0]
      const symbol =
        (before && symbolIn(codeTo.get(start - before.length))) ??
        (behind && symbolIn(codeFrom.get(end + behind.length))) ??
        null
      mentions.push({ ...read, symbol: symbol === '' ? null : symbol })
    }
    return mentions
  })
}

const mayMention = /[A-Za-z0-9_]\.[A-Za-z]|\/[A-Za-z]/
const longestToken = 500

const isPath = (text: string): boolean => (/^[ -~]*$/.test(text) ? plainPath : anyPath).test(text)
const plainPath = /^(?:\.{1,2}\/)*[A-Za-z0-9_.@+-]+(?:\/[A-Za-z0-9_.@+-]+)*$/
const anyPath = /^(?:\.{1,2}\/)*[\p{L}\p{N}_.@+-]+(?:\/[\p{L}\p{N}_.@+-]+)*$/u

const readToken = (token: string): Omit<Mention, 'symbol'> | null => {
  if (token.length > longestToken) return null
  const text = token.replace(/[.,:!?]+$/, '')
  const at = text.search(/[:#]/)
  const path = at < 0 ? text : text.slice(0, at)
  // A word without a dot or a slash is no path, whatever follows.
  if (!/[./]/.test(path) || !isPath(path)) return null
  if (at < 0) return { text, path, lines: [] }
  const behind = text.slice(at + 1)
  const fragment = text[at] === '#' ? lineFragment(behind) : null
  const lines = fragment ? [fragment] : text[at] === ':' ? lineList(behind.replace(columnBehind, '$1')) : null
  return lines && { text, path, lines }
}

/** `12:5` is a line and a column. */
const columnBehind = /^(\d+):\d+$/

const stretchesOf = ({ runs }: Inline): readonly Stretch[] => {
  let at = 0
  return runs.flatMap(({ text, struck, code }) => {
    if (struck) return []
    const from = at
    at += text.length
    return [{ from, to: at, code }]
  })
}

/** Where the texts of the links stand, in order: they say what the link says, and may be of another repository. */
const linkedStretches = ({ text, links }: Inline): readonly Pick<Stretch, 'from' | 'to'>[] => {
  let cursor = 0
  return links.flatMap(link => {
    const from = link.text === '' ? -1 : text.indexOf(link.text, cursor)
    if (from < 0) return []
    cursor = from + link.text.length
    return [{ from, to: cursor }]
  })
}
