import type { CoverageColumns } from '../model/coverage-settings.js'
import type { Settings } from '../model/settings.js'
import { isCertainIdHeader, isIdHeader, normaliseHeader } from '../record/header.js'

/** Where a table has what; null for a column that it has not. */
export interface CoverageLayout {
  readonly id: number | null
  readonly paths: number | null
  readonly estimate: number | null
  readonly measured: number | null
  readonly notes: readonly number[]
  readonly feature: number | null
  readonly code: number | null
  readonly test: number | null
  /** It names paths, and a size. */
  readonly isCoverage: boolean
  /** It names features, and an anchor. */
  readonly isFeatures: boolean
}

/** Finds the columns of a table by its normalised header texts; null where it is of neither kind. */
export const layoutOf = (
  names: readonly string[],
  columns: CoverageColumns,
  settings: Pick<Settings, 'columns'>,
): CoverageLayout | null => {
  const of = (headers: readonly string[]): number | null =>
    headers.map(header => names.indexOf(normaliseHeader(header))).find(column => column >= 0) ?? null
  const own = {
    paths: of(columns.paths),
    estimate: of(columns.estimate),
    measured: of(columns.measured),
    feature: of(columns.feature),
    code: of(columns.code),
    test: of(columns.test),
  }
  const isCoverage = own.paths !== null && (own.estimate !== null || own.measured !== null)
  const isFeatures = own.feature !== null && (own.code !== null || own.test !== null)
  if (!isCoverage && !isFeatures) return null
  const wanted = new Set(columns.notes.map(normaliseHeader))
  const notes = names.flatMap((name, column) => (wanted.has(name) ? [column] : []))
  const headers = columns.id.length > 0 ? columns.id : settings.columns.id
  const taken = new Set<number | null>([...Object.values(own), ...notes])
  const free = names.map((name, column) => ({ name, column })).filter(({ column }) => !taken.has(column))
  const usual = free.find(({ name }) => isCertainIdHeader(name)) ?? free.find(({ name }) => isIdHeader(name))
  const id = headers.length > 0 ? of(headers) : (usual?.column ?? null)
  return { ...own, id, notes, isCoverage, isFeatures }
}
