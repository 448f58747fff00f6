import type { Settings } from '../model/settings.js'
import type { FileText, Tree } from '../model/tree.js'
import { coverageDocuments, readCoverageDocument } from './coverage-document.js'
import { namedLines } from './coverage-line.js'
import { lineFiles } from './line-files.js'
import { attributeFiles, productionTest } from './production.js'
import { fileFinder } from './tracked-files.js'

/** A tree, and what is agreed. */
export interface MeasuredTree {
  readonly settings: Settings
  readonly tree: Tree
}

/** Paths whose texts it takes to measure: the coverage tables and attributes first, then the production files they name. */
export function* textsToMeasure({ settings, tree }: MeasuredTree): Iterable<string> {
  if (settings.coverage === null) return
  const documents = coverageDocuments({ settings, tree })
  yield* documents
  yield* attributeFiles(tree)
  const read = documents.flatMap(path => {
    const text = textSoFar(tree, path)
    return text && text.bad !== 'binary' ? (readCoverageDocument(path, text, settings) ?? []) : []
  })
  if (read.length === 0) return
  const isProduction = productionTest(settings, tree, path => textSoFar(tree, path))
  const find = fileFinder(tree)
  for (const document of read)
    for (const laid of document.tables)
      if (laid.layout.isCoverage)
        for (const line of namedLines(document, laid, settings).lines.values())
          for (const path of lineFiles(document, laid, line, find).files) if (isProduction(path)) yield path
}

/** A text that was asked for and read; null for one that was not, which the tree tells by throwing. */
const textSoFar = (tree: Tree, path: string): FileText | null => {
  try {
    return tree.textOf(path)
  } catch {
    return null
  }
}
