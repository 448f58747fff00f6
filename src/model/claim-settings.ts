import type { PathSet } from './change-settings.js'

/** Where claims stand, and which rows need one. */
export interface ClaimSettings {
  /** Classes and words of states in which a row needs a claim. */
  readonly states: readonly string[]
  /** Whether several claims may list one row. */
  readonly shared: boolean
  readonly places: readonly ClaimPlace[]
}

/** A part of some documents, and the line of the configuration that names it; 0 where there is none. */
export interface DocumentPart {
  readonly files: PathSet
  /** Headings of the part, each of which must be there. Empty for the whole file. */
  readonly under: readonly string[]
  readonly line: number
}

/** Where live claims stand, and in what columns or below what labels. */
export interface ClaimPlace extends DocumentPart {
  /** Headings below which stands no live claim. */
  readonly except: readonly string[]
  readonly name: readonly string[]
  readonly rows: readonly string[]
  /** Who holds the claim; a row may name it by them. */
  readonly owner: readonly string[]
  readonly state: readonly string[]
  /** States of a claim that is none any more. */
  readonly retired: readonly string[]
}

/** Tables of counts by state. */
export interface RollupPlace extends Omit<DocumentPart, 'files'> {
  /** Null for the matrices. */
  readonly files: PathSet | null
  /** Matrices whose rows are counted. Null: the file's own rows, or all where it has none. */
  readonly of: PathSet | null
  /** What a label means: headings or values of a column; none where it is to be left alone. */
  readonly sections: ReadonlyMap<string, readonly string[]>
}

/** A checklist, or a table of marks. */
export interface MarkPlace extends DocumentPart {
  readonly of: PathSet | null
  /** Classes and words of states for which each mark may stand. */
  readonly marks: ReadonlyMap<string, readonly string[]>
  /** Headers of the column of marks, and of the one that names the row. */
  readonly mark: readonly string[]
  readonly row: readonly string[]
  /** What must be listed, each once. Null: nothing; `live`, classes and words of states. */
  readonly complete: readonly string[] | null
}
