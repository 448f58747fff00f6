import type { Paint, Style } from './colour.js'
import { escapeStart } from './escape-log.js'
import { escapeTerminal } from './escape-terminal.js'

/** A stretch of one style; stretches are joined by a space. Text is escaped here. */
export type Piece = readonly [style: Style, text: string]

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u
const absent = /[\p{Mn}\p{Me}\u200c\u200d]/u

/** Columns that a terminal gives to the text. */
export const columns = (text: string): number => {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let sum = 0
  for (const character of text) sum += wide.test(character) ? 2 : absent.test(character) ? 0 : 1
  return sum
}

/** The first line stands at `indent`, the others four further in; no line that can be broken is wider than `width`. */
export const wrap = (pieces: readonly Piece[], width: number, indent: number, paint: Paint): string[] => {
  const lines: Line[] = []
  let line: Line | null = null
  for (const [style, text] of pieces) {
    for (const word of escapeTerminal(text).split(' ')) {
      if (word === '') continue
      const wanted = columns(word)
      if (!line || line.used + 1 + wanted > width) {
        const margin: number = line ? indent + 4 : indent
        line = { margin, used: margin + wanted, runs: [{ style, words: [escapeStart(word)] }] }
        lines.push(line)
        continue
      }
      line.used += 1 + wanted
      const run = line.runs.at(-1)
      if (run?.style === style) run.words.push(word)
      else line.runs.push({ style, words: [word] })
    }
  }
  return lines.map(
    ({ margin, runs }) =>
      ' '.repeat(margin) + runs.map(({ style, words }) => paint(style, words.join(' '))).join(' '),
  )
}

interface Line {
  readonly margin: number
  used: number
  readonly runs: { readonly style: Style; readonly words: string[] }[]
}
