import type { Agreed } from './agreement.js'
import type { ChangeQuestion } from './change.js'
import type { GatheredEvidence } from './evidence.js'
import type { AuditOptions } from './options.js'
import type { Sides } from './sides.js'

/** What is to be said about the change; null where base itself is judged. */
export const toQuestion = (
  { landed, before, files }: Sides,
  { settings, target }: Agreed,
  { change, finder }: GatheredEvidence,
  { title, body, headBranch, author, queued }: AuditOptions,
): ChangeQuestion | null => {
  if (!before || !target) return null
  // Where other entries of the queue are in the change, it is not one author's.
  const isShared = change.some(({ sha }) => sha === queued?.upon)
  const words = {
    title: title ?? null,
    body: body ?? '',
    branch: headBranch ?? '',
    author: isShared ? null : (author ?? null),
    isWritten: queued !== undefined,
  }
  const { configurationOf } = target
  return { before, landed, files, commits: change, words, finder, configurationOf, settings }
}
