import type { Heading, MarkdownDocument } from '../model/document.js'
import type { Problem } from '../model/finding.js'
import { normaliseHeader } from '../record/header.js'

/** The lines of a document that are meant. */
export interface HeadedSections {
  readonly holds: (line: number) => boolean
  /** Those of the wanted headings that are there; empty where the whole file is meant. */
  readonly headings: readonly Heading[]
  readonly problems: readonly Problem[]
}

interface Range {
  readonly from: number
  readonly to: number
}

/** The lines below the headings of these names, down to the next heading of the same or a higher rank; all where there are no names. */
export const sectionsUnder = (
  { path, headings, lineCount }: MarkdownDocument,
  names: readonly string[],
  except: readonly string[] = [],
): HeadedSections => {
  const named = (name: string): readonly Heading[] =>
    headings.filter(({ text }) => normaliseHeader(text) === normaliseHeader(name))
  const rangeOf = (heading: Heading): Range => {
    const from = heading.place.endLine
    const next = headings.find(({ place, depth }) => place.line > from && depth <= heading.depth)
    return { from: from + 1, to: next ? next.place.line - 1 : lineCount }
  }
  const meant = names.flatMap(named)
  const within = names.length === 0 ? [{ from: 1, to: lineCount }] : meant.map(rangeOf)
  const without = except.flatMap(named).map(heading => ({ ...rangeOf(heading), from: heading.place.line }))
  const isIn = (ranges: readonly Range[], line: number): boolean =>
    ranges.some(({ from, to }) => from <= line && line <= to)
  return {
    holds: line => isIn(within, line) && !isIn(without, line),
    headings: meant,
    problems: names
      .filter(name => named(name).length === 0)
      .map(name => ({
        subject: name,
        message: `Unexpected ${path} without the heading "${name}", expected what the configuration names below it`,
        help: 'Write the heading, or correct its name in the configuration.',
        place: { path, line: 1, endLine: 1 },
      })),
  }
}
