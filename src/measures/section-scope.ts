import { documentOf } from '../markdown/text-document.js'
import { textLines } from '../markdown/text-lines.js'
import type { Heading } from '../model/document.js'
import type { FileText } from '../model/tree.js'

/** About which rows a part of a document is. */
export interface Scope {
  /** Null for every row there is. */
  readonly about: ReadonlySet<string> | null
  /** What names them: `the section "Import"`, `the document`. */
  readonly within: string
}

interface Section {
  readonly heading: Heading
  readonly parent: Section | null
  /** Its last line. */
  last: number
  scope: Scope | null
}

/**
 * Tells of a line which rows the smallest section around it names; the document, or every row, where no section names one.
 * The same section gives the same object. Linear in the text, but for the six depths that headings have.
 */
export const scopeFinder = (
  path: string,
  text: FileText,
  namesIn: (part: string) => ReadonlySet<string>,
): ((line: number) => Scope) => {
  const { headings, lineCount } = documentOf(path, text)
  const sections = sectionsOf(headings, lineCount)
  const lines = textLines(text.text)
  const whole = namesIn(text.text)
  const outermost: Scope =
    whole.size > 0 ? { about: whole, within: 'the document' } : { about: null, within: 'every row' }
  const scopeOf = (section: Section | null): Scope => {
    if (section === null) return outermost
    if (section.scope) return section.scope
    const { heading, parent, last } = section
    const about = namesIn(lines.slice(heading.place.line - 1, last).join('\n'))
    section.scope =
      about.size > 0 ? { about, within: `the section "${heading.text.slice(0, 80)}"` } : scopeOf(parent)
    return section.scope
  }
  return line => scopeOf(sections[lastAt(headings, line)] ?? null)
}

const sectionsOf = (headings: readonly Heading[], lineCount: number): readonly Section[] => {
  const open: Section[] = []
  const sections = headings.map((heading): Section => {
    for (let inner = open.at(-1); inner && inner.heading.depth >= heading.depth; inner = open.at(-1)) {
      inner.last = heading.place.line - 1
      open.pop()
    }
    const section: Section = { heading, parent: open.at(-1) ?? null, last: lineCount, scope: null }
    open.push(section)
    return section
  })
  return sections
}

/** Index of the last heading that does not stand behind a line; -1 where there is none. */
const lastAt = (headings: readonly Heading[], line: number): number => {
  let [low, high] = [0, headings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (headings[middle]!.place.line <= line) low = middle + 1
    else high = middle
  }
  return low - 1
}
