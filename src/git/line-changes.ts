import { found, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'

/** Lines of one text that took the place of lines of another; with none of them, the line after which they stood. */
export interface LineChange {
  readonly from: LineRange
  readonly to: LineRange
}

export interface LineRange {
  /** The first of them, from 1. */
  readonly start: number
  readonly count: number
}

/** How the lines of one blob differ from those of another, in their order. */
export const readLineChanges = async (
  where: Where,
  from: string,
  to: string,
): Promise<Sought<readonly LineChange[]>> => {
  const answer = await beginCall(where, [
    'diff',
    '--unified=0',
    '--text',
    '--no-ext-diff',
    '--no-textconv',
    '--diff-algorithm=histogram',
    '--no-indent-heuristic',
    '--ignore-cr-at-eol',
    '--end-of-options',
    from,
    to,
  ])
  if (answer.status !== 0) return failure(`could not compare ${from} with ${to}`, answer, mendObjects)
  // A carriage return within a line begins none.
  const heads = answer.stdout.toString('latin1').matchAll(/\n@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/g)
  return found(Array.from(heads, ([, a, b, c, d]) => ({ from: toRange(a, b), to: toRange(c, d) })))
}

const toRange = (start = '0', count = '1'): LineRange => ({ start: Number(start), count: Number(count) })

/** The line of the other text that a line of this one became; of one that is gone, the line before. */
export const followLine = (changes: readonly LineChange[], line: number): number => {
  let shift = 0
  for (const { from, to } of changes) {
    // A range without lines begins behind its start.
    const first = from.count === 0 ? from.start + 1 : from.start
    if (line < first) break
    if (line < first + from.count) {
      if (line - first < to.count) return to.start + line - first
      return Math.max(1, to.count === 0 ? to.start : to.start + to.count - 1)
    }
    shift = (to.count === 0 ? to.start + 1 : to.start) + to.count - (first + from.count)
  }
  return line + shift
}

/** Whether a line of the text `to` is one of those that took others' place. */
export const isChangedLine = (changes: readonly LineChange[], line: number): boolean =>
  changes.some(({ to }) => to.start <= line && line < to.start + to.count)
