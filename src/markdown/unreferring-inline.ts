import type { Definitions, Inline } from '../model/document.js'
import { decorate } from './decoration.js'
import { htmlDecoration } from './html-decoration.js'
import { linksOf } from './inline-links.js'
import { inlineSpans, type InlineSpan } from './inline-span.js'
import { findLinks, type FoundLinks } from './link-finder.js'
import type { Piece } from './piece.js'
import { joinRuns, seenText } from './run.js'

// Lines, entities, addresses in angle brackets, and HTML that is neither a tag nor a comment.
const intricate = /[\0\t\n\v\f\r]|^ |&#?[A-Za-z0-9]+;|<(?:\?|!(?!--))|<[A-Za-z][A-Za-z0-9.+-]+:|<[^\s<>@]+@/
const address = /:\/\/|www\./i
const escapeMark = /\\([!-/:-@[-`{-~])/g

/**
 * Reads inline Markdown that refers to no definition: code, emphasis, tags and links with a plain destination, whatever
 * brackets stand between them. Null for all else, such as pictures, entities and line ends.
 */
export const readUnreferring = (written: string, definitions?: Definitions): Inline | null => {
  if (intricate.test(written)) return null
  const source = withoutLastSpaces(written)
  const spans = inlineSpans(source)
  // The general reader escapes such marks, and where an address stands beside one, it ends elsewhere.
  if (spans.some(({ kind }) => kind === 'ticks' || kind === 'false-comment') && address.test(source))
    return null
  const found = findLinks(source, spans)
  if (!found || (found.hasOtherBrackets && definitions !== undefined && definitions.size > 0)) return null
  const { pieces, urls } = piecesOf(source, spans, found)
  const texts = decorate(source, pieces)
  return { text: seenText(texts), runs: joinRuns(texts), links: linksOf(texts, urls) }
}

const withoutLastSpaces = (text: string): string => {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

const codeIn = (source: string, { from, to }: InlineSpan): string => {
  const marks = /^`+/.exec(source.slice(from, to))?.[0].length ?? 0
  const text = source.slice(from + marks, to - marks)
  return text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text) ? text.slice(1, -1) : text
}

const style = { code: false, strong: false, emphasis: false, struck: false }

/** What stands in a source in order, as the general reader has it. */
const piecesOf = (
  source: string,
  spans: readonly InlineSpan[],
  { links }: FoundLinks,
): { readonly pieces: readonly Piece[]; readonly urls: readonly string[] } => {
  const pieces: Piece[] = []
  const urls: string[] = []
  const html = htmlDecoration()
  let link = -1
  let at = 0
  const add = (text: string, from = -1, to = -1, code = false): void => {
    const own = html.decorate({ ...style, code })
    pieces.push({ ...own, text, from, to, span: link < 0 ? -1 : link, link })
  }
  const addText = (to: number): void => {
    if (to > at) add(source.slice(at, to).replace(escapeMark, '$1'), at, to)
  }
  for (const cut of cutsOf(spans, links)) {
    addText(cut.from)
    at = cut.to
    if (cut.kind === 'code') add(codeIn(source, cut), -1, -1, true)
    else if (cut.kind === 'open') {
      link = urls.push(cut.url) - 1
      add('')
    } else if (cut.kind === 'close') link = -1
    else if (html.take(source.slice(cut.from, cut.to))) add(' ')
  }
  addText(source.length)
  return { pieces, urls }
}

type Cut =
  | (InlineSpan & { readonly kind: 'code' | 'comment' | 'tag' })
  | { readonly kind: 'open'; readonly from: number; readonly to: number; readonly url: string }
  | { readonly kind: 'close'; readonly from: number; readonly to: number }

/** Where text ends and something else stands, in order. */
const cutsOf = (spans: readonly InlineSpan[], links: FoundLinks['links']): readonly Cut[] => {
  const cuts: Cut[] = []
  for (const { open, close, end, url } of links.values())
    cuts.push({ kind: 'open', from: open, to: open + 1, url }, { kind: 'close', from: close, to: end })
  for (const span of spans)
    if (span.kind === 'code' || span.kind === 'comment' || span.kind === 'tag') cuts.push(span as Cut)
  return cuts.sort((one, other) => one.from - other.from)
}
