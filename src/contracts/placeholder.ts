import type { ContractSettings } from '../model/contract-settings.js'
import { isNoClaim } from '../record/plain-text.js'

/** Words for nothing, where no configuration says which. */
export const defaultPlaceholders: readonly string[] = [
  'none',
  'none yet',
  'nothing',
  'nothing yet',
  'open',
  'pending',
  'todo',
  'tbd',
  'tbc',
  'tba',
  'n/a',
  'na',
  'unknown',
  'unassigned',
  'nobody',
  'to be written',
  'to be done',
  'to be determined',
  'xxx',
]

/** True for the text of a cell that stands for nothing: empty, dashes, question marks, or a word for it in any case. */
export const isPlaceholder = ({ placeholders }: ContractSettings): ((text: string) => boolean) => {
  const words = new Set((placeholders ?? defaultPlaceholders).map(folded))
  const isDash = placeholders === null ? isNoClaim : (text: string) => text === ''
  return text => isDash(text.trim()) || words.has(folded(text))
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s("'[]+|[\s)"'\].:;!]+$/g, '')
