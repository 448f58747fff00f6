import { either } from './shared/enumeration.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'unlicensed-edit',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a guarded document to change only together with what it tells of.',
  options: noOptions,
  *check({ change }) {
    for (const { path, place, permits, reason } of change?.unlicensedEdits ?? []) {
      yield {
        subject: path,
        message: `Unexpected edit of ${path} alone, expected it together with ${either(permits)}${reason === null ? '' : `: ${reason}`}`,
        help: `Bring what the document tells of in the same change, or take the edit back. An edit that undoes another one is excused by a line \`Rowaudit-Allow: unlicensed-edit ${path} REASON\` in a commit message of the change.`,
        place,
      }
    }
  },
})
