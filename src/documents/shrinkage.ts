import type { Change, FileChange } from '../model/change.js'
import type { DocumentEntry } from '../model/document-settings.js'
import type { Place } from '../model/place.js'
import type { Tree } from '../model/tree.js'
import { lostLines, placeOfLost, type LinesByPath, type LostLine } from './lost-lines.js'
import { scanned } from './scanned.js'

/** What an append-only file has lost. */
export interface Shrinkage {
  readonly path: string
  readonly isGone: boolean
  readonly lost: readonly LostLine[]
  /** Where the first of them stood. */
  readonly place: Place
}

interface Sides {
  readonly tree: Tree
  readonly target: Tree | null
  readonly change: Pick<Change, 'files'> | null
}

/** Paths that have to be read on either side to tell what the files of an entry have lost. */
export interface Compared {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Files that the change creates elsewhere, under one of which a log that is gone may go on. */
  readonly successors: readonly string[]
}

const mostSuccessors = 20

const extensionOf = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? ''

/** Only files that the change touches can have lost anything, or have taken what others lost. */
export const comparedPaths = ({ files }: DocumentEntry, { tree, target, change }: Sides): Compared => {
  if (!target || !change) return { before: [], after: [], successors: [] }
  const isIn = (path: string): boolean => files.some(({ isMatch }) => isMatch(path))
  const paths = change.files.map(({ path }) => path)
  const before = paths.filter(path => isIn(path) && target.files.has(path))
  const gone = before.filter(path => !tree.files.has(path))
  const extensions = new Set(gone.map(extensionOf))
  const isSuccessor = ({ path, status }: FileChange): boolean =>
    status === 'A' && !isIn(path) && extensions.has(extensionOf(path)) && tree.files.has(path)
  return {
    before,
    after: paths.filter(path => isIn(path) && tree.files.has(path)),
    successors: change.files.flatMap(file => (isSuccessor(file) ? [file.path] : [])).slice(0, mostSuccessors),
  }
}

/** What each file of an entry has lost. A file that goes on elsewhere with all its lines was renamed, and has lost nothing. */
export const shrinkages = (entry: DocumentEntry, sides: Sides): readonly Shrinkage[] => {
  const { tree, target } = sides
  const paths = comparedPaths(entry, sides)
  if (!target || paths.before.length === 0) return []
  const before = linesOf(paths.before, target)
  const after = linesOf(paths.after, tree)
  const successors = [...linesOf(paths.successors, tree)]
  for (const [path, lines] of before) {
    const goesOn = ([other, others]: (typeof successors)[number]): boolean =>
      lostLines(new Map([[path, lines]]), new Map([[other, others]])).length === 0
    if (!tree.files.has(path) && successors.some(goesOn)) before.delete(path)
  }
  const byPath = new Map<string, LostLine[]>()
  for (const line of lostLines(before, after)) {
    const others = byPath.get(line.path)
    if (others) others.push(line)
    else byPath.set(line.path, [line])
  }
  return [...byPath].map(([path, lost]) => toShrinkage(path, lost, before, after))
}

const linesOf = (paths: readonly string[], tree: Tree): Map<string, readonly string[]> => {
  const lines = new Map<string, readonly string[]>()
  for (const path of paths) {
    const file = tree.textOf(path)
    if (file) lines.set(path, scanned(path, file).lines)
  }
  return lines
}

const toShrinkage = (
  path: string,
  lost: readonly LostLine[],
  before: LinesByPath,
  after: LinesByPath,
): Shrinkage => {
  const now = after.get(path)
  const first = lost[0]?.line ?? 1
  const line = now ? placeOfLost({ line: first }, before.get(path) ?? [], now) : first
  return { path, isGone: now === undefined, lost, place: { path, line, endLine: line } }
}
