import type { Row, StateClass } from '../../model/row.js'
import type { View } from '../rule.js'

/** The state to which a row without work may go back, by the spec that stands behind it. */
export interface LegalFloor {
  readonly class: StateClass
  /** The word of the vocabulary for it. */
  readonly word: string
  /** Why it is this one. */
  readonly because: string
}

/** `ready` for a row whose spec exists and names it, `inventoried` for any other; the next class where the vocabulary has no word. */
export const legalFloor = (view: View, row: Row): LegalFloor => {
  const specified = view.specNames(row)
  const because = specified ? 'its spec exists and names it' : whyNot(row.specLinks.length)
  const classes: readonly StateClass[] = specified
    ? ['ready', 'planned', 'inventoried']
    : ['inventoried', 'planned']
  const { states } = view.settings
  const own = classes.flatMap(name => states?.find(state => state.class === name) ?? [])[0]
  const fallback = specified ? 'ready' : 'inventoried'
  return own
    ? { class: own.class, word: own.word, because }
    : { class: fallback, word: states ? `a state of class ${fallback}` : fallback, because }
}

/** The state that target has for a row which the change itself has moved, and to which it may be put back; null for any other. */
export const formerState = ({ change }: View, row: Row): LegalFloor | null => {
  const from = change?.moves.find(({ to }) => to === row)?.from ?? null
  return from && from.evidence === 'none' && from.class !== 'unknown'
    ? { class: from.class, word: from.state, because: 'that is what it is before this change' }
    : null
}

const whyNot = (links: number): string =>
  links === 0 ? 'it links no spec' : 'no spec that it links exists and names it'
