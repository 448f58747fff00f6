import { idMatcher } from '../evidence/id-matcher.js'
import { readInline } from '../markdown/inline.js'
import type { Cell } from '../model/document.js'
import type { Problem, Related } from '../model/finding.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { excerpt, listed } from '../record/excerpt.js'
import { isNoClaim, toPlain } from '../record/plain-text.js'
import type { Claim, ClaimReading, RetiredClaim } from './claim.js'
import { columnNamed } from './claim-table.js'

const nobody = /^(?:none|nobody|no one|unassigned|unowned|unclaimed|open|free|n\/a|nil)\.?$/i

/** The cell that says who holds a row; null where its table has no such column. */
const ownerCell = (row: Row, { columns }: Pick<Settings, 'columns'>): Cell | null => {
  const column = columnNamed(row.header, columns.owner.length > 0 ? columns.owner : ['Owner'])
  return row.cells[column] ?? null
}

/** Rows that need a claim, and whose owner names none, or one that does not list them. */
export function* unclaimedRows(
  rows: readonly Row[],
  { claims, retired }: ClaimReading,
  settings: Pick<Settings, 'columns'>,
): Iterable<Problem> {
  const byName = finderOf(claims, ({ name }) => name)
  const byOwner = finderOf(claims, ({ owner }) => owner)
  const ended = finderOf(retired, ({ name }) => name)
  const listing = new Map<string, Claim[]>()
  for (const claim of claims)
    for (const id of claim.ids) {
      const others = listing.get(id)
      if (others) others.push(claim)
      else listing.set(id, [claim])
    }
  for (const row of rows) {
    const holders = listing.get(row.id) ?? []
    const cell = ownerCell(row, settings)
    if (!cell) {
      if (holders.length === 0) yield withoutClaim(row, `no claim lists ${row.id}`, claimIt(row))
      continue
    }
    const owner = toPlain(readInline(cell.text).text)
    const named = byName(owner)
    const found = named.length > 0 ? named : byOwner(owner)
    if (found.length === 0) {
      yield withoutClaim(row, whyNone(owner, ended(owner)), whatToDo(row, holders), cell, [
        ...holders.map(toRelated),
        ...ended(owner).map(({ place }) => ({ place, message: 'The claim that the owner names is retired' })),
      ])
      continue
    }
    // A person may hold several claims, one of which lists the row; a claim that is named must list it.
    const isListed = (claim: Claim): boolean => !claim.read || claim.ids.includes(row.id)
    const isKept = ({ name }: Claim): boolean =>
      found.some(each => isListed(each) && (named.length === 0 || each.name === name))
    const lacking = found.filter(claim => !isKept(claim))
    for (const claim of lacking) yield notListed(row, claim, cell)
  }
}

/** Finds what a text names as a whole word, in the order of the list. */
const finderOf = <Named>(
  list: readonly Named[],
  nameOf: (each: Named) => string,
): ((text: string) => readonly Named[]) => {
  const { namesIn } = idMatcher(list.map((each, index) => ({ id: String(index), names: [nameOf(each)] })))
  return text => {
    const found = new Set(namesIn(text).map(({ id }) => id))
    return found.size === 0 ? [] : list.filter((_, index) => found.has(String(index)))
  }
}

const whyNone = (owner: string, ended: readonly RetiredClaim[]): string => {
  const [first] = ended
  if (first) return `its owner names ${first.name}, which is retired (${first.state})`
  return isNoClaim(owner) || nobody.test(owner)
    ? 'its owner names none'
    : `its owner ${excerpt(owner)} names none that is live`
}

const claimIt = ({ id, state }: Row): string =>
  `Add a claim that lists ${id}, or move the row to a state that needs none; ${state} is held by somebody.`

const whatToDo = (row: Row, holders: readonly Claim[]): string =>
  holders.length === 0
    ? claimIt(row)
    : `Write ${listed(holders.map(({ label }) => label))} as the owner of ${row.id}, since it lists the row.`

const withoutClaim = (
  row: Row,
  why: string,
  help: string,
  cell: Cell | null = null,
  related: readonly Related[] = [],
): Problem => ({
  subject: row.id,
  id: row.id,
  message: `Unexpected state ${row.state} of ${row.id} without a claim, expected a live claim: ${why}`,
  help,
  place: cell && cell.text !== '' ? cell.place : row.statePlace,
  ...(related.length > 0 ? { related } : {}),
})

const toRelated = ({ label, idsPlace }: Claim): Related => ({
  place: idsPlace,
  message: `${label} lists the row`,
})

const notListed = (row: Row, { label, ids, idsPlace }: Claim, cell: Cell): Problem => ({
  subject: row.id,
  id: row.id,
  message: `Unexpected owner ${label} of ${row.id}, expected a claim that lists the row: ${label} lists ${ids.length === 0 ? 'none' : listed(ids, 5)}`,
  help: `Add ${row.id} to the rows of ${label}, or name the claim that lists it.`,
  place: cell.place,
  related: [{ place: idsPlace, message: 'The rows of the claim' }],
})
