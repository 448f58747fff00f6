import { commitBefore } from '../git/moment.js'
import type { ObjectReader } from '../git/objects.js'
import type { Repository } from '../git/repository.js'
import type { Census } from '../model/census.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import { openFiles, type Files } from './files.js'
import { gatherCensus } from './record.js'

/** Tells how a row stood on base some days before now; null where it was not there. */
export type Standing = (row: Row, days: number) => Sought<Row | null>

/** Where to look: the repository, and what is known of one commit already. */
export interface PastSource {
  readonly repository: Repository
  readonly reader: ObjectReader
  readonly head: Files
  readonly census: Census
}

/** What will be asked. */
export interface PastQuestion {
  /** Object name of base. */
  readonly base: string
  readonly settings: Settings
  /** Seconds since 1970. */
  readonly now: number
  readonly days: readonly number[]
  /** The rows that will be asked for; of others nothing is found. */
  readonly rows: readonly Row[]
}

type Rows = ReadonlyMap<string, Row>

const day = 86_400

/** Makes the census of base as it was on each of the days, as far as the rows are concerned. */
export const gatherStanding = async (source: PastSource, question: PastQuestion): Promise<Standing> => {
  const censuses = new Map<number, Sought<Rows | null>>()
  for (const each of question.days) {
    censuses.set(each, await gatherRows(source, question, question.now - each * day))
  }
  return (row, asked) => {
    const rows = censuses.get(asked)
    if (!rows) throw new Error(`Nobody gathered how the rows stood ${asked} days ago`)
    if (!rows.found) return rows
    // A row cannot have stood anywhere before there was a base.
    return found(rows.value?.get(keyOf(row, question.settings)) ?? null)
  }
}

const keyOf = ({ id, place }: Row, { namespace }: Settings): string =>
  namespace === 'file' ? `${place.path}\n${id}` : id

/** Rows by key; null where base is younger than the moment. */
const gatherRows = async (
  { repository, reader, head, census }: PastSource,
  { base, settings, rows }: PastQuestion,
  time: number,
): Promise<Sought<Rows | null>> => {
  const commit = await commitBefore(repository, base, time)
  if (!commit.found) return commit
  if (commit.value === null) return found(null)
  const toRows = (past: Census) => found(new Map(past.rows.map(row => [keyOf(row, settings), row] as const)))
  if (commit.value === head.commit) return toRows(census)
  const files = await openFiles(repository, reader, commit.value)
  if (!files.found) return files
  // The rows of a range do not stand in the text by their own names.
  const isNamed = rows.every(({ id, cells }) => cells.some(({ text }) => text.includes(id)))
  const past = await gatherCensus(files.value, settings, isNamed ? rows.map(({ id }) => id) : undefined)
  return past.found ? toRows(past.value) : past
}
