import { inlineOfCell } from '../markdown/cell-inline.js'
import { documentOf } from '../markdown/text-document.js'
import type { Cell, Inline, Table } from '../model/document.js'
import type { Settings } from '../model/settings.js'
import type { FileText, Tree } from '../model/tree.js'
import { headerReader } from '../record/table-view.js'
import { layoutOf, type CoverageLayout } from './coverage-columns.js'

/** A table of a coverage document, and where it has what. */
export interface LaidTable {
  readonly table: Table
  readonly layout: CoverageLayout
}

/** A coverage document as it was read. */
export interface CoverageDocument {
  readonly path: string
  readonly tables: readonly LaidTable[]
  /** Headers of the first tables that are of neither kind. */
  readonly others: readonly string[]
  readonly inline: (cell: Cell) => Inline
}

const toldHeaders = 3

/** Finds the coverage and feature tables of a text. */
export const readCoverageDocument = (
  path: string,
  text: FileText,
  settings: Settings,
): CoverageDocument | null => {
  const { coverage } = settings
  if (coverage === null) return null
  const { tables, definitions } = documentOf(path, text)
  const headerOf = headerReader(definitions)
  const read = tables.map(table => {
    const { header, names } = headerOf(table)
    return { table, header, layout: layoutOf(names, coverage.columns, settings) }
  })
  return {
    path,
    tables: read.flatMap(({ table, layout }) => (layout ? [{ table, layout }] : [])),
    others: read.flatMap(({ header, layout }) => (layout ? [] : [header.join(', ')])).slice(0, toldHeaders),
    inline: cell => inlineOfCell(cell, definitions),
  }
}

/** Tracked files that hold coverage tables by the configuration, in order. */
export const coverageDocuments = ({
  settings,
  tree,
}: {
  readonly settings: Settings
  readonly tree: Tree
}) => (settings.coverage === null ? [] : [...tree.files].filter(settings.coverage.documents.isMatch).sort())
