import type { Row } from '../model/row.js'
import { awaitsNext, isCondition, isToCome, speaksAgainst } from './awaited-words.js'

/** A number or a SHA that a row gives, before anybody looked whether it stands on base. */
export type Citation =
  | { readonly text: string; readonly number: number }
  /** Lower case, 7 to 64 digits. */
  | { readonly text: string; readonly sha: string }

// Not `other/repo#12`, not a fragment of an address; a hex word is judged by whether base has such a commit.
const cited =
  /(?<![\p{L}\p{N}_/#&.-])(?:[Pp][Rr])?#(\d{1,9})(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_#])([0-9a-fA-F]{7,64})(?![\p{L}\p{N}_])/gu

// `after the import (#12) lands`: the brackets end no clause where its verb comes behind them.
const bracketed =
  /\(((?:PR ?)?#\d{1,9})\)(?=\s{1,20}(?:lands?|merges?|ships?|closes|gets?|goes|is|are|has|have)\b)/gi

// A clause ends where a sentence would. What only strings numbers together (glue) does not end it, and what may as well
// introduce a number (a dash, a bracket) does only when the clause has one already.
const clauseEnd =
  /(?<glue>(?:,\s{0,20}(?:and|or)\b|[,&+/]|\b(?:and|or)\b)\s{0,20}(?=(?:PR ?)?#\d|[0-9a-f]{7,64}\b))|(?<lead>[—–]|\s-\s|\((?=[^()]{0,200}#\d))|[;,)\n]|\.(?=\s|$)|\b(?:and|but|while|though)\b/giu

const none: readonly Citation[] = []
const mayCite = /#\d|[0-9a-fA-F]{7}/

/** What a row cites in its state note and in the columns of references, if there are any, once each, in the order of reading. */
export function citationsOf(
  row: Row,
  isReferenceColumn: ((header: string) => boolean) | null,
): readonly Citation[] {
  const { header, state, note } = row
  // The state's own word tells how the note is meant: `BLOCKED by #12`.
  let found = note === '' && !mayCite.test(state) ? none : citationsIn(`${state} ${note}`)
  for (let index = 0; isReferenceColumn !== null && index < header.length; index++) {
    if (!isReferenceColumn(header[index]!)) continue
    const cell = row.cells[index]
    if (cell !== undefined) found = [...found, ...citationsIn(cell.text)]
  }
  return found.length < 2 ? found : [...new Map(found.map(citation => [citation.text, citation])).values()]
}

/** Numbers and SHAs of a text, except those that it calls open, blocking or awaited. */
export function citationsIn(text: string): readonly Citation[] {
  if (!mayCite.test(text)) return none
  // Most sentences cite nothing, and where one ends a clause ends as well.
  const citing = text.split(/[;\n]|\.(?=\s)/).filter(sentence => mayCite.test(sentence))
  return citing
    .flatMap(sentence => clausesOf(sentence.replace(bracketed, ' $1 ')))
    .flatMap(clause => {
      const matches = [...clause.matchAll(cited)]
      const behind = (index: number): string => {
        const match = matches[index]
        return match ? clause.slice(match.index + match[0].length, matches[index + 1]?.index) : ''
      }
      // What stands before a list of numbers is said of all, what stands after one only of that one.
      const lead = clause.slice(0, matches[0]?.index ?? 0)
      if (speaksAgainst(lead) || isCondition(lead, behind(matches.length - 1))) return []
      const awaited = matches.findIndex((_, index) => awaitsNext(index === 0 ? lead : behind(index - 1)))
      return matches.slice(0, awaited < 0 ? undefined : awaited).flatMap((match, index): Citation[] => {
        const after = behind(index)
        if (speaksAgainst(after) || isToCome(after)) return []
        const [whole, number, sha] = match
        if (number !== undefined) return [{ text: `#${Number(number)}`, number: Number(number) }]
        return sha === undefined ? [] : [{ text: whole, sha: sha.toLowerCase() }]
      })
    })
}

function clausesOf(text: string): readonly string[] {
  const clauses: string[] = []
  let start = 0
  let read = 0
  let cites = false
  for (const match of text.matchAll(clauseEnd)) {
    const { glue, lead } = match.groups ?? {}
    if (glue !== undefined) continue
    if (lead !== undefined) {
      cites ||= text.slice(read, match.index).search(cited) >= 0
      read = match.index
      if (!cites) continue
    }
    clauses.push(text.slice(start, match.index))
    start = match.index + match[0].length
    read = start
    cites = false
  }
  clauses.push(text.slice(start))
  return clauses
}
