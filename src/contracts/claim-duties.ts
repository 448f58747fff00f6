import type { Change, Move } from '../model/change.js'
import type { Problem } from '../model/finding.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import { excerpt, listed } from '../record/excerpt.js'
import type { Claim } from './claim.js'
import { claimsById } from './claim-rows.js'

/** What the rows of the claims have come to. */
export interface ClaimedRows {
  /** All rows of an ID. */
  readonly rowsOf: (id: string) => readonly Row[]
  readonly needsClaim: (row: Row) => boolean
  readonly change: Pick<Change, 'moves'> | null
  /** States that need a claim, in words. */
  readonly wanted: string
  readonly shared: boolean
}

/** Claims that list what they should not: unknown rows, rows that need no claim, rows of another claim; and claims told twice. */
export function* wrongClaims(claims: readonly Claim[], rows: ClaimedRows): Iterable<Problem> {
  const read = claims.filter(each => each.read)
  yield* settledRows(read, rows)
  if (!rows.shared) yield* sharedRows(read, rows)
  yield* repeatedNames(read)
}

const stateOf = (id: string, { rowsOf }: ClaimedRows): string => {
  const states = [...new Set(rowsOf(id).map(({ state }) => state))]
  return states.length === 0 ? 'in no matrix' : listed(states, 3)
}

/** What is to be done with a claim that lists rows which need none. */
const dutiesOf = (rows: ClaimedRows): ((claim: Claim) => string) => {
  const known = new Map<Claim, string>()
  return claim => {
    const before = known.get(claim)
    if (before !== undefined) return before
    const { label, ids } = claim
    const left = ids.filter(id => rows.rowsOf(id).some(rows.needsClaim))
    const out = ids.filter(id => !rows.rowsOf(id).some(rows.needsClaim))
    const duty =
      left.length === 0
        ? `Retire ${label}, which has nothing left`
        : `Amend ${label}: take out ${listed(out)}, and leave ${listed(left)}`
    known.set(claim, duty)
    return duty
  }
}

function* settledRows(claims: readonly Claim[], rows: ClaimedRows): Iterable<Problem> {
  const leaving = leavingRows(rows)
  const dutyOf = dutiesOf(rows)
  const holdersOf = claimsById(claims)
  const told = new Set<string>()
  for (const claim of claims) {
    for (const id of claim.ids) {
      if (rows.rowsOf(id).some(rows.needsClaim)) continue
      const move = leaving.get(id)
      if (!move) yield notHeld(claim, id, rows, dutyOf(claim))
      else if (!told.has(id)) {
        told.add(id)
        yield left(move, holdersOf(id), dutyOf)
      }
    }
  }
}

/** Moves by which a row leaves the states that need a claim. */
const leavingRows = ({ change, needsClaim }: ClaimedRows): ReadonlyMap<string, Move> =>
  new Map(
    (change?.moves ?? [])
      .filter(({ from, to }) => from !== null && needsClaim(from) && (to === null || !needsClaim(to)))
      .map(move => [move.id, move]),
  )

const left = (
  { id, from, to, place }: Move,
  claims: readonly Claim[],
  dutyOf: (claim: Claim) => string,
): Problem => {
  const went = to === null ? 'departs' : `moves from ${from?.state ?? ''} to ${to.state}`
  return {
    subject: `${id} left its claims`,
    message: `Unexpected ${id} in ${listed(claims.map(({ label }) => label))}, expected no claim that lists it: the row ${went}`,
    help: `In the same change: ${claims.map(dutyOf).join('. ')}.`,
    place,
    related: claims.map(({ label, idsPlace }) => ({ place: idsPlace, message: `${label} lists the row` })),
  }
}

const notHeld = (claim: Claim, id: string, rows: ClaimedRows, duty: string): Problem => {
  const [row] = rows.rowsOf(id)
  return {
    subject: `${id} in ${claim.label}`,
    message: row
      ? `Unexpected ${id} in claim ${excerpt(claim.label)}, expected rows in ${rows.wanted}: it is ${stateOf(id, rows)}`
      : `Unexpected ${id} in claim ${excerpt(claim.label)}, expected the ID of a row: no matrix has it`,
    help: row ? `${duty}.` : `Correct the ID. Or, if the row is gone: ${duty}.`,
    place: claim.idsPlace,
    ...(row ? { related: [{ place: row.statePlace, message: `${id} is ${row.state}` }] } : {}),
  }
}

function* sharedRows(claims: readonly Claim[], rows: ClaimedRows): Iterable<Problem> {
  const holdersOf = claimsById(claims)
  for (const id of new Set(claims.flatMap(({ ids }) => ids))) {
    const holders = holdersOf(id)
    // A row that needs no claim is told of at each of them already.
    if (holders.length < 2 || !rows.rowsOf(id).some(rows.needsClaim)) continue
    const labels = listed(holders.map(({ label }) => label))
    for (const claim of holders.slice(1))
      yield {
        subject: `${id} also in ${claim.label}`,
        message: `Unexpected ${id} in claim ${excerpt(claim.label)}, expected one claim for a row: ${labels} list it`,
        help: `Keep ${id} in the claim of whoever works on it, and take it out of the others.`,
        place: claim.idsPlace,
        related: relatedTo(claim, holders),
      }
  }
}

const relatedTo = (claim: Claim, all: readonly Claim[]): readonly { place: Place; message: string }[] =>
  all
    .slice(0, 13)
    .filter(each => each !== claim)
    .map(({ label, idsPlace }) => ({ place: idsPlace, message: `${label} lists it too` }))

function* repeatedNames(claims: readonly Claim[]): Iterable<Problem> {
  const first = new Map<string, Claim>()
  for (const claim of claims) {
    if (claim.name === '') continue
    const before = first.get(claim.name)
    if (!before) first.set(claim.name, claim)
    else
      yield {
        subject: `${claim.label} again`,
        message: `Unexpected second claim ${excerpt(claim.label)}, expected each claim once`,
        help: 'Make one claim of both, or give one of them a name of its own.',
        place: claim.place,
        related: [{ place: before.place, message: 'The first of them' }],
      }
  }
}
