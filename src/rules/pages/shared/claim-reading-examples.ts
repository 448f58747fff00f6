import type { Example } from '../../page.js'
import { claimsInTable } from './claim-examples.js'
import { lines } from './lines.js'

const claimsInList = {
  columns: claimsInTable.columns,
  claims: { states: ['active'], in: { files: 'claims.md', rows: 'Rows', owner: 'Who' } },
}

/** Claims in another shape, and what cannot be read as one. */
export const claimReadingExamples: readonly Example[] = [
  {
    title: 'Claims that cannot be read: without IDs, with a range that runs backwards, outside of any table',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-3 |
      | ENG-2 | READY | |
    `,
    files: {
      'claims.md': lines`
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | the reader |
        | C-2 | ENG-4..2 |

        | C-3 | ENG-1 |
      `,
    },
    reports: [
      'claims.md:5 error C-1 without rows',
      'claims.md:6 error C-2 without rows',
      'claims.md:8 error C-3 outside of any table',
    ],
  },
  {
    title: 'A table of claims without the column of the rows',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
    files: { 'claims.md': '## Active claims\n\n| Claim | Scope |\n| --- | --- |\n| C-1 | ENG-1 |\n' },
    reports: ['claims.md:3 error claims.md without Rows'],
  },
  {
    title: 'A list that names rows and does not say that it claims them',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
    files: { 'claims.md': '## Active claims\n\n- Nothing by Ben.\n- Ana has (ENG-1).\n' },
    reports: ['claims.md:4 error claims.md without Rows'],
  },
  {
    title: 'The heading is not there',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
    files: { 'claims.md': '## Claims\n\nNone.\n' },
    reports: ['claims.md:1 error Active claims'],
  },
  {
    title: 'The document is not there',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
    reports: ['.github/rowaudit.yml:24 error claims.md'],
  },
  {
    title: 'A list of claims by the one who holds them',
    config: claimsInList,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | Ana Lima |
      | ENG-2 | ACTIVE | Ana Lima |
      | ENG-3 | ACTIVE | Ben |
      | ENG-4 | ACTIVE | Ben |
    `,
    files: {
      'claims.md': lines`
        We claim rows here, one item each.

        - Reader
          - Who: Ana Lima
          - Rows: ENG-1
        - Writer — who: Ana Lima; rows: ENG-2

        ## Search

        Who: Ben

        Rows: ENG-3, ENG-5
      `,
    },
    reports: ['6 error ENG-4', 'claims.md:12 error ENG-5 in Search'],
  },
  {
    title: 'A matrix without a column of owners: a claim that lists the row is enough',
    config: claimsInTable,
    markdown: lines`
      | ID | State |
      | --- | --- |
      | ENG-1 | ACTIVE |
      | ENG-2 | ACTIVE |
    `,
    files: { 'claims.md': '## Active claims\n\n| Claim | Rows |\n| --- | --- |\n| C-1 | ENG-1 |\n' },
    reports: ['4 error ENG-2'],
  },
  {
    title: 'A matrix that cannot be read',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      <<<<<<< ours
      | ENG-1 | ACTIVE | C-1 |
      =======
      | ENG-1 | DONE | - |
      >>>>>>> theirs
    `,
    files: { 'claims.md': '## Active claims\n\n| Claim | Rows |\n| --- | --- |\n| C-1 | ENG-1 |\n' },
    reports: [],
    skips: ['matrix.md was not read'],
  },
]
