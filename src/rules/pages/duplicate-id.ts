import type { Page } from '../page.js'
import { lines } from './shared/lines.js'
import { independentFiles, overview } from './shared/overview.js'

export default {
  why: 'A row that is kept in two places is moved in one of them. From then on each reader believes the copy that was found first.',
  beforehand:
    'Keep the row where its owner looks, and let the other line only point at it, in a state of class `pointer` or in a table without a State column. Where files number their rows independently, set `namespace: file`.',
  examples: [
    {
      title: 'The same ID live in two files',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      ...overview('ENG-1 | READY'),
      reports: ['overview.md:3 warning ENG-1'],
    },
    {
      title: 'A line that points at the row, and one that is not live',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | DONE |
      `,
      ...overview('ENG-1 | SEE matrix.md', 'ENG-2 | DONE'),
      reports: [],
    },
    independentFiles('READY'),
    {
      title: 'Without a configuration, a short ID means its own file',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | T-1 | next |
        | ENG-1 | next |
      `,
      files: overview('T-1 | next', 'ENG-1 | next').files,
      config: null,
      reports: ['overview.md:4 notice ENG-1'],
    },
  ],
} satisfies Page
