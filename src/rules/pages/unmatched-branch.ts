import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A branch that is named like a row’s and matches none is evidence for nobody: often the ID is misspelt, and the row it was meant for looks abandoned while somebody works on it.',
  beforehand:
    'Copy the ID from its row, letter for letter, when you name the branch, and add the row first. Delete branches when their row is gone; what is kept on purpose belongs under a `parked` pattern.',
  examples: [
    {
      title: 'A misspelt ID',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-IMPORT | READY |
      `,
      branches: [{ name: 'row/ENG-IMPROT', paths: ['src/header.ts'] }],
      reports: ['1 notice row/ENG-IMPROT'],
    },
    {
      title: 'A branch and its copy on origin are one',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      branches: [
        { name: 'row/ENG-7', paths: ['src/header.ts'] },
        { name: 'row/ENG-7', local: true, paths: ['src/header.ts'] },
      ],
      reports: ['1 notice row/ENG-7'],
    },
    {
      title: 'A branch of a row, a parked one, and one that is no row branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      config: { parked: ['row/*-PARKED'] },
      branches: [
        { name: 'row/ENG-1-header', paths: ['src/header.ts'] },
        { name: 'row/ENG-7-PARKED', paths: ['src/footer.ts'] },
        { name: 'tidy-up', paths: ['src/search.ts'] },
      ],
      reports: [],
    },
  ],
} satisfies Page
