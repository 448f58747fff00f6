import * as z from 'zod'
import { markMismatches, markPaths } from '../contracts/mark-mismatches.js'
import { unreadMatrices } from './shared/unread-matrices.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'illegal-mark',
  group: 'Contracts',
  section: 'marks',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every mark of a checklist to be one that the state of its row allows.',
  why: 'A list of marks is the short form of the matrix for those who do not read it. A check mark behind which the row is still in progress claims more than anybody can back, and a row that is missing from the list is not seen at all.',
  beforehand:
    'When you move a row, change its mark in the same change; when you take up the first work on a row, add it to the list. `marks` of the configuration says for which states each mark may stand.',
  options: z.strictObject({}),
  examples: [],
  *texts({ settings, tree }) {
    for (const path of markPaths({ settings, tree })) yield { side: 'tree', path }
  },
  *check({ census, settings, tree }) {
    if (settings.marks.length === 0) return
    const unread = unreadMatrices(census)
    if (unread !== null) yield skip(unread)
    else yield* markMismatches({ census, settings, tree })
  },
})
