import type { PathSet } from './change-settings.js'

/** What is agreed about rows. Without contracts nothing is demanded of any. */
export interface ContractSettings {
  readonly contracts: readonly Contract[]
  /** Texts of cells that hold nothing; null for the documented ones. */
  readonly placeholders: readonly string[] | null
}

/** What rows in some states have to show. */
export interface Contract {
  readonly name: string
  readonly reason: string | null
  /** Classes and words of states. Null for all. */
  readonly rows: readonly string[] | null
  /** Matrices in which the rows stand. Null for all. */
  readonly matrices: PathSet | null
  readonly spec: SpecDemand | null
  readonly anchors: AnchorDemand | null
  /** Headers of the column that names the closing commit, each of which would do. Null where none is owed. */
  readonly closingCommit: readonly string[] | null
  /** Columns that must hold something: of each the headers that would do. */
  readonly columns: readonly (readonly string[])[]
  /** Line of its matrices, or of the contract, in the configuration, from 1. */
  readonly line: number
}

/** A spec that exists and names the row. */
export interface SpecDemand {
  /** Sections that it has to have: of each the headings that would do. */
  readonly sections: readonly (readonly string[])[]
}

export const anchorKinds = ['code', 'test', 'evidence'] as const
/** What an anchor shows. */
export type AnchorKind = (typeof anchorKinds)[number]

/** Places in the repository that a row points at. */
export interface AnchorDemand {
  /** Where anchors of a kind lead; kinds that are not here are not owed. */
  readonly paths: ReadonlyMap<AnchorKind, PathSet>
  /** Headers of the columns in which anchors are written. Null for all columns. */
  readonly columns: readonly string[] | null
  /** Whether an anchor counts only with a line. */
  readonly lines: boolean
}

/** What holds where nothing is agreed. */
export const noContracts: ContractSettings = { contracts: [], placeholders: null }
