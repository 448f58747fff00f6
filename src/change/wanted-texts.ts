import type { FileChange } from '../model/change.js'
import type { ChangeSettings, PathSet, Trigger } from '../model/change-settings.js'
import { extensionOf } from './edits.js'
import type { SpecPaths } from './missing-sections.js'
import type { Moves } from './moves.js'

/** Paths whose texts `toChange` will look at, sorted. */
export interface WantedTexts {
  /** On target. */
  readonly before: readonly string[]
  /** In the landed tree. */
  readonly after: readonly string[]
}

/** What is known before any text is read. */
export interface Listing {
  readonly files: readonly FileChange[]
  readonly moves: Moves
  /** Paths of the regular files of the landed tree. */
  readonly tracked: Iterable<string>
  readonly specPaths: SpecPaths
}

/** Names every text that the obligations and guards ask for, so that all can be read at once. Nothing where nothing is agreed. */
export const wantedTexts = (
  settings: ChangeSettings,
  { files, moves, tracked, specPaths }: Listing,
): WantedTexts => {
  const { obligations, guards } = settings
  const triggers = [...obligations.map(({ when }) => when), ...guards.map(({ permits }) => permits)]
  const named = [
    ...triggers.flatMap(pathsOf),
    ...obligations.flatMap(({ owes }) =>
      owes.flatMap(owed => (owed.kind === 'document' ? [owed.documents] : [])),
    ),
    ...guards.map(({ documents }) => documents),
  ]
  const isNamed = (path: string): boolean => named.some(({ isMatch }) => isMatch(path))
  const relevant = files.filter(({ path }) => isNamed(path))
  // What came and what has gone may be one file under another name; its extension stays.
  const extensions = new Set(relevant.filter(isComeOrGone).map(({ path }) => extensionOf(path)))
  const also = files.filter(file => isComeOrGone(file) && extensions.has(extensionOf(file.path)))
  const changed = [...relevant, ...also]

  const registries = triggers.flatMap(({ matches }) =>
    matches && files.some(({ path }) => matches.files.isMatch(path)) ? [matches.files] : [],
  )
  const registered =
    registries.length === 0
      ? []
      : [...tracked].filter(path => registries.some(({ isMatch }) => isMatch(path)))
  const changedPaths = new Set(files.map(({ path }) => path))
  const owesSection = obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'))
  const specs = owesSection ? moves.moves.flatMap(({ to }) => (to ? specPaths(to) : [])) : []
  return {
    before: sorted([
      ...changed.filter(({ before }) => before?.regular === true).map(({ path }) => path),
      ...registered.filter(path => !changedPaths.has(path)),
    ]),
    after: sorted([
      ...changed.filter(({ after }) => after?.regular === true).map(({ path }) => path),
      ...registered,
      ...specs,
    ]),
  }
}

const pathsOf = ({ measurement, matches, paths }: Trigger): readonly PathSet[] =>
  [measurement, matches?.files, paths].flatMap(set => (set ? [set] : []))

const isComeOrGone = ({ before, after }: FileChange): boolean =>
  (before?.regular === true) !== (after?.regular === true)

const sorted = (paths: readonly string[]): readonly string[] => [...new Set(paths)].sort()
