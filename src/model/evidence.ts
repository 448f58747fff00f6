/** What Git knows about one ID. */
export interface Evidence {
  readonly id: string
  /** Commits on base that name the ID, newest first. */
  readonly baseCommits: readonly NamingCommit[]
  /** Commits of base..head that name the ID, newest first. */
  readonly changeCommits: readonly NamingCommit[]
  readonly branches: readonly RowBranch[]
  readonly references: readonly Reference[]
  /** Where the change names the ID outside its commits: its title, a `Row:` line, its head branch. */
  readonly changeTexts: readonly ChangeText[]
  readonly pullRequests: readonly OpenPullRequest[]
  /** What could not be had for this row alone. */
  readonly unknown: readonly { readonly reason: string; readonly remedy: string }[]
}

export interface NamingCommit {
  readonly sha: string
  readonly subject: string
  /** The line of the message that names the ID. */
  readonly line: string
  /** Committer date, seconds since 1970. */
  readonly time: number
  readonly work: boolean
  /** A later commit took it back, and nothing restored it. */
  readonly reverted: boolean
  /** It takes another commit back, and is evidence for nothing. */
  readonly revert: boolean
}

export interface RowBranch {
  readonly name: string
  readonly ref: string
  readonly local: boolean
  readonly sha: string
  /** Number of own commits. */
  readonly ahead: number
  /** Committer date of the newest own commit, seconds since 1970; the tip's where it has none. */
  readonly time: number
  /** Its net diff touches a work path. */
  readonly work: boolean
  /** `open`: content still to land. `landed`. `empty`: no commits of its own, or none that changes anything. */
  readonly standing: 'open' | 'landed' | 'empty' | 'unknown'
  /** How that was found out. */
  readonly reason: string
}

/** A number or a SHA in the row that stands on base. */
export interface Reference {
  /** As the row writes it: `#12`, `f4c95a4d`. */
  readonly text: string
  readonly commit: NamingCommit
}

export interface ChangeText {
  readonly kind: 'title' | 'row-line' | 'head-branch'
  readonly text: string
}

export interface OpenPullRequest {
  readonly number: number
  readonly title: string
  readonly branch: string
}

export const verdictWords = ['IN-FLIGHT', 'LANDED', 'ABANDONED', 'UNKNOWN'] as const
export type VerdictWord = (typeof verdictWords)[number]

/** What the evidence amounts to, for a row whose state asks for it. */
export interface Verdict {
  readonly verdict: VerdictWord
  readonly strength: 'work' | 'records' | null
  /** What decided; for ABANDONED, what was searched. */
  readonly reason: string
  /** Newest piece of work behind the verdict, seconds since 1970. */
  readonly newestWork: number | null
}
