import type { Need } from '../git/need.js'
import type { OpenPullRequest } from '../model/evidence.js'
import type { Sought } from '../model/sought.js'

/** What is to be audited, and how. Both edges ask in these terms. */
export interface AuditOptions {
  /** A folder within the repository. */
  readonly directory: string
  /** Path of the configuration, seen from the current folder, else from `directory`, else from the top of the repository; null for the usual places. */
  readonly config: string | null
  /** Whether a configuration that is not tracked may not be read from the disk: nothing outside of the commit is anybody's but the user's. */
  readonly committedOnly?: boolean
  /** Globs that stand for the configuration's `matrices`. */
  readonly matrices: readonly string[] | null
  /** A branch's name or a full ref; null for what the configuration, else `origin/HEAD` names. */
  readonly base: string | null
  /** Where the change would land: a branch's name or a full ref. Without one: the trunk, or nowhere where head is a base. */
  readonly target?: string | null
  /**
   * Short name of the branch that is judged as it stands: base itself where it is a base, else a change of base. Null for a
   * tag. Undefined: head is base itself where it is the tip of one.
   */
  readonly branch?: string | null | undefined
  /** Null for `HEAD`. */
  readonly head: string | null
  readonly failOn: 'auto' | 'any' | 'new' | 'never'
  /** Ids of the rules to run; null for all. */
  readonly only: readonly string[] | null
  /** Seconds since 1970. */
  readonly now: number
  /** Of the pull request: its title, body and the name of its branch. Without a title there is none. */
  readonly title?: string
  readonly body?: string
  readonly headBranch?: string
  /** Login of whoever opened it, whoever runs it again. */
  readonly author?: string
  /** The open pull requests of others, being asked for; undefined where nobody asks. */
  readonly pullRequests?: Promise<Sought<readonly OpenPullRequest[]>>
  /** The change is an entry of a merge queue: its message is written, and it may have entries before it in it. */
  readonly queued?: { readonly upon: string | null }
  /** Where what the repository lacks may be had; undefined: nothing but the repository is asked. */
  readonly remote?: Pick<
    Need,
    'server' | 'repository' | 'head' | 'headRef' | 'token' | 'mode' | 'temporary' | 'patience'
  >
  /** A branch that is taken as it was at this commit: as it was pushed, whatever has come onto it since. */
  readonly pinned?: { readonly ref: string; readonly sha: string } | null
  /** Judges what would be committed, in place of `head`. */
  readonly worktree?: boolean
  /** Sentences on how the question came about, for the report. */
  readonly notes?: readonly string[]
  /** Name of the default branch, where the platform told it and `origin/HEAD` may not. */
  readonly defaultBranch?: string
  /** Told of each step of long work. */
  readonly progress?: (what: string) => void
}
