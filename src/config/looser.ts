import type { Path } from './tree.js'

/** One thing that a configuration demands less of than another did. */
export interface Looser {
  /** Where it is set. */
  readonly path: Path
  readonly words: string
}

/** Equal as JSON. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
