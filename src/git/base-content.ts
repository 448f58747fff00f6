import type { Sought } from '../model/sought.js'
import { found } from '../model/sought.js'
import type { NetPath } from './branch-work.js'
import type { Where } from './environment.js'
import { readTree } from './tree.js'

/** What stands at those paths of a base that are asked for: `<mode> <sha>`. A path where nothing stands has no entry. */
export type BaseContent = ReadonlyMap<string, string>

/** Reads what stands at the paths, from one listing of base. */
export const readBaseContent = async (
  where: Where,
  base: string,
  paths: ReadonlySet<string>,
): Promise<Sought<BaseContent>> => {
  const tree = await readTree(where, base)
  if (!tree.found) return tree
  const content = new Map<string, string>()
  for (const { path, mode, sha } of tree.value) if (paths.has(path)) content.set(path, `${mode} ${sha}`)
  return found(content)
}

/**
 * What merging a branch would do to base, where that can be told without merging: nothing if all of its content stands
 * there; something if base has a path still as the branch found it. Null where both have changed what they share, or
 * both have removed a path, which on one side may have been a move.
 */
export const compareContent = (
  net: readonly NetPath[],
  content: BaseContent,
): 'nothing' | 'something' | null => {
  let all = true
  for (const { path, after, before } of net) {
    const now = content.get(path) ?? nothing(after)
    if (before.includes(now)) return 'something'
    if (now !== after || after === nothing(after)) all = false
  }
  return all ? 'nothing' : null
}

// The null mode and as many zeros as an object name has digits.
const nothing = (after: string): string => '000000 '.padEnd(after.length, '0')
