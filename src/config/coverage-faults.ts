import { stateClasses } from '../model/row.js'
import type { ChangeFault } from './change-faults.js'
import type { CoverageConfig } from './coverage-schema.js'
import { nearest } from './nearest.js'
import { quoted } from './problem.js'

/** Words of `coverage.finished.states` that are neither a class nor a state: a typing error would switch the rule off. */
export const coverageFaults = (
  config: CoverageConfig | undefined,
  states: Readonly<Record<string, unknown>> | undefined,
): readonly ChangeFault[] => {
  if (states === undefined) return []
  const known = [...Object.keys(states), ...stateClasses.filter(each => each !== 'unknown')]
  return (config?.finished?.states ?? []).flatMap((word, index) => {
    if (known.some(each => each.toLowerCase() === word.toLowerCase())) return []
    const near = nearest(word, known)
    const guess = near === null ? '' : `; did you mean ${quoted(near)}?`
    const path = ['coverage', 'finished', 'states', index]
    return [{ path, expected: `a class, or a state of the vocabulary${guess}` }]
  })
}
