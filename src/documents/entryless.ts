import type { DocumentEntry } from '../model/document-settings.js'
import type { Place } from '../model/place.js'
import type { Tree } from '../model/tree.js'
import { entriesWith, filesOf } from './entry-files.js'
import { readDate } from './log-date.js'
import { scanned } from './scanned.js'

/** Logs whose pattern begins no line of any of their files, though lines there have dates. */
export interface Entryless {
  readonly entry: DocumentEntry
  readonly paths: readonly string[]
  /** The first line with a date. */
  readonly dated: Place
}

/** A log that has hardly begun has no entry either, but no date. */
export function* entrylessLogs(documents: readonly DocumentEntry[], tree: Tree): Iterable<Entryless> {
  for (const entry of entriesWith(documents, 'log')) {
    const paths = filesOf(entry, tree)
    const dated = firstDate(entry, paths, tree)
    if (dated) yield { entry, paths, dated }
  }
}

// A date that stands further behind is none of an entry.
const longest = 2000

/** Null where a line begins an entry, in a fence or not, and where none has a date. */
const firstDate = ({ log }: DocumentEntry, paths: readonly string[], tree: Tree): Place | null => {
  const files = paths.flatMap(path => {
    const file = tree.textOf(path)
    return file && file.bad !== 'binary' ? [{ path, lines: scanned(path, file).lines }] : []
  })
  if (!log || files.some(({ lines }) => lines.some(log.isEntry))) return null
  for (const { path, lines } of files) {
    const line = lines.findIndex(text => readDate(text.slice(0, longest)) !== null) + 1
    if (line > 0) return { path, line, endLine: line }
  }
  return null
}
