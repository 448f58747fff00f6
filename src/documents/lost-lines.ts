import { datePattern } from './log-date.js'

/** A line that stood in a file and is gone. */
export interface LostLine {
  readonly path: string
  /** Where it stood, from 1. */
  readonly line: number
  readonly text: string
}

/** The lines of a file, by its path. */
export type LinesByPath = ReadonlyMap<string, readonly string[]>

/**
 * Lines that stand less often in some files than they did, all files taken together: what was moved or repeated is not
 * lost. Dates, white space around a line and blank lines do not count.
 */
export const lostLines = (before: LinesByPath, after: LinesByPath): readonly LostLine[] => {
  const old = [...before].flatMap(([path, lines]) =>
    lines.flatMap((text, index) => (text.trim() === '' ? [] : { path, line: index + 1, text })),
  )
  const now = [...after.values()].flat()
  // A line that is there still is not taken for another whose date was mended.
  const changed = without(old, now, text => text.trim())
  return without(changed.left, changed.unused, masked).left
}

/** The lines that have no counterpart among others, and the others that are the counterpart of none. */
const without = (
  lines: readonly LostLine[],
  others: readonly string[],
  key: (text: string) => string,
): { readonly left: readonly LostLine[]; readonly unused: readonly string[] } => {
  const counterparts = new Map<string, string[]>()
  for (const text of others) {
    const known = counterparts.get(key(text))
    if (known) known.push(text)
    else counterparts.set(key(text), [text])
  }
  const left = lines.filter(({ text }) => counterparts.get(key(text))?.pop() === undefined)
  return { left, unused: [...counterparts.values()].flat() }
}

/** The line without its dates, which may be mended. */
const masked = (line: string): string =>
  (line.includes('-') ? line.replace(datePattern, '0000-00-00') : line).trim()

// A line that stands there more than once tells nothing of a place.
const ambiguous = 0

/**
 * Where a line that is gone would stand now: after the nearest line above it that is still there, or at the first line.
 */
export const placeOfLost = (
  { line }: Pick<LostLine, 'line'>,
  before: readonly string[],
  after: readonly string[],
): number => {
  const places = new Map<string, number>()
  after.forEach((text, index) => {
    const line = text.trim()
    places.set(line, places.has(line) ? ambiguous : index + 1)
  })
  for (let index = line - 2; index >= 0; index--) {
    const text = (before[index] ?? '').trim()
    const place = text === '' ? undefined : places.get(text)
    if (place !== undefined && place !== ambiguous) return place
  }
  return 1
}
