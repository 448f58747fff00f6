import { isTaskLine } from './block-start.js'
import { innermost } from './close-block.js'
import { openFootnote, openItem, openQuote } from './container-start.js'
import { codeIndent } from './continuation.js'
import { advance, codeAt } from './cursor.js'
import { openBreak, openFence, openHeading, openHtml, openIndented, underline } from './leaf-start.js'
import type { Scan } from './open-block.js'
import { currentLeaf, type Opening } from './room.js'
import { addRow, openTable } from './table-block.js'

/** Takes the check box of an item, too: GitHub's parser asks for one where nothing else begins, not even another item. */
const openTablePart = (scan: Scan, indented: boolean): Opening => {
  const leaf = currentLeaf(scan)
  if (leaf?.kind === 'paragraph') return !indented && openTable(scan, leaf) ? 'leaf' : 'text'
  if (leaf?.kind === 'table') return !indented && scan.row && addRow(scan, leaf, scan.row) ? 'leaf' : 'text'
  const { cursor, containers, opened, matched } = scan
  const isAmongItems = !opened && containers[matched]?.kind === 'item'
  const container = opened ? innermost(scan) : containers[matched - 1]
  const takesTask = container?.kind === 'item' && !isAmongItems
  if (takesTask && isTaskLine(cursor.text.slice(cursor.start, cursor.end))) advance(cursor, 3)
  return 'text'
}

type Opener = (scan: Scan) => Opening

/** By the first character of a line: what it may open, in GitHub's order of precedence. */
const openers: ReadonlyMap<string, readonly Opener[]> = new Map([
  ['>', [openQuote]],
  ['#', [openHeading]],
  ['`', [openFence]],
  ['~', [openFence]],
  ['<', [openHtml]],
  ['=', [underline]],
  ['-', [underline, openBreak, openItem]],
  ['*', [openBreak, openItem]],
  ['_', [openBreak]],
  ['[', [openFootnote]],
  ...[...'+0123456789'].map((character): [string, readonly Opener[]] => [character, [openItem]]),
])
const byCode = Array.from({ length: 128 }, (_, code) => openers.get(String.fromCharCode(code)))

/** Opens the block that begins here; the cursor has found the first character. */
export const openBlock = (scan: Scan): Opening => {
  const indented = scan.cursor.indent >= codeIndent
  if (indented) return openIndented(scan) ?? openTablePart(scan, true)
  for (const open of byCode[codeAt(scan.cursor, scan.cursor.nonspace)] ?? []) {
    const opening = open(scan)
    if (opening) return opening
  }
  return openTablePart(scan, false)
}
