import { stateRule } from '../model/state-rule.js'
import type { Looser } from './looser.js'
import type { Config } from './schema.js'

const weights = ['error', 'warning', 'notice', 'none']

interface State {
  readonly class: string
  readonly live: boolean
  readonly evidence: string
}

/** States that mean something else or ask for less, and a vocabulary in place of the documented one or the other way round. */
export const relaxedStates = (before: Config, after: Config): readonly Looser[] => {
  if (!before.states && !after.states) return []
  if (!before.states || !after.states)
    return [{ path: ['states'], words: 'states are read by another vocabulary' }]
  const [old, now] = [vocabularyOf(before.states), vocabularyOf(after.states)]
  const words = new Set([...Object.keys(after.states), ...Object.keys(before.states)].map(spelled))
  return [...words].flatMap(word => {
    const [was, is] = [stateAt(old, word), stateAt(now, word)]
    if (!was || !is) return []
    const { name } = is
    const said = [
      was.class === is.class ? '' : `${name} means ${is.class} instead of ${was.class}`,
      was.live && !is.live ? `${name} is not live any more` : '',
      weights.indexOf(is.evidence) > weights.indexOf(was.evidence)
        ? `${name} asks for evidence with ${is.evidence} instead of ${was.evidence}`
        : '',
    ].filter(each => each !== '')
    return said.map(each => ({ path: ['states', name], words: each }))
  })
}

type Vocabulary = ReadonlyMap<string, State & { readonly name: string }>

const spelled = (word: string): string => word.trim().replace(/\s+/g, ' ').toLowerCase()

const vocabularyOf = (states: NonNullable<Config['states']>): Vocabulary =>
  new Map(
    Object.entries(states).map(([name, state]) => {
      const given = typeof state === 'string' ? { class: state } : state
      const { live, evidence, class: stateClass } = stateRule(name, given.class)
      const own = { class: stateClass, live: given.live ?? live, evidence: given.evidence ?? evidence }
      return [spelled(name), { name, ...own }] as const
    }),
  )

/** What a cell that begins with the word is read as: the state of the longest word at its start. */
const stateAt = (vocabulary: Vocabulary, word: string) => {
  for (let head = word; head !== ''; head = head.replace(/[\p{L}\p{N}_]+$|[^\p{L}\p{N}_]+$/u, '')) {
    const state = vocabulary.get(head)
    if (state) return state
  }
  return undefined
}
