import type { Place } from './place.js'

/** A written excuse with a reason. */
export interface Waiver {
  readonly rule: string
  /** The ID, or the subject of a finding without one; null for whatever stands on the line of the comment. */
  readonly id: string | null
  readonly reason: string
  /** Last day on which it holds, `2026-12-31`; null for ever. */
  readonly until: string | null
  readonly from: WaiverSource
}

/** Where an excuse stands, and so what it reaches: the line or the table it is written at, or all of the change. */
export type WaiverSource =
  | {
      readonly kind: 'document'
      readonly place: Place
      /** Lines of the file whose findings it may excuse. */
      readonly reach: Place
    }
  | { readonly kind: 'commit'; readonly sha: string; readonly subject: string }

/** Something that was meant as an excuse and is none. */
export interface FaultyWaiver {
  /** As it is written, cut to a line. */
  readonly text: string
  readonly fault: string
  readonly from: Waiver['from']
}

export interface Waivers {
  readonly valid: readonly Waiver[]
  readonly faulty: readonly FaultyWaiver[]
}

export const noWaivers: Waivers = { valid: [], faulty: [] }

/** An excuse that excuses nothing, and why. */
export interface IdleWaiver {
  readonly text: string
  readonly why: string
  readonly from: Waiver['from']
  readonly id: string | null
}
