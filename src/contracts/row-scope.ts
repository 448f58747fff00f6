import type { PathSet } from '../model/change-settings.js'
import type { Census } from '../model/census.js'
import type { Row } from '../model/row.js'

/** The rows that a document is about: those of the named matrices, else its own, else all. A line that only points at a row is none. */
export const rowScope = (
  { rows }: Pick<Census, 'rows'>,
  of: PathSet | null,
  path: string,
): readonly Row[] => {
  const real = rows.filter(row => row.class !== 'pointer')
  if (of) return real.filter(({ place }) => of.isMatch(place.path))
  const own = real.filter(({ place }) => place.path === path)
  return own.length > 0 ? own : real
}
