import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Somebody may be counting on a live row, and a row that is gone cannot be found by anybody who looks for open work. Most are lost by accident: a merge that took one side, a table that a blank line cuts in two, a header with a new name.',
  beforehand:
    'Move a row that is over to a state that says so and leave it in its table. A row may go to another matrix, and its ID may change while its other cells stay; both count as the same row. A line may point at it where it went. What is taken out on purpose needs an excuse in a commit: `Rowaudit-Allow: vanished-row ENG-1 it was a duplicate of ENG-7`.',
  examples: [
    {
      title: 'A live row is gone, and one that was not live',
      before: lines`
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
        | ENG-2 | DONE | Read the footer |
        | ENG-3 | READY | Search |
      `,
      markdown: lines`
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-3 | READY | Search |
      `,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'The table is no status table any more',
      before: lines`
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | BLOCKED | Read the header |
      `,
      markdown: lines`
        | ID | Phase | Title |
        | --- | --- | --- |
        | ENG-1 | BLOCKED | Read the header |
      `,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'A row goes to another matrix, and another gets a new ID',
      config: { matrices: ['matrix.md', 'search.md'] },
      before: lines`
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
        | ENG-3 | READY | Search |
      `,
      filesBefore: {
        'search.md': lines`
          | ID | State | Title |
          | --- | --- | --- |
          | ENG-9 | READY | Index |
        `,
      },
      markdown: lines`
        | ID | State | Title |
        | --- | --- | --- |
        | HEAD-1 | ACTIVE | Read the header |
      `,
      files: {
        'search.md': lines`
          | ID | State | Title |
          | --- | --- | --- |
          | ENG-9 | READY | Index |
          | ENG-3 | READY | Search |
        `,
      },
      reports: [],
    },
    {
      title: 'One of two lines of a row is taken out, and a file that cannot be read hides others',
      config: { matrices: ['matrix.md', 'broken.md'] },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-1 | ACTIVE |
      `,
      filesBefore: {
        'broken.md': lines`
          | ID | State |
          | --- | --- |
          | ENG-2 | READY |
        `,
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      files: {
        'broken.md': lines`
          | ID | State |
          | --- | --- |
          <<<<<<< HEAD
          | ENG-2 | READY |
          =======
          | ENG-2 | DONE |
          >>>>>>> main
        `,
      },
      reports: [],
    },
    {
      title: 'A row is made a pointer at nothing, and another at the row that has its ID now',
      config: { matrices: ['matrix.md', 'search.md'] },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
        | ENG-3 | READY |
      `,
      filesBefore: {
        'search.md': lines`
          | ID | State |
          | --- | --- |
          | ENG-9 | READY |
        `,
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | SEE ENG-2 |
        | ENG-2 | READY |
        | ENG-3 | SEE search.md |
      `,
      files: {
        'search.md': lines`
          | ID | State |
          | --- | --- |
          | ENG-9 | READY |
          | ENG-3 | READY |
        `,
      },
      reports: ['3 error ENG-1'],
    },
  ],
} satisfies Page
