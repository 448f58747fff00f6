import type { Named } from '../git/base.js'
import type { Need, Obtained } from '../git/need.js'
import { readOrigin } from '../git/origin.js'
import { openRepository, type Repository } from '../git/repository.js'
import type { Wanted } from '../git/wanted-branches.js'
import { found, type Sought } from '../model/sought.js'
import type { AuditOptions } from './options.js'

/** A repository in which all that is needed is known, and the question as it can be put to it. */
export interface GatheredRepository {
  readonly repository: Repository
  readonly options: AuditOptions
  /** The commit that is judged, where it is none that the repository has. */
  readonly head: Named | null
  readonly widen: Widen
}

/** Sees to it that more branches are known, for a configuration that could be read only now. */
export type Widen = (wanted: Wanted) => Promise<Sought<Repository>>

/** What the branches of rows begin with, until a configuration says otherwise. */
const usualPrefixes = ['row/']

/** Opens the repository, and gets what it lacks from its remote, where the options say so. What it opens is put into `closers`. */
export const gatherRepository = async (
  options: AuditOptions,
  notes: string[],
  closers: (() => Promise<void>)[],
): Promise<Sought<GatheredRepository>> => {
  const workspace = await openRepository(options.directory)
  if (!workspace.found) return workspace
  if (options.remote) return obtainFrom(workspace.value, options, options.remote, notes, closers)
  const widen: Widen = () => Promise.resolve(workspace)
  if (!options.worktree) return found({ repository: workspace.value, options, head: null, widen })
  const { openWorkTree } = await import('../git/work-tree.js')
  const tree = await openWorkTree(workspace.value, options.now)
  if (!tree.found) return tree
  const { sha, view, note, close } = tree.value
  closers.push(close)
  if (note !== null) notes.push(note)
  // What is not committed yet has no message to name its row in.
  const branch = workspace.value.refs.find(({ isHead }) => isHead)?.ref.slice('refs/heads/'.length)
  return found({
    repository: view,
    options: branch === undefined ? options : { ...options, headBranch: branch },
    head: { ref: 'the work tree', sha },
    widen: () => Promise.resolve(found(view)),
  })
}

const obtainFrom = async (
  workspace: Repository,
  asked: AuditOptions,
  remote: NonNullable<AuditOptions['remote']>,
  notes: string[],
  closers: (() => Promise<void>)[],
): Promise<Sought<GatheredRepository>> => {
  const origin = readOrigin(workspace, remote.server, remote.repository)
  // A checkout of another repository knows nothing of the commits that the event is about.
  const isForeign = origin.found && !origin.value.expected
  const options: AuditOptions = isForeign
    ? { ...asked, target: null, branch: undefined, pinned: null, head: null }
    : asked
  const need: Need = {
    ...remote,
    branches: branchesOf(options),
    prefixes: usualPrefixes,
    head: isForeign ? null : remote.head,
    headRef: isForeign ? null : remote.headRef,
  }
  const { obtain } = await import('../git/fetch.js')
  const first = await obtain(workspace, need)
  if (!first.found) return first
  let obtained: Obtained = first.value
  closers.push(() => obtained.dispose())
  notes.push(...obtained.fetched)
  const known = (): Repository => pin(obtained.repository, options.pinned ?? null)
  const widen: Widen = async wanted => {
    const wider = await obtained.widen(wanted)
    if (!wider.found) return wider
    notes.push(...wider.value.fetched.filter(line => !obtained.fetched.includes(line)))
    obtained = wider.value
    return found(known())
  }
  return found({ repository: known(), options, head: null, widen })
}

/** Short names of the branches that are sure to be needed. */
const branchesOf = ({ target, base, defaultBranch }: AuditOptions): readonly string[] => {
  const names = [target, base ?? defaultBranch].flatMap(name => (name == null ? [] : [name]))
  return [...new Set(names.map(name => name.replace(/^refs\/(?:heads|remotes\/origin)\/|^origin\//, '')))]
}

/** The branch as it was pushed, whatever has come onto it since. */
const pin = (repository: Repository, pinned: AuditOptions['pinned'] | null): Repository =>
  pinned == null
    ? repository
    : {
        ...repository,
        refs: repository.refs.map(each =>
          each.ref === pinned.ref ? { ...each, sha: pinned.sha, time: null } : each,
        ),
      }
