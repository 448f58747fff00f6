import { commitBefore } from '../git/moment.js'
import type { ObjectReader } from '../git/objects.js'
import type { Repository } from '../git/repository.js'
import type { Census } from '../model/census.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import { openFiles, type Files } from './files.js'
import { gatherRecord } from './record.js'

/** Tells how a row stood on base some days before now; null where it was not there. */
export type Standing = (row: Row, days: number) => Sought<Row | null>

/** The files of base as it was some days before now, by days; null where base is younger. */
export type Past = ReadonlyMap<number, Promise<Sought<Files | null>>>

/** Where the past is. */
export interface PastSource {
  readonly repository: Repository
  readonly reader: ObjectReader
  /** Object name of base. */
  readonly base: string
  readonly head: Files
}

const day = 86_400

/** Begins to look up base as it was on each of the days, so that Git is at work meanwhile. `time` in seconds since 1970. */
export const beginPast = (
  source: PastSource,
  { time, days }: { readonly time: number; readonly days: readonly number[] },
): Past => new Map(days.map(each => [each, openPast(source, time - each * day)] as const))

const openPast = async (
  { repository, reader, base, head }: PastSource,
  time: number,
): Promise<Sought<Files | null>> => {
  const commit = await commitBefore(repository, base, time)
  if (!commit.found) return commit
  if (commit.value === null) return found(null)
  return commit.value === head.commit ? found(head) : openFiles(repository, reader, commit.value)
}

/** What will be asked. */
export interface PastQuestion {
  readonly head: Files
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
export const gatherStanding = async (past: Past, question: PastQuestion): Promise<Sought<Standing>> => {
  const censuses = new Map<number, Rows | null>()
  for (const each of question.days) {
    const files = await past.get(each)
    if (!files) continue
    const rows = files.found ? await gatherRows(files.value, question) : files
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
  { head, census, settings, rows }: PastQuestion,
): Promise<Sought<Rows | null>> => {
  if (files === null) return found(null)
  const toRows = (past: Census) => found(new Map(past.rows.map(row => [keyOf(row, settings), row] as const)))
  if (files === head) return toRows(census)
  // The rows of a range do not stand in the text by their own names.
  const isNamed = rows.every(({ id, cells }) => cells.some(({ text }) => text.includes(id)))
  const past = await gatherRecord(files, settings, isNamed ? { ids: rows.map(({ id }) => id) } : {})
  return past.found ? toRows(past.value.census) : past
}
