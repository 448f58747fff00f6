import * as z from 'zod'
import { emptyCells } from '../contracts/empty-cells.js'
import { reasonsOf } from './shared/contract-reason.js'
import { cut } from './shared/cut.js'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'

const owned = { contracts: { 'active-row': { rows: ['active', 'GATING'], columns: ['Owner'] } } }

export default defineRule({
  id: 'empty-cell',
  group: 'Contracts',
  section: 'contracts',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a row to hold something in each column that its contract wants.',
  why: 'A state makes other cells of its row true or empty: a row in flight without an owner is in nobody’s hands, and a row that waits without a reason waits for ever. A dash looks filled to whoever skims the table.',
  beforehand:
    'When you move a row into a state, fill the columns that its contract names. A dash, `none`, `open`, `tbd` and the like hold nothing; `placeholders` of the configuration says which words do not count.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'Nothing, a dash, a word for nothing, an owner who was struck out',
      config: owned,
      markdown: lines`
        | ID | State | Owner |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
        | ENG-2 | ACTIVE | — |
        | ENG-3 | GATING | *None.* |
        | ENG-4 | GATING | ~~Ada~~ |
      `,
      reports: ['3 error ENG-1 Owner', '4 error ENG-2 Owner', '5 error ENG-3 Owner', '6 error ENG-4 Owner'],
    },
    {
      title: 'Owned rows, and rows of which nothing is wanted',
      config: owned,
      markdown: lines`
        | ID | State | Owner |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Ada |
        | ENG-2 | GATING | \`CLAIM-7\`, open |
        | ENG-3 | READY | |
        | ENG-4 | SEE | |
      `,
      reports: [],
    },
    {
      title: 'One of two columns is enough, and words of your own for nothing',
      config: {
        contracts: { 'blocked-row': { rows: ['blocked'], columns: [['Blocker', 'Waits for'], 'Since'] } },
        placeholders: ['-', 'someone else'],
      },
      markdown: lines`
        | ID | State | Waits for | Since |
        | --- | --- | --- | --- |
        | ENG-1 | BLOCKED | the new parser | May |
        | ENG-2 | BLOCKED | Someone else | - |
        | ENG-3 | BLOCKED | none | May |
      `,
      reports: ['4 error ENG-2 Since', '4 error ENG-2 Waits for'],
    },
    {
      title: 'The table has no such column',
      config: owned,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
      `,
      reports: ['3 error ENG-1 Owner'],
    },
  ],
  *check({ census, settings }) {
    for (const { row, contract, column, text, place } of emptyCells(census, settings)) {
      const found =
        text === null
          ? 'table without this column'
          : text === ''
            ? 'empty cell'
            : `placeholder ${cut(text, 40)}`
      yield {
        subject: `${row.id} ${column}`,
        id: row.id,
        message: `Unexpected ${found} for ${row.id}, expected something under ${column} in state ${row.state}, as contract ${contract.name} wants`,
        help: `${reasonsOf([contract])}${text === null ? 'Add the column, or correct its name in the contract.' : `Fill the cell, or set the row back to a state that the contract does not cover.`}`,
        place,
        extra: { contract: contract.name },
      }
    }
  },
})
