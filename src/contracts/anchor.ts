import type { Census } from '../model/census.js'
import type { Cell, Inline, Link } from '../model/document.js'
import type { Row } from '../model/row.js'
import { linkTarget, type LinkTarget } from '../record/linked-path.js'
import { lineFragment, type LineSpan } from './line-span.js'
import { mentionsIn } from './mention.js'
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
  cellsUnder(row, names).flatMap(({ cell }) => anchorsIn(cell, row, census))

/** Of these the links, and the paths with lines, in all columns: most cells need not be read to see that they have none. */
export const preciseAnchorsOf = (row: Row, census: Census): readonly Anchor[] =>
  cellsUnder(row, null)
    .filter(({ cell }) => mayBePrecise.test(cell.text))
    .flatMap(({ cell }) => anchorsIn(cell, row, census))
    .filter(({ kind, lines }) => kind === 'link' || lines.length > 0)

// A link, an entity, or what stands before the number of a line.
const mayBePrecise = /[\]<&]|[:#]L?\d/

const known = new WeakMap<Cell, readonly Anchor[]>()

const anchorsIn = (cell: Cell, row: Row, census: Census): readonly Anchor[] => {
  const before = known.get(cell)
  if (before) return before
  const anchors = mayPoint.test(cell.text) ? readAnchors(cell, row, census) : []
  known.set(cell, anchors)
  return anchors
}

// Nothing is pointed at without a link or something that looks like a path.
const mayPoint = /\]|[A-Za-z0-9_](?:\.[A-Za-z]|\/[A-Za-z0-9_.])/

const readAnchors = (cell: Cell, row: Row, census: Census): readonly Anchor[] => {
  const inline = inlineOf(row, cell, census)
  return [...linksIn(inline, row, cell), ...mentionsAsAnchors(inline, row, cell)]
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

const mentionsAsAnchors = (inline: Inline, { place }: Row, cell: Cell): readonly Anchor[] =>
  mentionsIn(inline).flatMap(({ text, path, lines, symbol }): readonly Anchor[] => {
    const fromTop = linkTarget('', path)
    const beside = linkTarget(place.path, path)
    const targets = (/^\.{1,2}\//.test(path) ? [beside] : [fromTop, beside]).filter(isInside)
    const [target] = targets
    const paths = [...new Set(targets.map(each => each.path))]
    return target ? [{ text, kind: 'mention', target, paths, lines, symbol, cell }] : []
  })

const isInside = (target: LinkTarget): target is LinkTarget & { readonly leads: 'inside' } =>
  target.leads === 'inside' && target.path !== ''
