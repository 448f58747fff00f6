import { either } from './shared/enumeration.js'
import { noOptions } from './shared/no-options.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'missing-next-step',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require the spec of a moved row to say what comes next.',
  options: noOptions,
  *check({ change, settings }) {
    if (!change) return
    const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'))
    if (owes && change.exempt !== null) yield skip(`${change.exempt} is exempt, and owes no section`)
    for (const { row, occasion, obligation, sections, instead, heading } of change.missingSections) {
      const wanted = either(sections.map(name => `"${name}"`))
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected spec of ${row.id} without what obligation ${obligation} owes, expected a filled section ${wanted}: ${occasion.words}, and ${instead}`,
        help:
          row.specLinks.length > 0
            ? `Write in the spec that the row links, under ${wanted}, what has to be done next.`
            : `Link a spec that names ${row.id}, and write there, under ${wanted}, what has to be done next.`,
        place: row.statePlace,
        ...(heading
          ? { related: [{ place: heading, message: 'Nothing is written under this heading' }] }
          : {}),
        extra: { obligation },
      }
    }
  },
})
