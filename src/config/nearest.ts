/** Edits that turn one word into another: insert, delete, replace, swap neighbours. Quadratic in the words' length. */
const distance = (left: string, right: string): number => {
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1))
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, before[column - 2]! + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  return above[right.length]!
}

const longest = 64

/** The known word that a misspelt one was probably meant to be; null where none is near. */
export const nearest = (word: string, known: readonly string[]): string | null => {
  if (word.length > longest) return null
  const lower = word.toLowerCase()
  let best: string | null = null
  let least = Math.floor(lower.length / 3) + 1.5
  for (const candidate of known) {
    const edits = distance(lower, candidate.toLowerCase())
    if (edits < least) {
      least = edits
      best = candidate
    }
  }
  return best
}
