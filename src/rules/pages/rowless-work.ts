import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Work that no row stands for is work that nobody planned and nobody will find: the record says that the row is free while half of it is done under no name.',
  beforehand:
    'Name the ID in a commit, in the title, in a line `Row: ENG-1` of the body, or in the name of the branch. Where there is no row for it, say so and why, in the body or in a commit: `Row: none (a typing error in the build)`. That is an answer; it is counted, and it blocks nobody.',
  examples: [
    {
      title: 'Work that names no row, and a title that names one that is not there',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      pullTitle: 'ENG-9: Read the header',
      reports: ['src/header.ts:1 error change'],
    },
    {
      title: 'None without a reason is no answer',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      body: 'Row: none',
      reports: ['src/header.ts:1 error change'],
    },
    {
      title: 'A commit names the row',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header\n\nFor ENG-1.', paths: ['src/header.ts'] }],
      reports: [],
    },
    {
      title: 'A line of the body names it, and the report that the body quotes does not matter',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      pullTitle: 'Read the header',
      body: '> ENG-2 is abandoned\n\nRow: ENG-1',
      reports: [],
    },
    {
      title: 'The branch belongs to a row',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      headBranch: 'row/ENG-1-header',
      reports: [],
    },
    {
      title: 'Records alone are no work',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Explain the format', paths: ['docs/format.md'] }],
      reports: [],
    },
    {
      title: 'An exempt author',
      config: { rules: { 'rowless-work': 'error' }, 'exempt-authors': ['*[bot]'] },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Update a package', paths: ['package.json'] }],
      author: 'dependabot[bot]',
      reports: [],
      skips: ['dependabot[bot] is exempt'],
    },
    {
      title: 'It has to be switched on',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      reports: [],
    },
  ],
} satisfies Page
