import { noOptions } from './shared/no-options.js'
import { unreadMatrices } from './shared/unread-matrices.js'
import { contractCode } from './shared/section-code.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'rollup-mismatch',
  group: 'Contracts',
  section: 'rollups',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every written count of rows to be what the rows add up to.',
  options: noOptions,
  *texts({ census, settings, tree }) {
    for (const path of contractCode.now.rollupPaths({ census, settings, tree })) yield { side: 'tree', path }
  },
  *check({ census, settings, tree }) {
    if (settings.rollups.length === 0) return
    const unread = unreadMatrices(census)
    if (unread !== null) yield skip(unread)
    else yield* contractCode.now.rollupMismatches({ census, settings, tree })
  },
})
