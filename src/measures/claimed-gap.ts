import type { Census } from '../model/census.js'
import type { CoverageFlaw, CoverageRow } from '../model/coverage.js'
import type { Problem } from '../model/finding.js'
import { claimFinder, rowsById, type FinishedClaim } from './claim.js'
import { coverageOf } from './coverage.js'
import { gapsOf, type Gap } from './gap.js'
import type { MeasuredTree } from './wanted-texts.js'

/** A gap of a row that is said to be finished. */
export interface ClaimedGap {
  readonly claim: FinishedClaim
  readonly gap: Gap
  readonly measured: number
}

/** What the rows claim beyond their measure, and what of the coverage tables could not be read. */
export interface ClaimedGaps {
  readonly gaps: readonly ClaimedGap[]
  readonly unread: readonly Problem[]
}

/** Holds what the record says of the rows against their measure. */
export const claimedGaps = (view: MeasuredTree & { readonly census: Census }): ClaimedGaps => {
  const agreed = view.settings.coverage
  if (agreed === null) return { gaps: [], unread: [] }
  const { rows, flaws } = coverageOf(view)
  const byId = rowsById(view.census)
  const claimOf = claimFinder(agreed, byId)
  const claimed = new Set<string>()
  const gaps = rows.flatMap(row => {
    const claim = claimOf(row)
    if (!claim) return []
    for (const id of row.ids) claimed.add(id)
    return gapsOf(row).map(gap => ({ claim, gap, measured: row.measured }))
  })
  const unknown = rows.flatMap(row => row.ids.flatMap(id => (byId.has(id) ? [] : unknownRow(id, row))))
  return { gaps, unread: [...unknown, ...flaws.map(flaw => toProblem(flaw, claimed))] }
}

const unknownRow = (id: string, { place }: CoverageRow): Problem => ({
  subject: id,
  id,
  message: `Unexpected ${id} in a coverage table, expected the ID of a row: no status table has it`,
  help: 'Correct the ID, or take the line out of the coverage table.',
  place,
})

const toProblem = ({ isEarly, ...problem }: CoverageFlaw, claimed: ReadonlySet<string>): Problem =>
  isEarly === true && !claimed.has(problem.id ?? '') ? { ...problem, severity: 'notice' } : problem
