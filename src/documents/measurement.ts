import type { Place } from '../model/place.js'

/** One figure of one text. */
export interface Measurement {
  readonly value: number
  /** Where it is more than a limit: the place at which a count passes it, or each thing that is too large, the largest first. */
  readonly above: (limit: number) => readonly Excess[]
}

export interface Excess {
  readonly value: number
  readonly place: Place
  /** What stands there; null where it is the whole text that is too large. */
  readonly text: string | null
}

/** A number of things; `placeOf` gives the place of one of them, the first being 0. */
export const counted = (value: number, placeOf: (index: number) => Place): Measurement => ({
  value,
  above: limit => (value > limit ? [{ value, place: placeOf(limit), text: null }] : []),
})

/** The largest of some things. */
export const largest = (things: readonly Thing[]): Measurement => {
  let value = 0
  for (const { size } of things) value = Math.max(value, size)
  return {
    value,
    above: limit =>
      things
        .filter(({ size }) => size > limit)
        .sort((one, other) => other.size - one.size)
        .map(({ size, place, text }) => ({ value: size, place: place(), text: text() })),
  }
}

export interface Thing {
  readonly size: number
  readonly place: () => Place
  readonly text: () => string
}

export const lineAt = (path: string, line: number): Place => ({ path, line, endLine: line })
