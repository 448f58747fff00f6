import type { RawBranch } from '../model/history.js'
import { found, missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Where } from './environment.js'
import { failure } from './failure.js'
import { readObjects } from './objects.js'

/** A ref and the object that it named when the repository was opened. */
export interface Ref {
  /** In full: `refs/remotes/origin/main`. */
  readonly ref: string
  readonly sha: string
  /** Committer date, seconds since 1970; null where its commit cannot be read. */
  readonly time: number | null
  /** The ref that it stands for, where it is symbolic. */
  readonly symbolic: string | null
  /** There where it is the branch that is checked out. */
  readonly isHead?: true
}

const list = (where: Where, date: string) =>
  beginCall(where, [
    'for-each-ref',
    `--format=%(objectname) ${date} %(symref) %(refname) %(HEAD)`,
    'refs/heads/',
    'refs/remotes/',
  ])

/** Reads every ref below `refs/heads/` and `refs/remotes/`, once. */
export const readRefs = async (where: Where): Promise<Sought<readonly Ref[]>> => {
  let answer = await list(where, '%(committerdate:unix)')
  // One commit that is missing ends the list, if its date is asked for.
  const undated = answer.status === 128 && answer.stderr.includes('missing object')
  if (undated) answer = await list(where, '')
  if (answer.status !== 0)
    return failure('could not list the branches', answer, 'run `git fsck` and mend what it names')
  const broken = /ignoring broken ref (\S+)/.exec(answer.stderr)
  if (broken) {
    return missing(
      `the ref ${broken[1]} is broken`,
      'delete it with `git update-ref -d`, then fetch it again',
    )
  }
  const refs = answer.stdout.toString().split('\n').slice(0, -1).map(toRef)
  return undated ? dated(where, refs) : found(refs)
}

const toRef = (line: string): Ref => {
  const [sha = '', time = '', symbolic = '', ref = '', mark] = line.split(' ')
  return {
    ref,
    sha,
    time: time === '' ? null : Number(time),
    symbolic: symbolic === '' ? null : symbolic,
    ...(mark === '*' && { isHead: true as const }),
  }
}

const dated = async (where: Where, refs: readonly Ref[]): Promise<Sought<readonly Ref[]>> => {
  const commits = await readObjects(
    where,
    refs.map(({ sha }) => sha),
  )
  if (!commits.found) return commits
  return found(
    refs.map(ref => {
      const time = /^committer .*> (\d+)/m.exec(commits.value.get(ref.sha)?.toString('latin1') ?? '')?.[1]
      return { ...ref, time: time === undefined ? null : Number(time) }
    }),
  )
}

/** The branches of the remote, and the local ones, by the names that people give them. Symbolic refs are no branches. */
export const toBranches = (refs: readonly Ref[], remote: string | null): RawBranch[] => {
  const prefixes = [...(remote === null ? [] : [`refs/remotes/${remote}/`]), 'refs/heads/']
  return prefixes.flatMap(prefix =>
    refs
      .filter(({ ref, symbolic }) => symbolic === null && ref.startsWith(prefix))
      .map(({ ref, sha, time }) => ({
        ref,
        name: ref.slice(prefix.length),
        local: prefix === 'refs/heads/',
        sha,
        time: time ?? 0,
      })),
  )
}
