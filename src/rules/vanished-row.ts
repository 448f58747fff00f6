import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'vanished-row',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a live row to stay in the record.',
  options: noOptions,
  *check({ change, census }) {
    const unread = new Set(census.files.flatMap(({ path, skipped }) => (skipped === undefined ? [] : [path])))
    const owned = new Set(census.rows.flatMap(({ id, class: own }) => (own === 'pointer' ? [] : [id])))
    for (const { id, from, to, place } of change?.moves ?? []) {
      const pointsAtNothing = to?.class === 'pointer' && !owned.has(id)
      if (!from?.live || (to && (!pointsAtNothing || unread.has(from.place.path)))) continue
      yield {
        subject: id,
        id,
        message: `Unexpected departure of ${id} (${from.state}), expected a live row to stay: it stood in ${from.place.path}:${from.place.line}${to ? ', and its line now points at a row that is nowhere' : ''}`,
        help: 'Put the row back. If its work is over, move it to a state that says so; if it gets another ID, leave its other cells as they are.',
        place,
      }
    }
  },
})
