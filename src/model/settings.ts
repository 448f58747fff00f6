import type { ChangeSettings } from './change-settings.js'
import type { ContractSettings } from './contract-settings.js'
import type { ClaimSettings, MarkPlace, RollupPlace } from './claim-settings.js'
import type { DocumentEntry } from './document-settings.js'
import type { CoverageSettings } from './coverage-settings.js'
import type { Severity, StateClass } from './row.js'

/** The configuration, complete: every default filled in, every pattern compiled. Pure data for everyone but `config/`. */
export interface Settings {
  /** Path of the configuration file; null where there is none. */
  readonly source: string | null
  /** True where the repository, or the workflow's `matrices` input, says which files are matrices. Without it only guesses are possible. */
  readonly agreed: boolean
  /** Branches on which work counts as landed, as names or globs; the first is the trunk. Null: what `origin/HEAD` names. */
  readonly bases: readonly string[] | null
  /** Empty where nothing is agreed. */
  readonly matrices: readonly MatrixEntry[]
  readonly columns: ColumnNames
  /** Grammar of an ID, anchored at the start of a cell; null for the built-in one. */
  readonly ids: ((text: string) => string | null) | null
  /** Whether an ID means the same row everywhere, or only within its file. */
  readonly namespace: 'repository' | 'file'
  /** Null for the built-in vocabulary. */
  readonly states: readonly StateRule[] | null
  readonly branches: readonly string[]
  readonly parked: readonly string[]
  /** True for a path that only tells about the work. */
  readonly isRecord: (path: string) => boolean
  /** By rule id; a rule that is not here has its defaults. */
  readonly rules: ReadonlyMap<string, RuleSetting>
  readonly change: ChangeSettings
  readonly contracts: ContractSettings
  /** Null where nothing is agreed about claims. */
  readonly claims: ClaimSettings | null
  /** Empty where no table of counts is to be checked. */
  readonly rollups: readonly RollupPlace[]
  readonly marks: readonly MarkPlace[]
  /** What is agreed about documents; empty where nothing is. */
  readonly documents: readonly DocumentEntry[]
  /** Null where nothing is agreed about measures. */
  readonly coverage: CoverageSettings | null
}

export interface MatrixEntry {
  /** Globs over tracked files; later `!` globs take away. */
  readonly files: readonly string[]
  /** Why it may yield no rows; null where it may not. */
  readonly allowEmpty: string | null
  readonly isMatch: (path: string) => boolean
  readonly isRecord: ((path: string) => boolean) | null
  readonly rules: ReadonlyMap<string, RuleSetting>
  /** Line in the configuration file, from 1; 0 where it came from elsewhere. */
  readonly line: number
}

/** Header texts, normalised by the reader of tables. An empty list means the documented defaults. */
export interface ColumnNames {
  readonly id: readonly string[]
  readonly state: readonly string[]
  readonly spec: readonly string[]
  readonly owner: readonly string[]
  /** Columns whose numbers and SHAs are evidence, beside the note of the state. */
  readonly references: readonly string[]
}

export interface StateRule {
  /** As the vocabulary spells it. */
  readonly word: string
  readonly class: StateClass
  readonly live: boolean
  readonly evidence: Severity | 'none'
}

export interface RuleSetting {
  /** Undefined: the rule's own default. */
  readonly severity?: Severity | 'off'
  /** The rule's own options, validated, defaults filled in. */
  readonly options: unknown
}
