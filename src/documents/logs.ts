import type { Change } from '../model/change.js'
import type { DocumentEntry, LogSettings } from '../model/document-settings.js'
import type { Tree } from '../model/tree.js'
import { arrivals, type Arrivals } from './ahead.js'
import { entriesWith, filesOf } from './entry-files.js'
import { isDated, logEntries, type LogEntry } from './log-entries.js'
import { scanned } from './scanned.js'

/** A log, and its entries in the order of the file. */
export interface Log extends Arrivals {
  readonly path: string
  readonly order: LogSettings['order']
  readonly reason: string | null
  readonly entries: readonly LogEntry[]
}

/** What logs are read from; the texts that `logPaths` names must be there. */
export interface LogSource {
  readonly tree: Tree
  readonly target: Tree | null
  readonly change: Pick<Change, 'files'> | null
}

/** Each log, and whether a change writes it. */
export const logPaths = (
  documents: readonly DocumentEntry[],
  { tree, target, change }: LogSource,
): readonly { readonly path: string; readonly entry: DocumentEntry; readonly isChanged: boolean }[] => {
  const changed = new Set(target && change ? change.files.map(({ path }) => path) : [])
  return entriesWith(documents, 'log').flatMap(entry =>
    filesOf(entry, tree).map(path => ({ path, entry, isChanged: changed.has(path) })),
  )
}

/** Reads the logs. Those that are no text, or whose text is not there yet, are left out. */
export function* readLogs(documents: readonly DocumentEntry[], source: LogSource): Iterable<Log> {
  for (const { path, entry, isChanged } of logPaths(documents, source)) {
    const file = source.tree.textOf(path)
    if (!entry.log || !file || file.bad === 'binary') continue
    const entries = logEntries(scanned(path, file), entry.log)
    const old = isChanged ? source.target?.textOf(path) : null
    const before = isChanged ? (old ? scanned(path, old).lines : []) : null
    yield {
      path,
      order: entry.log.order,
      reason: entry.reason,
      entries,
      ...arrivals(entries.filter(isDated), before),
    }
  }
}
