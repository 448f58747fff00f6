import type { Comment, Definition, HiddenRows, TableRow, Cell } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { CellBounds } from './cell-bounds.js'
import type { Cursor } from './cursor.js'
import type { HtmlKind } from './html-block.js'
import type { Segment } from './passage.js'
import type { Source } from './table-row.js'

/** A block that holds blocks, as long as it is open. */
export interface Container {
  readonly kind: 'document' | 'quote' | 'item' | 'footnote'
  /** Columns by which the content of an item is indented. */
  readonly width: number
  children: number
  /** The headings that stand above what comes next in it, outermost first. */
  section: readonly ReadHeading[]
}

/** A block that holds lines. Headings and thematic breaks are complete with their line and never stay open. */
export type Leaf = OpenParagraph | OpenCode | OpenHtml | OpenTable

/** Its lines so far, the link reference definitions at its start included until it ends. */
export interface OpenParagraph {
  readonly kind: 'paragraph'
  segments: Segment[]
}

/** Fenced or indented code. */
export interface OpenCode {
  readonly kind: 'fence' | 'indented'
  /** The character of the fence, and how many open it. */
  readonly mark: string
  readonly length: number
  readonly place: Place
  /** Offsets of the lines inside. */
  readonly from: number
  to: number
}

/** A block of HTML; `closed` says that it met the end that its kind asks for. */
export interface OpenHtml {
  readonly kind: 'html'
  readonly html: HtmlKind
  readonly segments: Segment[]
  closed: boolean
}

/** A table with the rows it has so far. */
export interface OpenTable {
  readonly kind: 'table'
  readonly header: readonly Cell[]
  readonly headerPlace: Place
  readonly rows: TableRow[]
  readonly section: readonly ReadHeading[]
  readonly delimiterPlace: Place
  /** Cells that its rows lacked so far. */
  lacking: number
}

/** A heading whose text waits for the definitions at the end of the document. */
export interface ReadHeading {
  readonly depth: number
  /** Markdown source. */
  readonly source: string
  readonly place: Place
}

/** What was read so far. */
export interface Findings {
  readonly tables: OpenTable[]
  readonly headings: ReadHeading[]
  readonly comments: Comment[]
  readonly hidden: HiddenRows[]
  readonly definitions: Map<string, Definition>
  /** The lines of each paragraph, without link reference definitions. */
  readonly paragraphs: (readonly Segment[])[]
  /** First and last line of each fence that was closed. */
  readonly fences: { readonly first: number; readonly last: number }[]
}

/** The scanner at work: the open blocks, outermost first, and the line that is being read. */
export interface Scan {
  readonly path: string
  readonly source: Source
  readonly cursor: Cursor
  readonly containers: Container[]
  /** Indices of the containers which a blank line ends: quotes alone, and quotes with footnotes. */
  readonly quotes: number[]
  readonly barriers: number[]
  leaf: Leaf | null
  /** How many containers go on in this line, and whether the leaf does. */
  matched: number
  leafMatched: boolean
  /** A block began in this line. */
  opened: boolean
  /** The cells of this line, where an open table takes it as a row. */
  row: CellBounds | null
  /** Offset of the next `<!--`, looked up as the scanner goes. */
  nextComment: number
  readonly found: Findings
}
