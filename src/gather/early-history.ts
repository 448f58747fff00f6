import { startHistory, type History } from '../git/history.js'
import type { Repository } from '../git/repository.js'

/** A pass over the history of what is most likely base, begun before anybody could say what base is. */
export interface EarlyHistory {
  /** Object name of the commit that it begins at. */
  readonly tip: string
  readonly history: History
}

/** Begins the pass, so that Git is at work while the configuration is being read; null where nothing is likely. */
export const beginEarly = (
  { shallow, ...repository }: Repository,
  base: string | null,
): EarlyHistory | null => {
  if (shallow) return null
  const { refs } = repository
  const head = refs.find(({ ref }) => ref === 'refs/remotes/origin/HEAD')?.symbolic
  const named = base === null ? [] : [base, `refs/remotes/origin/${base}`]
  const likely = [...named, head, 'refs/remotes/origin/main', 'refs/remotes/origin/master']
  const tip = likely.flatMap(name => refs.find(({ ref }) => ref === name) ?? [])[0]?.sha
  return tip === undefined
    ? null
    : { tip, history: startHistory({ shallow, ...repository }, { include: [tip] }) }
}
