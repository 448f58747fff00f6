import type { Cell, Link, TableRow } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import type { IdReading } from './id-cell.js'

/** How the rows of one table are looked into. */
export interface RowReader {
  readonly idColumn: number
  readonly stateColumn: number
  readonly titleOf: (reading: IdReading, line: TableRow) => string
  readonly specLinksOf: (line: TableRow) => readonly Link[]
}

/** The line that a row stands on, and what its ID cell says. */
export interface RowSource {
  readonly line: TableRow
  readonly reading: IdReading
  readonly reader: RowReader
}

/** What a state amounts to in a row: word, class, and all that follows from it. */
export type RowState = Pick<Row, 'state' | 'class' | 'live' | 'evidence' | 'note'>

interface Made {
  readonly source: RowSource
  links: readonly Link[] | null
}

/** All rows have this one: a getter of its own would give each row another shape, and make every look at rows slow. */
const lazy = {
  get title(): string {
    const { line, reading, reader } = (this as unknown as Made).source
    return reader.titleOf(reading, line)
  },
  get specLinks(): readonly Link[] {
    const made = this as unknown as Made
    made.links ??= made.source.reader.specLinksOf(made.source.line)
    return made.links
  },
  get cells(): readonly Cell[] {
    return (this as unknown as Made).source.line.cells
  },
  get idPlace(): Place {
    const { line, reader } = (this as unknown as Made).source
    return line.cellAt(reader.idColumn).place
  },
  get statePlace(): Place {
    const { line, reader } = (this as unknown as Made).source
    return line.cellAt(reader.stateColumn).place
  },
}

/** What a row is known by before anybody asks for more. */
export type EarlyRow = Pick<Row, 'id' | 'searchable' | 'aliases' | 'header' | 'place' | 'table'>

/** A row of which what few ask for is looked for when somebody asks: most rows are never asked, and those cells may be the longest. */
export const lazyRow = (row: EarlyRow, state: RowState, source: RowSource): Row => {
  const made = Object.create(lazy) as { -readonly [Key in keyof Row]: Row[Key] } & {
    -readonly [Key in keyof Made]: Made[Key]
  }
  made.id = row.id
  made.state = state.state
  made.class = state.class
  made.live = state.live
  made.note = state.note
  made.evidence = state.evidence
  made.searchable = row.searchable
  made.aliases = row.aliases
  made.header = row.header
  made.place = row.place
  made.table = row.table
  made.source = source
  made.links = null
  return made
}
