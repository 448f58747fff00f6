import type { Cell, Definitions, Inline } from '../model/document.js'
import { readInline } from './inline.js'

const known = new WeakMap<Cell, Inline>()

/** What stands in a cell, references resolved with the definitions of its document. Each cell is read once. */
export const inlineOfCell = (cell: Cell, definitions: Definitions | undefined): Inline => {
  const before = known.get(cell)
  if (before) return before
  const inline = readInline(cell.text, definitions)
  known.set(cell, inline)
  return inline
}
