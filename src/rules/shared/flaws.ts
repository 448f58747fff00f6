import type { Flaw } from '../../model/census.js'
import type { Problem } from '../../model/finding.js'
import type { View } from '../rule.js'

/** The flaws of the census that a rule of this id reports, as they were found when the record was read. */
export const flawsOf = (view: View, rule: Flaw['rule']): readonly Problem[] =>
  view.census.flaws.filter(flaw => flaw.rule === rule)
