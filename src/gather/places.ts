import { followLine, isChangedLine, readLineChanges, type LineChange } from '../git/line-changes.js'
import type { Repository } from '../git/repository.js'
import type { Finding } from '../model/finding.js'
import { found, type Sought } from '../model/sought.js'
import type { Ground } from './agreement.js'
import type { Files } from './files.js'
import type { Sides } from './sides.js'

/** Files that are compared at one time. */
const atOnce = 4

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
  const paths = [...new Set(findings.map(({ place }) => place.path))]
  const pairs = paths.flatMap(path => [
    pairAt(path, before.files, landed.files) ?? [],
    pairAt(path, landed.files, head) ?? [],
  ])
  // Nobody has had a reason yet to read head's version of a file that the change leaves alone.
  const supplied = await landing.view.supply?.(pairs.filter(([from, to]) => from !== to).flat())
  if (supplied && !supplied.found) return supplied
  const touched = new Map<string, readonly LineChange[] | 'all'>()
  const moved = new Map<string, readonly LineChange[]>()
  for (let from = 0; from < paths.length; from += atOnce) {
    const compared = await Promise.all(
      paths.slice(from, from + atOnce).map(async path => {
        const [changes, later] = await Promise.all([
          compare(landing.view, path, before.files, landed.files),
          compare(landing.view, path, landed.files, head),
        ])
        return { path, changes, later }
      }),
    )
    for (const { path, changes, later } of compared) {
      if (!changes.found) return changes
      touched.set(path, changes.value ?? 'all')
      if (!later.found) return later
      moved.set(path, later.value ?? [])
    }
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
  ...sides: readonly [path: string, from: Files, to: Files]
): Promise<Sought<readonly LineChange[] | null>> => {
  const pair = pairAt(...sides)
  if (pair === null) return found(null)
  const [from, to] = pair
  return from === to ? found([]) : readLineChanges(view, from, to)
}

/** Object names of the file on both sides; null where one of them has none. */
const pairAt = (path: string, from: Files, to: Files): readonly [string, string] | null => {
  const [one, other] = [from.entries.get(path)?.sha, to.entries.get(path)?.sha]
  return one === undefined || other === undefined ? null : [one, other]
}
