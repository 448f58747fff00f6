import type { Page } from '../page.js'
import { lines } from './shared/lines.js'
import { independentFiles, overview } from './shared/overview.js'

export default {
  why: 'When two lines disagree about a row, at most one of them holds, and each reader picks another. It is what a blind merge of two moves leaves behind, and what becomes of every state that is kept twice.',
  beforehand:
    'When you move a row, search the matrices for its ID and move every line, or turn the others into pointers. Where files number their rows independently, set `namespace: file`.',
  examples: [
    {
      title: 'A merge left one row twice, in two states',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-1 | DONE |
      `,
      reports: ['4 error ENG-1'],
    },
    {
      title: 'Two files disagree',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      ...overview('ENG-1 | PLANNED'),
      reports: ['overview.md:3 error ENG-1'],
    },
    {
      title: 'A pointer and an unread state contradict nothing',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
        | ENG-2 | DONE |
      `,
      ...overview('ENG-1 | SEE matrix.md', 'ENG-2 | DOEN'),
      reports: [],
    },
    independentFiles('DONE'),
    {
      title: 'Without a configuration',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | todo |
        | ENG-2 | todo |
        | ENG-1 | done |
      `,
      config: null,
      reports: ['5 warning ENG-1'],
    },
  ],
} satisfies Page
