import type { Inline } from '../model/document.js'
import type { StateRule } from '../model/settings.js'
import { guessAround, guessState } from './guessed-state.js'
import { emojiIn, endsWord, isNoClaim, toPlain, withoutDecoration } from './plain-text.js'
import type { FoundState, Vocabulary } from './vocabulary.js'

/** What a State cell says. */
export type StateReading =
  | { readonly kind: 'state'; readonly rule: StateRule; readonly note: string }
  /** A line that only points at the row that owns the ID. */
  | { readonly kind: 'pointer'; readonly text: string; readonly note: string }
  | {
      readonly kind: 'two'
      readonly first: StateRule
      readonly second: StateRule
      readonly text: string
      readonly note: string
    }
  | { readonly kind: 'none'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string }

const joint = /^\s*(?:→|->|-->|=>|⇒|➜|➡|⟶|\/|\||,|;|&|\+|and |or |to )+\s*/u
const noteStart = /^(?:(?!->)[\s:;,.—–-])+/

const arrow = /→|->|=>|⇒|➜|➡|⟶|\//u

/** A state behind an arrow or a slash; in a vocabulary that was agreed on also one that is all the rest of the cell. */
const joined = (rest: string, vocabulary: Vocabulary): StateRule | null => {
  const marks = joint.exec(rest)?.[0] ?? ''
  const behind = withoutDecoration(rest.slice(marks.length))
  if (arrow.test(marks)) return vocabulary.at(behind)?.rule ?? null
  return vocabulary.literal ? vocabulary.exact(behind.replace(/[\s.!)]{1,9}$/, '')) : null
}

/** A state right behind an emoji, or an emoji that is a state where the first one is. */
const behindEmoji = (rest: string, first: StateRule, vocabulary: Vocabulary): StateRule | null => {
  const byEmoji = !vocabulary.literal && emojiIn(first.word).length > 0
  for (const { emoji, index } of emojiIn(rest)) {
    const behind = rest.slice(index + emoji.length).trimStart()
    const word = vocabulary.literal ? wordAt(behind, vocabulary) : vocabulary.at(behind)?.rule
    const found = word ?? (byEmoji ? vocabulary.exact(emoji) : null)
    if (found) return found
  }
  return null
}

const wordAt = (text: string, vocabulary: Vocabulary): StateRule | null => {
  const found = vocabulary.at(text)
  return found && vocabulary.exact(text.slice(0, found.length))
}

/** A run of code or bold that is nothing but another state. */
const decorated = (inline: Inline, vocabulary: Vocabulary, differs: (rule: StateRule) => boolean) => {
  for (const { text, code, strong, struck } of inline.runs) {
    if (struck || !(code || strong)) continue
    const rule = vocabulary.exact(withoutDecoration(toPlain(text)))
    if (rule && differs(rule)) return rule
  }
  return null
}

const secondState = (
  inline: Inline,
  { rule: first }: FoundState,
  rest: string,
  vocabulary: Vocabulary,
): StateRule | null => {
  if (rest === '' && inline.runs.length < 2) return null
  const differs = (rule: StateRule | null): rule is StateRule =>
    rule !== null && (vocabulary.literal ? rule !== first : rule.class !== first.class)
  const next = joined(rest, vocabulary)
  if (differs(next)) return next
  const marked = behindEmoji(rest, first, vocabulary)
  return differs(marked) ? marked : decorated(inline, vocabulary, differs)
}

const pointing = /^(?:see|cf\.?|moved to|tracked in|owned by|→|↗|↑|⇒|->)/i

const asPointer = (inline: Inline, text: string): StateReading | null => {
  const mark = inline.links.length > 0 ? pointing.exec(text)?.[0] : undefined
  if (mark === undefined || !endsWord(text, mark.length)) return null
  return { kind: 'pointer', text, note: text.slice(mark.length).trim() }
}

/** Reads a State cell: exactly one state, and the note behind it. */
export const readState = (inline: Inline, vocabulary: Vocabulary): StateReading => {
  const text = toPlain(inline.text)
  const bare = withoutDecoration(text)
  const start = vocabulary.at(text) ?? (bare === text ? null : vocabulary.at(bare))
  if (start && vocabulary.literal) {
    const whole = vocabulary.at(text) ? text : bare
    const rest = whole.slice(start.length)
    const note = rest.replace(noteStart, '')
    const second = secondState(inline, start, rest, vocabulary)
    return second
      ? { kind: 'two', first: start.rule, second, text, note }
      : { kind: 'state', rule: start.rule, note }
  }
  const pointer = asPointer(inline, text)
  if (pointer) return pointer
  if (isNoClaim(text)) return { kind: 'none', text }
  if (vocabulary.literal) return { kind: 'unknown', text }
  const guess = guessState(text, bare, vocabulary)
  if (!guess) return { kind: 'unknown', text }
  const second = secondState(inline, { rule: guess.word, length: 0 }, guess.rest, vocabulary)
  const note = guess.rest.replace(noteStart, '')
  if (second) return { kind: 'two', first: guess.word, second, text, note }
  return { kind: 'state', rule: guessAround(guess), note }
}
