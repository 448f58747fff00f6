import { stateClasses, type StateClass } from '../model/row.js'
import type { ContractsConfig } from './contract-schema.js'
import { nearest } from './nearest.js'
import { quoted } from './problem.js'
import type { Path } from './tree.js'

/** A word in a contract that is neither a class nor a state. */
export interface ContractFault {
  readonly path: Path
  readonly expected: string
}

// Nothing can be demanded of a line that only points at its row, nor of one whose state nobody could read.
const open = stateClasses.filter(name => name !== 'unknown' && name !== 'pointer')

/** Words that would make a contract cover no row: a typing error would switch it off. */
export const contractFaults = (
  { contracts = {} }: ContractsConfig,
  states: Readonly<Record<string, StateClass | { readonly class: StateClass }>> | undefined,
): readonly ContractFault[] => {
  const classOf = (state: StateClass | { readonly class: StateClass }): StateClass =>
    typeof state === 'string' ? state : state.class
  const vocabulary =
    states && Object.entries(states).flatMap(([word, state]) => (classOf(state) === 'pointer' ? [] : [word]))
  const known = [...(vocabulary ?? []), ...open]
  const isKnown = (word: string): boolean =>
    known.some(each => each.toLowerCase() === word.toLowerCase()) ||
    (vocabulary === undefined && !stateClasses.some(name => name === word))
  const isDone = (word: string): boolean => {
    const state = Object.entries(states ?? {}).find(
      ([each]) => each.toLowerCase() === word.toLowerCase(),
    )?.[1]
    const stateClass = typeof state === 'string' ? state : state?.class
    return (
      word === 'done' ||
      (vocabulary === undefined ? !open.some(each => each === word) : stateClass === 'done')
    )
  }
  return Object.entries(contracts).flatMap(([name, { rows = [], 'closing-commit': commit }]) => [
    ...(commit !== undefined && rows.length > 0 && !rows.some(isDone)
      ? [
          {
            path: ['contracts', name, 'closing-commit'],
            expected: 'rows that are done, which alone have one',
          },
        ]
      : []),
    ...rows.flatMap((word, index) => {
      if (isKnown(word)) return []
      const near = nearest(word, known)
      const guess = near === null ? '' : `; did you mean ${quoted(near)}?`
      return [
        {
          path: ['contracts', name, 'rows', index],
          expected: `a class of rows that can owe something, or a state of the vocabulary${guess}`,
        },
      ]
    }),
  ])
}
