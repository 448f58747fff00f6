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
  *check(view) {
    yield* flawsOf(view, 'empty-matrix')
    const { contracts, matrices, source } = view.settings
    const mayBeEmpty = matrices.flatMap(({ allowEmpty, files }) => (allowEmpty === null ? [] : files))
    for (const { name, matrices: own, line } of contracts.contracts) {
      if (own === null || own.globs.some(glob => mayBeEmpty.includes(glob))) continue
      if (view.census.files.some(({ path, listed }) => listed && own.isMatch(path))) continue
      yield {
        subject: `contract ${name}`,
        message: `Unexpected \`matrices\` of contract ${name} that name no matrix, expected one with the rows that it is about`,
        help: 'Correct the pattern in the configuration, or take the contract out.',
        place: { path: source ?? '', line, endLine: line },
      }
    }
  },
})
