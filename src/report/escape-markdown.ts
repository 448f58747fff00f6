import { visible } from './visible.js'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  '\\': '&#92;',
}

// GitHub looks for mentions, issues, addresses, emoji and formulas in the text that Markdown leaves behind, where an
// escaped character looks like any other. Only an element's border keeps it from them; for `$` GitHub says so itself.
const bordered = (character: string): string => `<span>${character}</span>`

const escaped = (character: string): string => `\\${character}`

/**
 * Text from a repository as inert Markdown in a line, a list or a table cell, on GitHub: no element, link, image, mention,
 * issue, formula or emoji comes from it, it begins no block, and no cell ends.
 */
export const escapeMarkdown = (text: string): string =>
  visible(text)
    .replace(
      /[&<>|\\]|[`*_~[\]]|[@#$]|:(?=\/\/|[\w+-]+:)|(?<=www)\.|(?<=\bGH)-(?=\d)/gi,
      character =>
        entities[character] ?? (/[`*_~[\]]/.test(character) ? escaped(character) : bordered(character)),
    )
    .replace(/(?<=^ ?)[-+=]|(?<=^ ?\d{1,9})[.)]/, escaped)
