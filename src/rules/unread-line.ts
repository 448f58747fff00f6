import { flawsOf } from './shared/flaws.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'unread-line',
  group: 'Reading the record',
  severity: 'notice',
  unagreed: 'notice',
  summary: 'Require every line of a status table to begin with an ID, and no row to be hidden.',
  options: noOptions,
  check: view => flawsOf(view, 'unread-line'),
})
