import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const config = { rules: { 'idle-base': 'warning' } }

export default {
  why: 'Two days of record-keeping without a work commit look busy: in one project 47 hours went by, 313 cycles started on the same commit, and nobody was told. The alarm is for whoever watches the repository, on a schedule: it blames no row and no author, and says nothing where a change is judged.',
  beforehand:
    'Land a piece of work, however small, or move the rows that nobody is working on out of the active states. Set the rule in `rules` and run the audit on a schedule; without being set it is off.',
  examples: [
    {
      title: 'Two days of record-keeping',
      config,
      markdown: lines`
        # Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | DONE |
      `,
      base: [
        { message: 'Read the header', paths: ['src/header.ts'], daysAgo: 3 },
        { message: 'Plan the footer', paths: ['matrix.md'], daysAgo: 1 },
      ],
      reports: ['3 warning base'],
    },
    {
      title: 'Nothing at all, in the table with the most active rows',
      config: { rules: { 'idle-base': { hours: 24 } } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |

        | ID | State |
        | --- | --- |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
      base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 2 }],
      reports: ['5 warning base'],
    },
    {
      title: 'A history without any work',
      config,
      markdown: lines`
        # Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Plan the footer', paths: ['matrix.md'], daysAgo: 0 }],
      reports: ['3 warning base'],
    },
    {
      title: 'Work has landed',
      config,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Read the header', paths: ['src/header.ts', 'matrix.md'], daysAgo: 1 }],
      reports: [],
    },
    {
      title: 'No row claims that somebody is working, research that leaves no trace aside',
      config: {
        ...config,
        states: { READY: 'ready', SPIKE: { class: 'active', evidence: 'none' } },
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | SPIKE |
      `,
      base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 30 }],
      reports: [],
    },
    {
      title: 'A change is judged',
      config,
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 30 }],
      reports: [],
    },
    {
      title: 'It is not set',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 30 }],
      reports: [],
    },
  ],
} satisfies Page
