import { namesakes, placeInWords } from './shared/namesakes.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'contradicting-rows',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'warning',
  summary: 'Require one ID to be in one class wherever it stands.',
  options: noOptions,
  *check(view) {
    const isClaim = ({ class: claimed }: { readonly class: string }) =>
      claimed !== 'pointer' && claimed !== 'unknown'
    for (const group of namesakes(view, isClaim)) {
      const [first] = group
      if (!first) continue
      for (const row of group) {
        if (row.class === first.class) continue
        yield {
          subject: row.id,
          id: row.id,
          message: `Unexpected state ${row.state} for ${row.id}, expected one class in every place: it is ${first.state} at ${placeInWords(first)}`,
          help: 'Find out which of the two holds, and correct the other or let it only point at the row.',
          place: row.statePlace,
          related: [{ place: first.statePlace, message: `${first.id} is ${first.state} here` }],
        }
      }
    }
  },
})
