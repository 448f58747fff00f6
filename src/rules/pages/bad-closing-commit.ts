import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const closed = { contracts: { 'done-row': { rows: ['done'], 'closing-commit': ['Landed', 'Owner'] } } }

const readHeader = { message: 'Read the header (#7)', paths: ['src/header.ts'], daysAgo: 20 }

export default {
  why: 'Done is the one state that nobody looks at again. The commit that closed the row is where a later reader finds what was done and when; a name of a commit that a squash made disappear leads nowhere.',
  beforehand:
    'When the row is done, write the SHA of the commit on base into the column, at least seven digits of it. A squash has none before it lands: the change that moves the row owes nothing, and the next one brings it within the grace. A number such as `#12` counts where the column is one of `columns.references` and base has a commit `(#12)`.',
  examples: [
    {
      title: 'No commit, one that base has not, a date, and words',
      config: closed,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | DONE | \`0123abcd\` |
        | ENG-3 | DONE | 20260718 |
        | ENG-4 | DONE | yes, defaced |
      `,
      base: [readHeader],
      stoodFor: 20,
      reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4'],
    },
    {
      title: 'Commits on base, abbreviated and in full, in a link, one beside a commit of another repository',
      config: closed,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | \`50a85cc\` |
        | ENG-2 | DONE | 50A85CCFAB4C947E5A6F7183328E40365679AAA7 |
        | ENG-3 | DONE | [the fix](https://example.org/x/commit/50a85ccfab4c947e5a6f7183328e40365679aaa7) |
        | ENG-4 | DONE | upstream 0123abcd, here 60d8237 |
        | ENG-5 | DONE | 50a85cc..60d8237 |
        | ENG-6 | ACTIVE | |
      `,
      base: [readHeader, { message: 'Read the footer', paths: ['src/footer.ts'] }],
      stoodFor: 20,
      reports: [],
    },
    {
      title: 'Within the grace nothing is owed, but a commit that base has not is wrong at once',
      config: closed,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | DONE | 0123abcd |
      `,
      base: [readHeader],
      stoodFor: 3,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'The change itself moves the row: its squash has no name yet',
      config: closed,
      before: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | GATING | |
        | ENG-2 | DONE | |
      `,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | 0123abcd |
        | ENG-2 | DONE | 0123abcd |
        | ENG-3 | DONE | |
      `,
      base: [readHeader],
      stoodFor: 20,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'A number, where the configuration calls the column evidence',
      config: { ...closed, columns: { id: ['ID'], state: ['State'], references: ['Landed'] } },
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | #7 |
        | ENG-2 | DONE | #8 |
      `,
      base: [readHeader],
      stoodFor: 20,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'The table has no such column, and history is too short to tell how long the row has been done',
      config: closed,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      base: [readHeader],
      stoodFor: null,
      reports: ['3 error ENG-1'],
      skips: ['history is too short'],
    },
  ],
} satisfies Page
