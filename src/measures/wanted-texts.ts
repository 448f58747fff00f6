import type { CoverageSettings } from '../model/coverage-settings.js'
import type { Settings } from '../model/settings.js'
import type { Tree } from '../model/tree.js'
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

const known = new WeakMap<Tree, { readonly of: CoverageSettings; readonly paths: readonly string[] }>()

/** Paths whose texts it takes to measure: the coverage tables and attributes first, then the production files they name. */
export const textsToMeasure = ({ settings, tree }: MeasuredTree): readonly string[] => {
  if (settings.coverage === null) return []
  const before = known.get(tree)
  if (before?.of === settings.coverage) return before.paths
  const documents = coverageDocuments({ settings, tree })
  const first = [...documents, ...attributeFiles(tree)]
  const isComplete = first.every(tree.isRead)
  if (!isComplete) return first
  const paths = [...first, ...productionFiles({ settings, tree }, documents)]
  known.set(tree, { of: settings.coverage, paths })
  return paths
}

/** Production files that the coverage tables name, each once. */
const productionFiles = (
  { settings, tree }: MeasuredTree,
  documents: readonly string[],
): ReadonlySet<string> => {
  const isProduction = productionTest(settings, tree, tree.textOf)
  const find = fileFinder(tree)
  const files = new Set<string>()
  const seen = new WeakSet<readonly string[]>()
  for (const path of documents) {
    const text = tree.textOf(path)
    const document = text && text.bad !== 'binary' ? readCoverageDocument(path, text, settings) : null
    for (const laid of document?.tables ?? [])
      if (laid.layout.isCoverage)
        for (const line of namedLines(document!, laid, settings).lines.values()) {
          const list = lineFiles(document!, laid, line, find).files
          if (seen.has(list)) continue
          seen.add(list)
          for (const each of list) if (isProduction(each)) files.add(each)
        }
  }
  return files
}
