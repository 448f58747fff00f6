import { flawsOf } from './shared/flaws.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'unknown-state',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'notice',
  summary: 'Require every State cell to hold exactly one state of the vocabulary.',
  options: noOptions,
  check: view => flawsOf(view, 'unknown-state'),
})
