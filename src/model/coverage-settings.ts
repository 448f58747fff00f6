import type { PathSet } from './change-settings.js'

/** What is agreed about the size of what the rows promise. */
export interface CoverageSettings {
  /** Where the coverage tables stand. */
  readonly documents: PathSet
  readonly columns: CoverageColumns
  /** Test files, which are not counted. */
  readonly tests: PathSet
  /** Generated and foreign files, which are not counted, beside those that `.gitattributes` names. */
  readonly generated: PathSet
  /** What says that a row is finished. */
  readonly finished: FinishedWords
  /** Which words in which documents say that nothing is left; null where nothing is agreed. */
  readonly exhausted: {
    readonly documents: PathSet
    readonly phrases: readonly string[]
    /** Line of its documents in the configuration, from 1. */
    readonly line: number
  } | null
  /** Line of `coverage.documents` in the configuration, from 1. */
  readonly line: number
}

export interface FinishedWords {
  /** Classes and words of states. */
  readonly states: readonly string[]
  /** Words that claim it in a note. */
  readonly words: readonly string[]
}

/** Header texts, best first. Of `notes` every column that a table has. An empty `id` means the headers that the matrices have. */
export interface CoverageColumns {
  readonly id: readonly string[]
  readonly paths: readonly string[]
  readonly estimate: readonly string[]
  readonly measured: readonly string[]
  readonly notes: readonly string[]
  readonly feature: readonly string[]
  readonly code: readonly string[]
  readonly test: readonly string[]
}
