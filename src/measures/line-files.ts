import type { CoverageFlaw } from '../model/coverage.js'
import { excerpt } from '../record/excerpt.js'
import { cellTargets } from './cell-targets.js'
import type { CoverageDocument, LaidTable } from './coverage-document.js'
import type { NamedLine } from './coverage-line.js'
import type { fileFinder } from './tracked-files.js'

type Finder = ReturnType<typeof fileFinder>

/** Tracked files under the paths of one line, each once, and paths that name none. */
export const lineFiles = (
  { path, inline }: CoverageDocument,
  { layout }: LaidTable,
  { ids, cell }: NamedLine,
  find: Finder,
): { readonly files: readonly string[]; readonly flaws: readonly CoverageFlaw[] } => {
  const lists: (readonly string[])[] = []
  const flaws: CoverageFlaw[] = []
  const paths = cell(layout.paths)
  const [id = ''] = ids
  for (const target of paths ? cellTargets(inline(paths)) : []) {
    const found = find(target, path)
    if ('files' in found) lists.push(found.files)
    else {
      flaws.push({
        subject: `${id} ${excerpt(target.text)}`,
        id,
        message: `Unexpected path ${excerpt(target.text)} of ${id}, expected tracked files: it ${found.fault}, so that nothing can be counted there`,
        help: 'Name a file, a folder or a glob from the root of the repository, or link it; a dash stands for a row that has no code yet.',
        place: paths!.place,
        isEarly: true,
      })
    }
  }
  const [only = []] = lists
  // Lines that name one folder share its list, and what was counted there.
  return { files: lists.length < 2 ? only : [...new Set(lists.flat())], flaws }
}
