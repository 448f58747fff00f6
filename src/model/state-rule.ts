import type { StateClass } from './row.js'
import type { StateRule } from './settings.js'

const liveClasses: readonly StateClass[] = ['ready', 'active', 'gating', 'partial', 'blocked']

const evidenceByClass: Partial<Record<StateClass, StateRule['evidence']>> = {
  active: 'error',
  gating: 'warning',
}

/** What a class makes of a state where nothing else is said: live from `ready` to `blocked`, evidence for `active` and `gating`. */
export const stateRule = (word: string, stateClass: StateClass): StateRule => ({
  word,
  class: stateClass,
  live: liveClasses.includes(stateClass),
  evidence: evidenceByClass[stateClass] ?? 'none',
})
