import type { Example } from '../../page.js'
import { lines } from './lines.js'

/** Claims in a table below a heading. */
export const claimsInTable = {
  columns: { id: ['ID'], state: ['State'], owner: ['Owner'] },
  claims: {
    states: ['active'],
    in: {
      files: 'claims.md',
      under: 'Active claims',
      except: 'Old ones',
      name: 'Claim',
      rows: 'Rows',
      state: 'State',
      retired: ['released'],
    },
  },
}

/** Rows and claims that agree, and each way in which they do not. */
export const claimExamples: readonly Example[] = [
  {
    title: 'Rows and claims that agree; what is retired, and what stands elsewhere, is no claim',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | \`C-1\` (behind C-2) |
      | ENG-2 | ACTIVE | C-2 |
      | ENG-3 | ACTIVE | C-2 |
      | ENG-4 | DONE | - |
      | ENG-5 | READY | |
    `,
    files: {
      'claims.md': lines`
        # Coordination

        | Claim | Rows |
        | --- | --- |
        | C-9 | ENG-4 |

        ## Active claims

        C-8 (ENG-4) was released in April.

        | Claim | Rows | State |
        | --- | --- | --- |
        | \`C-1\` | [ENG-1](matrix.md) (after ENG-4) | held |
        | C-2 | ENG-2..3; unblocks ENG-5 | |
        | C-3 | ENG-4 | released in May |
        | ~~C-4~~ | ENG-4 | |

        ### Old ones

        | Claim | Rows | State |
        | --- | --- | --- |
        | C-5 | ENG-4 | |
      `,
    },
    reports: [],
  },
  {
    title:
      'Rows whose owner names no claim, a claim that is none, a retired one, or one that does not list them',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | - |
      | ENG-2 | ACTIVE | C-7 |
      | ENG-3 | ACTIVE | C-2 |
      | ENG-4 | ACTIVE | C-1 |
      | ENG-5 | ACTIVE | C-1 |
    `,
    files: {
      'claims.md': lines`
        ## Active claims

        | Claim | Rows | State |
        | --- | --- | --- |
        | C-1 | ENG-5 | |
        | C-2 | ENG-3 | released |
      `,
    },
    reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4'],
  },
  {
    title: 'Claims that list a row nobody knows, a settled row among others, and nothing but settled rows',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-1 |
      | ENG-2 | DONE | - |
      | ENG-3 | READY | - |
    `,
    files: {
      'claims.md': lines`
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | ENG-1, ENG-2, ENG-9 |
        | C-2 | ENG-3 |
      `,
    },
    reports: [
      'claims.md:5 error ENG-2 in C-1',
      'claims.md:5 error ENG-9 in C-1',
      'claims.md:6 error ENG-3 in C-2',
    ],
  },
  {
    title:
      'A row that leaves its claims with the change: the finding says which to retire and which to amend',
    config: { ...claimsInTable, claims: { ...claimsInTable.claims, shared: true } },
    before: lines`
      # Plan

      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-1 |
      | ENG-2 | ACTIVE | C-2 |
      | ENG-3 | ACTIVE | C-3 |
    `,
    markdown: lines`
      # Plan

      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | DONE | - |
      | ENG-2 | ACTIVE | C-2 |
    `,
    files: {
      'claims.md': lines`
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | ENG-1 |
        | C-2 | ENG-1, ENG-2 |
        | C-3 | ENG-3 |
        | C-4 | ENG-2 |
      `,
    },
    reports: ['3 error ENG-3 left its claims', '5 error ENG-1 left its claims'],
  },
  {
    title: 'Two claims for one row, and a claim told twice',
    config: claimsInTable,
    markdown: lines`
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-1 |
      | ENG-2 | ACTIVE | C-1 |
    `,
    files: {
      'claims.md': lines`
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | ENG-1 |
        | C-2 | ENG-1 |
        | C-1 | ENG-2 |
      `,
    },
    reports: ['claims.md:6 error ENG-1 also in C-2', 'claims.md:7 error C-1 again'],
  },
]
