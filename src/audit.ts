import { beginEarly } from './gather/early-history.js'
import { openFiles } from './gather/files.js'
import type { AuditOptions } from './gather/options.js'
import { resolveHead } from './git/base.js'
import type { History } from './git/history.js'
import { openObjects, type ObjectReader } from './git/objects.js'
import { openRepository, type Repository } from './git/repository.js'
import type { Frame, Opened } from './judge.js'
import type { Report } from './model/report.js'
import { found, type Missing, type Sought } from './model/sought.js'

/** What a run has begun, to be ended whatever happens. */
interface Begun {
  readonly readers: ObjectReader[]
  readonly histories: History[]
}

/** Judges a repository. What could not be had is in the report; only what is wrong with the question is thrown. */
export const audit = async (options: AuditOptions): Promise<Report> => {
  const frame: Frame = { base: null, head: null, judged: 'head', now: options.now, config: null, notes: [] }
  const begun: Begun = { readers: [], histories: [] }
  try {
    const repository = await openRepository(options.directory)
    if (!repository.found) return unjudged(frame, repository)
    // Git is at work while all that reads and judges is being loaded.
    const opening = open(repository.value, options, frame, begun)
    const { judge } = await import('./judge.js')
    const opened = await opening
    if (!opened.found) return unjudged(frame, opened)
    const report = await judge(opened.value, options, frame, begun.histories)
    return 'outcome' in report ? report : unjudged(frame, report)
  } finally {
    for (const reader of begun.readers) reader.close()
    for (const history of begun.histories) history.stop()
  }
}

const open = async (
  repository: Repository,
  options: AuditOptions,
  frame: Frame,
  begun: Begun,
): Promise<Sought<Opened>> => {
  const early = beginEarly(repository, options.base)
  if (early) begun.histories.push(early.history)
  const reader = openObjects(repository)
  begun.readers.push(reader)
  const head = await resolveHead(repository, options.head ?? 'HEAD')
  if (!head.found) return head
  frame.head = { ref: head.value.ref, sha: head.value.sha }
  const files = await openFiles(repository, reader, head.value.sha)
  return files.found ? found({ repository, reader, early, head: head.value, files: files.value }) : files
}

const unjudged = (frame: Frame, { reason, remedy, details }: Missing): Report => ({
  ...frame,
  outcome: 'unknown',
  problem: { message: reason, remedy, ...(details && { details }) },
})
