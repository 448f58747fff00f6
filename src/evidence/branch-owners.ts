import type { RawBranch } from '../model/history.js'
import { branchPattern } from './branch-pattern.js'
import { globMatcher } from './glob.js'
import type { IdIndex } from './id-index.js'

/** How branches are named for rows. */
export interface BranchNaming {
  /** With `{id}` where the ID stands and `*` for anything, a slash included. */
  readonly patterns: readonly string[]
  /** Globs for branches that belong to nobody. */
  readonly parked: readonly string[]
}

/** Whose a branch is: the ID of its row; the word that stands where an ID should; nobody's. */
export type BranchOwner =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'unmatched'; readonly captured: string }
  | { readonly kind: 'none' }

/** The branches of a repository by row, each ref once. */
export interface BranchOwners {
  readonly byId: ReadonlyMap<string, readonly RawBranch[]>
  /** Row branches whose ID stands in no table. */
  readonly unmatched: readonly { readonly captured: string; readonly branch: RawBranch }[]
}

/** Tells whose branch a name is. Of several known IDs the longest wins. */
export function ownerFinder(naming: BranchNaming, ids: IdIndex): (name: string) => BranchOwner {
  const patterns = naming.patterns.map(branchPattern).filter(pattern => pattern !== null)
  const parked = naming.parked.map(glob => globMatcher(glob.replaceAll('{id}', '*')))

  return name => {
    if (parked.some(matches => matches(name))) return { kind: 'none' }
    let longest: string | null = null
    for (const pattern of patterns) {
      const id = pattern.owner(name, ids)
      if (id !== null && (longest === null || id.length > longest.length)) longest = id
    }
    if (longest !== null) return { kind: 'row', id: longest }
    for (const pattern of patterns) {
      const captured = pattern.capture(name)
      if (captured !== null) return { kind: 'unmatched', captured }
    }
    return { kind: 'none' }
  }
}

/** Sorts branches by the rows they belong to. A local branch and one of a remote count once where they are equal. */
export function branchOwners(
  branches: Iterable<RawBranch>,
  ownerOf: (name: string) => BranchOwner,
): BranchOwners {
  const byId = new Map<string, RawBranch[]>()
  const unmatched: { readonly captured: string; readonly branch: RawBranch }[] = []
  const seen = new Set<string>()
  for (const branch of [...branches].sort(inOrder)) {
    const tip = `${branch.sha} ${branch.name}`
    if (seen.has(tip)) continue
    seen.add(tip)
    const owner = ownerOf(branch.name)
    if (owner.kind === 'unmatched') unmatched.push({ captured: owner.captured, branch })
    if (owner.kind !== 'row') continue
    const own = byId.get(owner.id)
    if (own === undefined) byId.set(owner.id, [branch])
    else own.push(branch)
  }
  return { byId, unmatched }
}

/** By name, what is known of a remote first. */
function inOrder(one: RawBranch, other: RawBranch): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  if (one.local !== other.local) return one.local ? 1 : -1
  return one.ref < other.ref ? -1 : one.ref > other.ref ? 1 : 0
}
