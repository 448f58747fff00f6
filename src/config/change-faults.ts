import { stateClasses, type StateClass } from '../model/row.js'
import { absences, type MoveEnd } from '../model/state-word.js'
import type { ChangeConfig, GuardConfig, ObligationConfig, TriggerConfig } from './change-schema.js'
import { covers } from './glob-cover.js'
import { nearest } from './nearest.js'
import { quoted } from './problem.js'
import type { Path } from './tree.js'
import { uncovered, type StateWords } from './trigger-cover.js'

/** What is wrong with sections that are well formed each for itself. */
export interface ChangeFault {
  readonly path: Path
  readonly expected: string
  /** Whether it is the key that is wrong and not its value. */
  readonly atKey?: true
}

type Vocabulary = Readonly<Record<string, StateClass | { readonly class: StateClass }>> | undefined

/** Everything in the sections about changes that cannot be meant, or cannot be met. */
export const changeFaults = (config: ChangeConfig, states: Vocabulary): readonly ChangeFault[] => {
  const vocabulary = states
    ? Object.entries(states).map(([word, state]) => ({
        word,
        class: typeof state === 'string' ? state : state.class,
      }))
    : null
  return [...wordFaults(config, vocabulary), ...sectionFaults(config), ...guardFaults(config, vocabulary)]
}

/** Words that are neither a class nor a state of the vocabulary: a typing error would switch an obligation off. */
const wordFaults = (config: ChangeConfig, states: StateWords): readonly ChangeFault[] => {
  const known = states && [
    ...states.map(({ word }) => word),
    ...stateClasses.filter(name => name !== 'unknown'),
  ]
  const faultOf = (word: string, side: MoveEnd, path: Path): readonly ChangeFault[] => {
    const other = absences[side === 'from' ? 'to' : 'from']
    const isKnown = known === null || known.some(each => each.toLowerCase() === word.toLowerCase())
    if (word !== other && (isKnown || word === absences[side])) return []
    const near = nearest(word, [...(known ?? []), absences[side]])
    const guess = near === null ? '' : `; did you mean ${quoted(near)}?`
    return [{ path, expected: `a class, a state of the vocabulary, or ${absences[side]}${guess}` }]
  }
  const ofTrigger = ({ move }: TriggerConfig, path: Path): readonly ChangeFault[] =>
    (['from', 'to'] as const).flatMap(side =>
      (move?.[side] ?? []).flatMap((word, index) => faultOf(word, side, [...path, 'move', side, index])),
    )
  return [
    ...Object.entries(config.obligations ?? {}).flatMap(([name, { when }]) =>
      ofTrigger(when, ['obligations', name, 'when']),
    ),
    ...(config.guards ?? []).flatMap((guard, index) => ofTrigger(guard.with, ['guards', index, 'with'])),
    ...Object.entries(config.moves ?? {}).flatMap(([from, to]) => [
      ...faultOf(from, 'from', ['moves', from]).map(fault => ({ ...fault, atKey: true as const })),
      ...to.flatMap((word, index) => faultOf(word, 'to', ['moves', from, index])),
    ]),
  ]
}

/** A section stands in the spec of a row, so only a row can owe it. */
const sectionFaults = ({ obligations = {} }: ChangeConfig): readonly ChangeFault[] =>
  Object.entries(obligations).flatMap(([name, { when, owes }]) =>
    when.move
      ? []
      : owes.flatMap((owed, index) =>
          typeof owed !== 'string' && owed.section !== undefined
            ? [
                {
                  path: ['obligations', name, 'owes', index],
                  expected: 'a document, since no row moves to owe a section',
                },
              ]
            : [],
        ),
  )

/** A guard that forbids what an obligation demands, at every document with which it could be met. */
const guardFaults = (
  { obligations = {}, guards = [] }: ChangeConfig,
  states: StateWords,
): readonly ChangeFault[] =>
  Object.entries(obligations).flatMap(([name, obligation]) =>
    documentsOwed(obligation).flatMap(alternatives => {
      const hindrances = alternatives.map(document =>
        guards.flatMap((guard, index) => {
          const lacking = covers(documentsOf(guard), [document])
            ? uncovered(guard.with, obligation.when, states)
            : []
          return lacking.length > 0 ? [{ index, lacking }] : []
        }),
      )
      const [first] = hindrances.flat()
      if (first === undefined || hindrances.some(each => each.length === 0)) return []
      const missing = first.lacking.map(each => `\`${each}\``).join(' and ')
      return [
        {
          path: ['guards', first.index, 'document'],
          expected: `a guard that permits every edit that obligation ${quoted(name)} demands; its \`with\` lacks ${missing}`,
        },
      ]
    }),
  )

const documentsOwed = ({ owes }: ObligationConfig): readonly (readonly string[])[] =>
  owes.flatMap(owed => {
    if (typeof owed === 'string') return [[owed]]
    return owed.any ? [owed.any.filter(each => !each.startsWith('!'))] : []
  })

const documentsOf = ({ document }: GuardConfig): readonly string[] =>
  typeof document === 'string' ? [document] : document
