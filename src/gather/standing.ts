import { commitBefore } from '../git/moment.js'
import type { ObjectReader } from '../git/objects.js'
import type { Repository } from '../git/repository.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, missing, type Sought } from '../model/sought.js'
import { openFiles } from './files.js'
import { gatherCensus } from './record.js'

/** Tells how a row stood on base some days before now; null where it was not there. */
export type Standing = (row: Row, days: number) => Sought<Row | null>

const day = 86_400

/** Makes the census of base as it was on each of the days. */
export const gatherStanding = async (
  repository: Repository,
  reader: ObjectReader,
  base: string,
  settings: Settings,
  days: readonly number[],
  now: number,
): Promise<Standing> => {
  const censuses = new Map<number, Sought<ReadonlyMap<string, Row> | null>>()
  for (const each of days) {
    censuses.set(each, await gatherRows(repository, reader, base, settings, now - each * day))
  }
  return (row, asked) => {
    const rows = censuses.get(asked)
    if (!rows) throw new Error(`Nobody gathered how the rows stood ${asked} days ago`)
    if (!rows.found) return rows
    if (rows.value === null) {
      return missing(
        `history is too short to tell how rows stood ${asked} days ago`,
        'Wait until it is longer.',
      )
    }
    return found(rows.value.get(keyOf(row, settings)) ?? null)
  }
}

const keyOf = ({ id, place }: Row, { namespace }: Settings): string =>
  namespace === 'file' ? `${place.path}\n${id}` : id

/** Rows by key; null where base is younger than the moment. */
const gatherRows = async (
  repository: Repository,
  reader: ObjectReader,
  base: string,
  settings: Settings,
  time: number,
): Promise<Sought<ReadonlyMap<string, Row> | null>> => {
  const commit = await commitBefore(repository, base, time)
  if (!commit.found) return commit
  if (commit.value === null) return found(null)
  const files = await openFiles(repository, reader, commit.value)
  if (!files.found) return files
  const census = await gatherCensus(files.value, settings)
  if (!census.found) return census
  return found(new Map(census.value.rows.map(row => [keyOf(row, settings), row] as const)))
}
