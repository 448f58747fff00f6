import { closeDownTo, closeLeaf, innermost } from './close-block.js'
import type { Cursor } from './cursor.js'
import type { Container, Leaf, OpenParagraph, Scan } from './open-block.js'

/** `container` and `leaf`: such a block began. `text`: none did, and nothing more of the line begins one. */
export type Opening = 'container' | 'leaf' | 'text' | null

/** The line without its containers and its indentation. */
export const lineOf = ({ text, nonspace, end }: Cursor): string => text.slice(nonspace, end)

/** The leaf that the line goes on in, or that began in it. */
export const currentLeaf = (scan: Scan): Leaf | null => (scan.opened || scan.leafMatched ? scan.leaf : null)

/** The paragraph that the line goes on in. */
export const currentParagraph = (scan: Scan): OpenParagraph | null => {
  const leaf = currentLeaf(scan)
  return leaf?.kind === 'paragraph' ? leaf : null
}

/** Ends what does not go on in this line. */
export const closeUnmatched = (scan: Scan): void => {
  if (scan.opened || (scan.matched === scan.containers.length && scan.leafMatched)) return
  closeDownTo(scan, scan.matched)
}

/** Ends what a new block ends, and counts the block as a child of the container that this leaves. */
export const makeRoom = (scan: Scan): Container => {
  closeUnmatched(scan)
  closeLeaf(scan)
  scan.opened = true
  const parent = innermost(scan)
  parent.children++
  return parent
}
