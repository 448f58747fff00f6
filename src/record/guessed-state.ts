import type { StateRule } from '../model/settings.js'
import { stateRule } from '../model/state-rule.js'
import type { StateClass } from '../model/row.js'
import { continuation, negation, restWords } from './default-words.js'
import { emojiIn, folded } from './plain-text.js'
import type { Vocabulary } from './vocabulary.js'

/** A state that a reader would take from a cell, where no configuration says what its words are. */
export interface Guess {
  readonly word: StateRule
  /** What stands behind the word, or all of the text where an emoji is the word. */
  readonly rest: string
}

const fraction = /^(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.-])/
const undone: readonly StateClass[] = ['done', 'partial', 'active', 'gating', 'ready']

const negated = (rule: StateRule, word: string): StateRule | null =>
  undone.includes(rule.class) ? stateRule(word, 'planned') : null

/** `not done`, `unfinished`, `still open`. Null where nothing is negated; `unknown` is a word of its own. */
const throughNegation = (text: string, vocabulary: Vocabulary): Guess | null | 'unclear' => {
  const head = folded(text)
  const going = continuation.exec(head)
  if (going) {
    const behind = text.slice(going[0].length + 1)
    return throughNegation(behind, vocabulary) ?? atStart(behind, vocabulary) ?? 'unclear'
  }
  const not = negation.exec(head)
  const prefix = not ? not[0].length + 1 : /^un(?=\p{L}{3})/u.test(head) ? 2 : 0
  if (prefix === 0 || vocabulary.exact(head.split(/[(—–:;,]/, 1)[0]!.trim())) return null
  const behind = text.slice(prefix)
  const found = vocabulary.at(behind)
  if (!found) return not && !vocabulary.at(text) ? 'unclear' : null
  if (vocabulary.at(text)) return null
  const word = `${text.slice(0, prefix).toLowerCase()}${found.rule.word}`
  const rule = negated(found.rule, word)
  return rule ? { word: rule, rest: behind.slice(found.length) } : 'unclear'
}

const atStart = (text: string, vocabulary: Vocabulary): Guess | null => {
  const found = vocabulary.at(text)
  return found && { word: found.rule, rest: text.slice(found.length) }
}

const byEmoji = (text: string, vocabulary: Vocabulary): Guess | null => {
  const all = emojiIn(text)
  const ends = [all[0], all.at(-1)].filter(each => each !== undefined)
  for (const { emoji, index } of ends) {
    const atEdge = index === 0 || index + emoji.length >= text.trimEnd().length
    const rule = atEdge && vocabulary.exact(emoji)
    if (rule) return { word: rule, rest: text.replace(emoji, '').trim() }
  }
  return null
}

const byFraction = (text: string): Guess | null => {
  const match = fraction.exec(text)
  if (!match) return null
  const [whole, part, all] = match
  const settled = Number(part) >= Number(all)
  return { word: stateRule(whole, settled ? 'done' : 'partial'), rest: text.slice(whole.length) }
}

const byCheckbox = (text: string, vocabulary: Vocabulary): Guess | null => {
  const box = /^\[([ xX]?)\]/.exec(text)
  const rule = box && vocabulary.exact(box[1]?.trim() ? 'done' : 'todo')
  return rule ? { word: rule, rest: text.slice(box[0].length) } : null
}

/** Negation first, then the longest phrase at the start, then an emoji at either end, `N/M`, a checkbox. */
export const guessState = (text: string, bare: string, vocabulary: Vocabulary): Guess | null => {
  const through = throughNegation(bare, vocabulary)
  if (through === 'unclear') return null
  return (
    through ??
    atStart(bare, vocabulary) ??
    byEmoji(text, vocabulary) ??
    byFraction(bare) ??
    byCheckbox(text, vocabulary)
  )
}

const denied = /(?<![\p{L}\p{N}])(?:no|not|nothing|none|zero|without|never|0)(?: [\p{L}\p{N}-]+)? ?$/iu

const saysMore = (rest: string): boolean => {
  for (const { index } of rest.matchAll(restWords))
    if (!denied.test(rest.slice(Math.max(0, index - 60), index))) return true
  for (const match of rest.matchAll(/(?<![\d/.-])(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.-])/g))
    if (Number(match[1]) < Number(match[2])) return true
  return false
}

/** The state with what the note takes back: done becomes partial where something is still open. */
export const guessAround = ({ word, rest }: Guess): StateRule =>
  word.class === 'done' && saysMore(rest) ? stateRule(word.word, 'partial') : word
