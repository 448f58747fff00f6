import type { Definitions } from './document.js'
import type { Place } from './place.js'
import type { Row, Severity } from './row.js'

/** Every row at one commit, and everything there that could not be read. */
export interface Census {
  readonly files: readonly CensusFile[]
  readonly tables: readonly StatusTable[]
  readonly rows: readonly Row[]
  readonly flaws: readonly Flaw[]
  /** Tables that were looked at and not taken. */
  readonly untaken: readonly UntakenTable[]
}

export interface CensusFile {
  readonly path: string
  /** Named by the configuration, or found by searching. */
  readonly listed: boolean
  /** Why its rows were not read, where they were not. */
  readonly skipped?: string
}

/** A table with an ID column and a State column. */
export interface StatusTable {
  readonly place: Place
  readonly section: readonly string[]
  readonly idColumn: number
  readonly stateColumn: number
  readonly header: readonly string[]
  /** Of its file, for the references in its cells. */
  readonly definitions: Definitions
  /** The header says which column was taken when several could be. */
  readonly choice?: string
}

/** A table that is no status table, or not one of the configured matrices. */
export interface UntakenTable {
  readonly place: Place
  readonly reason: string
  /** True for a status table outside the configured files. */
  readonly status: boolean
  readonly rows: number
}

/** Something in the record that cannot be read as it was meant, to be reported by the rule of that name. */
export interface Flaw {
  readonly rule: 'malformed-row' | 'unknown-state' | 'conflict-marker' | 'empty-matrix' | 'unread-line'
  /** What it is about, stable when lines move: an ID, a pattern, a cell's text. */
  readonly subject: string
  readonly message: string
  readonly help: string
  readonly place: Place
  readonly id?: string
  /** Overrides the rule's severity downwards where only a guess stands behind the reading. */
  readonly severity?: Severity
}
