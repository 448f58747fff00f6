import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const guards = [
  { document: 'docs/status.md', with: { move: { to: ['done', 'partial'] }, measurement: ['coverage.tsv'] } },
]

export default {
  why: 'A document that sums up what rows and measurements say is believed without looking at them. When it can be edited alone, it drifts from them with the first edit that means well.',
  beforehand:
    'Look in `guards` of the configuration before you edit a document that sums up others: bring the move, the measurement or the entry that it tells of in the same change. White space and link targets may change at any time. Whoever repairs the document alone says so in a commit: `Rowaudit-Allow: unlicensed-edit docs/status.md it named the wrong row`.',
  examples: [
    {
      title: 'The status is edited alone',
      config: { guards },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      filesBefore: { 'docs/status.md': 'Header: begun.\n\nFooter: begun.\n' },
      files: { 'docs/status.md': 'Header: begun.\n\nFooter: nearly done.\n' },
      reports: ['docs/status.md:3 error docs/status.md'],
    },
    {
      title: 'It is edited together with the move that it tells of',
      config: { guards },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      filesBefore: { 'docs/status.md': 'Header: begun.\n' },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      files: { 'docs/status.md': 'Header: done.\n' },
      reports: [],
    },
    {
      title: 'Links and white space may change alone, and a document may be created',
      config: { guards: [{ ...guards[0], document: 'docs/*.md' }] },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      filesBefore: { 'docs/status.md': 'Header: begun, see [the plan](plan.md).\n' },
      files: {
        'docs/status.md': 'Header: begun,\nsee [the plan](../plan.md).\n',
        'docs/history.md': 'In the beginning.\n',
      },
      reports: [],
    },
  ],
} satisfies Page
