import { flawsOf } from './shared/flaws.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'malformed-row',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'warning',
  summary: 'Require every row to have as many cells as its header.',
  options: noOptions,
  check: view => flawsOf(view, 'malformed-row'),
})
