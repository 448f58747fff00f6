/** What a cell shows, in one spelling: composed, no variation selectors or zero-width marks, white space collapsed. */
export const toPlain = (text: string): string =>
  /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/[\uFE0E\uFE0F\u200B-\u200D\u2060\uFEFF]/g, '')
        .replace(/\s+/g, ' ')
        .trim()

const linkMarks =
  /!?\[((?:[^[\]\\]|\\.)*)\](?:\([^)\s]*\))?|<\/?[A-Za-z][^<>]*>|[`*]+|~~|\\(?=[!-/:-@[-`{-~])/g

/** What a piece of Markdown shows, near enough for a title: it may be cut anywhere, and nothing is resolved. */
export const roughText = (source: string): string => source.replace(linkMarks, '$1')

/** For comparison without case. As long as the text, so that places stay. */
export const lowered = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replace(/[^]/g, unit => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit))
}

/** For comparison of words: without case, all dashes and underscores as spaces, one kind of apostrophe. As long as the text. */
export const folded = (text: string): string =>
  lowered(text)
    .replace(/[-_‐‑]/g, ' ')
    .replace(/[’‘`]/g, "'")

const dashes = /^(?:[-–—−‐‑―_.…·~\s]*|\?+|tbd|tbc|t\.b\.d\.)$/i

/** True for a cell that claims nothing: empty, dashes, `?`, TBD. */
export const isNoClaim = (text: string): boolean => dashes.test(text)

const pictograph = String.raw`\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}])?|[\u{2610}-\u{2612}\u{25A0}-\u{25FF}\u{2713}-\u{2718}]`
const decoration = new RegExp(`^(?:${pictograph}|\\[[ xX~-]?\\]|:[a-z0-9_+-]+:|[\\s*•"'“”‘’>])+`, 'u')
const emoji = new RegExp(pictograph, 'gu')
const skinTone = /[\u{1F3FB}-\u{1F3FF}]/u

/** The text behind the emoji, shortcode, checkbox or quote with which it begins. */
export const withoutDecoration = (text: string): string =>
  /^[A-Za-z0-9]/.test(text) ? text : text.replace(decoration, '')

/** All emoji of a text and where each stands, in order. */
export const emojiIn = (text: string): readonly { readonly emoji: string; readonly index: number }[] =>
  /^[\0-\x7f]*$/.test(text)
    ? []
    : [...text.matchAll(emoji)].map(({ 0: found, index }) => ({ emoji: found.replace(skinTone, ''), index }))

const beyondAscii = /[\p{L}\p{N}\p{M}]/u

const isWordCharacter = (character: string): boolean =>
  character < '\x80' ? /[A-Za-z0-9_]/.test(character) : beyondAscii.test(character)

/** True where a word that ends at this offset is not cut in two. A hyphen before a letter goes on with the word. */
export const endsWord = (text: string, offset: number): boolean => {
  if (offset >= text.length || !isWordCharacter(text.charAt(offset - 1))) return true
  const next = text.charAt(offset)
  return !isWordCharacter(next) && !(next === '-' && isWordCharacter(text.charAt(offset + 1)))
}
