import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  graded:
    'an error after `error-days`, but never graver than the `evidence` of the state; a severity of your own holds from the first day on',
  why: 'A branch that was parked and forgotten keeps its row in flight for good: to every reader somebody is at it, and nobody is.',
  beforehand:
    'Push what you have at least once within `days`. To lay the work aside, set the row back and write where its branch is; a branch kept on purpose belongs under a `parked` pattern.',
  examples: [
    {
      title: 'Nothing for twenty days, and for a hundred',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | GATING |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 100 },
        { name: 'row/ENG-3', paths: ['src/search.ts'], daysAgo: 100 },
      ],
      reports: ['3 warning ENG-1', '4 error ENG-2', '5 warning ENG-3'],
    },
    {
      title: 'A severity and limits of your own',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      config: { rules: { 'stalled-row': { severity: 'error', days: 21 } } },
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 30 },
      ],
      reports: ['4 error ENG-2'],
    },
    {
      title: 'Records on base do not move a row',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Reorder ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
      branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 }],
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'A fresh branch, a fresh piece on base beside an old branch, and all landed long ago',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
      base: [
        { message: 'ENG-3: Search', paths: ['src/search.ts'], daysAgo: 50 },
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 2 },
      ],
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 50 },
      ],
      reports: [],
    },
    {
      title: 'The change that lands old work moves its row',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 100 }],
      reports: [],
    },
    {
      title: 'Blocked for longer than the configuration allows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      config: { rules: { 'stalled-row': { blocked: 60 } } },
      stoodFor: 60,
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'Blocked since yesterday',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      config: { rules: { 'stalled-row': { blocked: 60 } } },
      stoodFor: 1,
      reports: [],
    },
    {
      title: 'Blocked, in a history too short to tell for how long',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
      config: { rules: { 'stalled-row': { blocked: 60 } } },
      stoodFor: null,
      reports: [],
      skips: ['too short'],
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
      branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 100 }],
      reports: ['3 notice ENG-1'],
    },
  ],
} satisfies Page
