import { daysSince, inDays } from './shared/age.js'
import { defineRule } from './rule.js'
import { noOptions } from './shared/no-options.js'
import { openBranches } from './shared/work.js'

export default defineRule({
  id: 'contested-row',
  group: 'Evidence',
  severity: 'notice',
  unagreed: 'notice',
  summary: 'Require one branch with work still to land for one row.',
  options: noOptions,
  *check(view) {
    for (const { row, evidence } of view.rows) {
      const branches = evidence && row.class !== 'pointer' ? openBranches(evidence) : []
      if (branches.length < 2) continue
      const list = branches
        .slice(0, 5)
        .map(
          ({ name, local, time }) =>
            `${name} (${local ? 'local, ' : ''}${inDays(daysSince(time, view.now))} old)`,
        )
      const more = branches.length > 5 ? [`${branches.length - 5} more`] : []
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected ${branches.length} branches with work still to land for ${row.id}, expected one: ${[...list, ...more].join(', ')}`,
        help: 'Agree on one of them; delete or park the others. Parts that are to land apart are better rows of their own.',
        place: row.idPlace,
      }
    }
  },
})
