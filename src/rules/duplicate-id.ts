import * as z from 'zod'
import { lines } from './shared/lines.js'
import { namesakes, placeInWords } from './shared/namesakes.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'duplicate-id',
  group: 'Reading the record',
  severity: 'warning',
  unagreed: 'notice',
  summary: 'Require every live row to stand in one place.',
  why: 'A row that is kept in two places is moved in one of them. From then on each reader believes the copy that was found first.',
  beforehand:
    'Keep the row where its owner looks, and let the other line only point at it, in a state of class `pointer` or in a table without a State column. Where files number their rows independently, set `namespace: file`.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'The same ID live in two files',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n' },
      config: { matrices: ['matrix.md', 'overview.md'] },
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
      files: {
        'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | SEE matrix.md |\n| ENG-2 | DONE |\n',
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
      files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n' },
      config: { matrices: ['matrix.md', 'overview.md'], namespace: 'file' },
      reports: [],
    },
    {
      title: 'Without a configuration, a short ID means its own file',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | T-1 | next |
        | ENG-1 | next |
      `,
      files: { 'overview.md': '| ID | State |\n| --- | --- |\n| T-1 | next |\n| ENG-1 | next |\n' },
      config: null,
      reports: ['overview.md:4 notice ENG-1'],
    },
  ],
  *check(view) {
    for (const [first, ...others] of namesakes(view, row => row.live)) {
      if (!first) continue
      for (const row of others) {
        yield {
          subject: row.id,
          id: row.id,
          message: `Unexpected second live row ${row.id}, in state ${row.state}, expected one: it is ${first.state} at ${placeInWords(first)}`,
          help: 'Keep one of the two, and let the other only point at it.',
          place: row.idPlace,
          related: [{ place: first.idPlace, message: `${first.id} is ${first.state} here` }],
        }
      }
    }
  },
})
