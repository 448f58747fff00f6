import { noOptions } from './shared/no-options.js'
import { unreadMatrices } from './shared/unread-matrices.js'
import { contractCode } from './shared/section-code.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'illegal-mark',
  group: 'Contracts',
  section: 'marks',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every mark of a checklist to be one that the state of its row allows.',
  options: noOptions,
  *texts({ settings, tree }) {
    for (const path of contractCode.now.markPaths({ settings, tree })) yield { side: 'tree', path }
  },
  *check({ census, settings, tree }) {
    if (settings.marks.length === 0) return
    const unread = unreadMatrices(census)
    if (unread !== null) yield skip(unread)
    else yield* contractCode.now.markMismatches({ census, settings, tree })
  },
})
