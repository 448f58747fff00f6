import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  graded:
    'a notice while the newest work is not older than `days`; a row of class `gating` stays quiet for so long, and is a notice afterwards',
  why: 'When all work that can be found has landed, either the row is finished, or somebody has yet to say what is left. Until then nobody takes it up, and nobody counts it as done. It does not say that the row is finished: that is for a reader of the row to judge.',
  beforehand:
    'Move the row in the change that lands its last work, or soon after: on to the next state, or back to the list with what is missing. While more is to come, push the branch that brings it.',
  examples: [
    {
      title: 'All work landed yesterday, and long ago',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      base: [
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
      ],
      reports: ['3 notice ENG-1', '4 warning ENG-2'],
    },
    {
      title: 'A gate may take its time, but not for ever',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
      `,
      base: [
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
      ],
      reports: ['4 notice ENG-2'],
    },
    {
      title: 'Graver, and later',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      config: { rules: { 'landed-row': { severity: 'error', days: 30 } } },
      base: [
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 20 },
      ],
      reports: ['3 notice ENG-1', '4 error ENG-2'],
    },
    {
      title: 'Follow-up on a branch, a state that waits for more, and a mere claim',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL: export is missing |
        | ENG-3 | ACTIVE |
      `,
      base: [
        { message: 'ENG-1, ENG-2: Read the header', paths: ['src/header.ts'], daysAgo: 40 },
        { message: 'Claim ENG-3', paths: ['matrix.md'], daysAgo: 40 },
      ],
      branches: [{ name: 'row/ENG-1', paths: ['src/footer.ts'] }],
      reports: [],
    },
    {
      title: 'Without a configuration',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | todo |
      `,
      config: null,
      base: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 40 }],
      reports: ['3 notice ENG-1'],
    },
  ],
} satisfies Page
