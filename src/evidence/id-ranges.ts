import { afterDots, isDots } from './alphabet.js'
import type { Alphabet } from './alphabet.js'

/** Members that one range may have; a wider one is taken for something else. */
export const longestRange = 1000

/** Reads what follows a token as the rest of a range (`AB-01..04`) or of a list (`AB-01/02`). */
export interface RangeReader {
  /** With what ranges begin: `A1..3` may begin with a member that no row has. */
  readonly firstWords: Iterable<string>
  /** True where the character after a token may begin the rest of a range or list. */
  readonly mayFollow: (text: string, end: number) => boolean
  /** Says every name that the range or list after the token `start`…`end` stands for, known or not. */
  readonly read: (text: string, start: number, end: number, say: (name: string) => void) => void
}

interface Numeral {
  readonly value: number
  readonly width: number
  readonly padded: boolean
  readonly end: number
}

/** A reader for ranges over names that end in digits. Only such prefixes are ever unfolded. */
export function rangeReader(names: Iterable<string>, alphabet: Alphabet): RangeReader {
  const prefixes = new Set<string>()
  for (const name of names) {
    const digits = digitsBefore(name, 0, name.length)
    if (digits > 0 && digits < name.length) prefixes.add(name.slice(0, digits))
  }
  const numeralAt = (text: string, at: number): Numeral | null => {
    const end = alphabet.tokenEnd(text, at)
    if (end === at || end - at > 9 || digitsBefore(text, at, end) > at) return null
    const padded = text[at] === '0' && end - at > 1
    return { value: Number(text.slice(at, end)), width: end - at, padded, end }
  }

  const mayFollow = (text: string, end: number): boolean => {
    const code = text.charCodeAt(end)
    return code === 0x2e
      ? isDots(text, end)
      : code === 0x2f || code === 0x2c || code === 0x2013 || code === 0x2026
  }

  const read = (text: string, start: number, end: number, say: (name: string) => void): void => {
    const digits = digitsBefore(text, start, end)
    if (digits === start || digits === end) return
    const prefix = text.slice(start, digits)
    let last = prefixes.has(prefix) ? numeralAt(text, digits) : null
    while (last !== null && mayFollow(text, last.end)) {
      const sign = text[last.end] ?? ''
      const isList = sign === '/' || sign === ','
      const after = isDots(text, last.end) ? afterDots(text, last.end) : last.end + 1
      const whole = text.startsWith(prefix, after)
      const right = numeralAt(text, whole ? after + prefix.length : after)
      if (right === null) return
      for (const name of members(prefix, last, right, isList)) say(name)
      // A whole name begins a range of its own, which is read when its turn comes.
      last = whole ? null : right
    }
  }
  return { firstWords: prefixes, mayFollow, read }
}

/** Names of a range or of the next member of a list; none where the two numerals do not belong together. */
function* members(prefix: string, left: Numeral, right: Numeral, isList: boolean): Generator<string> {
  // Numerals of one width belong together; those without padding may grow, but `1/15` reads as a fraction.
  if (left.width !== right.width && (isList || left.padded || right.padded)) return
  const from = isList ? right.value : left.value
  if (right.value - from >= longestRange) return
  const width = left.width === right.width ? left.width : 1
  for (let value = from; value <= right.value; value++) yield prefix + String(value).padStart(width, '0')
}

/** Index of the first of the digits that end at `end`, not before `start`. */
function digitsBefore(text: string, start: number, end: number): number {
  let index = end
  while (index > start && isDigit(text.charCodeAt(index - 1))) index--
  return index
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
