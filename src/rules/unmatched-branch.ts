import type { Place } from '../model/place.js'
import { noOptions } from './shared/no-options.js'
import { defineRule, type View } from './rule.js'

export default defineRule({
  id: 'unmatched-branch',
  group: 'Evidence',
  severity: 'notice',
  unagreed: 'notice',
  summary: 'Require every row branch to carry the ID of a row.',
  options: noOptions,
  *check(view) {
    const place = firstMatrix(view)
    if (!place) return
    const seen = new Set<string>()
    for (const { name, local } of view.unmatched) {
      if (seen.has(name)) continue
      seen.add(name)
      yield {
        subject: name,
        message: `Unexpected ${local ? 'local ' : ''}branch ${name}, expected the ID of a row in its name: no table has it, so the branch is evidence for nobody (told at the first line of the first matrix, since a branch has none)`,
        help: 'Rename the branch after its row, add the row, or delete or park the branch.',
        place,
      }
    }
  },
})

const firstMatrix = ({ census }: View): Place | null => {
  const path = census.rows[0]?.place.path
  return path === undefined ? null : { path, line: 1, endLine: 1 }
}
