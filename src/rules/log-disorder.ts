import type { LogEntry } from '../documents/log-entries.js'
import type { Log } from '../documents/logs.js'
import type { Problem } from '../model/finding.js'
import { noOptions } from './shared/no-options.js'
import { documentCode } from './shared/section-code.js'
import { defineRule, skip, type Skip, type View } from './rule.js'

export default defineRule({
  id: 'log-disorder',
  group: 'Documents',
  section: 'documents',
  load: documentCode.load,
  severity: 'error',
  unagreed: 'off',
  summary:
    'Require the entries of a log to stand in the order of their dates, and none to be dated ahead of its commit.',
  options: noOptions,
  *texts({ settings: { documents }, ...source }) {
    const { filesToTry, logPaths } = documentCode.now
    for (const path of filesToTry(documents, 'log', source.tree)) yield { side: 'tree' as const, path }
    for (const { path, isChanged } of logPaths(documents, source)) {
      yield { side: 'tree' as const, path }
      if (isChanged) yield { side: 'target' as const, path }
    }
  },
  *linesOf({ settings: { documents }, ...source }) {
    const { questionOf, readLogs } = documentCode.now
    for (const { path, kept } of readLogs(documents, source))
      for (const entry of kept) yield questionOf(path, entry)
  },
  *check(view) {
    const { entrylessLogs, readLogs, unreadable } = documentCode.now
    const { documents, source } = view.settings
    yield* unreadable(documents, 'log', { tree: view.tree, config: source })
    for (const { entry, paths, dated } of entrylessLogs(documents, view.tree))
      yield {
        subject: `log ${paths[0] ?? ''}`,
        message: `Unexpected pattern of a log that begins no line of ${paths[0] ?? ''}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}, expected one for the first lines of its entries`,
        help: 'Correct `entry` in `documents` of the configuration: nothing is in order or out of it where there is no entry.',
        place: { path: source ?? '', line: entry.line, endLine: entry.line },
        related: [{ place: dated, message: 'A line with a date' }],
      }
    for (const log of readLogs(documents, view)) {
      const problems: Problem[] = []
      for (const said of disorder(log, view))
        if ('skipped' in said) yield said
        else problems.push(said)
      yield* problems.slice(0, mostTold)
      const next = problems[mostTold]
      if (!next) continue
      yield {
        subject: 'further entries',
        message: `Unexpected ${problems.length - mostTold} more entries of ${log.path} that are out of order, expected none`,
        help: 'Look whether the order in `documents` of the configuration is meant; those that are named first are mended first.',
        place: next.place,
      }
    }
  },
})

const mostTold = 50

function* disorder(log: Log, view: View): Iterable<Problem | Skip> {
  const { excerpt, isDated, misplacedEntries } = documentCode.now
  const { path, entries, order } = log
  const because = log.reason === null ? '' : ` (${log.reason})`
  const at = ({ line, text }: LogEntry) => ({
    subject: excerpt(text),
    place: { path, line, endLine: line, column: 1, endColumn: text.length + 1 },
  })
  for (const entry of entries) {
    const fault = faultOf(entry)
    if (fault === null) continue
    yield {
      ...at(entry),
      message: `${fault}${because}`,
      help: 'Write the date of the entry in its first line, or make the pattern in `documents` of the configuration narrower.',
    }
  }
  const ahead = new Set<LogEntry>()
  for (const { entry, since } of entriesAhead(log, view)) {
    if (entry === null) {
      yield skip(since)
      break
    }
    ahead.add(entry)
    yield {
      ...at(entry),
      message: `Unexpected date ${entry.date.words} of an entry that ${since}, expected a date that had come by then anywhere on earth${because}`,
      help: 'Write the date on which the entry was made.',
    }
  }
  const dated = entries.filter(isDated).filter(entry => !ahead.has(entry))
  for (const { entry, beside } of misplacedEntries(dated, order)) {
    const side = entry.line > beside.line ? 'below' : 'above'
    yield {
      ...at(entry),
      message: `Unexpected entry of ${entry.date.words} ${side} that of ${beside.date.words} on line ${beside.line}, expected the ${order === 'oldest-first' ? 'oldest' : 'newest'} first${because}`,
      help: 'Correct its date, or move it to its place.',
      related: [{ place: at(beside).place, message: `The entry of ${beside.date.words}` }],
    }
  }
}

const faultOf = ({ date }: LogEntry): string | null => {
  if (date === null)
    return 'Unexpected entry without a date, expected one as in 2026-12-31 or 2026-12-31 23:59'
  return 'fault' in date ? `Unexpected date ${date.fault}, expected one of the calendar and the clock` : null
}

type Ahead =
  | { readonly entry: Log['kept'][number]; readonly since: string }
  | { readonly entry: null; readonly since: string }

/** Entries that stood there before their date had come, and since when; or why that cannot be told. */
function* entriesAhead({ path, brought, kept }: Log, view: View): Iterable<Ahead> {
  const { momentInWords, questionOf } = documentCode.now
  const time = bringingTime(view)
  for (const entry of brought)
    if (questionOf(path, entry).moment > time)
      yield { entry, since: `this change brings at ${momentInWords(time)}` }
  for (const entry of kept) {
    const seen = view.sighting(questionOf(path, entry))
    if (!seen.found)
      yield { entry: null, since: `the earlier texts of ${path} cannot be read: ${seen.reason}` }
    else if (seen.value !== null) {
      const { sha, time: then } = seen.value
      yield { entry, since: `commit ${sha.slice(0, 8)} of ${momentInWords(then)} already has` }
    }
  }
}

/** When the change was committed: its newest commit, or now for what is not committed yet. */
const bringingTime = ({ change, head, now }: View): number => {
  let newest = -Infinity
  for (const { time } of change?.commits ?? []) newest = Math.max(newest, time)
  return head === null || newest === -Infinity ? now : newest
}
