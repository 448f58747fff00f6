import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'An excuse that was misspelt excuses nothing while its author believes that it does, and one whose finding is gone will one day excuse a finding that nobody has seen.',
  beforehand:
    'Write `<!-- rowaudit: allow abandoned-row: reason -->` into a cell of the row, or `<!-- rowaudit: allow abandoned-row (ENG-1) until 2026-12-31: reason -->` above its table; for rules about changes a line `Rowaudit-Allow: vanished-row ENG-1 reason` in a commit will do. Take it out together with its cause.',
  examples: [
    {
      title:
        'No such finding, no reason, no such rule, an end that is past, and a row that is not in the table',
      markdown: lines`
        # Engine
        <!-- rowaudit: allow abandoned-row (ENG-9): it went elsewhere -->

        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
        | ENG-2 | ACTIVE | <!-- rowaudit: allow abandoned-row --> |
        | ENG-3 | ACTIVE | <!-- rowaudit: allow abandonned-row: the vendor answers in May --> |
        | ENG-4 | ACTIVE | <!-- rowaudit: allow abandoned-row until 2026-05-31: the vendor answers in May --> |
      `,
      reports: [
        '2 warning ENG-9',
        '6 warning rowaudit: allow abandoned-row: the vendor answers in May',
        '7 warning rowaudit: allow abandoned-row',
        '8 warning rowaudit: allow abandonned-row: the vendor answers in May',
        '9 warning rowaudit: allow abandoned-row until 2026-05-31: the vendor answers in May',
      ],
    },
    {
      title: 'Excuses that are needed, in the cell and above the table, for today and for ever',
      markdown: lines`
        <!-- rowaudit: allow abandoned-row (ENG-2) until 2026-06-01: it waits -->

        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
        | ENG-2 | ACTIVE | |
      `,
      reports: [],
    },
    {
      title: 'A fence shows how it is done',
      markdown: lines`
        \`\`\`
        <!-- rowaudit: allow abandoned-row (ENG-1): reason -->
        \`\`\`

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      reports: [],
    },
    {
      title: 'A commit excuses from what nobody forbids, and from what has to be excused in the document',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      change: [
        {
          message: 'Tidy up\n\nRowaudit-Allow: vanished-row ENG-1 it was a duplicate',
          paths: ['src/header.ts'],
        },
        { message: 'Tidy up\n\nRowaudit-Allow: abandoned-row ENG-1 it waits', paths: ['src/header.ts'] },
      ],
      reports: ['3 warning ENG-1', 'src/header.ts:1 warning Rowaudit-Allow: abandoned-row ENG-1 it waits'],
    },
  ],
} satisfies Page
