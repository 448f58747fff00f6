import { sectionState, type SectionState } from '../change/spec-section.js'
import { idMatcher } from '../evidence/id-matcher.js'
import { documentOf } from '../markdown/text-document.js'
import type { Census } from '../model/census.js'
import type { Contract } from '../model/contract-settings.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import type { FileText, Tree } from '../model/tree.js'
import { isSpecHeader, normaliseHeader } from '../record/header.js'
import { coveredRows } from './covered-rows.js'
import { linkedSpecs, type LinkedSpec } from './linked-spec.js'

/** A row whose spec is not what its contracts want. */
export interface MissingSpec {
  readonly row: Row
  readonly contracts: readonly Contract[]
  /** What there is instead, in words. */
  readonly instead: string
  /** Headings with nothing below them. */
  readonly empty: readonly Place[]
}

type Agreed = Pick<Settings, 'contracts' | 'columns'>

const withSpec = (census: Census, settings: Agreed) =>
  coveredRows(census, settings, ({ spec }) => spec !== null)

/** Paths of the texts that have to be read. */
export const specPaths = (census: Census, settings: Agreed, tree: Tree): ReadonlySet<string> =>
  new Set(
    withSpec(census, settings).flatMap(({ row }) =>
      linkedSpecs(row, tree).flatMap(({ path }) => (path === null ? [] : [path])),
    ),
  )

/** Every row whose spec is missing, does not name it, or lacks a section that some contract of it wants. */
export const missingSpecs = (census: Census, settings: Agreed, tree: Tree): readonly MissingSpec[] => {
  const covered = withSpec(census, settings)
  if (covered.length === 0) return []
  const matcher = idMatcher(census.rows.map(({ id, aliases }) => ({ id, names: [id, ...aliases] })))
  const named = new Map<FileText, ReadonlySet<string>>()
  const isNamed = (row: Row, file: FileText): boolean => {
    // Most specs name their row as it is written, which is sooner seen than all that a text names.
    if (row.searchable && matcher.standsIn(file.text, row.id)) return true
    const ids = named.get(file) ?? new Set(matcher.namesIn(file.text).map(({ id }) => id))
    named.set(file, ids)
    // What no text can name need not be named.
    return ids.has(row.id) || (!row.searchable && row.aliases.length === 0)
  }
  return covered.flatMap(({ row, contracts }): readonly MissingSpec[] => {
    const links = linkedSpecs(row, tree)
    const files = links.flatMap(({ path }) => {
      const file = path === null ? null : tree.textOf(path)
      return file === null || path === null ? [] : [{ path, file }]
    })
    const naming = files.filter(({ file }) => file.bad !== 'binary' && isNamed(row, file))
    const wanted = contracts.flatMap(({ spec }) => spec?.sections ?? [])
    const lack =
      naming.length === 0
        ? { instead: withoutSpec(row, links, files, settings), empty: [] }
        : lackingSections(row, naming, wanted)
    return lack === null ? [] : [{ row, contracts, ...lack }]
  })
}

interface SpecFile {
  readonly path: string
  readonly file: FileText
}

const mostNamed = 4

const withoutSpec = (
  { header }: Row,
  links: readonly LinkedSpec[],
  files: readonly SpecFile[],
  { columns }: Agreed,
): string => {
  const texts = files.flatMap(({ path, file }) => (file.bad === 'binary' ? [] : [path]))
  if (texts.length === 1) return `${texts.join('')} does not name it`
  if (texts.length > 1) return `none of ${texts.slice(0, mostNamed).join(', ')} names it`
  if (files[0]) return `${files[0].path} is a binary file`
  const [nearest] = links
    .flatMap(link => (link.path === null ? [link] : []))
    .sort((one, other) => other.nearness - one.nearness)
  if (nearest) return nearest.instead
  const wanted = columns.spec.map(normaliseHeader)
  const hasColumn = header
    .map(normaliseHeader)
    .some(name => (wanted.length > 0 ? wanted.includes(name) : isSpecHeader(name)))
  return hasColumn ? 'it links none' : 'its table has no spec column'
}

/** Sections that none of the specs has with something in it; null where there is no such. */
const lackingSections = (
  row: Row,
  specs: readonly SpecFile[],
  wanted: readonly (readonly string[])[],
): Pick<MissingSpec, 'instead' | 'empty'> | null => {
  const distinct = [...new Map(wanted.map(names => [JSON.stringify(names), names])).values()]
  const lacking = distinct.flatMap(names => {
    const states = specs.map(({ path, file }) => ({
      path,
      state: sectionState({ document: documentOf(path, file), text: file.text }, row.id, names),
    }))
    if (states.some(({ state }) => state.state === 'filled')) return []
    return [states.find(({ state }) => state.state === 'empty') ?? states[0]!].map(each => ({
      names,
      ...each,
    }))
  })
  if (lacking.length === 0) return null
  const absent = lacking.filter(({ state }) => state.state === 'absent')
  const empty = lacking.filter(({ state }) => state.state === 'empty')
  const parts = [
    ...(absent.length > 0 ? [`${absent[0]!.path} has no section ${inQuotes(absent)}`] : []),
    ...(empty.length > 0 ? [`nothing is written under ${inQuotes(empty)} in ${empty[0]!.path}`] : []),
  ]
  return { instead: parts.join(', and '), empty: empty.flatMap(({ state }) => placeOf(state)) }
}

const inQuotes = (sections: readonly { readonly names: readonly string[] }[]): string =>
  sections.map(({ names }) => names.map(name => `"${name}"`).join(' or ')).join(', ')

const placeOf = (state: SectionState): readonly Place[] => (state.state === 'empty' ? [state.heading] : [])
