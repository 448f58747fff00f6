import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  graded:
    'as grave as the `evidence` of the state says: an error for `active`, a warning for `gating`; without a configuration a warning where commits name at least three fifths of the IDs of the table, a notice from one fifth, nothing below',
  why: 'Claiming a row costs nothing and releasing it costs work, so rows pile up as claimed while nobody works on them, and nobody else takes them. In one public record 54 rows said ACTIVE at once, none of them with an open branch.',
  beforehand:
    'Name the ID in the subject or body of the commits that do the work, or work on a branch called after it (`row/ID` and `row/ID-…` unless `branches` says otherwise) and push it. Where the work lands under another name, write the number of its pull request or its SHA behind the state. A row on which nothing happens yet is not claimed yet.',
  examples: [
    {
      title: 'Nothing in Git knows the row',
      markdown: lines`
        | ID | Title | State | Spec |
        | --- | --- | --- | --- |
        | ENG-1 | Import | ACTIVE | [spec](import.md) |
        | ENG-2 | Export | ACTIVE | |
        | ENG-3 | Search | GATING | |
      `,
      files: { 'import.md': '# Import\n\nThe plan for ENG-1.\n' },
      base: [{ message: 'ENG-10: Something else', paths: ['src/other.ts'] }],
      reports: ['3 error ENG-1', '4 error ENG-2', '5 warning ENG-3'],
    },
    {
      title: 'A commit, a branch, or a number behind the state',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE (#7) |
      `,
      base: [
        { message: 'Read the header\n\nGroundwork for ENG-1.', paths: ['src/header.ts'] },
        { message: 'Search by title (#7)', paths: ['src/search.ts'] },
      ],
      branches: [{ name: 'row/ENG-2-export', paths: ['src/export.ts'] }],
      reports: [],
    },
    {
      title: 'Git cannot tell what became of the branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
      reports: [],
    },
    {
      title: 'Without a configuration, in a repository that names most of its rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
      `,
      config: null,
      base: [{ message: 'ENG-2, ENG-3: Import and export', paths: ['src/csv.ts'], daysAgo: 90 }],
      stoodFor: 60,
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'Without a configuration, in a repository that names some of its rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
      `,
      config: null,
      base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 90 }],
      stoodFor: 60,
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'Without a configuration, in a repository that hardly names its rows',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
      config: null,
      base: [{ message: 'Import', paths: ['src/csv.ts'], daysAgo: 90 }],
      stoodFor: 60,
      reports: [],
      skips: ['matrix.md:1 (0 of 2)'],
    },
    {
      title: 'Without a configuration, a row that moved less than thirty days ago',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
      config: null,
      base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 90 }],
      stoodFor: 3,
      reports: [],
    },
    {
      title: 'Without a configuration, in a history too short to tell',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
      config: null,
      base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 5 }],
      stoodFor: null,
      reports: [],
      skips: ['too short'],
    },
  ],
} satisfies Page
