const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g

/** Characters of a text, as code points: a surrogate pair is one. */
export const countCharacters = (text: string): number => text.length - (text.match(pair)?.length ?? 0)

/** Counts the characters between two offsets of a text, many times over. */
export const characterCounter = (text: string): ((from: number, to: number) => number) => {
  const pairs = Array.from(text.matchAll(pair), ({ index }) => index)
  const pairsBefore = (offset: number): number => {
    let low = 0
    let high = pairs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low
  }
  return (from, to) => to - from - (pairsBefore(to) - pairsBefore(from))
}
