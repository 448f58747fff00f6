import type { CoverageFlaw, CoverageNote, CoverageRow } from '../model/coverage.js'
import type { Cell } from '../model/document.js'
import type { Tree } from '../model/tree.js'
import { excerpt } from '../record/excerpt.js'
import { toPlain } from '../record/plain-text.js'
import type { CoverageDocument, LaidTable } from './coverage-document.js'
import type { NamedLine } from './coverage-line.js'
import { isNoFigure, leastOf, parseFigure } from './estimate.js'
import { lineFiles } from './line-files.js'
import { countLines } from './production.js'
import type { fileFinder } from './tracked-files.js'

/** What it takes to measure one line. */
export interface Counting {
  readonly tree: Tree
  readonly find: ReturnType<typeof fileFinder>
  readonly isProduction: (path: string) => boolean
  /** By the list of files. */
  readonly counts: WeakMap<readonly string[], Count>
}

/** Reads one line of a coverage table and counts what there is. Its features are found by others. */
export const readCoverageRow = (
  document: CoverageDocument,
  laid: LaidTable,
  line: NamedLine,
  counting: Counting,
): { readonly row: CoverageRow; readonly flaws: readonly CoverageFlaw[] } => {
  const { layout } = laid
  const plainOf = (cell: Cell): string => toPlain(document.inline(cell).text)
  const { files, flaws } = lineFiles(document, laid, line, counting.find)
  const { measured, counted } = countFiles(files, counting)
  const { estimate, flaw } = readEstimate(line.cell(layout.estimate), line.ids[0] ?? '', plainOf)
  const own = line.cell(layout.measured)
  const notes = layout.notes.flatMap((column): CoverageNote[] => {
    const cell = line.cell(column)
    return cell ? [{ text: plainOf(cell), place: cell.place }] : []
  })
  const row: CoverageRow = {
    ids: line.ids,
    place: line.row.place,
    estimate,
    measured,
    files: counted,
    aside: files.length - counted,
    written: own && !isNoFigure(plainOf(own)) ? { text: plainOf(own), place: own.place } : null,
    notes,
    features: [],
  }
  return { row, flaws: flaw ? [...flaws, flaw] : flaws }
}

interface Count {
  readonly measured: number
  /** Files. */
  readonly counted: number
}

const countFiles = (files: readonly string[], { tree, isProduction, counts }: Counting): Count => {
  const before = counts.get(files)
  if (before) return before
  let measured = 0
  let counted = 0
  for (const path of files) {
    const text = isProduction(path) ? tree.textOf(path) : null
    const count = text && countLines(text)
    if (count === null) continue
    measured += count
    counted++
  }
  const count = { measured, counted }
  counts.set(files, count)
  return count
}

const readEstimate = (
  cell: Cell | null,
  id: string,
  plainOf: (cell: Cell) => string,
): { readonly estimate: CoverageRow['estimate']; readonly flaw: CoverageFlaw | null } => {
  const text = cell ? plainOf(cell) : ''
  if (!cell || isNoFigure(text)) return { estimate: null, flaw: null }
  const figure = parseFigure(text)
  if (figure) return { estimate: { text, least: leastOf(figure), place: cell.place }, flaw: null }
  const flaw = {
    subject: `${id} ${excerpt(text)}`,
    id,
    message: `Unexpected estimate ${excerpt(text)} of ${id}, expected a number of lines or a range, such as 10k or 35k–64k`,
    help: 'Write the estimate as a number or a range, the smaller number first, and words about it in another column; a dash stands for none.',
    place: cell.place,
  }
  return { estimate: null, flaw }
}
