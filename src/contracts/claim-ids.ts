import type { Settings } from '../model/settings.js'
import type { IdGrammar } from '../record/id.js'
import { idsAt, type IdFault } from '../record/id-range.js'
import { toPlain, withoutDecoration } from '../record/plain-text.js'

/** IDs that a cell or line lists, each once. */
export interface ListedIds {
  readonly ids: readonly string[]
  /** Why one of them could not be taken. */
  readonly fault: IdFault | null
}

const longestText = 20_000
const opening = /^[\s[({<"'“‘«*_~`,;&+/·•]+/
const separator = /^\s*(?:[,;&+/·•]|and |und )\s*/

/** The grammar in force where a document names rows. */
export const listedGrammar = ({ ids }: Pick<Settings, 'ids'>): IdGrammar => ({
  pattern: ids,
  underIdHeader: true,
})

const kin = (id: string): string => /^[A-Za-z]*/.exec(id)?.[0] ?? ''

/**
 * Reads the list of IDs with which a plain text begins: separated by signs, with ranges, and with remarks in parentheses
 * between them. What follows the list is prose, and names no row. Linear.
 */
export const listedIds = (text: string, grammar: IdGrammar, isKnown: (id: string) => boolean): ListedIds => {
  const ids = new Set<string>()
  let rest = withoutDecoration(toPlain(text.slice(0, longestText))).replace(opening, '')
  while (rest !== '') {
    const found = idsAt(rest, grammar)
    if (typeof found === 'string') return { ids: [...ids], fault: found }
    if (!found) break
    const [first] = ids
    // Without an agreed grammar a word behind the list may only look like an ID: `ENG-1, UTF-8 handling`.
    const own = found.ids.filter(
      ({ id }) => grammar.pattern !== null || first === undefined || isKnown(id) || kin(id) === kin(first),
    )
    for (const { id } of own) ids.add(id)
    if (own.length < found.ids.length) break
    rest = withoutRemark(found.rest)
    const mark = separator.exec(rest)?.[0]
    if (mark === undefined) break
    rest = rest.slice(mark.length).replace(opening, '')
  }
  return { ids: [...ids], fault: null }
}

/** A text without the remark in parentheses with which it begins; one that is never closed goes to the end. */
const withoutRemark = (text: string): string => {
  const start = /^["'”’»\s]*/.exec(text)?.[0].length ?? 0
  if (text[start] !== '(') return text
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return text.slice(at + 1)
  }
  return ''
}

/** Why an ID list could not be taken, in words. */
export const faultInWords = (fault: IdFault): string =>
  fault === 'backwards'
    ? 'a range that runs backwards'
    : fault === 'wide'
      ? 'a range too wide to count'
      : 'too many IDs'
