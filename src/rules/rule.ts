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

/** A section of the configuration that a rule is about as a whole. */
export type Section = 'contracts' | 'claims' | 'rollups' | 'marks' | 'documents' | 'coverage'

/**
 * One rule: what it demands, how it is set, and what it says. Why, and the examples, stand in its page (`page.ts`), which
 * no audit loads.
 * `days` and `check` are methods, so that rules with options of their own fit in one list.
 */
export interface Rule<Options = unknown> {
  /** Names the defect; also the file's name. */
  readonly id: string
  readonly group: 'Reading the record' | 'Evidence' | 'Contracts' | 'The change' | 'Documents' | 'Measures'
  /** The section of the configuration without which it has nothing to say. */
  readonly section?: Section
  /** Loads what the rule looks with. Awaited once before anything but its options is asked. */
  readonly load?: () => Promise<unknown>
  /** What a setting of the severity replaces. */
  readonly severity: Severity
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
  readonly options: z.ZodType<Options>
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

/** Keeps the options' type between a rule's schema and its check. */
export const defineRule = <Options>(rule: Rule<Options>): Rule<Options> => rule
