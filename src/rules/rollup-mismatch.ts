import * as z from 'zod'
import { rollupMismatches, rollupPaths } from '../contracts/rollup-mismatches.js'
import { rollupExamples } from './shared/rollup-examples.js'
import { unreadMatrices } from './shared/unread-matrices.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'rollup-mismatch',
  group: 'Contracts',
  section: 'rollups',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every written count of rows to be what the rows add up to.',
  why: 'A total is what most readers read. When it drifts from its rows, the table misleads those who trust it most, and two changes that each write a right total can land as a wrong one.',
  beforehand:
    'When you move, add or remove a row, correct the counts of its section and the total in the same change. Bring base into the branch before you do, and let no change land that was checked against an older base.',
  options: z.strictObject({}),
  examples: rollupExamples,
  *texts({ census, settings, tree }) {
    for (const path of rollupPaths({ census, settings, tree })) yield { side: 'tree', path }
  },
  *check({ census, settings, tree }) {
    if (settings.rollups.length === 0) return
    const unread = unreadMatrices(census)
    if (unread !== null) yield skip(unread)
    else yield* rollupMismatches({ census, settings, tree })
  },
})
