import type { Census } from '../model/census.js'
import type { AnchorDemand, AnchorKind, Contract } from '../model/contract-settings.js'
import type { PathSet } from '../model/change-settings.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import type { Tree } from '../model/tree.js'
import { anchorsOf, type Anchor } from './anchor.js'
import { coveredRows } from './covered-rows.js'
import { cellsUnder } from './row-cell.js'

/** A kind of anchor that a contract wants of a row and that the row has not. */
export interface MissingAnchor {
  readonly row: Row
  readonly contract: Contract
  readonly kind: AnchorKind
  readonly demand: AnchorDemand
  readonly paths: PathSet
  /** What there is instead, in words. */
  readonly instead: string
  /** Whether the row has a cell in which an anchor could stand. */
  readonly hasColumn: boolean
}

/** Every kind of anchor that is wanted and missing; what two contracts want alike is told once. An anchor counts where it leads to a tracked file that matches. */
export const missingAnchors = (
  census: Census,
  settings: Pick<Settings, 'contracts'>,
  tree: Tree,
): readonly MissingAnchor[] =>
  coveredRows(census, settings, ({ anchors }) => anchors !== null).flatMap(({ row, contracts }) => {
    const told = new Set<string>()
    return contracts.flatMap(contract => {
      const { anchors: demand } = contract
      if (demand === null) return []
      const hasColumn = cellsUnder(row, demand.columns).length > 0
      const anchors = anchorsOf(row, demand.columns, census)
      return [...demand.paths].flatMap(([kind, paths]): readonly MissingAnchor[] => {
        const key = JSON.stringify([kind, paths.globs, demand.columns, demand.lines])
        if (told.has(key)) return []
        told.add(key)
        const matching = anchors.filter(anchor => leadsInto(anchor, paths, tree))
        if (matching.some(({ lines }) => lines.length > 0 || !demand.lines)) return []
        const instead = hasColumn ? whatThereIs(anchors, matching, paths) : 'its table has no such column'
        return [{ row, contract, kind, demand, paths, instead, hasColumn }]
      })
    })
  })

const leadsInto = ({ paths }: Anchor, { isMatch }: PathSet, tree: Tree): boolean =>
  paths.some(path => tree.files.has(path) && isMatch(path))

const whatThereIs = (
  anchors: readonly Anchor[],
  matching: readonly Anchor[],
  { isMatch }: PathSet,
): string => {
  const [whole] = matching
  if (whole) return `${whole.paths[0] ?? whole.text} is named without a line`
  const gone = anchors.flatMap(({ paths }) => paths.filter(isMatch)).at(0)
  return gone === undefined ? 'there is none' : `${gone} is no tracked file`
}
