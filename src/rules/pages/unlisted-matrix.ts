import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A status table outside the configured files is read by people and by no rule: rows can rot there, or contradict the matrix, unseen.',
  beforehand:
    'Add the file to `matrices` in the configuration when you begin a new table of rows; a file that is not to be audited is taken away there with a pattern that begins with `!`.',
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
} satisfies Page
