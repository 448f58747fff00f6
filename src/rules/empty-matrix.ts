import * as z from 'zod'
import { flawsOf } from './shared/flaws.js'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'empty-matrix',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every configured file and pattern to yield rows.',
  why: 'A matrix that gives no row is judged by no rule, and looks clean. A pattern with a typing error matched nothing for seven months of green runs; a matrix whose column was called Class sat in a list just as long.',
  beforehand:
    'After moving a matrix or renaming a column, follow with `matrices` or `columns` in the configuration. A file that may be empty says so there: `{ files: [plan.md], allow-empty: the plan starts in May }`.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'No column is a State column',
      markdown: lines`
        | ID | Class |
        | --- | --- |
        | ENG-1 | READY |
      `,
      reports: ['1 error matrix.md'],
    },
    {
      title: 'A pattern that matches no file',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      config: { matrices: ['matrix.md', 'plans/*.md'] },
      reports: ['.github/rowaudit.yml:3 error plans/*.md'],
    },
    {
      title: 'A file that may be empty, with the reason',
      markdown: lines`
        The plan starts in May.
      `,
      config: { matrices: [{ files: ['matrix.md'], 'allow-empty': 'the plan starts in May' }] },
      reports: [],
    },
    {
      title: 'A file with rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      reports: [],
    },
  ],
  check: view => flawsOf(view, 'empty-matrix'),
})
