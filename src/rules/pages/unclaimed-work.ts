import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Work without a claim is work that somebody else may begin a second time, since the row says it is free; or, under a row that says done, work that nobody waits for.',
  beforehand:
    'Move the row in the first commit of the work, and land that commit early. The change that completes a row may say done at once: its own commits and its own branch are no unclaimed work.',
  examples: [
    {
      title: 'A branch with work under rows that are free, and under one that is done',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY |
        | ENG-4 | DONE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-2', paths: ['src/footer.ts'] },
        { name: 'row/ENG-3', paths: ['src/search.ts'] },
        { name: 'row/ENG-4', paths: ['src/export.ts'] },
      ],
      reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3', '6 warning ENG-4'],
    },
    {
      title: 'The change works on a row and leaves it free',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'The change completes the row, on its own branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'] }],
      headBranch: 'row/ENG-1',
      branches: [{ name: 'row/ENG-1', paths: ['src/header.ts', 'matrix.md'] }],
      reports: [],
    },
    {
      title: 'The row is claimed, or the branch has landed or only takes notes',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
        | ENG-3 | READY |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true },
        { name: 'row/ENG-3', paths: ['specs/search.md'] },
      ],
      reports: [],
    },
  ],
} satisfies Page
