import type { StateRule } from '../model/settings.js'
import { stateRule } from '../model/state-rule.js'
import { defaultWords } from './default-words.js'
import { endsWord, folded, lowered, toPlain } from './plain-text.js'

/** The state words that count in one file. */
export interface Vocabulary {
  /** Given by a configuration: nothing is guessed around its words. */
  readonly literal: boolean
  /** The longest state at the start of a plain text. */
  readonly at: (text: string) => FoundState | null
  /** The state that is the whole text, spelled as the vocabulary has it where that is literal. */
  readonly exact: (text: string) => StateRule | null
  /** For messages: all of them, or some that are usual. */
  readonly words: readonly string[]
}

export interface FoundState {
  readonly rule: StateRule
  /** In UTF-16 units. */
  readonly length: number
}

/** Looks up ever shorter beginnings of a text that do not cut a word. Bounded by the longest word. */
const longestAt = (
  text: string,
  longest: number,
  rule: (head: string) => StateRule | undefined,
): FoundState | null => {
  for (let length = Math.min(text.length, longest); length > 0; length--) {
    if (!endsWord(text, length)) continue
    const found = rule(text.slice(0, length))
    if (found) return { rule: found, length }
  }
  return null
}

const longestOf = (words: Iterable<string>): number =>
  [...words].reduce((longest, word) => Math.max(longest, word.length), 0)

/** The vocabulary of a configuration. Exact spelling first; any case where that leaves no doubt. */
export const configuredVocabulary = (states: readonly StateRule[]): Vocabulary => {
  const exact = new Map<string, StateRule>()
  const anyCase = new Map<string, StateRule | null>()
  for (const state of states) {
    const word = toPlain(state.word)
    exact.set(word, state)
    const lower = lowered(word)
    anyCase.set(lower, anyCase.has(lower) ? null : state)
  }
  const longest = longestOf(exact.keys())
  const inAnyCase = (head: string): StateRule | undefined => anyCase.get(lowered(head)) ?? undefined
  return {
    literal: true,
    at: text => longestAt(text, longest, head => exact.get(head)) ?? longestAt(text, longest, inAnyCase),
    exact: text => exact.get(text) ?? null,
    words: states.map(({ word }) => word),
  }
}

const guessedVocabulary = (rules: ReadonlyMap<string, StateRule>): Vocabulary => {
  const longest = longestOf(rules.keys())
  return {
    literal: false,
    at: text => longestAt(folded(text.slice(0, longest + 2)), longest, head => rules.get(head)),
    exact: text => (text.length > longest ? null : (rules.get(folded(text)) ?? null)),
    words: ['todo', 'in progress', 'blocked', 'done'],
  }
}

const defaultRules = (): Map<string, StateRule> => {
  const rules = new Map<string, StateRule>()
  for (const group of defaultWords) {
    for (const word of [...group.words.split('|'), ...group.emoji.split(' ')])
      rules.set(folded(word), stateRule(word, group.class))
  }
  return rules
}

const defaults = defaultRules()

/** The documented vocabulary, for repositories that have not agreed on another. */
export const defaultVocabulary: Vocabulary = guessedVocabulary(defaults)

/** The documented vocabulary with the words of a file's legend before its own. */
export const extendedVocabulary = (legend: readonly StateRule[]): Vocabulary => {
  if (legend.length === 0) return defaultVocabulary
  const rules = new Map(defaults)
  for (const rule of legend) rules.set(folded(toPlain(rule.word)), rule)
  return guessedVocabulary(rules)
}
