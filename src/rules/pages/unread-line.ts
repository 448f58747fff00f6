import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'What is not read is not audited. A row with a new prefix, or a typing error in its ID, would otherwise leave the record without a word, and so would a table below a fence or a comment that nobody closed.',
  beforehand:
    'Begin each line with an ID of the form that `ids` in the configuration describes, and widen it before the first row with a new prefix. Totals, rules and empty lines may stay. Close every fence and comment.',
  examples: [
    {
      title: 'A line that begins with something else',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | see below | READY |
      `,
      reports: ['4 notice see below'],
    },
    {
      title: 'A prefix that the configured grammar does not know',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | KV-1 | READY |
      `,
      config: { ids: 'ENG-[0-9]+' },
      reports: ['4 notice KV-1'],
    },
    {
      title: 'Empty lines, rules and totals are no rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | | |
        | --- | --- |
        | **Total** | 1 |
      `,
      reports: [],
    },
    {
      title: 'A fence that is never closed hides a table',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |

        \`\`\`

        | ID | State |
        | --- | --- |
        | ENG-2 | READY |
      `,
      reports: ['5 notice matrix.md'],
    },
  ],
} satisfies Page
