import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Definitions, Inline } from '../model/document.js'
import { decorate } from './decoration.js'
import { escapeText } from './escaped-source.js'
import { normalLabel } from './definition.js'
import { linksOf } from './inline-links.js'
import { toPieces, type Piece } from './piece.js'
import { joinRuns, seenText } from './run.js'

/** Blocks, which cells do not have, and emphasis, which is read as cmark-gfm reads it. */
const disabled = [
  'attention',
  'blockQuote',
  'list',
  'codeIndented',
  'codeFenced',
  'headingAtx',
  'setextUnderline',
  'thematicBreak',
  'htmlFlow',
]
const parser = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [{ disable: { null: disabled } }])
  .freeze()

/** Keeps the start of a source from being read as a definition; a space is what the start of a line is to any mark. */
const guard = '. '
const reference = /\[((?:\\.|[^[\]\\])+)\]/gs

const footnote = /\[(\^[^\s[\]]+)\]/g
const escapedFootnote = /(?<!\\)(?:\\\\)*\\\[\^/
const control = /[\0-\x1f\x7f]/

/** The definitions that a source refers to, as Markdown that follows it, under the labels that it has once escaped. */
const definitionsFor = (source: string, escaped: string, definitions: Definitions | undefined): string => {
  if (!definitions || definitions.size === 0) return ''
  const labels = [...escaped.matchAll(reference)]
  const needed = new Map<string, string>()
  for (const [index, [, label = '']] of [...source.matchAll(reference)].entries()) {
    const destination = definitions.get(normalLabel(label))?.destination
    if (!destination) continue
    const readable = control.test(destination) ? '#' : destination
    needed.set(normalLabel(label), `\n[${labels[index]?.[1] ?? label}]: ${readable}`)
  }
  return needed.size === 0 ? '' : `\n${[...needed.values()].join('')}`
}

const withoutGuard = ([first, ...others]: readonly Piece[]): readonly Piece[] =>
  first ? [{ ...first, text: first.text.slice(guard.length) }, ...others] : []

/** The text of a piece without references to footnotes; where one is escaped, all stay. */
const textOf = (piece: Piece, source: string, definitions: Definitions | undefined): string => {
  const text = piece.text.replace(/[\r\n]/g, ' ')
  if (piece.code || !text.includes('[^') || escapedFootnote.test(source.slice(piece.from, piece.to)))
    return text
  return text.replace(footnote, (whole, label: string) => (definitions?.has(normalLabel(label)) ? '' : whole))
}

/** Reads any inline Markdown, with remark. */
export const readMarked = (source: string, definitions?: Definitions): Inline => {
  const escaped = guard + escapeText(source)
  const { pieces, urls } = toPieces(parser.parse(escaped + definitionsFor(source, escaped, definitions)))
  const texts = withoutGuard(decorate(escaped, pieces)).map(piece => ({
    ...piece,
    text: textOf(piece, escaped, definitions),
  }))
  return { text: seenText(texts), runs: joinRuns(texts), links: linksOf(texts, urls) }
}
