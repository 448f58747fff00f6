import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A row whose state cannot be read is a row that no other rule looks at. A misspelt word, two states in one cell, or a state that the configuration forgot once hid a third of all rows of a record from its gate, without a word.',
  beforehand:
    'Begin the State cell with one word of the vocabulary; decoration, a date or a note may follow it. To name a second state in the note, leave it undecorated. A new state goes into `states` of the configuration first.',
  examples: [
    {
      title: 'A misspelt state, and a cell without one',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTVE |
        | ENG-2 | |
      `,
      reports: ['3 error ENG-1', '4 error ENG-2'],
    },
    {
      title: 'Two states in one cell',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | \`READY\` → \`BLOCKED\` |
      `,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'Decoration and a note do no harm',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | **READY** |
        | ENG-2 | 🚧 \`BLOCKED\` on the review, not done |
        | ENG-3 | DONE (f4c95a4d) |
      `,
      reports: [],
    },
    {
      title: 'Without a configuration',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | todo |
        | ENG-2 | done |
        | ENG-3 | in orbit |
      `,
      config: null,
      reports: ['5 notice ENG-3'],
    },
  ],
} satisfies Page
