import type { NamedShare } from '../../model/report.js'
import type { Row } from '../../model/row.js'
import { skip, type Skip, type View } from '../rule.js'

/** How far the habit of naming IDs in commits carries a judgement on a table. */
export type Habit = 'usual' | 'mixed' | 'rare'

/** By the measured share: `usual` from three fifths, `mixed` from one fifth. Where the tables are agreed, always `usual`. */
export const habitOf = (view: View): ((row: Row) => Habit) => {
  if (view.settings.agreed) return () => 'usual'
  const shares = new Map(view.named.map(share => [`${share.line} ${share.path}`, share]))
  return row => {
    const place = view.census.tables[row.table]?.place
    const share = place && shares.get(`${place.line} ${place.path}`)
    if (!share || share.named * 5 < share.searched || share.searched === 0) return 'rare'
    return share.named * 5 < share.searched * 3 ? 'mixed' : 'usual'
  }
}

const told = 3

/** One sentence for all tables that are too seldom named to blame a row of them; nothing where there is none. */
export const skipRare = (view: View, tables: ReadonlySet<number>): readonly Skip[] => {
  const places = [...tables].flatMap(table => view.census.tables[table]?.place ?? [])
  const shares = places.flatMap(
    place => view.named.find(share => share.path === place.path && share.line === place.line) ?? [],
  )
  if (shares.length === 0) return []
  const more = shares.length > told ? `, and ${shares.length - told} more` : ''
  const list = shares.slice(0, told).map(inWords).join(', ')
  return [skip(`history names fewer than one in five of the IDs of ${list}${more}: too few to blame a row`)]
}

const inWords = ({ path, line, named, searched }: NamedShare): string =>
  `${path}:${line} (${named} of ${searched})`
