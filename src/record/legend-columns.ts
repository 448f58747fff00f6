import type { Cell, Table } from '../model/document.js'
import { isIdHeader, stateHeader } from './header.js'
import { idAt } from './id.js'
import { emojiIn, folded, toPlain } from './plain-text.js'
import { defaultVocabulary } from './vocabulary.js'

/** Where a table that explains states has its words, and where what they mean. */
export interface LegendColumns {
  readonly words: readonly number[]
  readonly meaning: number
}

const meaningHead = /^(?:meaning|means|definition|explanation|legend)$/
/** Heads a legend, and just as often what is to be done. */
const descriptionHead = /^description$/
const symbolHead = /^(?:symbol|mark|icon|emoji|label|word|value|glyph|sign)$/
const mostColumns = 4
const sampled = 100

const most = (texts: readonly string[], test: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(test).length * 2 >= texts.length

const holdsIds = (texts: readonly string[], underIdHeader: boolean, ordinals: boolean): boolean =>
  most(texts, text => {
    const id = idAt(text, { pattern: null, underIdHeader })
    return id !== null && (id.searchable || (ordinals && underIdHeader))
  })

const isKnown = (text: string): boolean => emojiIn(text).length > 0 || defaultVocabulary.at(text) !== null

/**
 * Columns of a table that explains states, each of them once; null for any other table, such as one of work with a
 * description beside its state. `plainOf` gives what a cell shows.
 */
export const legendColumns = (
  { rows }: Table,
  headers: readonly string[],
  plainOf: (cell: Cell) => string,
): LegendColumns | null => {
  if (headers.length > mostColumns) return null
  const strong = headers.findIndex(header => meaningHead.test(header))
  const meaning = strong >= 0 ? strong : headers.findIndex(header => descriptionHead.test(header))
  const state = headers.findIndex(header => stateHeader(header) !== null)
  const symbol = headers.findIndex(header => symbolHead.test(header))
  const word = state >= 0 ? state : symbol
  if (meaning < 0 || word < 0) return null
  const textsOf = (column: number): readonly string[] =>
    rows.slice(0, sampled).flatMap(({ cells }) => {
      const text = toPlain(plainOf(cells[column]!))
      return text === '' ? [] : [text]
    })
  const others = headers
    .map((_, column) => column)
    .filter(column => ![state, symbol, meaning].includes(column))
  if (strong < 0 && (word > meaning || others.some(column => column < word))) return null
  if (others.some(column => holdsIds(textsOf(column), isIdHeader(headers[column]!), strong < 0))) return null
  const texts = textsOf(word).map(folded)
  if (new Set(texts).size < texts.length) return null
  if (state < 0 && !most(texts, isKnown) && !most(textsOf(meaning), isKnown)) return null
  return { words: [symbol, state].filter(column => column >= 0), meaning }
}
