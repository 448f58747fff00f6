import { reasonsOf } from './shared/contract-reason.js'
import { cut } from './shared/cut.js'
import { noOptions } from './shared/no-options.js'
import { contractCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'empty-cell',
  group: 'Contracts',
  section: 'contracts',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a row to hold something in each column that its contract wants.',
  options: noOptions,
  *check({ census, settings }) {
    for (const { row, contract, column, text, place } of contractCode.now.emptyCells(census, settings)) {
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
