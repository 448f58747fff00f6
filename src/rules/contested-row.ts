import * as z from 'zod'
import { daysSince, inDays } from './shared/age.js'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'
import { openBranches } from './shared/work.js'

export default defineRule({
  id: 'contested-row',
  group: 'Evidence',
  severity: 'notice',
  unagreed: 'notice',
  summary: 'Require one branch with work still to land for one row.',
  why: 'Two branches for one row are, more often than not, two people doing the same work without knowing of each other. One of them will have worked in vain.',
  beforehand:
    'Before you begin, look for a branch of the row; join it, or take over from it. When you continue on a new branch, delete the old one, or rename it so that a `parked` pattern covers it. Parts that land apart are better rows of their own.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'Two branches with work still to land',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-1-again', paths: ['src/header.ts'] },
      ],
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'One has landed, one only takes notes, one is empty',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-1-first', paths: ['src/header.ts'], landed: true },
        { name: 'row/ENG-1-notes', paths: ['notes.md'] },
        { name: 'row/ENG-1-later', paths: [], commits: 0 },
      ],
      reports: [],
    },
    {
      title: 'A branch and its copy on origin',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
        { name: 'row/ENG-1', local: true, paths: ['src/header.ts'], daysAgo: 1 },
      ],
      reports: [],
    },
  ],
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
