/** What there is to read of a rule, for whoever explains or tests it; no audit loads it. It stands under the rule's id. */
export interface Page {
  /** How single findings come to be milder or graver, in words. */
  readonly graded?: string
  /** Why the rule matters, and where it comes from. */
  readonly why: string
  /** What an author does beforehand so that the rule stays quiet. */
  readonly beforehand: string
  /** Its tests as well. */
  readonly examples: readonly Example[]
}

/** A small record with its history, and what the rule says of it, written by hand from intent. */
export interface Example {
  readonly title: string
  /** The text of `matrix.md`. */
  readonly markdown: string
  /** Keys laid over the plain configuration, as YAML would give them; null for a repository without any. */
  readonly config?: Readonly<Record<string, unknown>> | null
  /** Commits on base, oldest first. */
  readonly base?: readonly ExampleCommit[]
  /** Commits of base..head, oldest first. */
  readonly change?: readonly ExampleCommit[]
  /** Name of the change's own branch; its tip is the head that is judged. */
  readonly headBranch?: string
  readonly branches?: readonly ExampleBranch[]
  /** Other files of the repository: path → text. */
  readonly files?: Readonly<Record<string, string>>
  /** The text of `matrix.md` on target, where a change is judged; the same when undefined. */
  readonly before?: string
  /** Other files on target, the same as in the landed tree when undefined. */
  readonly filesBefore?: Readonly<Record<string, string>>
  /** Keys laid over those of target's configuration. */
  readonly configAfter?: Readonly<Record<string, unknown>>
  /** Of the pull request; there is none when undefined. */
  readonly pullTitle?: string
  readonly body?: string
  readonly author?: string
  /** Days for which a line has stood in its file, by its text; 1 for a line that is not here. */
  readonly linesDaysAgo?: Readonly<Record<string, number>>
  /** Days for which every row already stood as it stands, 0 when undefined; null where history is too short to tell. */
  readonly stoodFor?: number | null
  /** `5 error ENG-1`, in order: line, severity and subject of each problem; `other.md:5 error ENG-1` for another file. */
  readonly reports: readonly string[]
  /** A part of each reason for which the rule says that it did not look. */
  readonly skips?: readonly string[]
}

export interface ExampleCommit {
  readonly message: string
  readonly paths: readonly string[]
  /** 1 when undefined. */
  readonly daysAgo?: number
}

export interface ExampleBranch {
  readonly name: string
  /** A branch of the clone itself, not a tracking ref. */
  readonly local?: boolean
  readonly paths: readonly string[]
  /** 1 when undefined. */
  readonly daysAgo?: number
  readonly landed?: boolean
  /** Why Git could not tell whether it has landed. */
  readonly unknown?: string
  /** Number of own commits, 1 when undefined. */
  readonly commits?: number
}

/** The configuration of every example that shows none, and the ground of those that do. */
export const plainConfig = {
  matrices: ['matrix.md'],
  columns: { id: ['ID'], state: ['State'], spec: ['Spec'] },
  states: {
    INVENTORIED: 'inventoried',
    PLANNED: 'planned',
    READY: 'ready',
    ACTIVE: 'active',
    GATING: 'gating',
    PARTIAL: 'partial',
    BLOCKED: 'blocked',
    DONE: 'done',
    SEE: 'pointer',
  },
} as const
