import { parseMarkdown } from '../markdown/document.js'
import type { MarkdownDocument } from '../model/document.js'
import type { FileText } from '../model/tree.js'
import { fragmentsOf } from './heading-slug.js'

/** What is read from a text once, however many anchors lead there. */
interface TextFacts {
  lines?: readonly string[]
  document?: MarkdownDocument
  fragments?: ReadonlySet<string>
}

const known = new WeakMap<FileText, TextFacts>()

const factsOf = (file: FileText): TextFacts => {
  const facts = known.get(file) ?? {}
  known.set(file, facts)
  return facts
}

/** The lines of a file; what ends in a line end has no further line behind it. */
export const linesOf = (file: FileText): readonly string[] => {
  const facts = factsOf(file)
  if (facts.lines) return facts.lines
  const lines = file.text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return (facts.lines = lines)
}

/** The file as Markdown. */
export const documentOf = (path: string, file: FileText): MarkdownDocument =>
  (factsOf(file).document ??= parseMarkdown(path, file.text))

/** The fragments that lead somewhere in it, as `asFragment` has them. */
export const fragmentsIn = (path: string, file: FileText): ReadonlySet<string> =>
  (factsOf(file).fragments ??= fragmentsOf(documentOf(path, file), file.text))
