import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const owned = { contracts: { 'active-row': { rows: ['active', 'GATING'], columns: ['Owner'] } } }

export default {
  why: 'A state makes other cells of its row true or empty: a row in flight without an owner is in nobody’s hands, and a row that waits without a reason waits for ever. A dash looks filled to whoever skims the table.',
  beforehand:
    'When you move a row into a state, fill the columns that its contract names. A dash, `none`, `open`, `tbd` and the like hold nothing; `placeholders` of the configuration says which words do not count.',
  examples: [
    {
      title: 'Nothing, a dash, a word for nothing, an owner who was struck out',
      config: owned,
      markdown: lines`
        | ID | State | Owner |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
        | ENG-2 | ACTIVE | — |
        | ENG-3 | GATING | *None.* |
        | ENG-4 | GATING | ~~Ada~~ |
      `,
      reports: ['3 error ENG-1 Owner', '4 error ENG-2 Owner', '5 error ENG-3 Owner', '6 error ENG-4 Owner'],
    },
    {
      title: 'Owned rows, and rows of which nothing is wanted',
      config: owned,
      markdown: lines`
        | ID | State | Owner |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Ada |
        | ENG-2 | GATING | \`CLAIM-7\`, open |
        | ENG-3 | READY | |
        | ENG-4 | SEE | |
      `,
      reports: [],
    },
    {
      title: 'One of two columns is enough, and words of your own for nothing',
      config: {
        contracts: { 'blocked-row': { rows: ['blocked'], columns: [['Blocker', 'Waits for'], 'Since'] } },
        placeholders: ['-', 'someone else'],
      },
      markdown: lines`
        | ID | State | Waits for | Since |
        | --- | --- | --- | --- |
        | ENG-1 | BLOCKED | the new parser | May |
        | ENG-2 | BLOCKED | Someone else | - |
        | ENG-3 | BLOCKED | none | May |
      `,
      reports: ['4 error ENG-2 Since', '4 error ENG-2 Waits for'],
    },
    {
      title: 'The table has no such column',
      config: owned,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
      `,
      reports: ['3 error ENG-1 Owner'],
    },
  ],
} satisfies Page
