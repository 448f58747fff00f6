import type { DatedLine } from '../model/dated-line.js'
import { earliestOf } from './log-date.js'
import type { DatedEntry } from './log-entries.js'

/** The entries that a change brings, and those that were there before it, of equal lines the first. */
export interface Arrivals {
  readonly brought: readonly DatedEntry[]
  readonly kept: readonly DatedEntry[]
}

/** Tells them apart by the lines that the file had before; null where the file did not change. */
export const arrivals = (entries: readonly DatedEntry[], before: readonly string[] | null): Arrivals => {
  const known = before && new Set(before.map(line => line.trimEnd()))
  const told = new Set<string>()
  const brought: DatedEntry[] = []
  const kept: DatedEntry[] = []
  for (const entry of entries) {
    const text = entry.text.trimEnd()
    if (known?.has(text) === false) brought.push(entry)
    else if (!told.has(text)) kept.push(entry)
    told.add(text)
  }
  return { brought, kept }
}

/** The question whether an entry stood in its file before its date had come. */
export const questionOf = (path: string, { text, date }: DatedEntry): DatedLine => ({
  path,
  text,
  moment: earliestOf(date),
})

/** `2026-07-22 14:33 UTC`. */
export const momentInWords = (time: number): string =>
  `${new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
