import { documentOf } from '../markdown/text-document.js'
import type { PathSet } from '../model/change-settings.js'
import type { DocumentPart } from '../model/claim-settings.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Problem } from '../model/finding.js'
import type { FileText, Tree } from '../model/tree.js'

/** A Markdown file of a tree, and its text. */
export type ParsedFile = MarkdownDocument & { readonly text: string }

const known = new WeakMap<FileText, ParsedFile>()

/** Reads a text as Markdown, once however many rules look at it. */
export const parsedFile = (path: string, file: FileText): ParsedFile => {
  const before = known.get(file)
  if (before?.path === path) return before
  const parsed = { ...documentOf(path, file), text: file.text }
  known.set(file, parsed)
  return parsed
}

/** Paths of the tree that a part of the configuration names, sorted. */
export const pathsIn = (tree: Pick<Tree, 'files'>, { isMatch }: PathSet): readonly string[] =>
  [...tree.files].filter(isMatch).sort()

/** What a part of the configuration names, and what of it cannot be read. */
export interface PartReading {
  readonly files: readonly ParsedFile[]
  readonly problems: readonly Problem[]
}

/** Reads the files of a part. `what` stands in them, in words; `source` is the path of the configuration. */
export const readPart = (
  tree: Tree,
  { files: { globs, isMatch }, line }: Pick<DocumentPart, 'files' | 'line'>,
  what: string,
  source: string | null,
): PartReading => {
  const files: ParsedFile[] = []
  const problems: Problem[] = []
  const paths = pathsIn(tree, { globs, isMatch })
  for (const path of paths) {
    const text = tree.textOf(path)
    if (text && text.bad === null) files.push(parsedFile(path, text))
    else if (text) problems.push(unreadable(path, text, what))
  }
  if (paths.length === 0) {
    const link = [...tree.others].some(isMatch)
    problems.push({
      subject: globs[0] ?? '',
      message: `Unexpected pattern "${globs[0] ?? ''}" that matches ${link ? 'a symbolic link or a submodule alone' : 'no tracked file'}, expected the document with ${what}`,
      help: 'Correct the pattern in the configuration, or commit the file.',
      place: { path: source ?? '', line: Math.max(1, line), endLine: Math.max(1, line) },
    })
  }
  return { files, problems }
}

const unreadable = (path: string, { bad }: FileText, what: string): Problem => ({
  subject: path,
  message: `Unexpected ${bad === 'binary' ? 'binary file' : 'file that is no UTF-8'}, expected Markdown with ${what}`,
  help: 'Store the file as UTF-8 text, or name another in the configuration.',
  place: { path, line: 1, endLine: 1 },
})
