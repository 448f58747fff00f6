import type { Census } from '../model/census.js'
import type { Relaxation } from '../model/change.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import type { Waiver } from '../model/waiver.js'

/** Excuses, and the rows that they are about. */
export interface Excused {
  readonly waivers: readonly Waiver[]
  readonly census: Census
}

/**
 * What the excuses relax that the change brings, in documents and in its commits. One that only moves with its row is not
 * new. `elsewhere` is told of those that stand in no file and are about no row.
 */
export const newWaivers = (target: Excused, landed: Excused, elsewhere: Place): readonly Relaxation[] => {
  const known = new Map<string, number>()
  for (const waiver of target.waivers) {
    const key = keyOf(waiver, target.census)
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  return landed.waivers.flatMap(waiver => {
    const key = keyOf(waiver, landed.census)
    const left = known.get(key) ?? 0
    known.set(key, left - 1)
    return left > 0 ? [] : [toRelaxation(waiver, rowOf(waiver, landed.census), elsewhere)]
  })
}

const rowOf = ({ id, from }: Waiver, { rows }: Census): Row | undefined =>
  id === null && from.kind === 'document'
    ? rows.find(({ place }) => place.path === from.place.path && place.line === from.place.line)
    : rows.find(row => row.id === id)

const keyOf = (waiver: Waiver, census: Census): string =>
  JSON.stringify([waiver.rule, waiver.id ?? rowOf(waiver, census)?.id, waiver.reason, waiver.until])

const toRelaxation = (
  { rule, id, reason, until, from }: Waiver,
  row: Row | undefined,
  elsewhere: Place,
): Relaxation => {
  const whom = id ?? row?.id ?? 'a line'
  const where = from.kind === 'commit' ? `commit ${from.sha.slice(0, 8)}` : 'a comment'
  return {
    subject: id ?? row?.id ?? rule,
    words: `${where} excuses ${whom} from ${rule}${until === null ? '' : ` until ${until}`}: ${reason}`,
    place: from.kind === 'document' ? from.place : (row?.statePlace ?? elsewhere),
    ...(row ? { id: row.id } : {}),
  }
}
