import type { Flaw } from '../model/census.js'
import type { Cell } from '../model/document.js'
import { excerpt, listed } from './excerpt.js'
import type { StateReading } from './state.js'
import type { Vocabulary } from './vocabulary.js'

const found = (reading: StateReading): string => {
  switch (reading.kind) {
    case 'none':
      return reading.text === '' ? 'empty State cell' : `state ${excerpt(reading.text)}`
    case 'two':
      return `second state ${excerpt(reading.second.word)} beside ${excerpt(reading.first.word)}`
    default:
      return `state ${excerpt('text' in reading ? reading.text : '')}`
  }
}

const expected = (reading: StateReading, { literal, words }: Vocabulary): string => {
  if (reading.kind === 'two') return 'exactly one state'
  return `${literal ? 'one of' : 'a state such as'} ${listed(words)}`
}

/** The flaw of a State cell in which not exactly one state stands. */
export const unknownState = (
  id: string,
  reading: StateReading,
  cell: Cell,
  vocabulary: Vocabulary,
): Flaw => ({
  rule: 'unknown-state',
  subject: id,
  id,
  message: `Unexpected ${found(reading)}, expected ${expected(reading, vocabulary)}`,
  help:
    reading.kind === 'two'
      ? 'Keep the state that holds, and name the other one in the note without code, bold or an emoji.'
      : 'Begin the cell with a state, or add the word to `states` in the configuration.',
  place: cell.place,
})
