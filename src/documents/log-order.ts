import type { LogSettings } from '../model/document-settings.js'
import { instantOf } from './log-date.js'
import type { DatedEntry } from './log-entries.js'
import { straysOf } from './longest-run.js'

/** An entry out of its place, and one in its place that it stands on the wrong side of. */
export interface Misplaced {
  readonly entry: DatedEntry
  readonly beside: DatedEntry
}

/**
 * As few entries as can be that, taken out, leave the rest in order. Equal dates are in order, and so is a date without a
 * time beside any time of its day.
 */
export const misplacedEntries = (
  entries: readonly DatedEntry[],
  order: LogSettings['order'],
): readonly Misplaced[] => {
  const written = order === 'oldest-first' ? entries : [...entries].reverse()
  return ofClocks(written).sort((one, other) => one.entry.line - other.entry.line)
}

const hasZone = ({ date }: DatedEntry): boolean => date.zone !== null

/** With one zone at most all entries are by one clock, as they are written; otherwise only those that say by which. */
const ofClocks = (entries: readonly DatedEntry[]): Misplaced[] => {
  const zones = new Set(entries.flatMap(({ date }) => date.zone ?? []))
  if (zones.size < 2) return asWritten(entries)
  return [
    ...asWritten(entries.filter(entry => !hasZone(entry))),
    ...misplaced(entries.filter(hasZone), ({ date }) => instantOf(date)),
  ]
}

const asWritten = (entries: readonly DatedEntry[]): Misplaced[] => {
  const byDay = misplaced(entries, ({ date }) => date.day)
  const strays = new Set(byDay.map(({ entry }) => entry))
  const days = new Map<number, DatedEntry[]>()
  for (const entry of entries) {
    if (entry.date.time === null || strays.has(entry)) continue
    const day = days.get(entry.date.day)
    if (day) day.push(entry)
    else days.set(entry.date.day, [entry])
  }
  return [...byDay, ...[...days.values()].flatMap(ofDay => misplaced(ofDay, ({ date }) => date.time ?? 0))]
}

const misplaced = (entries: readonly DatedEntry[], key: (entry: DatedEntry) => number): Misplaced[] =>
  straysOf(entries.map(key)).flatMap(({ index, beside }) => {
    const [entry, other] = [entries[index], entries[beside]]
    return entry && other ? { entry, beside: other } : []
  })
