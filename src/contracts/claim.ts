import type { Place } from '../model/place.js'
import type { Problem } from '../model/finding.js'

/** A live claim on rows. */
export interface Claim {
  /** Its name; where it has none, who holds it, else its rows. For messages, and stable when lines move. */
  readonly label: string
  readonly name: string
  readonly owner: string
  readonly ids: readonly string[]
  readonly place: Place
  readonly idsPlace: Place
  /** False for a line that looks like a claim and that GitHub takes for no row of the table. */
  readonly read: boolean
}

/** A claim that is none any more. */
export interface RetiredClaim {
  readonly name: string
  readonly state: string
  readonly place: Place
}

/** What was read where claims stand. */
export interface ClaimReading {
  readonly claims: readonly Claim[]
  readonly retired: readonly RetiredClaim[]
  readonly problems: readonly Problem[]
}

/** One claim as it is written, before anybody knows whether it is live. */
export interface WrittenClaim {
  readonly name: string
  readonly owner: string
  readonly state: string
  /** What lists the rows; null where nothing does. */
  readonly rows: string | null
  readonly struck: boolean
  readonly place: Place
  readonly idsPlace: Place
  readonly read: boolean
}
