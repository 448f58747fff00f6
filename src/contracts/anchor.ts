import type { Census } from '../model/census.js'
import type { Cell, Inline, Link } from '../model/document.js'
import type { Row } from '../model/row.js'
import { linkTarget, type LinkTarget } from '../record/linked-path.js'
import { lineFragment, type LineSpan } from './line-span.js'
import { mentionsIn, type Mention } from './mention.js'
import { cellsUnder, inlineOf } from './row-cell.js'
import { symbolOf } from './symbol.js'

/** A link of a row, or a path that it mentions. */
export interface Anchor {
  /** As it is written. */
  readonly text: string
  readonly kind: 'link' | 'mention'
  readonly target: LinkTarget
  /** Paths that a mention may mean, the likeliest first; of a link the one that it names. */
  readonly paths: readonly string[]
  readonly lines: readonly LineSpan[]
  /** What should be found on the lines. */
  readonly symbol: string | null
  readonly cell: Cell
}

/** Everything by which a row points into the repository, in the columns of these names; null for all of them. */
export const anchorsOf = (row: Row, names: readonly string[] | null, census: Census): readonly Anchor[] =>
  cellsUnder(row, names).flatMap(({ cell }): readonly Anchor[] => {
    // Nothing is pointed at without a link or something that looks like a path.
    if (!/\]|[A-Za-z0-9_]\.[A-Za-z]|\/[A-Za-z0-9_.]/.test(cell.text)) return none
    const mentions = mentionsIn(inlineOf(row, cell, census))
    return [...linksOf(cell, row, census), ...mentions.flatMap(mention => toAnchors(mention, row, cell))]
  })

/** Of these the links, and the paths with lines, in all columns: most cells need not be read to see that they have none. */
export const preciseAnchorsOf = (row: Row, census: Census): readonly Anchor[] => {
  const anchors: Anchor[] = []
  for (const cell of row.cells) {
    if (/[\]<&]/.test(cell.text)) anchors.push(...linksOf(cell, row, census))
    if (!mayHaveLines.test(cell.text)) continue
    for (const mention of mentionsIn(inlineOf(row, cell, census), true))
      anchors.push(...toAnchors(mention, row, cell))
  }
  return anchors
}

// A line's number behind its mark, whatever marks stand between them; a link, a tag or an entity may be any of these.
const mayHaveLines = /[\]<&]|[:#](?:[^\w\s]|_|L){0,9}\d/

const none: readonly never[] = []
const knownLinks = new WeakMap<Cell, readonly Anchor[]>()

const linksOf = (cell: Cell, row: Row, census: Census): readonly Anchor[] => {
  const links = knownLinks.get(cell) ?? linksIn(inlineOf(row, cell, census), row, cell)
  knownLinks.set(cell, links)
  return links
}

const linksIn = ({ links }: Inline, { place }: Row, cell: Cell): readonly Anchor[] =>
  // A link without text is a picture, or was struck out.
  links
    .filter(({ text }) => text.trim() !== '')
    .map(link => {
      const target = linkTarget(place.path, link.url)
      const span = target.leads === 'inside' ? lineFragment(target.fragment) : null
      return {
        text: link.url,
        kind: 'link',
        target,
        paths: target.leads === 'inside' ? [target.path] : [],
        lines: span ? [span] : [],
        symbol: isCode(link, cell) ? symbolOf(link.text) : null,
        cell,
      }
    })

const isCode = ({ text }: Link, cell: Cell): boolean => cell.text.includes(`[\`${text}\`]`)

/** A mention as an anchor; none where it leads out of the repository. */
const toAnchors = ({ text, path, lines, symbol }: Mention, { place }: Row, cell: Cell): readonly Anchor[] => {
  const fromTop = linkTarget('', path)
  const beside = linkTarget(place.path, path)
  const targets = (/^\.{1,2}\//.test(path) ? [beside] : [fromTop, beside]).filter(isInside)
  const [target] = targets
  const paths = [...new Set(targets.map(each => each.path))]
  return target ? [{ text, kind: 'mention', target, paths, lines, symbol, cell }] : none
}

const isInside = (target: LinkTarget): target is LinkTarget & { readonly leads: 'inside' } =>
  target.leads === 'inside' && target.path !== ''
