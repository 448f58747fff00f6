import type { RawCommit } from './history.js'
import type { Place } from './place.js'
import type { Row } from './row.js'

/** What would land: target's tree against the landed tree, and what the change says of itself. */
export interface Change {
  readonly files: readonly FileChange[]
  /** Commits of target..head, newest first. */
  readonly commits: readonly RawCommit[]
  readonly words: ChangeWords
  readonly moves: readonly Move[]
  readonly renames: readonly Rename[]
  /** Matrices under a new path: path in the landed tree → path on target. */
  readonly movedFiles: ReadonlyMap<string, string>
  readonly named: NamedRows
  /** Lines `Row: none (reason)` of the body or of a commit message. */
  readonly refusals: readonly RowRefusal[]
  readonly owedDocuments: readonly OwedDocument[]
  readonly missingSections: readonly MissingSection[]
  readonly unlicensedEdits: readonly UnlicensedEdit[]
  readonly policy: PolicyChange
  /** The author, where the configuration exempts them from obligations and from naming a row. */
  readonly exempt: string | null
}

/** One path that differs, renames not followed. */
export interface FileChange {
  readonly path: string
  readonly status: 'A' | 'M' | 'D' | 'T'
  /** As it stands in target's tree; null where it is not there. */
  readonly before: TreeFile | null
  readonly after: TreeFile | null
}

export interface TreeFile {
  /** Object name of the content. */
  readonly object: string
  /** False for a symbolic link or a submodule, which is nobody's text. */
  readonly regular: boolean
}

/** What a change says of itself outside its commits. */
export interface ChangeWords {
  /** Null where no pull request is judged. */
  readonly title: string | null
  /** Empty where there is none. */
  readonly body: string
  /** Name of the head branch; empty where there is none. */
  readonly branch: string
  /** Login of whoever opened the pull request, whoever runs it again; null where nobody is known. */
  readonly author: string | null
  /** The message of what lands is written already, so that title and body are not what a squash makes it of. */
  readonly isWritten: boolean
}

/** A row whose state differs between target and the landed tree. `from` and `to` are never both null. */
export interface Move {
  readonly id: string
  /** The row on target; null for an arrival. */
  readonly from: Row | null
  /** The row in the landed tree; null for a departure. */
  readonly to: Row | null
  /** Where it is told of: the state in the landed tree; of a departure the head of its table there, or where it stood on target. */
  readonly place: Place
}

/** A departure and an arrival in one table whose other cells agree. */
export interface Rename {
  readonly from: Row
  readonly to: Row
}

/** Rows of either census that the change names, by where it does. */
export interface NamedRows {
  readonly commits: ReadonlySet<string>
  /** By the title or anywhere in the body: what a squash makes its message of. Null where no pull request is judged. */
  readonly landing: ReadonlySet<string> | null
  /** By the title or by a line `Row: ID` of the body. */
  readonly words: ReadonlySet<string>
  readonly branch: string | null
}

/** The answer that a change belongs to no row. */
export interface RowRefusal {
  /** Empty where none is given, which is no answer. */
  readonly reason: string
  readonly line: string
}

/** What set an obligation off, or permits an edit. */
export interface Occasion {
  /** `ENG-1 moved from READY to DONE`. */
  readonly words: string
  /** The ID of the row, or the path. */
  readonly subject: string
  readonly place: Place
  /** The move, where it is one. */
  readonly move: Move | null
}

/** A document that an obligation owes and that the change does not bring. */
export interface OwedDocument {
  readonly obligation: string
  readonly reason: string | null
  readonly occasion: Occasion
  /** Globs, each of which would do. */
  readonly documents: readonly string[]
  /** What the change did to such a document that does not pay, in words; null where it did nothing. */
  readonly shortfall: string | null
}

/** A section that the spec of a moved row has not, or has without substance. */
export interface MissingSection {
  readonly obligation: string
  readonly reason: string | null
  readonly occasion: Occasion
  readonly row: Row
  /** Headings, each of which would do. */
  readonly sections: readonly string[]
  /** What there is instead, in words. */
  readonly instead: string
  /** The heading without substance, where there is one. */
  readonly heading: Place | null
}

/** An edit of a guarded document without any of the changes that permit it. */
export interface UnlicensedEdit {
  readonly path: string
  readonly place: Place
  readonly reason: string | null
  /** What would permit it, in words. */
  readonly permits: readonly string[]
}

/** What the change does to the rules that it will be judged by from now on. */
export interface PolicyChange {
  readonly relaxations: readonly Relaxation[]
  /** Why the configuration that the change brings cannot be read. */
  readonly faults: readonly Relaxation[]
  /** Where the configuration changed though nothing in it was relaxed; null otherwise. */
  readonly tightened: Place | null
}

export interface Relaxation {
  /** What is less strict now: "`abandoned-row` is a notice instead of an error". */
  readonly words: string
  /** What it is about, stable when lines move: `rules.abandoned-row`, `ENG-1`. */
  readonly subject: string
  readonly place: Place
  readonly id?: string
}
