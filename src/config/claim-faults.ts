import { stateClasses, type StateClass } from '../model/row.js'
import type { ClaimConfig } from './claim-schema.js'
import { nearest } from './nearest.js'
import { quoted } from './problem.js'
import type { Path } from './tree.js'

/** What is wrong with sections that are well formed each for itself. */
export interface ClaimFault {
  readonly path: Path
  readonly expected: string
  readonly atKey?: true
}

type Vocabulary = Readonly<Record<string, StateClass | { readonly class: StateClass }>> | undefined

/** Words that are neither a class nor a state of the vocabulary, and states that nothing could name. */
export const claimFaults = (config: ClaimConfig, states: Vocabulary): readonly ClaimFault[] => [
  ...(config.claims?.states ?? []).flatMap((word, index) =>
    wordFault(word, states, [], ['claims', 'states', index]),
  ),
  ...placesOf(config.claims?.in).flatMap(([place, index]) =>
    place.retired && !place.state
      ? [
          {
            path: ['claims', 'in', ...index, 'retired'],
            expected: '`state` beside it, the column that holds such a word',
          },
        ]
      : [],
  ),
  ...placesOf(config.rollups).flatMap(([{ files, under }, index]) =>
    under !== undefined && files === undefined
      ? [{ path: ['rollups', ...index, 'under'], expected: '`files` beside it, in which the heading stands' }]
      : [],
  ),
  ...placesOf(config.marks).flatMap(([{ marks, complete }, index]) => [
    ...Object.entries(marks).flatMap(([mark, words]) =>
      words.flatMap((word, at) => wordFault(word, states, ['live'], ['marks', ...index, 'marks', mark, at])),
    ),
    ...(Array.isArray(complete) ? complete : []).flatMap((word, at) =>
      wordFault(word, states, ['live'], ['marks', ...index, 'complete', at]),
    ),
  ]),
]

/** The items of a list with the paths that lead to them; one value by itself is its own place. */
const placesOf = <Item>(value: Item | Item[] | undefined): readonly (readonly [Item, Path])[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value.map((item, index) => [item, [index]] as const) : [[value, []]]
}

const wordFault = (
  word: string,
  states: Vocabulary,
  further: readonly string[],
  path: Path,
): readonly ClaimFault[] => {
  if (!states) return []
  const known = [...Object.keys(states), ...stateClasses.filter(name => name !== 'unknown'), ...further]
  if (known.some(each => each.toLowerCase() === word.toLowerCase())) return []
  const near = nearest(word, known)
  const guess = near === null ? '' : `; did you mean ${quoted(near)}?`
  return [{ path, expected: `a class or a state of the vocabulary${guess}` }]
}
