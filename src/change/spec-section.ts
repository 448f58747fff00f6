import { withoutComments } from '../evidence/visible-lines.js'
import type { Heading, MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'

/** A spec as it reads in the landed tree. */
export interface Spec {
  readonly document: MarkdownDocument
  readonly text: string
}

/** Whether a spec has a section with something in it. */
export type SectionState =
  | { readonly state: 'filled' }
  | { readonly state: 'empty'; readonly heading: Place }
  | { readonly state: 'absent' }

/**
 * Looks for a section of one of these names, in the part of the spec that is the row's own where its headings begin
 * with the ID. Numbers, case, marks and what follows a colon or a parenthesis in a heading do not matter.
 */
export const sectionState = (
  { document, text }: Spec,
  id: string,
  names: readonly string[],
): SectionState => {
  const { headings } = document
  const wanted = new Set(names.map(name => folded(name)))
  const lines = text.split(/\r\n|\n|\r/)
  const own = headings.filter(heading => beginsWith(withoutNumber(heading.text), id))
  const ranges = own.length > 0 ? own.map(heading => lastLine(headings, heading, lines.length)) : null
  const isOwn = ({ place }: Heading): boolean =>
    ranges === null ||
    own.some(({ place: { line } }, index) => line <= place.line && place.line <= ranges[index]!)

  const sections = headings.filter(heading => isOwn(heading) && wanted.has(folded(headOf(heading.text))))
  for (const heading of sections) {
    const inner = new Set(
      headings
        .flatMap(({ place }) => range(place.line, place.endLine))
        .filter(line => line > heading.place.endLine),
    )
    const body = range(heading.place.endLine + 1, lastLine(headings, heading, lines.length)).filter(
      line => !inner.has(line),
    )
    const content = [tailOf(heading.text), ...body.map(line => lines[line - 1] ?? '')]
    if (withoutComments(content.join('\n')).split('\n').some(saysSomething)) return { state: 'filled' }
  }
  const [first] = sections
  return first ? { state: 'empty', heading: first.place } : { state: 'absent' }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The last line before the next heading of the same or a higher rank. */
const lastLine = (headings: readonly Heading[], heading: Heading, end: number): number => {
  const next = headings.find(({ place, depth }) => place.line > heading.place.line && depth <= heading.depth)
  return next ? next.place.line - 1 : end
}

const withoutNumber = (text: string): string => text.replace(/^[\s\d.)(]+(?=[\s\p{L}])/u, '').trim()

const separator = /\s*(?:[:(]|\s[–—-]\s)/u

/** A heading up to its first colon, dash or parenthesis. */
const headOf = (text: string): string => text.slice(0, separatorAt(text))

/** What the heading itself says: `Next step: wire the loader`. */
const tailOf = (text: string): string => text.slice(separatorAt(text))

const separatorAt = (text: string): number => {
  const at = text.search(separator)
  return at < 0 ? text.length : at
}

const folded = (text: string): string =>
  withoutNumber(text.normalize('NFKC').toLowerCase())
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

const beginsWith = (text: string, id: string): boolean =>
  text.startsWith(id) && !/^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}])/u.test(text.slice(id.length))

const placeholder =
  /^(?:tbd|tbc|todo|fixme|wip|n a|(?:none|nothing)(?: yet| so far)?|unknown|pending|placeholder|coming soon|to be (?:written|done|decided|defined|determined|filled|filled in|announced)|fill(?: me)? in|lorem ipsum.*)$/

/** True for a line with a word on it that is more than a promise to write some. */
const saysSomething = (line: string): boolean => {
  const isTemplate = /^[\s>*+-]*(?:<[^<>]+>|\[[^[\]]+\]|\{[^{}]+\}|_[^_]+_)[\s.]*$/.test(line.slice(0, 500))
  const words = folded(line)
  return words !== '' && !isTemplate && !placeholder.test(words)
}
