import type { Cell, Link } from './document.js'
import type { Place } from './place.js'

/** What a state amounts to. */
export const stateClasses = [
  'inventoried',
  'planned',
  'ready',
  'active',
  'gating',
  'partial',
  'blocked',
  'done',
  'dropped',
  'pointer',
  'unknown',
] as const
export type StateClass = (typeof stateClasses)[number]

export const severities = ['error', 'warning', 'notice'] as const
/** The platform's own words for how grave a finding is. */
export type Severity = (typeof severities)[number]

/** One line of a status table. */
export interface Row {
  readonly id: string
  /** What follows the ID in its cell, or the cell after it; empty where there is neither. */
  readonly title: string
  /** The word of the vocabulary, as the vocabulary spells it; the cell's own text where it has none. */
  readonly state: string
  readonly class: StateClass
  readonly live: boolean
  /** What follows the state word in its cell, plain text. */
  readonly note: string
  /** How gravely a missing trace of work weighs for this state; `none` where the state asks for no evidence. */
  readonly evidence: Severity | 'none'
  /** False for an ID that cannot be searched in messages, such as a bare ordinal. */
  readonly searchable: boolean
  /** Another spelling under which messages may name the row (`ADR-0012` for `[0012](adr-0012-x.md)`). */
  readonly aliases: readonly string[]
  readonly specLinks: readonly Link[]
  readonly cells: readonly Cell[]
  /** Header texts, plain, in the order of `cells`. One array shared by all rows of a table. */
  readonly header: readonly string[]
  /** The whole line. */
  readonly place: Place
  readonly idPlace: Place
  readonly statePlace: Place
  /** Index in `Census.tables`. */
  readonly table: number
}
