import type { z } from 'zod'
import type { Census } from '../model/census.js'
import type { RowBranch } from '../model/evidence.js'
import type { Problem } from '../model/finding.js'
import type { JudgedRow, NamedShare, Skipped } from '../model/report.js'
import type { Row, Severity } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import type { Sought } from '../model/sought.js'

/** What a rule may look at. Complete and immutable: a rule asks nobody anything. */
export interface View {
  readonly census: Census
  /** Every row of the census, in its order. */
  readonly rows: readonly JudgedRow[]
  /** Row branches whose ID stands in no table. */
  readonly unmatched: readonly RowBranch[]
  readonly named: readonly NamedShare[]
  readonly settings: Settings
  /** Seconds since 1970. */
  readonly now: number
  /** True when the row stood in a state that asks for evidence on base, `days` before now. Not found where history is too short to tell. */
  readonly stood: (row: Row, days: number) => Sought<boolean>
  /** True where the link resolves to a tracked file whose text names the ID as a whole token. */
  readonly specNames: (row: Row) => boolean
}

/** One rule: what it demands, why, how it is set, what it says, and the examples that are its tests and its page. */
export interface Rule<Options = unknown> {
  /** Names the defect; also the file's name. */
  readonly id: string
  readonly group: 'Reading the record' | 'Evidence'
  readonly severity: Severity
  /** Where no configuration says what is a matrix. */
  readonly unagreed: Severity | 'off'
  /** One sentence in the imperative: what must hold. */
  readonly summary: string
  /** Why it matters, and where the rule comes from. */
  readonly why: string
  /** What an author does beforehand so that it stays quiet. */
  readonly beforehand: string
  readonly options: z.ZodType<Options>
  readonly examples: readonly Example[]
  /** Days for which `View.stood` will be asked, given the options; none by default. */
  readonly days?: (options: Options) => readonly number[]
  readonly check: (view: View, options: Options) => Iterable<Problem | Skip>
}

/** Said by a rule that could not look, instead of a problem. */
export type Skip = Omit<Skipped, 'rule'> & { readonly skipped: true }

/** A small record with its history, and what the rule says of it, written by hand from intent. */
export interface Example {
  readonly title: string
  readonly markdown: string
  /** The configuration, as YAML would give it; the example is unagreed where this is null. A plain one when undefined. */
  readonly config?: object | null
  /** Commits on base, oldest first. */
  readonly base?: readonly ExampleCommit[]
  /** Commits of base..head, oldest first. */
  readonly change?: readonly ExampleCommit[]
  readonly branches?: readonly ExampleBranch[]
  /** Other files of the repository: path → text. */
  readonly files?: Readonly<Record<string, string>>
  /** Days for which every row already stood as it stands; 0 when undefined. */
  readonly stoodFor?: number
  /** `line subject` or `line:column subject` of each problem, in order, with its severity: `5 error ENG-1`. */
  readonly reports: readonly string[]
}

export interface ExampleCommit {
  readonly message: string
  readonly paths: readonly string[]
  readonly daysAgo?: number
}

export interface ExampleBranch {
  readonly name: string
  readonly paths: readonly string[]
  readonly daysAgo?: number
  readonly landed?: boolean
  readonly commits?: number
}

/** Keeps the options' type between a rule's schema and its check. */
export const defineRule = <Options>(rule: Rule<Options>): Rule<Options> => rule
