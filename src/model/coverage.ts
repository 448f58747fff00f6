import type { Place } from './place.js'

/** The coverage tables of one tree, measured. */
export interface Coverage {
  readonly tables: readonly CoverageTable[]
  readonly rows: readonly CoverageRow[]
  /** What could not be read, in the order of the files. */
  readonly flaws: readonly CoverageFlaw[]
}

/** A table that names for its rows where their code is and how large it will be, as it stands. */
export interface CoverageTable {
  readonly place: Place
  /** Markdown sources of the cells, `\|` turned into `|`. */
  readonly header: readonly string[]
  readonly lines: readonly CoverageLine[]
  /** Index of the column that records what was measured; null where there is none. */
  readonly measuredColumn: number | null
}

export interface CoverageLine {
  readonly cells: readonly string[]
  /** What was measured; null for a line that names no row. */
  readonly measured: number | null
  /** True where the table's own figure is the measured one. */
  readonly isRight: boolean
}

/** What a coverage table says of a row, and what there is. */
export interface CoverageRow {
  /** One and more. */
  readonly ids: readonly string[]
  readonly place: Place
  readonly estimate: { readonly text: string; readonly least: number; readonly place: Place } | null
  /** Non-blank lines of production code. */
  readonly measured: number
  /** Files that were counted. */
  readonly files: number
  /** Files under its paths that were not: tests, generated, foreign, binary, and records. */
  readonly aside: number
  /** The table's own figure. */
  readonly written: { readonly text: string; readonly place: Place } | null
  readonly notes: readonly CoverageNote[]
  readonly features: readonly CoverageFeature[]
}

export interface CoverageNote {
  /** Plain text. */
  readonly text: string
  readonly place: Place
}

/** A named feature of a row. */
export interface CoverageFeature {
  readonly name: string
  readonly place: Place
  /** Anchors that are not there, or that name no tracked file. */
  readonly lacking: readonly ('code' | 'test')[]
}

export interface CoverageFlaw {
  /** Stable when lines move. */
  readonly subject: string
  readonly message: string
  readonly help: string
  readonly place: Place
  readonly id?: string
  /** True for a path that may be there one day: no more than a notice, where its row does not say that it is finished. */
  readonly isEarly?: true
}
