import type { Heads } from './remote-heads.js'
import type { Ref } from './refs.js'
import { isWanted, type Wanted } from './wanted-branches.js'

/** Where the tracking refs differ from what the remote has, by name of the branch, by code unit. */
export interface Gaps {
  /** Wanted by name, and not on the remote. */
  readonly unknown: readonly string[]
  /** On the remote, and here not or not the same. */
  readonly outdated: readonly string[]
  /** Here, and no longer on the remote. */
  readonly stale: readonly string[]
}

const prefix = 'refs/remotes/origin/'

/** Holds the tracking refs of origin against the branches that it has now. */
export const findGaps = (refs: readonly Ref[], heads: Heads, wanted: Wanted): Gaps => {
  const known = new Map(
    refs
      .filter(({ ref, symbolic }) => ref.startsWith(prefix) && symbolic === null)
      .map(({ ref, sha }) => [ref.slice(prefix.length), sha] as const),
  )
  return {
    unknown: wanted.branches.filter(name => !heads.has(name)),
    outdated: [...heads]
      .filter(([name, sha]) => isWanted(name, wanted) && known.get(name) !== sha)
      .map(([name]) => name),
    stale: [...known.keys()].filter(name => isWanted(name, wanted) && !heads.has(name)),
  }
}
