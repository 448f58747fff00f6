import type { Link } from '../model/document.js'
import type { Row } from '../model/row.js'

interface Lazy {
  readonly readTitle: () => string
  readonly readSpecLinks: () => readonly Link[]
  readonly specLinks: readonly Link[]
}

/** All rows have this one: a getter of its own would give each row another shape, and make every look at rows slow. */
const lazy = {
  get title() {
    return (this as unknown as Lazy).readTitle()
  },
  get specLinks() {
    return (this as unknown as Lazy).readSpecLinks()
  },
}

/** A row whose title and spec are looked for when somebody asks: few rows are ever asked, and those cells may be the longest. */
export const lazyRow = (
  row: Omit<Row, 'title' | 'specLinks'>,
  readTitle: Lazy['readTitle'],
  readSpecLinks: Lazy['readSpecLinks'],
): Row => {
  const made = Object.create(lazy) as { -readonly [Key in keyof Row]: Row[Key] } & {
    readTitle: Lazy['readTitle']
    readSpecLinks: Lazy['readSpecLinks']
  }
  made.id = row.id
  made.state = row.state
  made.class = row.class
  made.live = row.live
  made.note = row.note
  made.evidence = row.evidence
  made.searchable = row.searchable
  made.aliases = row.aliases
  made.cells = row.cells
  made.header = row.header
  made.place = row.place
  made.idPlace = row.idPlace
  made.statePlace = row.statePlace
  made.table = row.table
  made.readTitle = readTitle
  made.readSpecLinks = readSpecLinks
  return made
}
