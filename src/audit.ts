import { openFiles } from './gather/files.js'
import type { AuditOptions } from './gather/options.js'
import { resolveHead } from './git/base.js'
import type { History } from './git/history.js'
import { openObjects, type ObjectReader } from './git/objects.js'
import { openRepository } from './git/repository.js'
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
    // Git is at work while all that reads and judges is being loaded.
    const [opened, { judge }] = await Promise.all([open(options, frame, begun), import('./judge.js')])
    if (!opened.found) return unjudged(frame, opened)
    const report = await judge(opened.value, options, frame, begun.histories)
    return 'outcome' in report ? report : unjudged(frame, report)
  } finally {
    for (const reader of begun.readers) reader.close()
    for (const history of begun.histories) history.stop()
  }
}

const open = async (options: AuditOptions, frame: Frame, begun: Begun): Promise<Sought<Opened>> => {
  const repository = await openRepository(options.directory)
  if (!repository.found) return repository
  const reader = openObjects(repository.value)
  begun.readers.push(reader)
  const head = await resolveHead(repository.value, options.head ?? 'HEAD')
  if (!head.found) return head
  frame.head = { ref: head.value.ref, sha: head.value.sha }
  const files = await openFiles(repository.value, reader, head.value.sha)
  if (!files.found) return files
  return found({ repository: repository.value, reader, head: head.value, files: files.value })
}

const unjudged = (frame: Frame, { reason, remedy, details }: Missing): Report => ({
  ...frame,
  outcome: 'unknown',
  problem: { message: reason, remedy, ...(details && { details }) },
})
