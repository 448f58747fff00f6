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
  const doubtful = firstDoubtful(scanned, entries)
  if (doubtful === null) return entries
  const isHidden = within(
    hidingFrom(scanned, freshStart(scanned.lines, doubtful, new Set(entries.map(({ line }) => line)))),
  )
  return entries.filter(({ line }) => !isHidden(line))
}

// A date that stands further behind is none of the entry.
const longest = 2000

const fence = /^[\s>]*(?:[-*+]\s+)?(`{3,}|~{3,})(.*)$/

/** The closed fences, and what comments there are behind their first lines, from a line on at which nothing is open. */
const hidingFrom = ({ path, lines, blocks }: Scanned, start: number): readonly Span[] => {
  const { fences, comments } = start === 1 ? blocks() : scanBlocks(path, lines.slice(start - 1).join('\n'))
  return [...fences, ...comments.map(({ place }) => ({ first: place.line + 1, last: place.endLine }))].map(
    ({ first, last }) => ({ first: first + start - 1, last: last + start - 1 }),
  )
}

/** Line of the first reason for a closer look, which costs more than all the rest; null for none. Only plain fences are understood here. */
const firstDoubtful = ({ text, lines }: Scanned, entries: readonly LogEntry[]): number | null => {
  if (!/```|~~~|<!--/.test(text)) return null
  let next = 0
  let isOpen = false
  let opened = 0
  let isWithin = false
  for (let index = 0; index < lines.length; index++) {
    if (entries[next]?.line === index + 1) {
      isWithin = isOpen
      next++
    }
    const line = lines[index] ?? ''
    if (!mark.test(line)) continue
    const comment = line.indexOf('<!--')
    if (comment >= 0 && !line.includes('-->', comment)) return index + 1
    const [, marks, rest = ''] = fence.exec(line) ?? []
    if (marks === undefined) continue
    if (marks !== '```') return index + 1
    if (!isOpen) {
      isOpen = !rest.includes('`')
      opened = index + 1
    } else if (rest.trim() === '') {
      if (isWithin) return opened
      isOpen = false
    }
  }
  return null
}

const mark = /```|~~~|<!--/

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
