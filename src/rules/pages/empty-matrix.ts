import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A matrix that gives no row is judged by no rule, and looks clean. A pattern with a typing error matched nothing for seven months of green runs; a matrix whose column was called Class sat in a list just as long.',
  beforehand:
    'After moving a matrix or renaming a column, follow with `matrices` or `columns` in the configuration. A file that may be empty says so there: `{ files: [plan.md], allow-empty: the plan starts in May }`.',
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
      title: 'A contract about matrices that are not there',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      config: {
        contracts: {
          'done-row': { matrices: ['plan/*.md'], rows: ['done'] },
          'any-row': { matrices: ['*.md'] },
        },
      },
      reports: ['.github/rowaudit.yml:22 error contract done-row'],
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
} satisfies Page
