import { withoutComments } from '../evidence/visible-lines.js'
import { readInline } from '../markdown/inline.js'
import { textLines } from '../markdown/text-lines.js'
import type { Heading, MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'
import { belowAny, headingsOf, reachesOf } from './heading-reach.js'
import { headingNames, saysSomething, tailOf } from './section-words.js'
import type { Spec } from './spec-section.js'

/** Something in a spec that goes by the name of a section: a heading, or a row of a table. */
export interface Section {
  readonly place: Place
  readonly isFilled: () => boolean
}

/** What a spec has, whoever asks. */
export interface Outline {
  /** Whether a line is in the part that is about an ID; null where no heading begins with it. */
  readonly ownPart: (id: string) => ((line: number) => boolean) | null
  /** By each name that a heading goes by. */
  readonly headed: ReadonlyMap<string, readonly Section[]>
  /** The same for rows of tables, which are read when somebody asks: few specs have their sections there. */
  readonly tabled: () => ReadonlyMap<string, readonly Section[]>
}

const outlines = new WeakMap<MarkdownDocument, Outline>()

/** Reads a spec for its sections, once. Linear in the text. */
export const outlineOf = (spec: Spec): Outline => {
  const known = outlines.get(spec.document)
  if (known) return known
  const { headings } = spec.document
  const lines = textLines(spec.text)
  const reaches = reachesOf(headings, lines.length)
  const headingLines = new Set(headings.flatMap(({ place }) => range(place.line, place.endLine)))
  const isCommented = spec.text.includes('<!--')
  const add = (
    sections: Map<string, Section[]>,
    text: string,
    place: Place,
    read: () => Iterable<string>,
  ): void => {
    let isFilled: boolean | null = null
    const section: Section = {
      place,
      isFilled: () =>
        (isFilled ??= isCommented || text.includes('<!--') ? saysUncommented(read()) : saysAnything(read())),
    }
    for (const name of new Set(headingNames(text))) {
      const others = sections.get(name)
      if (others) others.push(section)
      else sections.set(name, [section])
    }
  }
  const byHeading = new Map<string, Section[]>()
  headings.forEach(({ text, place }, index) => {
    add(byHeading, text, place, function* () {
      yield* tailOf(text).split('\n')
      for (let line = place.endLine + 1; line <= reaches[index]!; line++)
        if (!headingLines.has(line)) yield lines[line - 1] ?? ''
    })
  })
  let byRow: Map<string, Section[]> | null = null
  const tabled = (): ReadonlyMap<string, readonly Section[]> => {
    if (byRow) return byRow
    byRow = new Map()
    for (const { name, content, place } of tableSections(spec.document))
      add(byRow, name, place, () => [content])
    return byRow
  }
  const findHeadings = headingsOf(headings)
  const parts = new Map<string, ReturnType<Outline['ownPart']>>()
  const ownPart: Outline['ownPart'] = id => {
    const before = parts.get(id)
    if (before !== undefined) return before
    const part = belowAny(headings, reaches, findHeadings(id))
    parts.set(id, part)
    return part
  }
  const outline = { ownPart, headed: byHeading, tabled }
  outlines.set(spec.document, outline)
  return outline
}

const saysAnything = (lines: Iterable<string>): boolean => {
  for (const line of lines) if (saysSomething(line)) return true
  return false
}

const saysUncommented = (lines: Iterable<string>): boolean =>
  saysAnything(withoutComments([...lines].join('\n')).split('\n'))

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
