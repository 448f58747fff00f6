import type { Census } from '../model/census.js'
import type { RollupPlace } from '../model/claim-settings.js'
import type { Table } from '../model/document.js'
import type { Problem } from '../model/finding.js'
import type { Settings } from '../model/settings.js'
import type { Tree } from '../model/tree.js'
import { excerpt, listed } from '../record/excerpt.js'
import { sectionsUnder } from './headed-section.js'
import { parsedFile, pathsIn, readPart, type ParsedFile, type PartReading } from './parsed-file.js'
import { rollupCells, type CountedCell, type StrayLabel } from './rollup-cells.js'
import { labelReader, type LabelReader } from './rollup-label.js'
import { sectionFinder } from './rollup-sections.js'
import { rollupShape } from './rollup-shape.js'
import { rowScope } from './row-scope.js'

interface Ground {
  readonly census: Census
  readonly settings: Pick<Settings, 'rollups' | 'states' | 'source'>
  readonly tree: Tree
}

/** Paths of the documents in which tables of counts are sought. */
export const rollupPaths = ({ census, settings, tree }: Ground): readonly string[] =>
  settings.rollups.flatMap(({ files }) => (files ? pathsIn(tree, files) : matrixPaths(census)))

const matrixPaths = ({ files }: Census): readonly string[] =>
  files.flatMap(({ path, listed: isListed, skipped }) => (isListed && skipped === undefined ? [path] : []))

/** Every count that its rows do not add up to, and every table of counts that cannot be read. */
export function* rollupMismatches(ground: Ground): Iterable<Problem> {
  const read = labelReader(ground.settings.states)
  const seen = new Set<string>()
  for (const place of ground.settings.rollups) {
    const { files, problems } = filesOf(place, ground)
    yield* problems
    let recognised = 0
    for (const file of files) recognised += yield* inFile(file, place, ground, read, seen)
    if (!place.files && files.length > 0 && recognised === 0)
      yield {
        subject: 'rollups',
        message:
          'Unexpected `rollups` with no table of counts in any matrix, expected one with states as heads or in its lines',
        help: 'Write one, name the document in which it stands as `files`, or take `rollups` out of the configuration.',
        place: { path: ground.settings.source ?? '', line: place.line, endLine: place.line },
      }
  }
}

const filesOf = ({ files, line }: RollupPlace, { census, tree, settings }: Ground): PartReading => {
  if (files) return readPart(tree, { files, line }, 'a table of counts', settings.source)
  return {
    files: matrixPaths(census).flatMap(path => {
      const text = tree.textOf(path)
      return text && text.bad === null ? [parsedFile(path, text)] : []
    }),
    problems: [],
  }
}

function* inFile(
  file: ParsedFile,
  place: RollupPlace,
  { census }: Ground,
  read: LabelReader,
  seen: Set<string>,
): Generator<Problem, number> {
  const sections = sectionsUnder(file, place.files ? place.under : [])
  yield* sections.problems
  const status = new Set(
    census.tables.filter(table => table.place.path === file.path).map(table => table.place.line),
  )
  const scope = rowScope(census, place.of, file.path)
  const find = sectionFinder(scope, census, place.sections)
  let recognised = 0
  const candidates = file.tables.filter(
    ({ headerPlace }) => sections.holds(headerPlace.line) && !status.has(headerPlace.line),
  )
  for (const table of candidates) {
    const shape = rollupShape(file, table, read)
    if (!shape) {
      if (place.files && place.under.length > 0) yield stateless(table)
      continue
    }
    const isPointedTo = place.files !== null
    const { cells, strays, isMeant } = rollupCells({ file, table, shape, scope, find, read })
    // One head that is a state by chance makes no table of counts of these rows.
    const states = shape.counts.filter(({ label }) => label?.kind === 'state').length
    if (!isMeant && !isPointedTo && shape.states === 'heads' && states < 2) continue
    recognised++
    const key = `${file.path} ${table.headerPlace.line}`
    if (seen.has(key)) continue
    seen.add(key)
    for (const stray of strays) yield strayLabel(stray)
    for (const cell of cells) yield* judged(cell)
  }
  const isEmpty = place.under.length === 0 || (sections.headings.length > 0 && candidates.length === 0)
  if (place.files && recognised === 0 && isEmpty)
    yield {
      subject: file.path,
      message: `Unexpected ${place.under.length > 0 ? `section of ${file.path}` : file.path} without a table of counts, expected one with states as heads or in its lines`,
      help: 'Write one, name the heading above it as `under`, or take the file out of `rollups` in the configuration.',
      place: sections.headings[0]?.place ?? { path: file.path, line: 1, endLine: 1 },
    }
  return recognised
}

const stateless = ({ header, headerPlace }: Table): Problem => ({
  subject: header
    .map(({ text }) => text)
    .join(' | ')
    .slice(0, 200),
  message:
    'Unexpected table without a state among its heads or in its lines, expected a table of counts by state',
  help: 'Head its columns with states of the vocabulary and write counts below them, or move it out from under the heading that the configuration names.',
  place: headerPlace,
})

const strayLabel = ({ text, cell }: StrayLabel): Problem => ({
  subject: `${text.slice(0, 200)} is no section`,
  message: `Unexpected label ${excerpt(text)}, expected a heading above rows, a value of a column, a matrix, or a total`,
  help: 'Write the heading as it stands above the rows, or say in `sections` of `rollups` in the configuration what the label means; `false` leaves it alone.',
  place: cell.place,
})

function* judged({ label, head, cell, text, stated, rows, among }: CountedCell): Iterable<Problem> {
  if (stated.kind === 'none') return
  const right = rows[0] ?? []
  const whole = among.length
  // A total with a fraction tells how many of all are done.
  const isRight =
    stated.kind === 'count' &&
    (stated.of === null
      ? rows.some(each => each.length === stated.count)
      : stated.of === whole && countsOf(rows, whole).includes(stated.count))
  if (isRight) return
  const expected =
    stated.kind === 'count' && stated.of !== null
      ? `${countsOf(rows, whole)[0] ?? 0}/${whole}`
      : String(right.length)
  const name = [label, head].filter(each => each !== '').join(' ')
  const ids =
    right.length > 0 && right.length <= 12 ? ` that are counted (${listed(right.map(({ id }) => id))})` : ''
  yield {
    subject: name.slice(0, 200),
    message: `Unexpected ${excerpt(text, 30)} for ${excerpt(label || 'all rows')} under ${excerpt(head)}, expected ${expected}, which the rows add up to`,
    help: `Write ${expected}, or correct the states of the rows${ids}.`,
    place: cell.place,
  }
}

const countsOf = (rows: CountedCell['rows'], whole: number): readonly number[] =>
  rows.map(each => (each.length === whole ? each.filter(row => row.class === 'done').length : each.length))
