import type { StateClass } from '../model/row.js'
import { defineRule } from './rule.js'
import { noOptions } from './shared/no-options.js'
import { landedWork } from './shared/work.js'

const unmoved: readonly StateClass[] = ['inventoried', 'planned', 'ready', 'blocked']

export default defineRule({
  id: 'unrecorded-work',
  group: 'Evidence',
  severity: 'notice',
  unagreed: 'notice',
  summary: 'Require a row whose work has landed to say so.',
  options: noOptions,
  *check(view) {
    for (const { row, evidence } of view.rows) {
      if (!evidence || !unmoved.includes(row.class)) continue
      const work = landedWork(evidence)
      if (work === null) continue
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected state ${row.state} for ${row.id}, expected one that records its landed work, so that nobody plans it again or waits for it: ${work}`,
        help: 'Read the row and move it to what holds now: partial with what is missing, or further.',
        place: row.statePlace,
      }
    }
  },
})
