import { reasonsOf } from './shared/contract-reason.js'
import { cut } from './shared/cut.js'
import { either } from './shared/enumeration.js'
import { noOptions } from './shared/no-options.js'
import { contractCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'missing-anchor',
  group: 'Contracts',
  section: 'contracts',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a row to point at the code and at the tests that its contract wants.',
  options: noOptions,
  *check({ census, settings, tree }) {
    const missing = contractCode.now.missingAnchors(census, settings, tree)
    for (const { row, contract, kind, demand, paths, instead, hasColumn } of missing) {
      const where = demand.columns === null ? '' : ` under ${either(demand.columns.map(each => `"${each}"`))}`
      const wanted = either(paths.globs.filter(each => !each.startsWith('!')).slice(0, 5))
      yield {
        subject: `${row.id} ${kind}`,
        id: row.id,
        message: `Unexpected state ${row.state} of ${row.id}, expected an anchor of kind ${kind}${where}, as contract ${contract.name} wants: ${cut(instead)}`,
        help: `${reasonsOf([contract])}${hasColumn ? '' : 'Add the column, or correct its name in the contract. '}Link a tracked file that matches ${wanted}${demand.lines ? ', with its lines' : ''}, or set the row back to a state that the contract does not cover.`,
        place: row.statePlace,
        extra: { contract: contract.name },
      }
    }
  },
})
