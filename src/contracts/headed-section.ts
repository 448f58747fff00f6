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

/** The lines below the headings of these names, down to the next heading of the same or a higher rank; all where there are no names. Linear. */
export const sectionsUnder = (
  { path, headings, lineCount }: MarkdownDocument,
  names: readonly string[],
  except: readonly string[] = [],
): HeadedSections => {
  const bearers = (wanted: readonly string[]): readonly Heading[] => {
    const set = new Set(wanted.map(normaliseHeader))
    return headings.filter(({ text }) => set.has(normaliseHeader(text)))
  }
  const meant = bearers(names)
  const there = new Set(meant.map(({ text }) => normaliseHeader(text)))
  const ends = lastLines(headings, lineCount)
  const within =
    names.length === 0
      ? null
      : linesOf(
          meant.map(each => [each.place.endLine + 1, ends.get(each)!]),
          lineCount,
        )
  const without = linesOf(
    bearers(except).map(each => [each.place.line, ends.get(each)!]),
    lineCount,
  )
  return {
    holds: line => (within === null || within[line] === 1) && without[line] !== 1,
    headings: meant,
    problems: names
      .filter(name => !there.has(normaliseHeader(name)))
      .map(name => ({
        subject: name,
        message: `Unexpected ${path} without the heading "${name}", expected what the configuration names below it`,
        help: 'Write the heading, or correct its name in the configuration.',
        place: { path, line: 1, endLine: 1 },
      })),
  }
}

/** The last line below each heading. */
const lastLines = (headings: readonly Heading[], lineCount: number): ReadonlyMap<Heading, number> => {
  const ends = new Map<Heading, number>()
  // By rank, where the next heading of that rank or a higher one stands.
  const next = new Array<number>(7).fill(lineCount + 1)
  for (const heading of [...headings].reverse()) {
    const { depth, place } = heading
    ends.set(heading, next[depth]! - 1)
    for (let rank = depth; rank < next.length; rank++) next[rank] = place.line
  }
  return ends
}

/** For each line 1 where any of the ranges holds it. */
const linesOf = (ranges: readonly (readonly [from: number, to: number])[], lineCount: number): Uint8Array => {
  const lines = new Uint8Array(lineCount + 2)
  let filled = 0
  for (const [from, to] of ranges) {
    if (to <= filled) continue
    lines.fill(1, Math.max(from, filled + 1), to + 1)
    filled = to
  }
  return lines
}
