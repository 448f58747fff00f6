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
  const left = new Map<string, number>()
  for (const lines of after.values()) for (const text of lines) add(left, text.trim(), 1)
  const gone: LostLine[] = []
  for (const [path, lines] of before)
    lines.forEach((text, index) => {
      const line = text.trim()
      if (line !== '' && !take(left, line)) gone.push({ path, line: index + 1, text })
    })
  if (gone.length === 0) return gone
  // Only now, so that a line that is there still is not taken for another whose date was mended.
  const mended = new Map<string, number>()
  for (const [line, count] of left) if (count > 0) add(mended, masked(line), count)
  return gone.filter(({ text }) => !take(mended, masked(text)))
}

type Counts = Map<string, number>

const add = (counts: Counts, line: string, count: number): void =>
  void counts.set(line, (counts.get(line) ?? 0) + count)

const take = (counts: Counts, line: string): boolean => {
  const count = counts.get(line) ?? 0
  if (count > 0) counts.set(line, count - 1)
  return count > 0
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
