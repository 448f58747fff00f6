import type { z } from 'zod'
import type { Activity } from '../model/activity.js'
import type { Census } from '../model/census.js'
import type { Change } from '../model/change.js'
import type { DatedLine, Sighting } from '../model/dated-line.js'
import type { RowBranch } from '../model/evidence.js'
import type { Problem } from '../model/finding.js'
import type { JudgedRow, NamedShare, Skipped } from '../model/report.js'
import type { Row, Severity } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import type { Sought } from '../model/sought.js'
import type { Tree } from '../model/tree.js'
import type { IdleWaiver, Waivers } from '../model/waiver.js'

/** What a rule may look at. Complete and immutable: a rule asks nobody anything. */
export interface View {
  readonly census: Census
  /** Every row of the census, in its order, with the evidence of each that can be searched. */
  readonly rows: readonly JudgedRow[]
  /** Row branches whose ID stands in no table. */
  readonly unmatched: readonly RowBranch[]
  readonly named: readonly NamedShare[]
  readonly settings: Settings
  /** Object name of the commit that is judged; null where there is none. */
  readonly head: string | null
  /** Seconds since 1970. */
  readonly now: number
  /** How the row stood on base, `days` before now; null where it was not there. Not found where history is too short to tell. */
  readonly stood: (row: Row, days: number) => Sought<Row | null>
  /** True where the spec link resolves to a tracked file whose text names the ID as a whole token. */
  readonly specNames: (row: Row) => boolean
  /** The tree that is judged: the landed tree, or base itself. */
  readonly tree: Tree
  /** Target's tree; null where base itself is judged, and where target is. */
  readonly target: Tree | null
  /** When work and records last landed on base. */
  readonly activity: Activity
  /** Commits on base whose object names begin so, at most two of them. Not found where nobody asked for `commits`. */
  readonly commitsOnBase: (name: string) => Sought<readonly string[]>
  /**
   * A commit before the moment whose tree has the line already; null where there is none. History is that of target where
   * a change is judged. For lines that `linesOf` named.
   */
  readonly sighting: (line: DatedLine) => Sought<Sighting | null>
  /** What would land; null where base itself is judged, and where target is. */
  readonly change: Change | null
  readonly waivers: Waivers
  /** Excuses that excused nothing: none until all rules have spoken but the late ones. */
  readonly idle: readonly IdleWaiver[]
}

/** What a rule sees when it says which texts it will look at: the texts so far, and all that does not come of them. */
export type Reading = Pick<View, 'census' | 'settings' | 'tree' | 'target' | 'change'>

/** A text that a rule will look at. */
export interface WantedText {
  readonly side: 'tree' | 'target'
  readonly path: string
}

/**
 * One rule: what it demands, why, how it is set, what it says, and the examples that are its tests and its page.
 * `days` and `check` are methods, so that rules with options of their own fit in one list.
 */
export interface Rule<Options = unknown> {
  /** Names the defect; also the file's name. */
  readonly id: string
  readonly group: 'Reading the record' | 'Evidence' | 'Contracts' | 'The change' | 'Documents' | 'Measures'
  /** The section of the configuration without which it has nothing to say. */
  readonly section?: string
  /** What a setting of the severity replaces. */
  readonly severity: Severity
  /** How single findings come to be milder or graver, in words for the page. */
  readonly graded?: string
  /** Where no configuration says what is a matrix; nothing is graver than this there. */
  readonly unagreed: Severity | 'off'
  /** What it demands is over once the change has landed, though it is of another group than the change. */
  readonly ofChange?: true
  /** Off unless the configuration sets it. */
  readonly optIn?: true
  /** Speaks after all others, and so knows which excuses were not needed. */
  readonly late?: true
  /** One sentence in the imperative: what must hold. */
  readonly summary: string
  /** Why it matters, and where the rule comes from. */
  readonly why: string
  /** What an author does beforehand so that it stays quiet. */
  readonly beforehand: string
  readonly options: z.ZodType<Options>
  readonly examples: readonly Example[]
  /** Days for which `View.stood` will be asked, given the options; none by default. */
  days?(options: Options, settings: Settings): readonly number[]
  /** Of which rows it will be asked; a rule with `days` says so. */
  readonly past?: (judged: JudgedRow) => boolean
  /**
   * The texts that `check` will look at; paths that are not there are ignored. Asked again with what was read, until it
   * asks for nothing new, four times at most.
   */
  texts?(reading: Reading, options: Options): Iterable<WantedText>
  /** Lines of which `check` will ask for a `sighting`. */
  linesOf?(reading: Reading, options: Options): Iterable<DatedLine>
  /** True where `check` will ask for `commitsOnBase`. */
  commits?(reading: Reading, options: Options): boolean
  /** Looks at `View.activity`, which is empty where no rule does. */
  readonly activity?: true
  check(view: View, options: Options): Iterable<Statement>
}

/** What a rule may say. */
export type Statement = Problem | Skip | Remark

/** Said by a rule that could not look, instead of a problem. */
export type Skip = Omit<Skipped, 'rule'> & { readonly skipped: true }

/** Said of a row without blame, and written beside it in the report. */
export interface Remark {
  readonly row: Row
  /** The words by which a partial row says what is missing. */
  readonly gap: string
}

export const skip = (reason: string): Skip => ({ skipped: true, reason })

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

/** Keeps the options' type between a rule's schema and its check. */
export const defineRule = <Options>(rule: Rule<Options>): Rule<Options> => rule
