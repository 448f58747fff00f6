import type { Change, Move } from '../model/change.js'
import type { Problem } from '../model/finding.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import { excerpt, listed } from '../record/excerpt.js'
import type { Claim } from './claim.js'

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
const dutyOf = ({ label, ids }: Claim, rows: ClaimedRows): string => {
  const left = ids.filter(id => rows.rowsOf(id).some(rows.needsClaim))
  const out = ids.filter(id => !left.includes(id))
  return left.length === 0
    ? `Retire ${label}, which has nothing left`
    : `Amend ${label}: take out ${listed(out)}, and leave ${listed(left)}`
}

function* settledRows(claims: readonly Claim[], rows: ClaimedRows): Iterable<Problem> {
  const leaving = leavingRows(rows)
  const told = new Set<string>()
  for (const claim of claims) {
    for (const id of claim.ids) {
      if (rows.rowsOf(id).some(rows.needsClaim)) continue
      const move = leaving.get(id)
      if (!move) yield notHeld(claim, id, rows)
      else if (!told.has(id)) {
        told.add(id)
        yield left(
          id,
          move,
          claims.filter(({ ids }) => ids.includes(id)),
          rows,
        )
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
  id: string,
  { from, to, place }: Move,
  claims: readonly Claim[],
  rows: ClaimedRows,
): Problem => {
  const went = to === null ? 'departs' : `moves from ${from?.state ?? ''} to ${to.state}`
  return {
    subject: `${id} left its claims`,
    message: `Unexpected ${id} in ${listed(claims.map(({ label }) => label))}, expected no claim that lists it: the row ${went}`,
    help: `In the same change: ${claims.map(claim => dutyOf(claim, rows)).join('. ')}.`,
    place,
    related: claims.map(({ label, idsPlace }) => ({ place: idsPlace, message: `${label} lists the row` })),
  }
}

const notHeld = (claim: Claim, id: string, rows: ClaimedRows): Problem => {
  const [row] = rows.rowsOf(id)
  return {
    subject: `${id} in ${claim.label}`,
    message: row
      ? `Unexpected ${id} in claim ${excerpt(claim.label)}, expected rows in ${rows.wanted}: it is ${stateOf(id, rows)}`
      : `Unexpected ${id} in claim ${excerpt(claim.label)}, expected the ID of a row: no matrix has it`,
    help: row ? `${dutyOf(claim, rows)}.` : `Correct the ID. Or, if the row is gone: ${dutyOf(claim, rows)}.`,
    place: claim.idsPlace,
    ...(row ? { related: [{ place: row.statePlace, message: `${id} is ${row.state}` }] } : {}),
  }
}

function* sharedRows(claims: readonly Claim[], rows: ClaimedRows): Iterable<Problem> {
  const first = new Map<string, Claim[]>()
  for (const claim of claims)
    for (const id of claim.ids) {
      const others = first.get(id)
      if (!others) first.set(id, [claim])
      else others.push(claim)
    }
  for (const [id, holders] of first) {
    // A row that needs no claim is told of at each of them already.
    if (holders.length < 2 || !rows.rowsOf(id).some(rows.needsClaim)) continue
    const labels = holders.map(({ label }) => label)
    for (const claim of holders.slice(1))
      yield {
        subject: `${id} also in ${claim.label}`,
        message: `Unexpected ${id} in claim ${excerpt(claim.label)}, expected one claim for a row: ${listed(labels)} list it`,
        help: `Keep ${id} in the claim of whoever works on it, and take it out of the others.`,
        place: claim.idsPlace,
        related: relatedTo(claim, holders),
      }
  }
}

const relatedTo = (claim: Claim, all: readonly Claim[]): readonly { place: Place; message: string }[] =>
  all
    .filter(each => each !== claim)
    .slice(0, 12)
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
