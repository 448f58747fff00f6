/** What is agreed about changes. Empty lists, and `moves` null: nothing is owed, nothing is forbidden. */
export interface ChangeSettings {
  readonly obligations: readonly Obligation[]
  readonly guards: readonly Guard[]
  readonly moves: readonly AllowedMoves[] | null
  /** True for authors who owe nothing and need not name a row. */
  readonly isExempt: (login: string) => boolean
}

/** What some changes owe. */
export interface Obligation {
  readonly name: string
  readonly reason: string | null
  readonly when: Trigger
  /** Each of these. */
  readonly owes: readonly Owed[]
}

/** One thing that is owed: a document that any of the globs names, or a filled section in the moved row's own spec. */
export type Owed =
  | { readonly kind: 'document'; readonly documents: PathSet }
  | { readonly kind: 'section'; readonly sections: readonly string[] }

/** A document that may change only together with something else. */
export interface Guard {
  readonly documents: PathSet
  readonly reason: string | null
  readonly permits: Trigger
}

/** Alternatives: any one of them is enough. */
export interface Trigger {
  readonly move: MoveTrigger | null
  /** A measurement record that was created, or whose text changed. */
  readonly measurement: PathSet | null
  readonly matches: MatchTrigger | null
  /** Any change of these files beyond white space and link targets, their creation and deletion too. */
  readonly paths: PathSet | null
}

/** Classes and words of states; `arrival` among `from`, `departure` among `to`. Null for every one. */
export interface MoveTrigger {
  readonly from: readonly string[] | null
  readonly to: readonly string[] | null
  /** Matrices in which the row stands. Null for all. */
  readonly matrices: PathSet | null
}

/** A registry: what a pattern finds in some files, as a set. */
export interface MatchTrigger {
  readonly pattern: string
  /** Length of the longest match at an offset of a line, in UTF-16 units; 0 where there is none. */
  readonly matchAt: (line: string, offset: number) => number
  readonly files: PathSet
}

export interface PathSet {
  readonly globs: readonly string[]
  readonly isMatch: (path: string) => boolean
}

/** Where rows of one class or state may go. */
export interface AllowedMoves {
  /** A class, a word of a state, or `arrival`. */
  readonly from: string
  /** Classes, words of states, `departure`. */
  readonly to: readonly string[]
}

/** What holds where nothing is agreed. */
export const noChangeSettings: ChangeSettings = {
  obligations: [],
  guards: [],
  moves: null,
  isExempt: () => false,
}
