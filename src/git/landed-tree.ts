import { found, type Sought } from '../model/sought.js'
import { findMergeBases } from './merge-bases.js'
import { mergeLine } from './merges.js'
import { mergeOne } from './one-merge.js'
import { openQuarantine } from './quarantine.js'
import { viewThrough } from './quarantine-view.js'
import type { Repository } from './repository.js'
import { supplyMerges } from './supply-merges.js'
import { treeOf } from './tree-of.js'
import { isAtLeast, readGitVersion } from './version.js'

/** The tree that would land, and how it was come by. */
export interface LandedTree {
  /** Object name of the tree. */
  readonly tree: string
  /** What to compare it with, by object name: target's commit, or the merge base where the merge could not be had. */
  readonly before: string
  /**
   * `merge-tree`: what merging head into target gives. Else it is head's own tree: `merge-base` where Git is too old to
   * merge away from the work tree (2.38), `conflict` where the two conflict.
   */
  readonly made: 'merge-tree' | 'merge-base' | 'conflict'
  /** Paths in conflict, by code unit, at most twenty of them. */
  readonly conflicts: readonly string[]
  /** How many there are. */
  readonly conflictCount: number
  /** What the report must say of how it was made; null where nothing needs to be said. */
  readonly note: string | null
  /** The repository, in which every object of the tree can be read until it is closed. */
  readonly view: Repository
  /** Removes what was made for it. May be called more than once. */
  readonly close: () => Promise<void>
}

/** Two commits by their object names: where the change is to land, and the change. */
export interface Route {
  readonly target: string
  readonly head: string
}

const mostConflicts = 20

/**
 * Makes the tree that target has once head is merged into it. Nothing is written to the repository. Where one commit is an
 * ancestor of the other there is nothing to merge: the tree is that of the later one. It must be closed.
 */
export const openLandedTree = async (repository: Repository, route: Route): Promise<Sought<LandedTree>> => {
  const { target, head } = route
  const [before, after, bases, version] = await Promise.all([
    treeOf(repository, target),
    treeOf(repository, head),
    findMergeBases(repository, target, head),
    readGitVersion(repository),
  ])
  if (!before.found) return before
  if (!after.found) return after
  if (!bases.found) return bases
  const [base] = bases.value
  const plain = {
    before: target,
    conflicts: [],
    conflictCount: 0,
    note: null,
    view: repository,
    close: nothing,
  }
  if (base === head) return found({ ...plain, tree: before.value, made: 'merge-tree' })
  if (base === target) return found({ ...plain, tree: after.value, made: 'merge-tree' })
  if (!version.found) return version
  const own = { ...plain, tree: after.value, before: base }
  if (!isAtLeast(version.value, 2, 38)) {
    const note = `Git ${version.value.text} cannot merge away from the work tree, which takes 2.38: judged is the change since ${base}, where it left its target.`
    return found({ ...own, made: 'merge-base', note })
  }
  const supplied = await supplyMerges(repository, [mergeLine(target, head)])
  if (!supplied.found) return supplied
  const merged = await mergeApart(repository, route)
  if (!merged.found) return merged
  const { tree, conflicts, view, close } = merged.value
  if (conflicts === null) return found({ ...plain, tree, made: 'merge-tree', view, close })
  await close()
  const shown = conflicts.slice(0, mostConflicts)
  const note = `The change conflicts with its target${wordsFor(conflicts)}: judged is the change since ${base}, where it left its target.`
  return found({ ...own, made: 'conflict', conflicts: shown, conflictCount: conflicts.length, note })
}

const nothing = () => Promise.resolve()

const mergeApart = async (repository: Repository, { target, head }: Route) => {
  const quarantine = await openQuarantine(repository)
  if (!quarantine.found) return quarantine
  const { where, close } = quarantine.value
  const merged = await mergeOne(where, target, head)
  if (merged.found) return found({ ...merged.value, view: viewThrough(repository, quarantine.value), close })
  await close()
  return merged
}

const wordsFor = (paths: readonly string[]): string => {
  const [first, ...others] = paths
  if (first === undefined) return ''
  if (others.length === 0) return ` in ${first}`
  return ` in ${first} and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`
}
