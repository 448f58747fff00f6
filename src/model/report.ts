import type { Evidence, Verdict } from './evidence.js'
import type { Finding } from './finding.js'
import type { Row } from './row.js'
import type { Census, UntakenTable } from './census.js'

export type Outcome = 'pass' | 'fail' | 'unknown'

/** The whole result of one run. Everything that is printed anywhere is drawn from it. */
export type Report = JudgedReport | UnjudgedReport

interface ReportFrame {
  readonly outcome: Outcome
  readonly base: Ref | null
  /** Where the change would land; null where base itself is judged. */
  readonly target: Ref | null
  readonly head: Ref | null
  /** How the tree was made that would land; null where base itself is judged. */
  readonly landing: Landing | null
  /** `base`: base itself. `change`: what would land. */
  readonly judged: 'base' | 'change'
  /** Seconds since 1970. */
  readonly now: number
  /** Path of the configuration, as committed or as given; null without one. */
  readonly config: string | null
  /** Sentences for the reader about how the run went, in order. */
  readonly notes: readonly string[]
}

export interface JudgedReport extends ReportFrame {
  readonly problem: null
  readonly examined: Examined
  readonly rows: readonly JudgedRow[]
  readonly census: Census
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  /** Per status table: how many of its searchable IDs history names. */
  readonly named: readonly NamedShare[]
  readonly untaken: readonly UntakenTable[]
}

/** A run that could not judge: no rows, no verdicts. */
export interface UnjudgedReport extends ReportFrame {
  readonly outcome: 'unknown'
  readonly problem: {
    readonly message: string
    readonly remedy: string
    /** Each thing that stands in the way, a line each. */
    readonly details?: readonly string[]
  }
}

/** `merge-tree`: as merging gives it. Else head's own tree, against the merge base. */
export interface Landing {
  readonly made: 'merge-tree' | 'merge-base' | 'conflict'
  /** Paths in conflict, some of them where there are many. */
  readonly conflicts: readonly string[]
}

export interface Ref {
  readonly ref: string
  readonly sha: string
}

export interface JudgedRow {
  readonly row: Row
  /** Null for a row that was not asked. */
  readonly verdict: Verdict | null
  readonly evidence: Evidence | null
  /** The words by which a partial row says what is missing. */
  readonly gap?: string
}

export interface Examined {
  readonly files: number
  readonly tables: number
  readonly rows: number
  readonly liveRows: number
  readonly commits: number
  readonly branches: number
  readonly changedFiles: number
}

export interface Skipped {
  readonly rule: string
  readonly reason: string
}

export interface NamedShare {
  readonly path: string
  readonly line: number
  readonly searched: number
  readonly named: number
}
