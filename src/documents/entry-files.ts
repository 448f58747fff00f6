import type { DocumentEntry } from '../model/document-settings.js'
import type { Problem } from '../model/finding.js'
import type { Tree } from '../model/tree.js'
import { scanned } from './scanned.js'

/** What can be asked of documents. The first that an entry asks for tells of files that cannot be read. */
export type Demand = 'budget' | 'ratchet' | 'log' | 'append-only'

const demandsOf = (entry: DocumentEntry): readonly Demand[] => [
  ...(entry.budget.length > 0 ? ['budget' as const] : []),
  ...(entry.ratchet.length > 0 ? ['ratchet' as const] : []),
  ...(entry.log ? ['log' as const] : []),
  ...(entry.isAppendOnly ? ['append-only' as const] : []),
]

/** The entries that ask for this. */
export const entriesWith = (documents: readonly DocumentEntry[], demand: Demand): readonly DocumentEntry[] =>
  documents.filter(entry => demandsOf(entry).includes(demand))

const known = new WeakMap<Tree, Map<DocumentEntry, readonly string[]>>()

/** Files of the tree that the entry names, by code unit. Asked for by every rule, and so kept as long as the tree is. */
export const filesOf = (entry: DocumentEntry, tree: Tree): readonly string[] => {
  const ofTree = known.get(tree) ?? new Map<DocumentEntry, readonly string[]>()
  known.set(tree, ofTree)
  const files =
    ofTree.get(entry) ??
    [...tree.files].filter(path => entry.files.some(({ isMatch }) => isMatch(path))).sort()
  ofTree.set(entry, files)
  return files
}

/** Files whose text has to be looked at to tell whether they can be read. */
export const filesToTry = (
  documents: readonly DocumentEntry[],
  demand: Demand,
  tree: Tree,
): readonly string[] =>
  documents.flatMap(entry => (demandsOf(entry)[0] === demand ? filesOf(entry, tree) : []))

/** Globs that name nothing, and files that are no text, of the entries that ask for this first. */
export function* unreadable(
  documents: readonly DocumentEntry[],
  demand: Demand,
  { tree, config }: { readonly tree: Tree; readonly config: string | null },
): Iterable<Problem> {
  const told = new Set<string>()
  for (const entry of documents) {
    if (demandsOf(entry)[0] !== demand) continue
    for (const { globs, isMatch } of entry.files) {
      if ([...tree.files].some(isMatch)) continue
      const glob = globs[0] ?? ''
      yield {
        subject: glob,
        message: `Unexpected ${glob} in documents, expected the name of a tracked file: nothing is looked at`,
        help: 'Correct the name, or take it out of the configuration.',
        place: { path: config ?? '', line: entry.line, endLine: entry.line },
      }
    }
    for (const path of filesOf(entry, tree)) {
      const file = tree.textOf(path)
      if (!file?.bad || told.has(path)) continue
      told.add(path)
      const isBinary = file.bad === 'binary'
      const line = isBinary ? 1 : firstBadLine(scanned(path, file).lines)
      yield {
        subject: `text of ${path}`,
        message: isBinary
          ? `Unexpected binary file ${path}, expected a text that can be read`
          : `Unexpected bytes that are no UTF-8 in ${path}, expected a text that can be read: each counts as one character`,
        help: isBinary
          ? 'Take the NUL bytes out of the file, or take the file out of `documents` in the configuration.'
          : 'Save the file as UTF-8.',
        place: { path, line, endLine: line },
      }
    }
  }
}

const firstBadLine = (lines: readonly string[]): number =>
  Math.max(
    lines.findIndex(line => line.includes('\uFFFD')),
    0,
  ) + 1
