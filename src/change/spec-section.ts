import { withoutComments } from '../evidence/visible-lines.js'
import { readInline } from '../markdown/inline.js'
import type { Heading, MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'
import { belowAny, reachesOf } from './heading-reach.js'
import { headingNames, saysSomething, sectionName, tailOf, withoutNumber } from './section-words.js'

/** A spec as it reads in the landed tree. */
export interface Spec {
  readonly document: MarkdownDocument
  readonly text: string
}

/** Whether a spec has a section with something in it. */
export type SectionState =
  | { readonly state: 'filled' }
  /** The heading, or the row of a table. */
  | { readonly state: 'empty'; readonly heading: Place }
  | { readonly state: 'absent' }

/**
 * Looks for a section of one of these names, as a heading or as a row of a two-column table, in the part of the spec that
 * is the row's own where its headings begin with the ID. Numbers, case, marks and what follows a colon or a parenthesis
 * in its name do not matter; a heading that joins two sections (`Scope and gates`) is both. Linear in the text.
 */
export const sectionState = (spec: Spec, id: string, names: readonly string[]): SectionState => {
  const { headings } = spec.document
  const { reaches, sections } = outlineOf(spec)
  const isOwn = belowAny(headings, reaches, ({ text }) => beginsWith(withoutNumber(text), id))
  const wanted = [...new Set(names.map(sectionName))]
  const found = wanted
    .flatMap(name => sections.get(name) ?? [])
    .filter(({ place }) => isOwn === null || isOwn(place.line))
  if (found.some(section => section.isFilled())) return { state: 'filled' }
  const [first] = found
  return first ? { state: 'empty', heading: first.place } : { state: 'absent' }
}

interface Section {
  readonly place: Place
  readonly isFilled: () => boolean
}

/** What a spec has, whoever asks. */
interface Outline {
  readonly reaches: readonly number[]
  /** By each name that a section goes by; headings before rows of tables. */
  readonly sections: ReadonlyMap<string, readonly Section[]>
}

const outlines = new WeakMap<MarkdownDocument, Outline>()

const outlineOf = (spec: Spec): Outline => {
  const known = outlines.get(spec.document)
  if (known) return known
  const { headings } = spec.document
  const lines = spec.text.split(/\r\n|\n|\r/)
  const reaches = reachesOf(headings, lines.length)
  const headed = new Set(headings.flatMap(({ place }) => range(place.line, place.endLine)))
  const sections = new Map<string, Section[]>()
  const add = (text: string, place: Place, read: () => readonly string[]): void => {
    let isFilled: boolean | null = null
    const section: Section = {
      place,
      isFilled: () => (isFilled ??= withoutComments(read().join('\n')).split('\n').some(saysSomething)),
    }
    for (const name of new Set(headingNames(text))) {
      const others = sections.get(name)
      if (others) others.push(section)
      else sections.set(name, [section])
    }
  }
  headings.forEach(({ text, place }, index) => {
    add(text, place, () => [
      tailOf(text),
      ...range(place.endLine + 1, reaches[index]!).flatMap(line =>
        headed.has(line) ? [] : (lines[line - 1] ?? ''),
      ),
    ])
  })
  for (const { name, content, place } of tableSections(spec.document)) add(name, place, () => [content])
  const outline = { reaches, sections }
  outlines.set(spec.document, outline)
  return outline
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

interface TableSection {
  readonly name: string
  readonly content: string
  readonly place: Heading['place']
}

const longestName = 200

/** Rows of tables with two columns: a name, and what there is to say of it. */
const tableSections = ({ tables, definitions }: MarkdownDocument): readonly TableSection[] =>
  tables
    .filter(({ header }) => header.length === 2)
    .flatMap(({ rows }) =>
      rows.flatMap(({ cells: [name, content], place }) =>
        name && content && name.text.length <= longestName
          ? [{ name: readInline(name.text, definitions).text, content: content.text, place }]
          : [],
      ),
    )

const beginsWith = (text: string, id: string): boolean =>
  text.startsWith(id) && !/^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}])/u.test(text.slice(id.length))
