import type { CoverageRow } from '../model/coverage.js'
import type { Place } from '../model/place.js'
import { inDigits, inLines } from './estimate.js'

/** What a row lacks of what its coverage table promises. */
export interface Gap {
  /** What it is about: empty for the size, else the feature. */
  readonly feature: string
  /** `198 lines of the 10,000 that were estimated`. */
  readonly words: string
  readonly place: Place
}

/** Everything that a row lacks: lines below the low estimate, and anchors of its named features. */
export const gapsOf = ({ estimate, measured, files, aside, features }: CoverageRow): readonly Gap[] => [
  ...(estimate !== null && measured < estimate.least
    ? [
        {
          feature: '',
          words: `${inLines(measured)} in ${inFiles(files)}${aside > 0 ? ` (${inDigits(aside)} more are not counted)` : ''}, where ${estimate.text} were estimated`,
          place: estimate.place,
        },
      ]
    : []),
  ...features
    .filter(({ lacking }) => lacking.length > 0)
    .map(({ name, place, lacking }) => ({
      feature: name,
      words: `no ${lacking.join(' and no ')} that is there for "${name}"`,
      place,
    })),
]

const inFiles = (count: number): string => (count === 1 ? '1 file' : `${inDigits(count)} files`)
