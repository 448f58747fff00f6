import type { Definitions, Inline } from '../model/document.js'
import { readMarked } from './marked-inline.js'
import { readSimple } from './simple-inline.js'

/** More marks than any cell that people write; past it the general reader, whose cost grows with their square, is not asked. */
const mostMarks = 6000
const mark = /[*_~[\]`<&\\]/g

/**
 * Reads what stands in one cell or heading, given as Markdown source without its block marks. References are resolved
 * with the definitions of its document. A source with thousands of marks that is not simple is taken as it is written.
 */
export const readInline = (source: string, definitions?: Definitions): Inline => {
  const simple = readSimple(source)
  if (simple) return simple
  if ((source.match(mark)?.length ?? 0) <= mostMarks) return readMarked(source, definitions)
  return {
    text: source,
    runs: [{ text: source, code: false, strong: false, emphasis: false, struck: false }],
    links: [],
  }
}
