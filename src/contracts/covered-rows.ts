import type { Census } from '../model/census.js'
import type { Contract } from '../model/contract-settings.js'
import type { Row, StateClass } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { isMeantBy } from '../model/state-word.js'

/** A row, and the contracts that it is under; at least one. */
export interface CoveredRow {
  readonly row: Row
  readonly contracts: readonly Contract[]
}

// A line that points at its row owes nothing itself, and of one that nobody could read it is not known what it owes.
const exempt: readonly StateClass[] = ['pointer', 'unknown']

/** Whether a contract is about the row as it stands. */
export const isUnder = (contract: Contract, row: Row): boolean =>
  !exempt.includes(row.class) &&
  (contract.matrices === null || contract.matrices.isMatch(row.place.path)) &&
  (contract.rows === null ? row.class !== 'dropped' : contract.rows.some(word => isMeantBy(word, row, 'to')))

const known = new WeakMap<
  Census,
  { readonly of: readonly Contract[]; readonly rows: readonly CoveredRow[] }
>()

/** The rows that are under any contract. Every rule of the contracts asks, so that a census is gone through once. */
const allCovered = (census: Census, contracts: readonly Contract[]): readonly CoveredRow[] => {
  const before = known.get(census)
  if (before?.of === contracts) return before.rows
  const rows = census.rows.flatMap(row => {
    const own = contracts.filter(contract => isUnder(contract, row))
    return own.length > 0 ? [{ row, contracts: own }] : []
  })
  known.set(census, { of: contracts, rows })
  return rows
}

/** The rows that are under some contract of those that are meant, in the order of the census. */
export const coveredRows = (
  census: Census,
  { contracts }: Pick<Settings, 'contracts'>,
  isMeant: (contract: Contract) => boolean = () => true,
): readonly CoveredRow[] => {
  const meant = contracts.contracts.filter(isMeant)
  if (meant.length === 0) return []
  const chosen = new Set(meant)
  return allCovered(census, contracts.contracts).flatMap(({ row, contracts: all }) => {
    const own = all.filter(contract => chosen.has(contract))
    return own.length > 0 ? [{ row, contracts: own }] : []
  })
}
