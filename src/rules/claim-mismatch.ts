import { noOptions } from './shared/no-options.js'
import { unreadMatrices } from './shared/unread-matrices.js'
import { contractCode } from './shared/section-code.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'claim-mismatch',
  group: 'Contracts',
  section: 'claims',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require rows and the claims on them to agree, in both directions.',
  options: noOptions,
  *texts(reading) {
    for (const path of contractCode.now.claimPaths(reading)) yield { side: 'tree', path }
  },
  *check({ census, settings, tree, change }) {
    if (!settings.claims) return
    const unread = unreadMatrices(census)
    if (unread !== null) yield skip(unread)
    else yield* contractCode.now.claimMismatches({ census, settings, tree, change })
  },
})
