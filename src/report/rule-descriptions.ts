import { pageOf } from '../rules/pages/index.js'
import type { Rule } from '../rules/rule.js'
import type { RuleDescription } from './sarif.js'

/** What a reader of SARIF is told of these rules. */
export const toDescriptions = (rules: readonly Rule[]): readonly RuleDescription[] =>
  rules.map(rule => ({
    id: rule.id,
    summary: rule.summary,
    why: pageOf(rule).why,
    severity: rule.severity,
  }))
