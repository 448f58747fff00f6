import { followLine, isChangedLine, readLineChanges, type LineChange } from '../git/line-changes.js'
import type { Repository } from '../git/repository.js'
import type { Finding } from '../model/finding.js'
import { found, type Sought } from '../model/sought.js'
import type { Ground } from './agreement.js'
import type { Files } from './files.js'
import type { Sides } from './sides.js'

/**
 * Says of each finding on which line of head's own file it stands, which is what people have before them, and whether the
 * change touches that line. Nothing to do where base itself is judged.
 */
export const gatherPlaces = async (
  { files: head }: Ground,
  { landed, before, landing }: Sides,
  findings: readonly Finding[],
): Promise<Sought<readonly Finding[]>> => {
  if (!before || !landing) return found(findings)
  const touched = new Map<string, readonly LineChange[] | 'all'>()
  const moved = new Map<string, readonly LineChange[]>()
  for (const path of new Set(findings.map(({ place }) => place.path))) {
    const changes = await compare(landing.view, before.files, landed.files, path)
    if (!changes.found) return changes
    touched.set(path, changes.value ?? 'all')
    const later = await compare(landing.view, landed.files, head, path)
    if (!later.found) return later
    moved.set(path, later.value ?? [])
  }
  return found(
    findings.map(finding => {
      const { place } = finding
      const changes = touched.get(place.path) ?? []
      const isTouched = changes === 'all' || isChangedLine(changes, place.line)
      const line = followLine(moved.get(place.path) ?? [], place.line)
      const endLine = Math.max(line, followLine(moved.get(place.path) ?? [], place.endLine))
      return {
        ...finding,
        ...(isTouched && { touched: true as const }),
        ...((line !== place.line || endLine !== place.endLine) && { headPlace: { ...place, line, endLine } }),
      }
    }),
  )
}

/** How the file differs from one side to the other; null where one of them has none. */
const compare = async (
  view: Repository,
  from: Files,
  to: Files,
  path: string,
): Promise<Sought<readonly LineChange[] | null>> => {
  const [one, other] = [from.entries.get(path)?.sha, to.entries.get(path)?.sha]
  if (one === undefined || other === undefined) return found(null)
  return one === other ? found([]) : readLineChanges(view, one, other)
}
