import { readInline } from '../markdown/inline.js'
import type { Census } from '../model/census.js'
import type { Link } from '../model/document.js'
import type { Row } from '../model/row.js'
import { normaliseHeader } from '../record/header.js'
import { roughText } from '../record/plain-text.js'

/** The rows that a label of a table of counts is about. Null where nobody can tell; `aside` where they are to be left alone. */
export type SectionRows = readonly Row[] | 'aside' | null

/** How a label stands in its table. */
export interface SectionLabel {
  readonly text: string
  readonly links: readonly Link[]
  /** Header of the column of labels. */
  readonly header: string
}

const fillers = new Set(['and', 'or', 'of', 'the', 'a', 'an', 'in', 'for', 'to', 'und'])

/** Words that tell headings apart, in one number. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    normaliseHeader(text)
      .split(' ')
      .filter(word => word !== '' && !fillers.has(word))
      .map(word => (word.length > 3 ? word.replace(/s$/, '') : word)),
  )

const baseName = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

/**
 * Finds the rows of a label among those of the scope: what the configuration says of it, a matrix that it names or links,
 * the value of a column that is headed like the labels, a heading of that name, or the one heading with all of its words.
 */
export const sectionFinder = (
  rows: readonly Row[],
  { tables }: Pick<Census, 'tables'>,
  mapping: ReadonlyMap<string, readonly string[]>,
): ((label: SectionLabel) => SectionRows) => {
  const mapped = new Map([...mapping].map(([label, meant]) => [normaliseHeader(label), meant]))
  const byHeading = new Map<string, Row[]>()
  const byFile = new Map<string, Row[]>()
  const add = (map: Map<string, Row[]>, key: string, row: Row): void => {
    const list = map.get(key)
    if (list) list.push(row)
    else map.set(key, [row])
  }
  for (const row of rows) {
    for (const heading of new Set((tables[row.table]?.section ?? []).map(normaliseHeader)))
      add(byHeading, heading, row)
    add(byFile, row.place.path, row)
  }
  const words = [...byHeading]
    .filter(([, own]) => own.length < rows.length)
    .map(([heading, own]) => ({ words: wordsOf(heading), rows: own }))

  const byHeader = new Map<string, ReadonlyMap<string, readonly Row[]>>()
  const valuesUnder = (header: string): ReadonlyMap<string, readonly Row[]> => {
    const known = byHeader.get(header)
    if (known) return known
    const values = new Map<string, Row[]>()
    for (const row of rows) {
      const column = row.header.findIndex(each => normaliseHeader(each) === header)
      const cell = column < 0 ? undefined : row.cells[column]
      if (cell) add(values, normaliseHeader(roughText(cell.text.slice(0, 300))), row)
    }
    byHeader.set(header, values)
    return values
  }
  const ofValue = (text: string, header: string): readonly Row[] =>
    valuesUnder(normaliseHeader(header)).get(normaliseHeader(text)) ?? []
  const ofFile = ({ text, links }: SectionLabel): readonly Row[] | undefined =>
    [...byFile].find(
      ([path]) =>
        path === text ||
        normaliseHeader(baseName(path)) === normaliseHeader(text) ||
        links.some(({ url }) => baseName(url.replace(/[?#].*$/, '')) === baseName(path)),
    )?.[1]
  const ofWords = (text: string): readonly Row[] | null => {
    const wanted = [...wordsOf(text)]
    const fitting = words.filter(each => wanted.every(word => each.words.has(word)))
    return wanted.length > 0 && fitting.length === 1 ? (fitting[0]?.rows ?? null) : null
  }
  const named = (label: SectionLabel): readonly Row[] | null => {
    const values = label.header === '' ? [] : ofValue(label.text, label.header)
    if (values.length > 0) return values
    const heading = byHeading.get(normaliseHeader(label.text))
    return heading ?? (byFile.size > 1 ? ofFile(label) : undefined) ?? ofWords(label.text)
  }
  const find = (label: SectionLabel): SectionRows => {
    const meant = mapped.get(normaliseHeader(label.text))
    if (meant?.length === 0) return 'aside'
    if (!meant) return named(label)
    const found = meant.map(text => named({ ...label, text, links: [] }))
    if (found.some(each => each === null)) return null
    return [...new Set(found.flatMap(each => each ?? []))]
  }
  const known = new Map<string, SectionRows>()
  return label => {
    const key = JSON.stringify([label.header, label.text, label.links.map(({ url }) => url)])
    const before = known.get(key)
    if (before !== undefined) return before
    const found = find(label)
    known.set(key, found)
    return found
  }
}

/** What a cell shows, and its links. */
export const labelOf = (
  source: string,
  definitions: Parameters<typeof readInline>[1],
): Pick<SectionLabel, 'text' | 'links'> => {
  const { text, links } = readInline(source.slice(0, 1000), definitions)
  return { text, links }
}
