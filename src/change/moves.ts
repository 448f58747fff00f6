import type { Census } from '../model/census.js'
import type { Move, Rename } from '../model/change.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { movedMatrices } from './moved-files.js'
import { renamesOf } from './renames.js'
import { rowNames, rowsByKey } from './row-key.js'

/** What became of the rows. */
export interface Moves {
  readonly moves: readonly Move[]
  readonly renames: readonly Rename[]
  /** Matrices under a new path: path in the landed tree → path on target. */
  readonly movedFiles: ReadonlyMap<string, string>
}

/**
 * Compares two censuses by ID, over all matrices together: a row that changes file is the same row. Rows of a file that
 * could not be read have neither gone nor come. Moves in the order of the landed census, departures last.
 */
export const movesOf = (
  target: Census,
  landed: Census,
  settings: Pick<Settings, 'agreed' | 'namespace'>,
): Moves => {
  const movedFiles = movedMatrices(target, landed)
  const before = rowNames(target, settings)
  const after = rowNames(landed, settings, path => movedFiles.get(path) ?? path)
  const stood = rowsByKey(target.rows, before)
  const stands = rowsByKey(landed.rows, after)
  const closedAfter = unreadFiles(landed)
  const closedBefore = unreadFiles(target)

  const departed = [...stood].flatMap(([key, rows]) =>
    stands.has(key) || rows.some(({ place }) => closedAfter.has(place.path))
      ? []
      : [rows.find(({ live }) => live) ?? rows[0]!],
  )
  const arrived = [...stands].flatMap(([key, rows]) =>
    stood.has(key) ? [] : onePerState(rows.filter(({ place }) => !closedBefore.has(place.path))),
  )
  const renames = renamesOf(departed, arrived, [target, landed], [before, after])
  const renamed = new Set(renames.flatMap(({ from, to }) => [from, to]))

  const moves = new Map<Row, Row | null>()
  for (const row of arrived) if (!renamed.has(row)) moves.set(row, null)
  for (const [key, rows] of stands)
    for (const [from, to] of restated(stood.get(key) ?? [], rows))
      if (!closedBefore.has(to.place.path)) moves.set(to, from)
  return {
    moves: [
      ...landed.rows.flatMap((row): Move[] => {
        const from = moves.get(row)
        return from === undefined ? [] : [{ id: row.id, from, to: row, place: row.statePlace }]
      }),
      ...departed
        .filter(row => !renamed.has(row))
        .map((row): Move => {
          const place = after.heads.get(before.tableKey(row)) ?? row.place
          return { id: row.id, from: row, to: null, place }
        }),
    ],
    renames,
    movedFiles,
  }
}

/** A state as it can be compared: two words of one class are two states, and so is one word in two classes. */
const stateKey = (row: Row): string => `${row.class} ${row.state}`

/** Which line came from which, for lines of one ID whose state is new to it. A line too many or too few is no move. */
const restated = (before: readonly Row[], after: readonly Row[]): readonly (readonly [Row, Row])[] => {
  if (before.length === 0) return []
  const left = [...before]
  const fresh: Row[] = []
  for (const row of after) {
    const same = left.findIndex(other => stateKey(other) === stateKey(row))
    if (same >= 0) left.splice(same, 1)
    else if (!before.some(other => stateKey(other) === stateKey(row))) fresh.push(row)
  }
  return onePerState(fresh).map(row => {
    const near = left.findIndex(({ place }) => place.path === row.place.path)
    const [from = before[0]!] = left.splice(Math.max(near, 0), 1)
    return [from, row] as const
  })
}

const onePerState = (rows: readonly Row[]): readonly Row[] =>
  [...new Map([...rows].reverse().map(row => [stateKey(row), row])).values()].reverse()

const unreadFiles = ({ files }: Census): ReadonlySet<string> =>
  new Set(files.flatMap(({ path, skipped }) => (skipped === undefined ? [] : [path])))
