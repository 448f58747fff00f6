import type { Begun, Frame, Opened } from './judge.js'
import { beginEarly } from './gather/early-history.js'
import { openFiles } from './gather/files.js'
import { gatherRepository } from './gather/repository.js'
import type { AuditOptions } from './gather/options.js'
import { resolveHead } from './git/base.js'
import { objectGatherer } from './git/begun-objects.js'
import { openObjects } from './git/objects.js'
import type { Report } from './model/report.js'
import { found, type Missing, type Sought } from './model/sought.js'

/** Judges a repository. What could not be had is in the report; only what is wrong with the question is thrown. */
export const audit = async (options: AuditOptions): Promise<Report> => {
  const frame: Frame = {
    base: null,
    target: null,
    head: null,
    landing: null,
    judged: 'base',
    now: options.now,
    config: null,
    notes: [...(options.notes ?? [])],
  }
  const begun: Begun = { readers: [], histories: [], closers: [] }
  try {
    // Git is at work while all that reads and judges is being loaded.
    const opening = open(options, frame, begun)
    const opened = await opening
    const { judge } = await import('./judge.js')
    if (!opened.found) return unjudged(frame, opened)
    const report = await judge(opened.value.opened, opened.value.options, frame, begun)
    return 'outcome' in report ? report : unjudged(frame, report)
  } finally {
    for (const reader of begun.readers) reader.close()
    for (const history of begun.histories) history.stop()
    for (const close of begun.closers) await close()
  }
}

const open = async (
  asked: AuditOptions,
  frame: Frame,
  begun: Begun,
): Promise<Sought<{ readonly opened: Opened; readonly options: AuditOptions }>> => {
  const gathered = await gatherRepository(asked, frame.notes, begun.closers)
  if (!gathered.found) return gathered
  const { repository, options, widen } = gathered.value
  const early = beginEarly(repository, options.base)
  if (early) begun.histories.push(early.history)
  const reader = openObjects(repository)
  begun.readers.push(reader)
  const head = gathered.value.head
    ? found(gathered.value.head)
    : await resolveHead(repository, options.head ?? 'HEAD')
  if (!head.found) return head
  frame.head = { ref: head.value.ref, sha: head.value.sha }
  const gatherer = objectGatherer(repository)
  begun.closers.push(() => Promise.resolve(gatherer.close()))
  // Of base itself more will be gathered, sooner begun now than once all is loaded.
  if (early?.tip === head.value.sha) gatherer.prepare()
  const files = await openFiles(repository, reader, head.value.sha, gatherer)
  if (!files.found) return files
  const opened = { repository, reader, early, head: head.value, files: files.value, gatherer, widen }
  return found({ opened, options })
}

const unjudged = (frame: Frame, { reason, remedy, details }: Missing): Report => ({
  ...frame,
  outcome: 'unknown',
  problem: { message: reason, remedy, ...(details && { details }) },
})
