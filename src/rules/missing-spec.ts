import { reasonsOf } from './shared/contract-reason.js'
import { either } from './shared/enumeration.js'
import { noOptions } from './shared/no-options.js'
import { contractCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'missing-spec',
  group: 'Contracts',
  section: 'contracts',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary:
    'Require the spec of a row to exist, to name the row, and to have the sections that its contract wants.',
  options: noOptions,
  *texts({ census, settings, tree }) {
    for (const path of contractCode.now.specPaths(census, settings, tree)) yield { side: 'tree', path }
  },
  *check({ census, settings, tree }) {
    const missing = contractCode.now.missingSpecs(census, settings, tree)
    for (const { row, contracts, instead, empty } of missing) {
      const sections = contracts.flatMap(({ spec }) => spec?.sections ?? [])
      const wanted = [...new Set(sections.map(names => either(names.map(name => `"${name}"`))))].join(', ')
      const names = contracts.map(({ name }) => name).join(', ')
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected state ${row.state} of ${row.id}, expected a spec that exists${wanted === '' ? ' and names it' : `, names it, and has ${wanted}`}, as contract ${names} wants: ${instead}`,
        help: `${reasonsOf(contracts)}Link a tracked file under the spec column, write ${row.id} into it${wanted === '' ? '' : `, and fill ${wanted}`}; or set the row back to a state that the contract does not cover.`,
        place: row.statePlace,
        ...(empty.length > 0
          ? { related: empty.map(place => ({ place, message: 'Nothing is written here' })) }
          : {}),
        extra: { contract: names },
      }
    }
  },
})
