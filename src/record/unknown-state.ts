import type { Flaw } from '../model/census.js'
import type { Cell } from '../model/document.js'
import { excerpt, listed } from './excerpt.js'
import type { StateReading } from './state.js'
import type { Vocabulary } from './vocabulary.js'

const struckMarks = /~|<(?:del|s|strike)\b/i

/** What a reader does not see of a cell that shows nothing. */
const leftOut = (text: string): string =>
  struckMarks.test(text) ? 'its struck text' : 'its tags, comments and images'

const found = (reading: StateReading, { text }: Cell): string => {
  switch (reading.kind) {
    case 'none':
      if (reading.text !== '') return `state ${excerpt(reading.text)}`
      return text === '' ? 'empty State cell' : `State cell ${excerpt(text)}, empty without ${leftOut(text)}`
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

const help = (reading: StateReading): string => {
  if (reading.kind === 'two')
    return 'Keep the state that holds, and name the other one in the note without code, bold or an emoji.'
  return reading.kind === 'none' && !/\p{L}/u.test(reading.text)
    ? 'Write the state that holds into the cell, as text that is not struck.'
    : 'Begin the cell with a state, or add the word to `states` in the configuration.'
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
  message: `Unexpected ${found(reading, cell)}, expected ${expected(reading, vocabulary)}`,
  help: help(reading),
  place: cell.place,
})

/** The flaw of a State cell that goes on to claim something beside an ID that is struck. */
export const struckBeside = (id: string, { text, place }: Cell): Flaw => ({
  rule: 'unknown-state',
  subject: id,
  id,
  severity: 'notice',
  message: `Unexpected state ${excerpt(text)} beside a struck ID, expected it to be struck as well: the row is read as dropped`,
  help: 'Strike the state as well or write one that is dropped; take the strike from the ID if the work goes on.',
  place,
})
