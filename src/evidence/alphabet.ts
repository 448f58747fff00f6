/** No part of an ID. */
export const outside = 0
/** Always part of an ID: a letter of any script, a digit, `_`. */
export const letter = 1
/** Part of an ID where another ID character follows: `.`, `-` and the marks that occur in known IDs. */
export const mark = 2

/** What each character is to the IDs of one repository. */
export interface Alphabet {
  /** `outside`, `letter` or `mark`; the index must lie in the text. */
  readonly kindAt: (text: string, index: number) => number
  /** True where the character before is part of the same token; the index must lie behind the text's first character. */
  readonly isInside: (text: string, index: number) => boolean
  /** End of the token that begins at `start`, marks at its end left out; `start` where none begins. */
  readonly tokenEnd: (text: string, start: number) => number
}

const undecided = 3
const letters = /^[\p{L}\p{M}\p{N}_]$/u
// Brackets, quotes, separators and decoration stand around an ID; in one odd ID they must not glue together all others.
const around = /^[\s\p{C}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`,;|*~<>…–—]$/u
const dot = 46

/** The alphabet of the given names. */
export function alphabetOf(names: Iterable<string>): Alphabet {
  const marks = new Set(['.', '-'])
  for (const character of new Set([...names].join('').replace(/[A-Za-z0-9_]+/g, ''))) {
    if (!letters.test(character) && !around.test(character)) marks.add(character)
  }

  const table = new Uint8Array(0x10000).fill(undecided)
  const kindOf = (character: string) =>
    letters.test(character) ? letter : marks.has(character) ? mark : outside
  for (let code = 0; code < 128; code++) table[code] = kindOf(String.fromCharCode(code))

  const decide = (text: string, index: number): number => {
    const code = text.charCodeAt(index)
    if (code >= 0xd800 && code < 0xe000) {
      const start = code >= 0xdc00 && index > 0 ? index - 1 : index
      return kindOf(String.fromCodePoint(text.codePointAt(start) ?? 0))
    }
    return (table[code] = kindOf(String.fromCharCode(code)))
  }
  const kindAt = (text: string, index: number): number => {
    const kind = table[text.charCodeAt(index)] ?? outside
    return kind === undecided ? decide(text, index) : kind
  }

  const tokenEnd = (text: string, start: number): number => {
    let end = start
    for (let index = start; index < text.length; index++) {
      const kind = kindAt(text, index)
      if (kind === outside || isDots(text, index)) break
      if (kind === letter) end = index + 1
    }
    return end
  }
  const isInside = (text: string, index: number) =>
    kindAt(text, index - 1) !== outside && !isDots(text, index - 2)

  return { kindAt, isInside, tokenEnd }
}

/** Two dots in a row separate, as in `AB-01..04` and in `ENG-1...`. */
export const isDots = (text: string, index: number): boolean =>
  text.charCodeAt(index) === dot && text.charCodeAt(index + 1) === dot

/** The first index from `index` on that is no dot. */
export function afterDots(text: string, index: number): number {
  while (text.charCodeAt(index) === dot) index++
  return index
}
