import type { Census } from '../model/census.js'

/**
 * Matrices that stand under another path in the landed tree: new path → path on target. A file that is gone and one
 * that is new are the same where at least half of the IDs of the one stand in the other.
 */
export const movedMatrices = (target: Census, landed: Census): ReadonlyMap<string, string> => {
  const before = idsByFile(target)
  const after = idsByFile(landed)
  const stays = (census: Census, path: string): boolean => census.files.some(file => file.path === path)
  const gone = [...before].filter(([path]) => !stays(landed, path))
  const fresh = [...after].filter(([path]) => !stays(target, path))
  const candidates = gone.flatMap(([from, ids]) =>
    fresh.flatMap(([to, others]) => {
      const shared = [...ids].filter(id => others.has(id)).length
      return shared > 0 && shared * 2 >= ids.size ? [{ from, to, shared }] : []
    }),
  )
  const moved = new Map<string, string>()
  const taken = new Set<string>()
  for (const { from, to } of candidates.sort((one, other) => other.shared - one.shared)) {
    if (taken.has(from) || moved.has(to)) continue
    taken.add(from)
    moved.set(to, from)
  }
  return moved
}

const idsByFile = ({ rows }: Census): ReadonlyMap<string, ReadonlySet<string>> => {
  const files = new Map<string, Set<string>>()
  for (const { id, place } of rows) {
    const ids = files.get(place.path)
    if (ids) ids.add(id)
    else files.set(place.path, new Set([id]))
  }
  return files
}
