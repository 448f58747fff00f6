import { missing, type Missing } from '../model/sought.js'
import type { Ending } from './call.js'
import { failure, mendObjects } from './failure.js'

/** By the line that asked for it, what Git answered, or why it could not. */
export type Answers<Answer> = ReadonlyMap<string, Answer | Missing>

/** What one run of Git made of a list of lines: answers in their order, the last perhaps cut short by a failure. */
export interface BatchRun<Answer> {
  readonly answers: readonly Answer[]
  readonly ending: Ending
}

const mostFailures = 64

/**
 * Puts lines to Git, each once, in as few runs as can be. Git gives up at the first line that it cannot answer; that one
 * is found, and the others are asked again without it.
 */
export const answerAll = async <Answer>(
  doing: string,
  lines: Iterable<string>,
  run: (lines: readonly string[]) => Promise<BatchRun<Answer>>,
): Promise<Answers<Answer>> => {
  const answered = new Map<string, Answer | Missing>()
  const waiting = [[...new Set(lines)]]
  let failures = 0
  for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
    if (batch.length === 0) continue
    const { answers, ending } = await run(batch)
    const complete = ending.status === 0
    const certain = complete ? answers.length : Math.max(0, answers.length - 1)
    batch.slice(0, certain).forEach((line, index) => answered.set(line, answers[index] as Answer))
    if (complete && answers.length === batch.length) continue
    const lost = complete
      ? missing(`${doing}: git left questions unanswered`, mendObjects)
      : failure(doing, ending, mendObjects)
    failures++
    if (batch.length === 1 || complete || ending.status === null || failures > mostFailures) {
      for (const line of batch.slice(certain)) answered.set(line, lost)
    } else {
      waiting.push(batch.slice(certain, certain + 1), batch.slice(certain + 1))
    }
  }
  return answered
}

/** Whether an answer is the lack of one. */
export const isMissing = <Answer extends object>(answer: Answer | Missing): answer is Missing =>
  'found' in answer && answer.found === false
