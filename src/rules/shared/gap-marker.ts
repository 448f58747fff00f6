/** A literal within a text that is lower-case already, not as a part of a longer word. Linear in the text. */
export const standsIn = (text: string, literal: string): boolean => {
  const sought = literal.toLowerCase()
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const before = isWordCharacter(text[at - 1]) && isWordCharacter(sought[0])
    const after = isWordCharacter(text[at + sought.length]) && isWordCharacter(sought.at(-1))
    if (!before && !after) return true
  }
  return false
}

// Scripts that write no spaces have no whole words to look for.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined &&
  (character < '\x80'
    ? /[A-Za-z0-9]/.test(character)
    : /[\p{L}\p{N}]/u.test(character) && !unspaced.test(character))
