import type { IdleWaiver } from '../model/waiver.js'
import type { Place } from '../model/place.js'
import { noOptions } from './shared/no-options.js'
import { defineRule, type View } from './rule.js'

export default defineRule({
  id: 'unused-waiver',
  group: 'The change',
  severity: 'warning',
  unagreed: 'notice',
  late: true,
  summary: 'Require every excuse to be well written and to excuse something.',
  options: noOptions,
  *check(view) {
    for (const waiver of view.idle) {
      yield {
        subject: waiver.id ?? waiver.text,
        ...(waiver.id === null ? {} : { id: waiver.id }),
        message: `Unexpected excuse \`${waiver.text}\`, expected one that excuses something: ${waiver.why}`,
        help: 'Correct it, or take it out.',
        place: placeOf(view, waiver),
      }
    }
  },
})

/** A message of a commit stands in no file: what it is about does, or else whatever the change touches first. */
const placeOf = ({ census, change }: View, { from, id }: IdleWaiver): Place => {
  if (from.kind === 'document') return from.place
  const row = census.rows.find(each => each.id === id)
  const path = change?.files[0]?.path ?? ''
  return row ? row.statePlace : { path, line: path === '' ? 0 : 1, endLine: path === '' ? 0 : 1 }
}
