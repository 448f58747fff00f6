import * as z from 'zod'
import { flawsOf } from './shared/flaws.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'conflict-marker',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'error',
  summary: 'Require a matrix without merge-conflict markers.',
  options: z.strictObject({}),
  check: view => flawsOf(view, 'conflict-marker'),
})
