import type { Census } from '../model/census.js'
import type { Change } from '../model/change.js'
import type { Problem } from '../model/finding.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { isMeantBy } from '../model/state-word.js'
import type { Tree } from '../model/tree.js'
import { listed } from '../record/excerpt.js'
import { wrongClaims } from './claim-duties.js'
import { readClaims } from './claim-reader.js'
import { unclaimedRows } from './claim-rows.js'
import { pathsIn } from './parsed-file.js'

/** What is known of the rows and of the documents that speak of them. */
export interface ClaimGround {
  readonly census: Census
  readonly settings: Settings
  readonly tree: Tree
  readonly change: Pick<Change, 'moves'> | null
}

/** Paths of the documents in which claims stand. */
export const claimPaths = ({ settings, tree }: Pick<ClaimGround, 'settings' | 'tree'>): readonly string[] =>
  (settings.claims?.places ?? []).flatMap(({ files }) => pathsIn(tree, files))

/** Everything in which the rows and the claims on them disagree, in either direction. Nothing where no claims are agreed on. */
export function* claimMismatches({ census, settings, tree, change }: ClaimGround): Iterable<Problem> {
  const { claims: agreed } = settings
  if (!agreed) return
  const byId = new Map<string, Row[]>()
  for (const row of census.rows) {
    const rows = byId.get(row.id)
    if (rows) rows.push(row)
    else byId.set(row.id, [row])
  }
  const needsClaim = (row: Row): boolean => agreed.states.some(word => isMeantBy(word, row, 'to'))
  const reading = readClaims(agreed.places, tree, settings, id => byId.has(id))
  yield* reading.problems
  yield* unclaimedRows(census.rows.filter(needsClaim), reading, settings)
  yield* wrongClaims(reading.claims, {
    rowsOf: id => byId.get(id) ?? [],
    needsClaim,
    change,
    wanted: listed(agreed.states, 6),
    shared: agreed.shared,
  })
}
