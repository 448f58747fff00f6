import type { Row } from '../model/row.js'
import type { StateRule } from '../model/settings.js'
import { normaliseHeader } from '../record/header.js'
import { configuredVocabulary, defaultVocabulary } from '../record/vocabulary.js'
import { toPlain, withoutDecoration } from '../record/plain-text.js'

/** What a head or a label of a table of counts stands for. */
export type RollupLabel =
  /** Rows in one state, or of one class. */
  | { readonly kind: 'state'; readonly isMeant: (row: Row) => boolean }
  /** All rows, or all of the section. */
  | { readonly kind: 'all' }
  /** All rows of the sections since the last such label. */
  | { readonly kind: 'subtotal' }

export type LabelReader = (text: string) => RollupLabel | null

const all =
  /^(?:(?:grand |overall )?totals?|all|sum|overall|rows?|count|number|no|#|items?|(?:number|count|total|sum) of (?:rows|items)|total (?:rows|items|count)|all rows)$/
const subtotal = /^sub ?totals?$/

const longestLabel = 120

/** Reads heads and labels by the vocabulary of the repository; null for a word that is neither a state nor a total. One text has one label. */
export const labelReader = (states: readonly StateRule[] | null): LabelReader => {
  const stateOf = states ? byState(states) : byDefault
  const read = (text: string): RollupLabel | null => {
    const plain = withoutDecoration(toPlain(text))
    const state = stateOf(plain)
    if (state) return { kind: 'state', isMeant: state }
    const words = normaliseHeader(plain)
    if (all.test(words)) return { kind: 'all' }
    return subtotal.test(words) ? { kind: 'subtotal' } : null
  }
  const known = new Map<string, RollupLabel | null>()
  return text => {
    if (text.length > longestLabel) return null
    const before = known.get(text)
    if (before !== undefined) return before
    const label = read(text)
    known.set(text, label)
    return label
  }
}

type StateTest = (row: Row) => boolean

const byState = (states: readonly StateRule[]): ((text: string) => StateTest | null) => {
  const vocabulary = configuredVocabulary(states)
  const classes = new Set<string>(states.map(rule => rule.class))
  const longest = Math.max(0, ...states.map(({ word }) => toPlain(word).length))
  return text => {
    const found = text.length > longest ? null : vocabulary.at(text)
    if (found?.length === text.length && text !== '') {
      const { word } = found.rule
      return row => row.state === word && row.class !== 'pointer'
    }
    const name = text.toLowerCase()
    if (name === 'live') return row => row.live
    return classes.has(name) && name !== 'pointer' ? row => row.class === name : null
  }
}

const byDefault = (text: string): StateTest | null => {
  const rule = defaultVocabulary.exact(text)
  return rule ? row => row.class === rule.class : null
}
