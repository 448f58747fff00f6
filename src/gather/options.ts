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
  /** Null for `HEAD`. */
  readonly head: string | null
  readonly failOn: 'auto' | 'any' | 'new' | 'never'
  /** Ids of the rules to run; null for all. */
  readonly only: readonly string[] | null
  /** Seconds since 1970. */
  readonly now: number
  /** Of the pull request: its title, body and the name of its branch. */
  readonly title?: string
  readonly body?: string
  readonly headBranch?: string
  /** Name of the default branch, where the platform told it and `origin/HEAD` may not. */
  readonly defaultBranch?: string
  /** Told of each step of long work. */
  readonly progress?: (what: string) => void
}
