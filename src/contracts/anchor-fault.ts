import type { FileText, Tree } from '../model/tree.js'
import type { AuditedAnchor } from './audited-anchors.js'
import { asFragment } from './heading-slug.js'
import { lineFragment, spansInWords, type LineSpan } from './line-span.js'
import { fragmentsIn, isNamedWithin, linesNaming, linesOf } from './text-facts.js'
import { placeIn } from './tree-place.js'

/** What is wrong with an anchor. */
export interface AnchorFault {
  /** `stray`: it leads somewhere, and what it names is not there. */
  readonly kind: 'broken' | 'stray'
  /** What there is instead: "there is no such file or folder". */
  readonly instead: string
  /** What would be right: "a tracked file or folder". */
  readonly expected: string
  readonly help: string
}

const isMarkdown = (path: string): boolean => /\.(?:md|markdown|mdown|mkdn?)$/i.test(path)

/** Path of the text that has to be read to judge an anchor; null where the tree tells enough. */
export const textOfAnchor = ({ anchor, path }: AuditedAnchor, tree: Tree): string | null =>
  path !== null &&
  tree.files.has(path) &&
  (anchor.lines.length > 0 || headingOf(anchor.target, path) !== null)
    ? path
    : null

const headingOf = (target: AuditedAnchor['anchor']['target'], path: string): string | null =>
  target.leads === 'inside' && target.fragment !== '' && isMarkdown(path) && !lineFragment(target.fragment)
    ? target.fragment
    : null

/** Judges an anchor by the tree; null where it holds. */
export const faultOf = ({ anchor, path }: AuditedAnchor, tree: Tree): AnchorFault | null => {
  if (path === null) return outside
  const { lines, symbol, target } = anchor
  const place = placeIn(tree, path)
  if (place.is === 'nothing') return nothing
  if (place.is === 'behind-link') return unfollowed(place.link)
  const heading = headingOf(target, path)
  if (place.is === 'folder') return lines.length > 0 ? broken('a folder has no lines', fileWithLines) : null
  if (place.is === 'link') return lines.length > 0 || heading !== null ? unfollowed(place.link) : null
  if (lines.length === 0 && heading === null) return null
  const file = tree.textOf(path)
  if (!file) return null
  if (lines.length > 0) return faultOfLines(file, lines) ?? straySymbol(file, lines, symbol)
  return heading === null ? null : faultOfHeading(path, file, heading)
}

const fileWithLines = 'lines of a text file'

const broken = (instead: string, expected: string, help?: string): AnchorFault => ({
  kind: 'broken',
  instead,
  expected,
  help: help ?? 'Point at what is meant as it stands in the tree now, or take the anchor out.',
})

const outside = broken('it leads out of the repository', 'a path in the repository')
const nothing = broken('there is no such file or folder', 'a tracked file or folder')
const unfollowed = (link: string): AnchorFault =>
  broken(
    `${link} is a symbolic link or a submodule, and is not followed`,
    'a path of this repository itself',
    'Point at the file itself, under the path that it has in this repository.',
  )

const faultOfLines = (file: FileText, lines: readonly LineSpan[]): AnchorFault | null => {
  if (file.bad === 'binary') return broken('it is a binary file and has no lines', fileWithLines)
  const count = linesOf(file).length
  const beyond = lines.filter(({ first, last }) => first < 1 || last > count)
  if (beyond.length === 0) return null
  return broken(
    `${spansInWords(beyond)} ${beyond.length === 1 && beyond[0]?.first === beyond[0]?.last ? 'is' : 'are'} out of range`,
    count === 0 ? 'a file that is not empty' : `lines from 1 to ${count}`,
    'Point at the lines where it stands now.',
  )
}

const faultOfHeading = (path: string, file: FileText, heading: string): AnchorFault | null => {
  if (file.bad === 'binary') return broken('it is a binary file and has no headings', 'a Markdown file')
  return fragmentsIn(path, file).has(asFragment(heading)) || heading.startsWith(':~:')
    ? null
    : broken(`${path} has no heading #${heading}`, 'the fragment of a heading')
}

/** How far a name may stand from its line: a comment or a decorator was put above it. */
const near = 3
const mostTold = 3

const straySymbol = (
  file: FileText,
  lines: readonly LineSpan[],
  symbol: string | null,
): AnchorFault | null => {
  const [span] = lines
  if (symbol === null || !span || lines.length > 1) return null
  if (isNamedWithin(file, symbol, span.first - near, span.last + near)) return null
  const found = linesNaming(file, symbol)
  const elsewhere =
    found.length === 0
      ? 'nor anywhere else in the file'
      : `but on ${spansInWords(found.slice(0, mostTold).map(line => ({ first: line, last: line })))}${found.length > mostTold ? ' and more' : ''}`
  return {
    kind: 'stray',
    instead: `${symbol} is not on ${spansInWords(lines)}, ${elsewhere}`,
    expected: `${symbol} on that line or within ${near} lines of it`,
    help: 'Point at the line on which it stands now, or name what stands there now.',
  }
}
