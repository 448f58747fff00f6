import type { Census } from '../model/census.js'
import type { Contract } from '../model/contract-settings.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import type { Tree } from '../model/tree.js'
import { preciseAnchorsOf, type Anchor } from './anchor.js'
import { coveredRows } from './covered-rows.js'
import { cellsUnder } from './row-cell.js'
import { placeIn } from './tree-place.js'

/** An anchor that is there to lead somewhere, and where. */
export interface AuditedAnchor {
  readonly row: Row
  readonly anchor: Anchor
  /** Path from the top; null for a link out of the repository. */
  readonly path: string | null
}

/**
 * The anchors of the rows that are under a contract. All their links are, but for those that lead elsewhere. A path in the
 * text may be of another repository. It is an anchor where it has lines, and stands where a contract of the row says
 * that anchors stand: in columns that it names, if the path is tracked, or matches what is demanded there and is gone from a folder of the
 * tree; or in any column, if it is tracked and matches. Rows that share a line share its anchors, which are told once.
 */
export const auditedAnchors = (
  census: Census,
  { contracts: agreed }: Pick<Settings, 'contracts'>,
  tree: Tree,
  target: Tree | null,
): readonly AuditedAnchor[] => {
  const before = known.get(tree)
  if (before?.census === census && before.agreed === agreed && before.target === target) return before.anchors
  const anchors = readAudited(census, { contracts: agreed }, tree, target)
  known.set(tree, { census, agreed, target, anchors })
  return anchors
}

// They are asked for anew with each text that is read, and hang on none of them.
const known = new WeakMap<
  Tree,
  {
    readonly census: Census
    readonly agreed: Settings['contracts']
    readonly target: Tree | null
    readonly anchors: readonly AuditedAnchor[]
  }
>()

const readAudited = (
  census: Census,
  settings: Pick<Settings, 'contracts'>,
  tree: Tree,
  target: Tree | null,
): readonly AuditedAnchor[] => {
  const seen = new Set<Row['cells']>()
  return coveredRows(census, settings).flatMap(({ row, contracts }) => {
    if (seen.has(row.cells)) return []
    seen.add(row.cells)
    const demands = demandsOn(row, contracts)
    return preciseAnchorsOf(row, census).flatMap((anchor): readonly AuditedAnchor[] => {
      const { kind, paths, cell } = anchor
      if (anchor.target.leads === 'elsewhere') return []
      if (kind === 'link') return [{ row, anchor, path: paths[0] ?? null }]
      const own = demands.filter(({ cells }) => cells === null || cells.has(cell))
      const isMeant = (path: string): boolean =>
        own.some(({ cells, isDemanded }) => {
          if (tree.files.has(path)) return cells !== null || isDemanded(path)
          return cells !== null && isDemanded(path) && isGone(path, tree, target)
        })
      const path = paths.find(each => tree.files.has(each) && isMeant(each)) ?? paths.find(isMeant)
      return path === undefined ? [] : [{ row, anchor, path }]
    })
  })
}

/** A path of another repository looks the same, but for its folder, which is not here. */
const isGone = (path: string, tree: Tree, target: Tree | null): boolean =>
  placeIn(tree, path.slice(0, Math.max(0, path.lastIndexOf('/')))).is === 'folder' ||
  target?.files.has(path) === true

/** Where a contract says that anchors stand, and where they lead. */
interface Demand {
  /** Null where no columns are named. */
  readonly cells: ReadonlySet<Anchor['cell']> | null
  readonly isDemanded: (path: string) => boolean
}

const demandsOn = (row: Row, contracts: readonly Contract[]): readonly Demand[] =>
  contracts.flatMap(({ anchors }) => {
    if (anchors === null) return []
    const { columns, paths } = anchors
    return [
      {
        cells: columns && new Set(cellsUnder(row, columns).map(({ cell }) => cell)),
        isDemanded: path => [...paths.values()].some(({ isMatch }) => isMatch(path)),
      },
    ]
  })
