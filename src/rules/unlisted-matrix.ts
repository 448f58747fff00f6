import * as z from 'zod'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'unlisted-matrix',
  group: 'Reading the record',
  severity: 'notice',
  unagreed: 'off',
  summary: 'Require every status table to stand in a configured file.',
  why: 'A status table outside the configured files is read by people and by no rule: rows can rot there, or contradict the matrix, unseen.',
  beforehand:
    'Add the file to `matrices` in the configuration when you begin a new table of rows; a file that is not to be audited is taken away there with a pattern that begins with `!`.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'A status table in another file',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      files: { 'notes/plan.md': '| ID | State |\n| --- | --- |\n| ENG-2 | READY |\n' },
      reports: ['notes/plan.md:1 notice notes/plan.md'],
    },
    {
      title: 'Another file without a status table',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      files: { 'notes/codes.md': '| Code | Meaning |\n| --- | --- |\n| 404 | Not found |\n' },
      reports: [],
    },
  ],
  *check({ census, settings }) {
    if (!settings.agreed) return
    for (const { status, place, rows } of census.untaken) {
      if (!status) continue
      yield {
        subject: place.path,
        message: `Unexpected status table of ${rows} ${rows === 1 ? 'row' : 'rows'}, expected it in a configured matrix: no rule reads it here`,
        help: `Add ${place.path} to \`matrices\` in the configuration, or take it away there with \`!${place.path}\`.`,
        place: { ...place, endLine: place.line },
      }
    }
  },
})
