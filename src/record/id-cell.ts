import type { Inline } from '../model/document.js'
import type { FoundId, IdGrammar } from './id.js'
import { idsAt, type IdFault } from './id-range.js'
import { toPlain, withoutDecoration } from './plain-text.js'

/** What an ID cell says. */
export interface IdReading {
  readonly ids: readonly FoundId[]
  /** What follows the IDs. */
  readonly title: string
  /** The IDs are struck through: the row was dropped. */
  readonly struck: boolean
}

const longestCell = 20_000
/** An ID and what may part it from the next. */
const longestItem = 300
const opening = /^[\s[({<"'“‘«*_~`]+/
const titleStart = /^[\s\])}>"'”’».:;,|–—·-]+/

const readText = (whole: string, grammar: IdGrammar, struck: boolean): IdReading | IdFault | null => {
  const text = toPlain(whole.slice(0, longestCell))
  const bare = withoutDecoration(text).replace(opening, '')
  const found = idsAt(bare, grammar)
  if (found === null || typeof found === 'string') return found
  // IDs that go on where a cell is cut would be lost.
  if (whole.length > longestCell && found.rest.length < longestItem) return 'many'
  return { ids: found.ids, title: found.rest.replace(titleStart, ''), struck }
}

const struckText = ({ runs }: Inline): string =>
  runs
    .filter(({ struck }) => struck)
    .map(({ text }) => text)
    .join('')

const readCell = (inline: Inline, grammar: IdGrammar): IdReading | IdFault | null => {
  const { text } = inline
  const struck = inline.runs.some(run => run.struck) ? struckText(inline) : ''
  if (struck.trim() !== '' && inline.runs.find(run => run.text.trim() !== '')?.struck)
    return readText(struck, grammar, true) ?? readText(text, grammar, false)
  return readText(text, grammar, false)
}

/** Reads an ID cell; null where it does not begin with an ID, or not all of its IDs can be taken. */
export const readIdCell = (inline: Inline, grammar: IdGrammar): IdReading | null => {
  const reading = readCell(inline, grammar)
  return typeof reading === 'string' ? null : reading
}

/** Why the IDs of a cell cannot be taken; null where they can, and where there are none. */
export const idFault = (inline: Inline, grammar: IdGrammar): IdFault | null => {
  const reading = readCell(inline, grammar)
  return typeof reading === 'string' ? reading : null
}

const baseName = /([^/\\]+?)(?:\.[A-Za-z0-9]+)?(?:[?#].*)?$/

const fromLink = (number: string, inline: Inline): string | null => {
  const link = inline.links.find(({ text }) => text.includes(number))
  const name = link && baseName.exec(link.url.slice(-300))?.[1]
  const match = name === undefined ? null : /^([A-Za-z]{2,20})[-_]?(\d+)(?!\d)/.exec(name)
  return match && Number(match[2]) === Number(number) ? `${match[1]!.toUpperCase()}-${match[2]}` : null
}

/** Spellings that make a number unmistakable in a message: `ADR-0012` for `[0012](adr-0012-x.md)`, `Plan 007`. */
export const aliasesOf = (
  { id, searchable }: FoundId,
  inline: Inline,
  headerWord: string | null,
): readonly string[] => {
  if (searchable || !/^\d+$/.test(id)) return []
  const link = fromLink(id, inline)
  const word =
    headerWord === null
      ? []
      : [`${headerWord.charAt(0).toUpperCase()}${headerWord.slice(1)} ${id}`, `${headerWord} ${id}`]
  return link === null ? word : [link, ...word]
}
