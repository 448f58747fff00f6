import type { Scanned } from './scanned.js'

/**
 * The lines on which a phrase begins, one for each time that it stands in the text: as whole words, in any case, over
 * line ends within a paragraph, with or without emphasis. Occurrences that overlap count once.
 */
export const phrasePlaces = ({ lines }: Scanned, phrase: string): readonly number[] => {
  const wanted = plain(phrase)
  if (wanted === '') return []
  const { text, starts } = joined(lines)
  const isWordFirst = isInWord(wanted, 0)
  const isWordLast = isInWord(wanted, wanted.length - 1)
  const places: number[] = []
  let line = 0
  for (let at = text.indexOf(wanted); at >= 0;) {
    const end = at + wanted.length
    const isWhole = !(isWordFirst && isInWord(text, at - 1)) && !(isWordLast && isInWord(text, end))
    while ((starts[line + 1] ?? Infinity) <= at) line++
    if (isWhole) places.push(line + 1)
    at = text.indexOf(wanted, isWhole ? end : isWordFirst ? wordEnd(text, at) : at + 1)
  }
  return places
}

const plain = (text: string): string => text.replace(/[*`]+/g, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** One text of all lines, each after a space or, where a blank one parts them, after a line end; and where each begins in it. */
const joined = (lines: readonly string[]): { readonly text: string; readonly starts: readonly number[] } => {
  const starts: number[] = []
  const parts: string[] = []
  let length = 0
  for (const line of lines) {
    const part = plain(line)
    starts.push(length)
    parts.push(part === '' ? '\n' : part)
    length += Math.max(part.length, 1) + 1
  }
  return { text: parts.join(' '), starts }
}

const word = /[\p{L}\p{N}]/u

/** Whether a UTF-16 unit belongs to a word; half of a pair does. */
const isInWord = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (code < 128) return word.test(text.charAt(at))
  return (code & 0xf800) === 0xd800 || word.test(text.charAt(at))
}

// Never back to where it began, so that a long word is passed but once.
const wordEnd = (text: string, at: number): number => {
  let end = at + 1
  while (end < text.length && isInWord(text, end)) end++
  return end
}
