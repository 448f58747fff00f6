import { idMatcher } from '../evidence/id-matcher.js'
import { knownIds } from '../evidence/known-ids.js'
import type { Census } from '../model/census.js'
import type { MarkPlace } from '../model/claim-settings.js'
import type { Problem } from '../model/finding.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { isMeantBy } from '../model/state-word.js'
import type { Tree } from '../model/tree.js'
import { excerpt, listed } from '../record/excerpt.js'
import { listedGrammar } from './claim-ids.js'
import { sectionsUnder } from './headed-section.js'
import { markEntries, type MarkEntry } from './mark-entry.js'
import { pathsIn, readPart, type ParsedFile } from './parsed-file.js'
import { rowScope } from './row-scope.js'

interface Ground {
  readonly census: Census
  readonly settings: Pick<Settings, 'marks' | 'ids' | 'source'>
  readonly tree: Tree
}

/** Paths of the documents in which marks stand. */
export const markPaths = ({ settings, tree }: Pick<Ground, 'settings' | 'tree'>): readonly string[] =>
  settings.marks.flatMap(({ files }) => pathsIn(tree, files))

/** Every mark that the state of its row does not allow, and every row that is listed twice or not at all though it must be. */
export function* markMismatches({ census, settings, tree }: Ground): Iterable<Problem> {
  for (const place of settings.marks) {
    const { files, problems } = readPart(tree, place, 'marks', settings.source)
    yield* problems
    for (const file of files) yield* inFile(file, place, census, settings)
  }
}

function* inFile(
  file: ParsedFile,
  place: MarkPlace,
  census: Census,
  settings: Ground['settings'],
): Iterable<Problem> {
  const sections = sectionsUnder(file, place.under)
  yield* sections.problems
  if (sections.problems.length > 0 && sections.problems.length === place.under.length) return
  const scope = rowScope(census, place.of, file.path)
  const byId = new Map<string, Row[]>()
  for (const row of scope) {
    const rows = byId.get(row.id)
    if (rows) rows.push(row)
    else byId.set(row.id, [row])
  }
  // The status tables name every row themselves.
  const status = new Set(
    census.tables.flatMap(({ place: { path, line } }) => (path === file.path ? [line] : [])),
  )
  const holds = (line: number): boolean => sections.holds(line) && !status.has(line)
  const { namesIn } = idMatcher(knownIds(scope))
  const reading = { grammar: listedGrammar(settings), isKnown: (id: string) => byId.has(id), namesIn }
  const entries = markEntries(file, { ...sections, holds }, place, reading)
  if (entries.length === 0) {
    yield withoutMarks(file, place, sections.headings[0]?.place)
    return
  }
  for (const entry of entries) yield* judged(entry, place, byId)
  if (place.complete) yield* incomplete(entries, place, scope, file.path)
}

const withoutMarks = (
  { path }: ParsedFile,
  { under, marks }: MarkPlace,
  place: Place = { path, line: 1, endLine: 1 },
): Problem => ({
  subject: under[0] ?? path,
  message: `Unexpected ${under.length > 0 ? `section ${excerpt(under[0] ?? '')}` : path} without a marked row, expected a list or table of ${listed([...marks.keys()])} with IDs of rows`,
  help: 'Begin each item or line with a mark and name its row, or correct `marks` in the configuration.',
  place,
})

function* judged(
  { mark, written, ids, place, markPlace }: MarkEntry,
  { marks }: MarkPlace,
  byId: ReadonlyMap<string, readonly Row[]>,
): Iterable<Problem> {
  if (ids.length === 0) {
    yield {
      subject: `${written} without a row`.slice(0, 200),
      message: `Unexpected mark ${excerpt(written)} without the ID of a row, expected one in its line`,
      help: 'Name the row whose state the mark stands for.',
      place,
    }
    return
  }
  for (const id of ids) {
    const rows = byId.get(id) ?? []
    const [row] = rows
    const allowed = mark === null ? null : (marks.get(mark) ?? [])
    if (!row)
      yield {
        subject: `${id} is no row`,
        message: `Unexpected ${id} beside the mark ${excerpt(written)}, expected the ID of a row: no matrix has it`,
        help: `Correct the ID, or take the line out.`,
        place,
      }
    else if (allowed === null)
      yield {
        subject: id,
        id,
        message: `Unexpected ${written === '' ? 'line without a mark' : `mark ${excerpt(written)}`} for ${id}, expected one of ${listed([...marks.keys()])}`,
        help: `Write a mark that may stand for ${row.state}${inWords(legalMarks(row, marks))}.`,
        place: markPlace,
        related: [{ place: row.statePlace, message: `${id} is ${row.state}` }],
      }
    else if (!rows.some(each => allowed.some(word => isMeant(word, each))))
      yield {
        subject: id,
        id,
        message: `Unexpected mark ${excerpt(mark ?? '')} for ${id}, expected one that may stand for ${row.state}${inWords(legalMarks(row, marks))}`,
        help: `Write the mark that the state allows, or move the row to a state for which ${mark ?? ''} may stand (${listed(allowed)}).`,
        place: markPlace,
        related: [{ place: row.statePlace, message: `${id} is ${row.state}` }],
      }
  }
}

const isMeant = (word: string, row: Row): boolean => (word === 'live' ? row.live : isMeantBy(word, row, 'to'))

const legalMarks = (row: Row, marks: MarkPlace['marks']): readonly string[] =>
  [...marks].filter(([, words]) => words.some(word => isMeant(word, row))).map(([mark]) => mark)

const inWords = (marks: readonly string[]): string =>
  marks.length === 0 ? ', and none may' : ` (${listed(marks)})`

/** Rows that must be listed and are not, and rows that are listed again. */
function* incomplete(
  entries: readonly MarkEntry[],
  { complete, under }: MarkPlace,
  scope: readonly Row[],
  path: string,
): Iterable<Problem> {
  const first = new Map<string, MarkEntry>()
  for (const entry of entries)
    for (const id of entry.ids) {
      const before = first.get(id)
      if (!before) first.set(id, entry)
      else if (before !== entry)
        yield {
          subject: `${id} again`,
          message: `Unexpected second mark for ${id}, expected each row once`,
          help: 'Keep the line that is right, and take the other out.',
          place: entry.place,
          related: [{ place: before.place, message: 'The first of them' }],
        }
    }
  const where = under.length > 0 ? `${excerpt(under[0] ?? '')} of ${path}` : path
  const told = new Set<string>()
  for (const row of scope) {
    if (first.has(row.id) || told.has(row.id) || complete?.some(word => isMeant(word, row)) !== true) continue
    told.add(row.id)
    yield {
      subject: `${row.id} is not listed`,
      message: `Unexpected ${row.id} (${row.state}) without a mark, expected it in ${where}`,
      help: `Add a line for ${row.id} with its mark.`,
      place: row.statePlace,
    }
  }
}
