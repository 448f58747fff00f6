import * as z from 'zod'
import { lines } from './shared/lines.js'
import { namesakes, placeInWords } from './shared/namesakes.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'contradicting-rows',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'warning',
  summary: 'Require one ID to be in one class wherever it stands.',
  why: 'When two lines disagree about a row, at most one of them holds, and each reader picks another. It is what a blind merge of two moves leaves behind, and what becomes of every state that is kept twice.',
  beforehand:
    'When you move a row, search the matrices for its ID and move every line, or turn the others into pointers. Where files number their rows independently, set `namespace: file`.',
  options: z.strictObject({}),
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
      files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | PLANNED |\n' },
      config: { matrices: ['matrix.md', 'overview.md'] },
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
      files: {
        'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | SEE matrix.md |\n| ENG-2 | DOEN |\n',
      },
      config: { matrices: ['matrix.md', 'overview.md'] },
      reports: [],
    },
    {
      title: 'IDs that are one file’s own',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | DONE |\n' },
      config: { matrices: ['matrix.md', 'overview.md'], namespace: 'file' },
      reports: [],
    },
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
  *check(view) {
    const isClaim = ({ class: claimed }: { readonly class: string }) =>
      claimed !== 'pointer' && claimed !== 'unknown'
    for (const group of namesakes(view, isClaim)) {
      const [first] = group
      if (!first) continue
      for (const row of group) {
        if (row.class === first.class) continue
        yield {
          subject: row.id,
          id: row.id,
          message: `Unexpected state ${row.state} for ${row.id}, expected one class in every place: it is ${first.state} at ${placeInWords(first)}`,
          help: 'Find out which of the two holds, and correct the other or let it only point at the row.',
          place: row.statePlace,
          related: [{ place: first.statePlace, message: `${first.id} is ${first.state} here` }],
        }
      }
    }
  },
})
