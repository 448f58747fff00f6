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

const mostRelated = 12
const longestOwner = 2000
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
  const holdersOf = claimsById(claims)
  const isKept = listingTest()
  for (const row of rows) {
    const holders = holdersOf(row.id)
    const cell = ownerCell(row, settings)
    if (!cell) {
      if (holders.length === 0) yield withoutClaim(row, `no claim lists ${row.id}`, claimIt(row))
      continue
    }
    const owner = toPlain(readInline(cell.text.slice(0, longestOwner)).text)
    // A claim that only a remark mentions is not the owner, unless nothing else is.
    const outright = byName(owner.replace(/\([^()]*\)/g, ' '))
    const named = outright.length > 0 ? outright : byName(owner)
    const found = named.length > 0 ? named : byOwner(owner)
    if (found.length === 0) {
      const old = ended(owner).flatMap(each => each.slice(0, mostRelated))
      yield withoutClaim(row, whyNone(owner, old), whatToDo(row, holders), cell, [
        ...holders.slice(0, mostRelated).map(toRelated),
        ...old.map(({ place }) => ({ place, message: 'The claim that the owner names is retired' })),
      ])
      continue
    }
    // Whoever holds several claims needs to list the row in one of them; each claim that is named must list it.
    const lacking = found.filter(group => !isKept(group, row.id))
    const told = named.length > 0 || lacking.length === found.length ? lacking : []
    for (const [claim] of told) if (claim) yield notListed(row, claim, cell)
  }
}

/** Whether any of some claims lists a row, or may do so. */
const listingTest = (): ((group: readonly Claim[], id: string) => boolean) => {
  const known = new Map<readonly Claim[], { readonly ids: ReadonlySet<string>; readonly mayList: boolean }>()
  return (group, id) => {
    const listing = known.get(group) ?? {
      ids: new Set(group.flatMap(({ ids }) => ids)),
      mayList: group.some(({ read }) => !read),
    }
    known.set(group, listing)
    return listing.mayList || listing.ids.has(id)
  }
}

/** Claims by the rows that they list, in the order of the claims. */
export const claimsById = (claims: readonly Claim[]): ((id: string) => readonly Claim[]) => {
  const byId = new Map<string, Claim[]>()
  for (const claim of claims)
    for (const id of claim.ids) {
      const others = byId.get(id)
      if (others) others.push(claim)
      else byId.set(id, [claim])
    }
  return id => byId.get(id) ?? []
}

/** Finds names in a text as whole words, and gives all that bear each of them. */
const finderOf = <Named>(
  list: readonly Named[],
  nameOf: (each: Named) => string,
): ((text: string) => readonly (readonly Named[])[]) => {
  const byName = new Map<string, Named[]>()
  for (const each of list) {
    const others = byName.get(nameOf(each))
    if (others) others.push(each)
    else byName.set(nameOf(each), [each])
  }
  const { namesIn } = idMatcher([...byName.keys()].map(name => ({ id: name, names: [name] })))
  return text => namesIn(text).flatMap(({ id }) => [byName.get(id) ?? []])
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
