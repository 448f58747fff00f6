import { commitBefore } from '../git/moment.js'
import type { ObjectReader } from '../git/objects.js'
import type { Repository } from '../git/repository.js'
import type { Census } from '../model/census.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import { openFiles, type Files } from './files.js'
import type { PastLine } from './past-line.js'
import { gatherRecord } from './record.js'

/** Tells how a row stood on base some days before now; null where it was not there. */
export type Standing = (row: Row, days: number) => Sought<Row | null>

/** Where the past is. */
export interface PastSource {
  readonly repository: Repository
  readonly reader: ObjectReader
  /** Object name of base. */
  readonly base: string
  readonly head: Files
  /** Seconds since 1970. */
  readonly now: number
  readonly line: PastLine
}

const day = 86_400

/** The moment so many days before now. */
export const momentBefore = (now: number, days: number): number => Math.floor(now - days * day)

/** The files of base as it was on a day; null where base is younger. */
const openPast = async (source: PastSource, days: number): Promise<Sought<Files | null>> => {
  const { repository, reader, base, head, now, line } = source
  const moment = momentBefore(now, days)
  const seen = line.at(moment)
  const commit = seen === undefined ? await commitBefore(repository, base, moment) : found(seen)
  if (!commit.found) return commit
  if (commit.value === null) return found(null)
  return commit.value === head.commit ? found(head) : openFiles(repository, reader, commit.value)
}

/** What will be asked. */
export interface PastQuestion {
  readonly census: Census
  readonly settings: Settings
  readonly days: readonly number[]
  /** The rows that will be asked for; of others nothing is found. */
  readonly rows: readonly Row[]
}

type Rows = ReadonlyMap<string, Row>

/**
 * Makes the census of base as it was on each of the days, as far as the rows are concerned. Missing where one of them cannot
 * be had: a grace that nobody could measure must make no finding milder, and none graver.
 */
export const gatherStanding = async (
  source: PastSource,
  question: PastQuestion,
): Promise<Sought<Standing>> => {
  const censuses = new Map<number, Rows | null>()
  for (const each of question.days) {
    const files = await openPast(source, each)
    const rows = files.found ? await gatherRows(files.value, source.head, question) : files
    if (!rows.found) return rows
    censuses.set(each, rows.value)
  }
  return found((row, asked) => {
    const rows = censuses.get(asked)
    if (rows === undefined) throw new Error(`Nobody gathered how the rows stood ${asked} days ago`)
    // A row cannot have stood anywhere before there was a base.
    return found(rows?.get(keyOf(row, question.settings)) ?? null)
  })
}

const keyOf = ({ id, place }: Row, { namespace }: Settings): string =>
  namespace === 'file' ? `${place.path}\n${id}` : id

/** Rows by key. */
const gatherRows = async (
  files: Files | null,
  head: Files,
  { census, settings, rows }: PastQuestion,
): Promise<Sought<Rows | null>> => {
  if (files === null) return found(null)
  const toRows = (past: Census) => found(new Map(past.rows.map(row => [keyOf(row, settings), row] as const)))
  if (files === head) return toRows(census)
  // The rows of a range do not stand in the text by their own names.
  const isNamed = rows.every(({ id, cells }) => cells.some(({ text }) => text.includes(id)))
  const past = await gatherRecord(files, settings, isNamed ? { ids: rows.map(({ id }) => id) } : {})
  return past.found ? toRows(past.value.census) : past
}
