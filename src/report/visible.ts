// Joiners shape ordinary Persian and emoji, and reorder nothing.
const joiners = new Set(['\u200c', '\u200d'])

const named = (character: string): string => {
  if (joiners.has(character)) return character
  const point = character.codePointAt(0) ?? 0
  return `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`
}

/**
 * One line in which nothing hides: white space of every kind becomes a single space, and control characters,
 * escape sequences and marks that reorder text are written out by number.
 */
export const visible = (text: string): string =>
  text
    .replace(/[\s\p{Z}\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, named)
    .replace(/\p{Cs}/gu, '\ufffd')

/** At most `length` UTF-16 units, with an ellipsis in place of what is left out; no character is cut in two. */
export const clip = (text: string, length: number): string => {
  if (text.length <= length) return text
  const kept = text.slice(0, Math.max(0, length - 1))
  return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}
