import type { Place } from '../model/place.js'
import type { JudgedReport } from '../model/report.js'
import { plural } from './words.js'

/** Rows of which the verdict is all that is said. */
export interface UnblamedRows {
  readonly title: string
  readonly rows: readonly { readonly place: Place; readonly text: string }[]
}

/** Rows whose verdict nothing else in the report explains: those that could not be judged, and those held against nobody. */
export const unblamed = ({ rows, findings }: JudgedReport): readonly UnblamedRows[] => {
  const blamed = new Set(findings.map(({ id, place }) => `${place.path}\n${id}`))
  const said = (verdict: 'UNKNOWN' | 'ABANDONED') =>
    rows
      .filter(judged => judged.verdict?.verdict === verdict)
      .filter(({ row }) => verdict === 'UNKNOWN' || !blamed.has(`${row.place.path}\n${row.id}`))
      .map(({ row, verdict }) => ({
        place: row.place,
        text: `${row.id} ${row.state}: ${verdict?.reason ?? ''}`,
      }))
  const unknown = said('UNKNOWN')
  const spared = said('ABANDONED')
  return [
    { title: `UNKNOWN: ${plural(unknown.length, 'row')} that could not be judged`, rows: unknown },
    { title: `ABANDONED, and held against nobody: ${plural(spared.length, 'row')}`, rows: spared },
  ].filter(section => section.rows.length > 0)
}
