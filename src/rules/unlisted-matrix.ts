import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'unlisted-matrix',
  group: 'Reading the record',
  severity: 'notice',
  unagreed: 'off',
  summary: 'Require every status table to stand in a configured file.',
  options: noOptions,
  *check({ census, settings }) {
    if (!settings.agreed) return
    for (const { status, place, rows } of census.untaken) {
      if (!status) continue
      yield {
        subject: place.path,
        message: `Unexpected status table of ${rows} ${rows === 1 ? 'row' : 'rows'}, expected it in a configured matrix: no rule reads it here`,
        help: `Add ${place.path} to \`matrices\` in the configuration, or take it away there with \`!${place.path}\`.`,
        place: { ...place, endLine: place.line },
      }
    }
  },
})
