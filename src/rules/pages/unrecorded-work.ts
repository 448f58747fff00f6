import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Rows rot in both directions. Where work has landed under a row that still says ready or blocked, somebody will plan it again, or wait for what is there.',
  beforehand:
    'Move the row in the change that lands its first work. A row of which a part has landed is partial, with what is missing and what blocks it in its note; groundwork for many rows is better named by a row of its own.',
  examples: [
    {
      title: 'Landed work under rows that say nothing has happened',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY (#7) |
        | ENG-4 | BLOCKED |
      `,
      base: [
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
        { message: 'Read the footer\n\nCloses ENG-2.', paths: ['src/footer.ts'] },
        { message: 'Search by title (#7)', paths: ['src/search.ts'] },
      ],
      branches: [{ name: 'row/ENG-4', paths: ['src/export.ts'], landed: true }],
      reports: ['3 notice ENG-1', '4 notice ENG-2', '5 notice ENG-3', '6 notice ENG-4'],
    },
    {
      title: 'Only records have landed, or the row says so',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | PARTIAL: the footer is missing |
      `,
      base: [
        { message: 'List ENG-1', paths: ['matrix.md'] },
        { message: 'ENG-2: Read the header', paths: ['src/header.ts'] },
      ],
      reports: [],
    },
  ],
} satisfies Page
