import type { MarkdownDocument } from '../model/document.js'
import type { FileText } from '../model/tree.js'
import { parseMarkdown } from './document.js'

const known = new WeakMap<FileText, MarkdownDocument>()

/** A text as Markdown, read once however many look at it. */
export const documentOf = (path: string, file: FileText): MarkdownDocument => {
  const before = known.get(file)
  if (before?.path === path) return before
  const document = parseMarkdown(path, file.text)
  known.set(file, document)
  return document
}

/** The text of a document that was read already, to be read no more. */
export const textOfDocument = (document: MarkdownDocument, text: string): FileText => {
  const file: FileText = { text, bad: null }
  known.set(file, document)
  return file
}
