import type { Census, StatusTable } from '../model/census.js'
import type { Comment, Heading, MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { FaultyWaiver, Waiver, Waivers } from '../model/waiver.js'
import { readWaiverComment } from './waiver-text.js'

/** A rule, as far as an excuse has to know it. */
export interface NamedRule {
  readonly id: string
  readonly group: string
  /** What it demands is over once the change has landed, as for the rules of the group about the change. */
  readonly ofChange?: true
  /** It judges the excuses themselves, and is excused by none. */
  readonly late?: true
}

type Document = Pick<MarkdownDocument, 'path' | 'comments' | 'headings'>

/**
 * The excuses that stand in the files of the census. In a cell one reaches its line; above a table, with nothing but text
 * between, the rows of that table, and must say which.
 */
export const documentWaivers = (
  documents: Iterable<Document>,
  census: Census,
  rules: readonly NamedRule[],
): Waivers => {
  const read = new Set(census.files.flatMap(({ path, skipped }) => (skipped === undefined ? [path] : [])))
  const known = new Set(rules.flatMap(({ id, late }) => (late ? [] : [id])))
  const valid: Waiver[] = []
  const faulty: FaultyWaiver[] = []
  for (const document of documents) {
    if (!read.has(document.path)) continue
    const tables = census.tables.filter(({ place }) => place.path === document.path)
    for (const comment of document.comments) {
      const waiver = toWaiver(comment, document.headings, tables, known)
      if (waiver === null) continue
      if ('fault' in waiver) faulty.push(waiver)
      else valid.push(waiver)
    }
  }
  return { valid, faulty }
}

const toWaiver = (
  { text, place }: Comment,
  headings: readonly Heading[],
  tables: readonly StatusTable[],
  known: ReadonlySet<string>,
): Waiver | FaultyWaiver | null => {
  const read = readWaiverComment(text)
  if (read === null) return null
  const table = tables.find(({ place: at }) => at.line <= place.line && place.line <= at.endLine)
  const next = table ?? tables.find(({ place: at }) => at.line > place.endLine)
  const parted =
    next !== undefined &&
    headings.some(at => place.endLine < at.place.line && at.place.line < next.place.line)
  const isCell = table !== undefined && place.line > table.place.line
  const reach: Place = isCell ? wholeLines(place) : wholeLines(next?.place ?? place)
  const from = { kind: 'document', place, reach } as const
  const refuse = (fault: string): FaultyWaiver => ({ text: oneLine(text), fault, from })
  if ('fault' in read) return refuse(read.fault)
  if (!known.has(read.rule)) return refuse(`there is no rule ${read.rule} that can be excused`)
  if (!next || parted) return refuse('it stands neither in a row nor above a status table')
  if (read.id === null && !isCell) return refuse('above a table it has to name the row, in parentheses')
  return { ...read, from }
}

const wholeLines = ({ path, line, endLine }: Place): Place => ({ path, line, endLine })

const shown = 200

export const oneLine = (text: string): string => {
  const line = text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()
  return line.length > shown ? `${line.slice(0, shown - 1)}…` : line
}
