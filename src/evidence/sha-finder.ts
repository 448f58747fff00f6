import type { CommitNote } from './commit-note.js'

/** The slot of the only commit, among those that qualify, whose SHA begins so; null for none or several. */
export type ShaFinder = (sha: string, qualifies?: (slot: number) => boolean) => number | null

/** A finder over all filled slots. It sorts them when first asked for an abbreviation. */
export function shaFinder(
  notes: readonly (CommitNote | undefined)[],
  slots: ReadonlyMap<string, number>,
): ShaFinder {
  let sorted: readonly number[] | null = null
  const shaOf = (slot: number | undefined): string => (slot === undefined ? '' : (notes[slot]?.sha ?? ''))

  return (sha, qualifies = () => true) => {
    const whole = slots.get(sha)
    if (whole !== undefined) return notes[whole] !== undefined && qualifies(whole) ? whole : null
    sorted ??= [...notes.keys()]
      .filter(slot => notes[slot] !== undefined)
      .sort((one, other) => (shaOf(one) < shaOf(other) ? -1 : 1))
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (shaOf(sorted[middle]) < sha) low = middle + 1
      else high = middle
    }
    let only: number | null = null
    for (let at = low; at < sorted.length && shaOf(sorted[at]).startsWith(sha); at++) {
      const slot = sorted[at] ?? -1
      if (!qualifies(slot)) continue
      if (only !== null) return null
      only = slot
    }
    return only
  }
}
