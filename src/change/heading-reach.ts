import type { Heading } from '../model/document.js'
import { withoutNumber } from './section-words.js'

/** The last line of what stands below each heading, before the next of the same or a higher rank. Linear. */
export const reachesOf = (headings: readonly Heading[], lastLine: number): readonly number[] => {
  const nextOfDepth = new Map<number, number>()
  const ends: number[] = []
  for (let index = headings.length - 1; index >= 0; index--) {
    const { depth, place } = headings[index]!
    let next = lastLine + 1
    for (const [other, line] of nextOfDepth) if (other <= depth) next = Math.min(next, line)
    ends.push(next - 1)
    nextOfDepth.set(depth, place.line)
  }
  return ends.reverse()
}

/** Finds the headings that begin with an ID, behind a number or not: indexes in order. Each question costs the logarithm of all. */
export const headingsOf = (headings: readonly Heading[]): ((id: string) => readonly number[]) => {
  const texts = headings.map(({ text }) => withoutNumber(text))
  const sorted = [...texts.keys()].sort((one, other) => (texts[one]! < texts[other]! ? -1 : 1))
  return id => {
    const found: number[] = []
    let at = firstIndex(sorted.length, index => texts[sorted[index]!]! >= id)
    for (; at < sorted.length && texts[sorted[at]!]!.startsWith(id); at++)
      if (endsThere(texts[sorted[at]!]!, id.length)) found.push(sorted[at]!)
    return found.sort((one, other) => one - other)
  }
}

const endsThere = (text: string, length: number): boolean =>
  length >= text.length || !/^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}])/u.test(text.slice(length, length + 3))

/** The first index for which it holds, where it holds for all that follow. */
const firstIndex = (length: number, holds: (index: number) => boolean): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether a line stands below one of the headings of these indexes, or in it; null for no heading. */
export const belowAny = (
  headings: readonly Heading[],
  reaches: readonly number[],
  chosen: readonly number[],
): ((line: number) => boolean) | null => {
  const starts: number[] = []
  const furthest: number[] = []
  for (const index of chosen) {
    starts.push(headings[index]!.place.line)
    furthest.push(Math.max(furthest.at(-1) ?? 0, reaches[index] ?? 0))
  }
  if (starts.length === 0) return null
  return line => {
    const above = firstIndex(starts.length, index => starts[index]! > line)
    return above > 0 && line <= furthest[above - 1]!
  }
}
