import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Between the markers stand two versions of the record, and nobody knows which one holds. The rows of such a file are not read until somebody has chosen.',
  beforehand:
    'Resolve the conflict and search the file for `<<<<<<<` before you commit. To show markers on purpose, indent them.',
  examples: [
    {
      title: 'A conflict that was committed',
      markdown: lines`
        | ID | State |
        | --- | --- |
        <<<<<<< HEAD
        | ENG-1 | READY |
        =======
        | ENG-1 | BLOCKED |
        >>>>>>> main
      `,
      reports: ['3 error matrix.md'],
    },
    {
      title: 'An underlined heading is no conflict',
      markdown: lines`
        Plan
        =======

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      reports: [],
    },
  ],
} satisfies Page
