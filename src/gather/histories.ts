import { startHistory, type History } from '../git/history.js'
import type { Agreed, Ground } from './agreement.js'
import type { EarlyHistory } from './early-history.js'

/** The history of every base, and what the change has beyond them and its target. Git is at work at once; `begun` takes note. */
export const beginHistories = (
  { early, head }: Pick<Ground, 'head'> & { readonly early: EarlyHistory | null },
  { repository, bases, target }: Agreed,
  begun: History[],
): { readonly history: History; readonly change: History } => {
  const begin = (include: readonly string[], exclude: readonly string[]): History => {
    const history = startHistory(repository, { include, exclude })
    begun.push(history)
    return history
  }
  const tips = bases.map(({ sha }) => sha)
  const isExpected = early !== null && tips.length === 1 && tips[0] === early.tip
  return {
    history: isExpected ? early.history : begin(tips, []),
    change: target ? begin([head.sha], [...tips, target.sha]) : begin([], []),
  }
}
