import type { Heading } from '../model/document.js'

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

/** Whether a line stands below one of the chosen headings, or in it. Each question costs the logarithm of their number. */
export const belowAny = (
  headings: readonly Heading[],
  reaches: readonly number[],
  isChosen: (heading: Heading) => boolean,
): ((line: number) => boolean) | null => {
  const starts: number[] = []
  const furthest: number[] = []
  headings.forEach((heading, index) => {
    if (!isChosen(heading)) return
    starts.push(heading.place.line)
    furthest.push(Math.max(furthest.at(-1) ?? 0, reaches[index] ?? 0))
  })
  if (starts.length === 0) return null
  return line => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (starts[middle]! <= line) low = middle + 1
      else high = middle
    }
    return low > 0 && line <= furthest[low - 1]!
  }
}
