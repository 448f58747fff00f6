import { withoutComments } from '../evidence/visible-lines.js'
import { readInline } from '../markdown/inline.js'
import type { Heading, MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'
import { belowAny, reachesOf } from './heading-reach.js'
import { saysSomething, sectionName, tailOf, withoutNumber } from './section-words.js'

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
 * in its name do not matter. Linear in the text.
 */
export const sectionState = (spec: Spec, id: string, names: readonly string[]): SectionState => {
  const { headings } = spec.document
  const wanted = new Set(names.map(sectionName))
  const lines = spec.text.split(/\r\n|\n|\r/)
  const reaches = reachesOf(headings, lines.length)
  const isOwn = belowAny(headings, reaches, ({ text }) => beginsWith(withoutNumber(text), id)) ?? (() => true)
  const isWanted = (text: string, { line }: Place): boolean => isOwn(line) && wanted.has(sectionName(text))

  const headed = new Set(headings.flatMap(({ place }) => range(place.line, place.endLine)))
  const sections = headings.flatMap((heading, index) =>
    isWanted(heading.text, heading.place) ? [index] : [],
  )
  for (const index of sections) {
    const { text, place } = headings[index]!
    const body = range(place.endLine + 1, reaches[index]!).filter(line => !headed.has(line))
    const content = [tailOf(text), ...body.map(line => lines[line - 1] ?? '')]
    if (withoutComments(content.join('\n')).split('\n').some(saysSomething)) return { state: 'filled' }
  }
  const rows = tableSections(spec.document).filter(({ name, place }) => isWanted(name, place))
  if (rows.some(({ content }) => saysSomething(withoutComments(content)))) return { state: 'filled' }
  const heading = sections[0] === undefined ? rows[0] : headings[sections[0]]
  return heading ? { state: 'empty', heading: heading.place } : { state: 'absent' }
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
