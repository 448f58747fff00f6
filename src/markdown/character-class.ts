/** White space, punctuation or neither, as emphasis and strike-through ask of the characters beside their marks. */
export type CharacterClass = 'space' | 'punctuation' | 'letter'

/** As cmark-gfm has it: neither vertical tab nor byte-order mark. */
const space = /^[\t\n\f\r \xa0\u1680\u2000-\u200a\u202f\u205f\u3000]$/
const punctuation = /^[!-/:-@[-`{-~]$|^\p{P}$/u

/** The start and the end of a text count as white space. */
export const classOf = (character: string | undefined): CharacterClass =>
  character === undefined || space.test(character)
    ? 'space'
    : punctuation.test(character)
      ? 'punctuation'
      : 'letter'
