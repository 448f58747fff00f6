import type {
  Coverage,
  CoverageFeature,
  CoverageFlaw,
  CoverageRow,
  CoverageTable,
} from '../model/coverage.js'
import type { CoverageSettings } from '../model/coverage-settings.js'
import { listed } from '../record/excerpt.js'
import { coverageDocuments, readCoverageDocument, type CoverageDocument } from './coverage-document.js'
import { namedLines } from './coverage-line.js'
import { readCoverageRow, type Counting } from './coverage-row.js'
import { lineFeature } from './line-features.js'
import { productionTest } from './production.js'
import { fileFinder } from './tracked-files.js'
import type { MeasuredTree } from './wanted-texts.js'
import { toCoverageTable } from './written-table.js'

const nothing: Coverage = { tables: [], rows: [], flaws: [] }

const known = new WeakMap<
  MeasuredTree['tree'],
  { readonly of: CoverageSettings; readonly coverage: Coverage }
>()

/** Measures what the coverage tables name. Every text of `textsToMeasure` must have been read. The same tree is measured once. */
export const coverageOf = ({ settings, tree }: MeasuredTree): Coverage => {
  if (settings.coverage === null) return nothing
  const before = known.get(tree)
  if (before?.of === settings.coverage) return before.coverage
  const coverage = measure({ settings, tree }, settings.coverage)
  known.set(tree, { of: settings.coverage, coverage })
  return coverage
}

const measure = ({ settings, tree }: MeasuredTree, agreed: CoverageSettings): Coverage => {
  const counting: Counting = {
    tree,
    find: fileFinder(tree),
    isProduction: productionTest(settings, tree, tree.textOf),
    counts: new WeakMap(),
  }
  const tables: CoverageTable[] = []
  const rows: CoverageRow[] = []
  const flaws: CoverageFlaw[] = []
  const features = new Map<string, CoverageFeature[]>()
  const paths = coverageDocuments({ settings, tree })
  if (paths.length === 0) flaws.push(noDocument(agreed, settings.source))
  if (agreed.exhausted && ![...tree.files].some(agreed.exhausted.documents.isMatch))
    flaws.push(noExhausted(agreed.exhausted, settings.source))
  for (const path of paths) {
    const text = tree.textOf(path)
    const document = text && text.bad !== 'binary' ? readCoverageDocument(path, text, settings) : null
    if (!document?.tables.some(({ layout }) => layout.isCoverage || layout.isFeatures)) {
      flaws.push(noTable(path, document))
      continue
    }
    for (const laid of document.tables) {
      const read = namedLines(document, laid, settings)
      for (const flaw of read.flaws) flaws.push(flaw)
      const byLine = new Map<number, CoverageRow>()
      for (const [index, line] of read.lines) {
        if (laid.layout.isCoverage) {
          const { row, flaws: own } = readCoverageRow(document, laid, line, counting)
          byLine.set(index, row)
          rows.push(row)
          for (const flaw of own) flaws.push(flaw)
        }
        const feature = laid.layout.isFeatures ? lineFeature(document, laid, line, counting.find) : null
        for (const id of feature ? line.ids : []) {
          const others = features.get(id)
          if (others) others.push(feature!)
          else features.set(id, [feature!])
        }
      }
      if (laid.layout.isCoverage) tables.push(toCoverageTable(laid.table, laid.layout, byLine))
    }
  }
  return { tables, rows: withFeatures(rows, features), flaws }
}

/** The features of an ID belong to its first line. A row of which only features are listed promises no size. */
const withFeatures = (
  rows: readonly CoverageRow[],
  features: ReadonlyMap<string, readonly CoverageFeature[]>,
): readonly CoverageRow[] => {
  const known = new Set(rows.flatMap(({ ids }) => ids))
  const unsized = [...features].flatMap(([id, [first]]): CoverageRow[] =>
    first && !known.has(id)
      ? [{ ...emptyRow, ids: [id], place: first.place, features: features.get(id) ?? [] }]
      : [],
  )
  const told = new Set<string>()
  const sized = rows.map(row => {
    const own = row.ids.filter(id => !told.has(id) && features.has(id))
    for (const id of own) told.add(id)
    return own.length === 0
      ? row
      : { ...row, features: [...new Set(own.flatMap(id => features.get(id) ?? []))] }
  })
  return [...sized, ...unsized]
}

const emptyRow = { estimate: null, measured: 0, files: 0, aside: 0, written: null, notes: [] }

const noExhausted = (
  { documents, line }: NonNullable<CoverageSettings['exhausted']>,
  source: string | null,
): CoverageFlaw => ({
  subject: 'coverage.exhausted',
  message: `Unexpected \`coverage.exhausted.documents\` that match no tracked file (${listed(documents.globs)}), expected the documents whose words are looked at`,
  help: 'Correct the globs, or take `exhausted` out.',
  place: { path: source ?? '.github/rowaudit.yml', line, endLine: line },
})

const noDocument = ({ documents, line }: CoverageSettings, source: string | null): CoverageFlaw => ({
  subject: 'coverage.documents',
  message: `Unexpected \`coverage.documents\` that match no tracked file (${listed(documents.globs)}), expected the files that hold the coverage tables`,
  help: 'Correct the globs, or write the document.',
  place: { path: source ?? '.github/rowaudit.yml', line, endLine: line },
})

const noTable = (path: string, document: CoverageDocument | null): CoverageFlaw => {
  const seen = document === null ? 'it is a binary file' : tablesSeen(document)
  return {
    subject: 'no coverage table',
    message: `Unexpected coverage document without a coverage table, expected one with a column of IDs, one of paths and one of estimates: ${seen}`,
    help: 'Name the headers of its columns in `coverage.columns` of the configuration, or take the file out of `coverage.documents`.',
    place: { path, line: 1, endLine: 1 },
  }
}

const tablesSeen = ({ others }: CoverageDocument): string =>
  others.length === 0
    ? 'it holds no table'
    : `its tables have ${others.map(each => `(${each.slice(0, 200)})`).join(' and ')}`
