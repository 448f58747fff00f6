/** One commit as Git tells it, before anybody asks what it means. */
export interface RawCommit {
  readonly sha: string
  readonly parents: readonly string[]
  /** Committer date, seconds since 1970. */
  readonly time: number
  /** Subject, blank line, body; decoded. */
  readonly message: string
  /** Paths that differ from the first parent (from nothing, for a root), renames not followed. */
  readonly paths: readonly string[]
  /** Names the content of the change: path, old and new object of each entry. Empty for an empty change. */
  readonly change: string
  /** The `change` of a commit that would exactly undo this one. */
  readonly inverse: string
}

/** A ref that may belong to a row. */
export interface RawBranch {
  /** Full ref name. */
  readonly ref: string
  /** Short name as people say it: `row/ENG-1`. */
  readonly name: string
  readonly local: boolean
  readonly sha: string
  /** Committer date of the tip, seconds since 1970. */
  readonly time: number
}

/** What Git says of a branch that belongs to a known row. */
export interface BranchFacts extends RawBranch {
  /** Own commits: reachable from the tip and from neither base nor another row's branch below it. Newest first. */
  readonly own: readonly RawCommit[]
  /** Paths of the net diff, from the merge base to the tip. */
  readonly netPaths: readonly string[]
  readonly landing: Landing
}

/** Whether the content of a branch is on base, and how that was found out. */
export type Landing =
  | {
      readonly landed: true
      readonly by: 'merge' | 'content' | 'patches' | 'squash'
      readonly time: number | null
    }
  | { readonly landed: false; readonly why: string }
  | { readonly landed: null; readonly reason: string; readonly remedy: string }
