import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  graded:
    'a notice within the grace of `days`, and where history is too short to measure it; then as grave as the `evidence` of the state says',
  why: 'The commit that claims a row names it, and so does the one that writes its spec. If that were enough, a claim would prove itself, and no row that was ever claimed could be found abandoned.',
  beforehand:
    'Name the ID in a commit that changes the work itself, or push a branch of the row with such a commit, within the grace. Where the work is a document, take its path out of `records` in the configuration.',
  examples: [
    {
      title: 'Claimed twenty days ago, and nothing but records since',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
      stoodFor: 20,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'Claimed yesterday',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
      stoodFor: 1,
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'No grace',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      config: { rules: { 'records-only-row': { days: 0 } } },
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 0 }],
      reports: ['3 error ENG-1'],
    },
    {
      title: 'A branch with nothing but a spec, under a state that weighs less',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
      branches: [{ name: 'row/ENG-1', paths: ['specs/import.md'] }],
      stoodFor: 20,
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'History too short to measure the grace',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
      stoodFor: null,
      reports: ['3 notice ENG-1'],
      skips: ['too short'],
    },
    {
      title: 'Work beside the records',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      base: [
        { message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 },
        { message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'], daysAgo: 2 },
      ],
      stoodFor: 20,
      reports: [],
    },
    {
      title: 'Without a configuration, in a repository that hardly names its rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
        | ENG-4 | done |
        | ENG-5 | done |
        | ENG-6 | done |
      `,
      config: null,
      base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
      stoodFor: 20,
      reports: [],
      skips: ['matrix.md:1 (1 of 6)'],
    },
  ],
} satisfies Page
