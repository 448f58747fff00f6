import type { Inline } from '../model/document.js'
import { lineFragment, lineList, type LineSpan } from './line-span.js'
import { symbolOf } from './symbol.js'
import { lineHint, pathHint, tokensIn, type Stretch } from './token.js'

/** A path in the text of a cell, with lines or without. */
export interface Mention {
  readonly text: string
  readonly path: string
  readonly lines: readonly LineSpan[]
  /** What stands in code marks right before or behind it, in brackets: `` `read` (src/a.ts:12) ``. */
  readonly symbol: string | null
}

/** A stretch of text with one decoration, and where it stands in the text of the cell. */
interface Run extends Stretch {
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
  const runs = runsOf(inline)
  const symbolBeside = symbolFinder(text, runs)
  const mentions: Mention[] = []
  let link = 0
  for (const { token, from, stretch } of tokensIn(text, runs, isLinedOnly ? lineHint : pathHint)) {
    const read = readToken(token)
    while ((linked[link]?.to ?? Infinity) <= from) link++
    if (!read || (isLinedOnly && read.lines.length === 0)) continue
    if ((linked[link]?.from ?? Infinity) <= from) continue
    const isWhole = stretch.code && token.length === stretch.to - stretch.from
    const [start, end] = isWhole ? [stretch.from, stretch.to] : [from, from + read.text.length]
    const symbol = symbolBeside(start, end)
    mentions.push({ ...read, symbol: symbol === '' ? null : symbol })
  }
  return mentions
}

/** Finds the code right before or behind a stretch, in brackets. */
const symbolFinder = (text: string, runs: readonly Run[]) => {
  let from: ReadonlyMap<number, Run> | null = null
  let to: ReadonlyMap<number, Run> | null = null
  const symbolIn = (run: Run | undefined): string | null =>
    run ? symbolOf(text.slice(run.from, run.to)) : null
  return (start: number, end: number): string | null => {
    const before = /\s?\($/.exec(text.slice(Math.max(0, start - 2), start))?.[0]
    const behind = /^\s?\(/.exec(text.slice(end, end + 2))?.[0]
    if (before !== undefined) {
      to ??= new Map(runs.filter(({ code }) => code).map(run => [run.to, run]))
      const symbol = symbolIn(to.get(start - before.length))
      if (symbol !== null) return symbol
    }
    if (behind === undefined) return null
    from ??= new Map(runs.filter(({ code }) => code).map(run => [run.from, run]))
    return symbolIn(from.get(end + behind.length))
  }
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

const runsOf = ({ runs }: Inline): readonly Run[] => {
  let at = 0
  return runs.flatMap(({ text, struck, code }) => {
    if (struck) return []
    const from = at
    at += text.length
    return [{ from, to: at, code }]
  })
}

/** Where the texts of the links stand, in order: they say what the link says, and may be of another repository. */
const linkedStretches = ({ text, links }: Inline): readonly Stretch[] => {
  let cursor = 0
  return links.flatMap(link => {
    const from = link.text === '' ? -1 : text.indexOf(link.text, cursor)
    if (from < 0) return []
    cursor = from + link.text.length
    return [{ from, to: cursor }]
  })
}
