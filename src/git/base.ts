import picomatch from 'picomatch'
import { found, missing, type Missing, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import { failure, mendObjects } from './failure.js'
import { isObjectName, isRefName, toShellWord } from './ref-name.js'
import { coverBranches, type Remote } from './remotes.js'
import type { Repository } from './repository.js'

/** A commit, and the name under which it was asked for. */
export interface Named {
  /** A full ref, `HEAD`, or an object name. */
  readonly ref: string
  readonly sha: string
}

/** A branch on which work counts as landed, and the remote whose branches belong with it. */
export interface Base extends Named {
  readonly remote: Remote | null
}

/** Finds base by a branch's name or a full ref; null asks for what `origin/HEAD` names. Needs a complete history. */
export const resolveBase = async (repository: Repository, name: string | null): Promise<Sought<Base>> => {
  const { refs, remotes, shallow } = repository
  const origin = remotes.find(remote => remote.name === 'origin') ?? null
  const full = name !== null && (name.startsWith('refs/') || isObjectName(name))
  if (refs.length === 0 && !full)
    return missing('the repository has no branch yet', 'commit something, then run again')
  if (shallow)
    return missing('the clone is shallow: history before its boundary is not known', unshallow(origin))
  if (full) {
    const named = await resolveFull(repository, name)
    return named.found ? found({ ...named.value, remote: ownerOf(name, repository) ?? origin }) : named
  }
  if (origin === null && remotes.length > 0) return noOrigin(remotes, name)
  const ref = name === null ? nameOfHead(repository, origin) : found(nameOf(repository, name, origin))
  if (!ref.found) return ref
  const target = refs.find(candidate => candidate.ref === ref.value)
  if (target !== undefined) return found({ ref: target.ref, sha: target.sha, remote: origin })
  return isRefName(ref.value)
    ? absent(ref.value, origin)
    : missing(`${name} cannot be the name of a branch`, nameBase)
}

/** Finds all bases that names and globs (`release/*`) stand for, each once. The first must exist. */
export const resolveBases = async (
  repository: Repository,
  names: readonly string[] | null,
): Promise<Sought<readonly Base[]>> => {
  const bases = new Map<string, Base>()
  for (const name of names ?? [null]) {
    const meant = name !== null && bases.size > 0 && isGlob(name) ? namesLike(repository, name) : [name]
    for (const each of meant) {
      const base = await resolveBase(repository, each)
      if (!base.found) return base
      bases.set(base.value.ref, base.value)
    }
  }
  return found([...bases.values()])
}

const nameBase = 'name a branch with --base'

const isGlob = (name: string): boolean => /[*?[{]/.test(name)

const namesLike = ({ refs, remotes }: Repository, glob: string): string[] => {
  const prefix = remotes.length === 0 ? 'refs/heads/' : 'refs/remotes/origin/'
  const isMatch = picomatch(glob.startsWith('refs/') ? glob : prefix + glob)
  return refs.filter(({ ref, symbolic }) => symbolic === null && isMatch(ref)).map(({ ref }) => ref)
}

// A shallow clone is one of a single branch, unless it was told otherwise.
const unshallow = (origin: Remote | null): string => {
  if (origin === null) return 'git fetch --unshallow'
  const cover = coverBranches(origin, [''], true)
  return cover.found ? 'git fetch --unshallow origin' : cover.remedy
}

const ownerOf = (ref: string, { remotes }: Repository): Remote | undefined =>
  remotes.find(({ name }) => ref.startsWith(`refs/remotes/${name}/`))

const noOrigin = (remotes: readonly Remote[], name: string | null): Missing => {
  const [first = ''] = remotes.map(remote => remote.name)
  const ref = `refs/remotes/${first}/${name ?? 'main'}`
  return missing(
    `no remote is called origin (there is ${remotes.map(remote => remote.name).join(', ')})`,
    `git remote rename ${toShellWord(first)} origin, or name base in full: --base ${toShellWord(ref)}`,
  )
}

const nameOfHead = ({ refs }: Repository, origin: Remote | null): Sought<string> => {
  if (origin === null)
    return missing('no remote is configured, so nothing says which branch is base', nameBase)
  const head = refs.find(({ ref }) => ref === 'refs/remotes/origin/HEAD')
  if (head?.symbolic) return found(head.symbolic)
  return missing(
    'refs/remotes/origin/HEAD does not say which branch is base',
    `git fetch origin && git remote set-head origin --auto, or ${nameBase}`,
  )
}

const nameOf = ({ refs }: Repository, name: string, origin: Remote | null): string => {
  if (origin === null) return `refs/heads/${name}`
  const ref = `refs/remotes/origin/${name}`
  // `origin/main` is what people type; a branch of that very name on the remote comes first.
  const spoken = name.startsWith('origin/') && !refs.some(known => known.ref === ref)
  return spoken ? `refs/remotes/${name}` : ref
}

const absent = (ref: string, origin: Remote | null): Missing => {
  if (origin === null) return missing(`there is no ${ref}`, `${nameBase}; \`git branch\` lists them`)
  const branch = ref.slice('refs/remotes/origin/'.length)
  return missing(
    `base is not here: there is no ${ref} (if origin has no such branch, ${nameBase}; one of this clone is --base refs/heads/…)`,
    `git fetch origin ${toShellWord(`+refs/heads/${branch}:${ref}`)}`,
  )
}

/** Finds the commit to judge: `HEAD`, `HEAD~2`, a branch's name, a full ref or an object name. */
export const resolveHead = async (repository: Repository, name = 'HEAD'): Promise<Sought<Named>> => {
  if (/^HEAD(?:[~^]\d*)*$/.test(name)) return resolveFull(repository, name)
  if (name.startsWith('refs/') || isObjectName(name)) return resolveFull(repository, name)
  const candidates = [`refs/heads/${name}`, `refs/remotes/origin/${name}`, `refs/remotes/${name}`]
  const known = candidates.flatMap(ref => repository.refs.filter(candidate => candidate.ref === ref))[0]
  if (known) return found({ ref: known.ref, sha: known.sha })
  if (/^[0-9a-f]{7,64}$/.test(name)) return resolveFull(repository, name)
  return missing(`there is no branch ${name}`, 'name an existing branch, a full ref or a commit with --head')
}

const resolveFull = async (repository: Repository, ref: string): Promise<Sought<Named>> => {
  const known = repository.refs.find(
    candidate => candidate.ref === ref || (ref === 'HEAD' && candidate.isHead),
  )
  // What it names may be gone all the same; a date shows that it is there.
  if (known && (ref !== 'HEAD' || known.time !== null)) return found({ ref, sha: known.sha })
  const name = ref.replace(/^HEAD(?:[~^]\d*)*$/, 'HEAD')
  if (!isRefName(name))
    return missing(`${ref} cannot be the name of a ref`, 'name a full ref, such as refs/heads/main')
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const answer = await callGit(repository, args)
  if (answer.status === 0) return found({ ref, sha: answer.stdout.toString().trim() })
  if (answer.status !== 1) return failure(`could not resolve ${ref}`, answer, mendObjects)
  // The name may be known and its commit be gone, which is another thing than a branch without commits.
  const named = await callGit(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', ref])
  if (named.status === 0) return missing(`the commit of ${ref} cannot be read`, mendObjects)
  if (name === 'HEAD')
    return missing(
      `${ref} names no commit`,
      ref === 'HEAD' ? 'commit something on this branch, then run again' : 'name another commit with --head',
    )
  return missing(`there is no commit ${ref} here`, 'fetch it, or name another one')
}
