import type { ClaimPlace } from '../model/claim-settings.js'
import type { Problem } from '../model/finding.js'
import type { Settings } from '../model/settings.js'
import type { Tree } from '../model/tree.js'
import { excerpt, listed } from '../record/excerpt.js'
import { endsWord, lowered, withoutDecoration } from '../record/plain-text.js'
import { textLines } from '../record/text-line.js'
import { faultInWords, listedGrammar, listedIds } from './claim-ids.js'
import { listClaims } from './claim-list.js'
import { headersOf, tableClaims } from './claim-table.js'
import type { Claim, ClaimReading, RetiredClaim, WrittenClaim } from './claim.js'
import { sectionsUnder, type HeadedSections } from './headed-section.js'
import { readPart, type ParsedFile } from './parsed-file.js'

/** Reads the live claims of all places, and names everything there that cannot be read as one. */
export const readClaims = (
  places: readonly ClaimPlace[],
  tree: Tree,
  settings: Pick<Settings, 'ids' | 'source'>,
  isKnown: (id: string) => boolean,
): ClaimReading => {
  const claims: Claim[] = []
  const retired: RetiredClaim[] = []
  const problems: Problem[] = []
  for (const place of places) {
    const part = readPart(tree, place, 'live claims', settings.source)
    problems.push(...part.problems)
    for (const file of part.files) {
      const sections = sectionsUnder(file, place.under, place.except)
      problems.push(...sections.problems)
      const written = tableClaims(file, sections, place) ?? listClaims(file, sections, place)
      if (!written)
        problems.push(...shapeless(file, sections, place), ...unlabelled(file, sections, place, isKnown))
      for (const each of written ?? []) {
        const ended = endedState(each, place)
        if (ended !== null) {
          retired.push({ name: each.name, state: ended, place: each.place })
          continue
        }
        const grammar = listedGrammar(settings)
        const { ids, fault } = listedIds(each.rows ?? '', grammar, isKnown)
        const claim = toClaim(each, ids)
        claims.push(claim)
        if (!claim.read) problems.push(outside(claim))
        else if (fault) problems.push(unread(claim, `${faultInWords(fault)} among its rows`))
        else if (ids.length === 0) problems.push(unread(claim, 'no ID of a row'))
      }
    }
  }
  return { claims, retired, problems }
}

/** The state by which a claim is none any more; null for a live one. */
const endedState = ({ state, struck }: WrittenClaim, { retired }: ClaimPlace): string | null => {
  if (struck) return 'struck'
  const text = lowered(withoutDecoration(state))
  return retired.find(word => text.startsWith(lowered(word)) && endsWord(text, lowered(word).length)) ?? null
}

const toClaim = ({ name, owner, place, idsPlace, read }: WrittenClaim, ids: readonly string[]): Claim => ({
  label: name || owner || listed(ids, 3) || 'a claim without a name',
  name,
  owner,
  ids,
  place,
  idsPlace,
  read,
})

const outside = ({ label, place }: Claim): Problem => ({
  subject: `${label} outside of any table`,
  message: `Unexpected claim ${excerpt(label)} outside of any table, expected a row of the table of claims: GitHub shows it as text`,
  help: 'Move the line up to the rows of the table, without a blank line or a paragraph between them, or retire the claim.',
  place,
})

const unread = ({ label, idsPlace }: Claim, what: string): Problem => ({
  subject: `${label} without rows`,
  message: `Unexpected ${what} in claim ${excerpt(label)}, expected the IDs of its rows`,
  help: 'Begin the cell or line with the IDs, separated by commas; a remark may follow in parentheses. Or retire the claim.',
  place: idsPlace,
})

/** A table that stands where claims should, without the column of their rows. */
const shapeless = (file: ParsedFile, { holds }: HeadedSections, { rows }: ClaimPlace): readonly Problem[] =>
  file.tables
    .filter(({ headerPlace }) => holds(headerPlace.line))
    .slice(0, 1)
    .map(table => ({
      subject: `${file.path} without ${rows[0] ?? ''}`,
      message: `Unexpected table with the columns ${listed(headersOf(file, table).map(text => `\`${text.replace(/`/g, '')}\``))}, expected a column \`${rows[0] ?? ''}\` with the rows of each claim`,
      help: 'Add the column, or name the one that lists the IDs in the configuration, as `rows` of `claims`.',
      place: table.headerPlace,
    }))

/** The first item of a list that names a row where claims stand, and does not say so as a claim. */
const unlabelled = (
  file: ParsedFile,
  { holds }: HeadedSections,
  { rows }: ClaimPlace,
  isKnown: (id: string) => boolean,
): readonly Problem[] => {
  for (const { line, text, before } of textLines(file, file.text)) {
    if (!holds(line) || !/^(?:[-*+]|\d{1,9}[.)])\s/.test(text)) continue
    const id = text.split(/[^\p{L}\p{N}._-]+/u).find(isKnown)
    if (id === undefined) continue
    const column = before + 1
    return [
      {
        subject: `${file.path} without ${rows[0] ?? ''}`,
        message: `Unexpected item that names ${id} where claims stand, expected a line "${rows[0] ?? ''}: …" in it with the rows of the claim`,
        help: 'Write the rows of each claim behind that label, or keep the claims in a table with such a column.',
        place: { path: file.path, line, endLine: line, column, endColumn: column + text.length },
      },
    ]
  }
  return []
}
