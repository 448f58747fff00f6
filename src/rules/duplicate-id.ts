import { namesakes, placeInWords } from './shared/namesakes.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'duplicate-id',
  group: 'Reading the record',
  severity: 'warning',
  unagreed: 'notice',
  summary: 'Require every live row to stand in one place.',
  options: noOptions,
  *check(view) {
    for (const [first, ...others] of namesakes(view, row => row.live)) {
      if (!first) continue
      for (const row of others) {
        yield {
          subject: row.id,
          id: row.id,
          message: `Unexpected second live row ${row.id}, in state ${row.state}, expected one: it is ${first.state} at ${placeInWords(first)}`,
          help: 'Keep one of the two, and let the other only point at it.',
          place: row.idPlace,
          related: [{ place: first.idPlace, message: `${first.id} is ${first.state} here` }],
        }
      }
    }
  },
})
