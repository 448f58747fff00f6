import { flawsOf } from './shared/flaws.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'conflict-marker',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'error',
  summary: 'Require a matrix without merge-conflict markers.',
  options: noOptions,
  check: view => flawsOf(view, 'conflict-marker'),
})
