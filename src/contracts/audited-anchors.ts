import type { Census } from '../model/census.js'
import type { Contract } from '../model/contract-settings.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import type { Tree } from '../model/tree.js'
import { anchorsOf, type Anchor } from './anchor.js'
import { coveredRows } from './covered-rows.js'
import { cellsUnder } from './row-cell.js'

/** An anchor that is there to lead somewhere, and where. */
export interface AuditedAnchor {
  readonly row: Row
  readonly anchor: Anchor
  /** Path from the top; null for a link out of the repository. */
  readonly path: string | null
}

/**
 * The anchors of the rows that are under a contract. All their links are, but for those that lead elsewhere. A path in the
 * text is one where it has lines, and is tracked or meant to be: it stands in a column of anchors and matches what is
 * demanded there. Rows that share a line share its anchors, which are told once.
 */
export const auditedAnchors = (
  census: Census,
  settings: Pick<Settings, 'contracts'>,
  tree: Tree,
): readonly AuditedAnchor[] => {
  const seen = new Set<Row['cells']>()
  return coveredRows(census, settings).flatMap(({ row, contracts }) => {
    if (seen.has(row.cells)) return []
    seen.add(row.cells)
    const isMentionCell = mentionCells(row, contracts)
    return anchorsOf(row, null, census).flatMap((anchor): readonly AuditedAnchor[] => {
      const { kind, target, paths, lines, cell } = anchor
      if (target.leads === 'elsewhere') return []
      if (kind === 'link') return [{ row, anchor, path: paths[0] ?? null }]
      if (lines.length === 0 || !isMentionCell(cell)) return []
      const path = paths.find(each => tree.files.has(each)) ?? paths.find(each => isDemanded(each, contracts))
      return path === undefined ? [] : [{ row, anchor, path }]
    })
  })
}

/** Whether paths in the text of a cell are anchors: where contracts name columns for them, in those alone. */
const mentionCells = (row: Row, contracts: readonly Contract[]): ((cell: Anchor['cell']) => boolean) => {
  const named = contracts.flatMap(({ anchors }) => (anchors ? [anchors.columns] : []))
  const columns = named.length === 0 || named.includes(null) ? null : named.flatMap(each => each ?? [])
  const cells = new Set(cellsUnder(row, columns).map(({ cell }) => cell))
  return cell => cells.has(cell)
}

const isDemanded = (path: string, contracts: readonly Contract[]): boolean =>
  contracts.some(({ anchors }) => [...(anchors?.paths.values() ?? [])].some(({ isMatch }) => isMatch(path)))
