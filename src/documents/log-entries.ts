import type { LogSettings } from '../model/document-settings.js'
import { scanBlocks } from '../markdown/scan.js'
import { freshStart } from './fresh-start.js'
import { readDate, type FaultyDate, type LogDate } from './log-date.js'
import type { Scanned } from './scanned.js'

/** The line that begins an entry of a log. */
export interface LogEntry {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly date: LogDate | FaultyDate | null
}

/** An entry whose date can be read. */
export interface DatedEntry extends LogEntry {
  readonly date: LogDate
}

/** Whether its date can be read. */
export const isDated = (entry: LogEntry): entry is DatedEntry =>
  entry.date !== null && !('fault' in entry.date)

/** The entries of a log in the order of the file, but for what stands in a closed fence or further down in a comment. */
export const logEntries = (scanned: Scanned, settings: LogSettings): readonly LogEntry[] => {
  const ofText = known.get(scanned) ?? new Map<LogSettings, readonly LogEntry[]>()
  known.set(scanned, ofText)
  const entries = ofText.get(settings) ?? readEntries(scanned, settings)
  ofText.set(settings, entries)
  return entries
}

// They are asked for twice: to tell which lines are sought, and to judge them.
const known = new WeakMap<Scanned, Map<LogSettings, readonly LogEntry[]>>()

const readEntries = (scanned: Scanned, { isEntry }: LogSettings): readonly LogEntry[] => {
  const entries: LogEntry[] = []
  scanned.lines.forEach((text, index) => {
    if (isEntry(text)) entries.push({ line: index + 1, text, date: readDate(text.slice(0, longest)) })
  })
  const isHidden = within(hidingIn(scanned, entries))
  return entries.filter(({ line }) => !isHidden(line))
}

// A date that stands further behind is none of the entry.
const longest = 2000

const fence = /^[\s>]*(?:[-*+]\s+)?(`{3,}|~{3,})(.*)$/

/** Looks closely at a text no more often than this, each time as far as it takes to be sure again; then to its end. */
const mostLooks = 100

/** What hides entries: the closed fences, and what comments there are behind their first lines. Linear. */
const hidingIn = (scanned: Scanned, entries: readonly LogEntry[]): readonly Span[] => {
  if (!isMarked(scanned.text)) return []
  const told = new Set(entries.map(({ line }) => line))
  const spans: Span[] = []
  let from = 1
  for (let looks = 1; ; looks++) {
    const doubtful = firstDoubtful(scanned.lines, entries, from)
    if (doubtful === null) return spans
    const { start, sureTo } = freshStart(scanned.lines, doubtful, told, from)
    const look = lookAt(scanned, start, looks < mostLooks ? sureTo : Infinity)
    spans.push(...look.spans)
    if (look.end === null) return spans
    from = look.end
  }
}

/** What hides lines from one on at which nothing is open; up to a line behind another at which nothing is open either, or to the end. */
const lookAt = (
  { path, lines }: Scanned,
  start: number,
  behind: number,
): { readonly spans: readonly Span[]; readonly end: number | null } => {
  for (let count = behind - start + leastLines; ; count *= 2) {
    const isAll = start - 1 + count >= lines.length
    const text = lines.slice(start - 1, isAll ? lines.length : start - 1 + count).join('\n')
    const { fences, comments, lineCount, isWhole } = scanBlocks(path, text, behind - start + 1)
    if (isWhole && !isAll) continue
    const spans = [
      ...fences,
      ...comments.map(({ place }) => ({ first: place.line + 1, last: place.endLine })),
    ]
    return {
      spans: spans.map(({ first, last }) => ({ first: first + start - 1, last: last + start - 1 })),
      end: isWhole ? null : start - 1 + lineCount,
    }
  }
}

const leastLines = 32

/** Line of the first reason for a closer look, from a line on at which nothing is open; null for none. Only plain fences are understood here. */
const firstDoubtful = (
  lines: readonly string[],
  entries: readonly LogEntry[],
  from: number,
): number | null => {
  let next = entries.findIndex(({ line }) => line >= from)
  let isOpen = false
  let opened = 0
  let isWithin = false
  for (let number = from; number <= lines.length; number++) {
    if (entries[next]?.line === number) {
      isWithin = isOpen
      next++
    }
    const line = lines[number - 1] ?? ''
    if (!isMarked(line)) continue
    const comment = line.indexOf('<!--')
    if (comment >= 0 && !line.includes('-->', comment)) return number
    const [, marks, rest = ''] = fence.exec(line) ?? []
    if (marks === undefined) continue
    if (marks !== '```' || !plainFence.test(line)) return number
    if (!isOpen) {
      isOpen = !rest.includes('`')
      opened = number
    } else if (rest.trim() === '') {
      if (isWithin) return opened
      isOpen = false
    }
  }
  return null
}

/** True where a fence or a comment may begin or end. */
const isMarked = (text: string): boolean =>
  text.includes('```') || text.includes('~~~') || text.includes('<!--')

// What stands further in, in a list or in a quote, begins and ends as the blocks around it let it.
const plainFence = /^ {0,3}```/

interface Span {
  readonly first: number
  readonly last: number
}

/** Whether a line is within one of these spans; lines are asked for in order. */
const within = (spans: readonly Span[]): ((line: number) => boolean) => {
  const sorted = [...spans].sort((one, other) => one.first - other.first)
  let next = 0
  let last = 0
  return line => {
    for (let span = sorted[next]; span !== undefined && span.first <= line; span = sorted[++next])
      last = Math.max(last, span.last)
    return line <= last
  }
}
