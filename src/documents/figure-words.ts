import type { Figure } from '../model/document-settings.js'
import { excerpt } from '../record/excerpt.js'
import type { Excess } from './measurement.js'

/** A figure in a word or two: `characters`, `longest paragraph`, `phrase "nothing left to do"`. */
export const figureInWords = (figure: Figure): string => {
  switch (figure.kind) {
    case 'paragraph':
      return 'longest paragraph'
    case 'cell':
      return 'widest cell'
    case 'repeats':
      return 'most repeated line'
    case 'phrase':
      return `phrase ${excerpt(figure.phrase)}`
    default:
      return figure.kind
  }
}

/** `120 characters`, `3 times`. */
export const valueInWords = ({ kind }: Figure, value: number): string => {
  if (kind === 'repeats' || kind === 'phrase') return value === 1 ? 'once' : `${value} times`
  const unit = kind === 'lines' || kind === 'sections' ? kind : 'characters'
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}

/** What is too much, as a message begins: `paragraph of 1400 characters`. */
export const excessInWords = (path: string, figure: Figure, { value, text }: Excess): string => {
  const amount = valueInWords(figure, value)
  if (text === null)
    return `${figure.kind === 'phrase' ? `${figureInWords(figure)} ${amount}` : amount} in ${path}`
  return figure.kind === 'repeats' ? `line that stands ${amount}` : `${figure.kind} of ${amount}`
}

/** Names the thing that is too much and not its place: `paragraph "The import …"`. */
export const excessSubject = (figure: Figure, { text }: Excess): string => {
  if (text === null) return figure.kind === 'phrase' ? figureInWords(figure) : figure.kind
  return `${figure.kind === 'repeats' ? 'line' : figure.kind} ${excerpt(text)}`
}

export const limitInWords = (figure: Figure, most: number): string =>
  most === 0 ? 'none' : `at most ${valueInWords(figure, most)}`
