import type { Place } from './place.js'

/** A Markdown file as data: what GitHub renders as tables, and the structure around them. Knows nothing of status. */
export interface MarkdownDocument {
  readonly path: string
  readonly tables: readonly Table[]
  readonly headings: readonly Heading[]
  readonly comments: readonly Comment[]
  /** Fences and comments that were never closed and hide lines that look like table rows. */
  readonly hidden: readonly HiddenRows[]
  /** First lines of merge-conflict blocks (`<<<<<<<` … `=======` … `>>>>>>>` at line starts, in this order). */
  readonly conflicts: readonly Place[]
  readonly definitions: Definitions
  readonly lineCount: number
}

/** Link reference definitions by normalised label, the first of several. Footnotes stand here as `^label`. */
export type Definitions = ReadonlyMap<string, Definition>

export interface Definition {
  /** As it is written. */
  readonly label: string
  /** Markdown source; empty for a footnote. */
  readonly destination: string
}

export interface Table {
  readonly header: readonly Cell[]
  readonly headerPlace: Place
  readonly rows: readonly TableRow[]
  /** From the header to the last row. */
  readonly place: Place
  /** Texts of the headings above the table, outermost first. */
  readonly section: readonly string[]
}

export interface TableRow {
  /** As many cells as the header has: cells that the line lacks are empty, with a place of no width at its end. */
  readonly cells: readonly Cell[]
  /** Cells beyond the header, which GitHub drops. */
  readonly surplus: readonly Cell[]
  /** The first border too many; null where there are no surplus cells. */
  readonly surplusBorder: Place | null
  /** How many cells the line lacks. */
  readonly lacking: number
  readonly place: Place
  /** One of `cells`, without making the others. */
  readonly cellAt: (column: number) => Cell
  /** Its text alone. */
  readonly textAt: (column: number) => string
}

export interface Cell {
  /** The Markdown source of the cell, trimmed, with `\|` turned into `|`. */
  readonly text: string
  readonly place: Place
}

export interface Heading {
  readonly depth: number
  /** Plain text. */
  readonly text: string
  readonly place: Place
}

export interface Comment {
  /** What stands between `<!--` and `-->`, trimmed. */
  readonly text: string
  readonly place: Place
}

export interface HiddenRows {
  readonly by: 'fence' | 'comment'
  /** The line that opens it. */
  readonly place: Place
  /** How many lines inside look like rows of a table. */
  readonly rows: number
}

/** The inline content of one cell or heading. */
export interface Inline {
  /** What a reader sees, without any mark; struck text is left out. */
  readonly text: string
  readonly runs: readonly Run[]
  readonly links: readonly Link[]
}

/** A stretch of text with one decoration. */
export interface Run {
  readonly text: string
  readonly code: boolean
  readonly strong: boolean
  readonly emphasis: boolean
  readonly struck: boolean
}

export interface Link {
  readonly text: string
  /** Destination as GitHub would read it, entities and escapes resolved, not percent-decoded. */
  readonly url: string
}
