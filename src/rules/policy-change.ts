import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'policy-change',
  group: 'The change',
  severity: 'warning',
  unagreed: 'notice',
  summary: 'Require what a change relaxes in the rules to be seen.',
  options: noOptions,
  *check({ change }) {
    if (!change) return
    const { relaxations, faults, tightened } = change.policy
    for (const { words, subject, place } of faults) {
      yield {
        subject,
        message: `Unexpected configuration that cannot be read, expected one that the next run can use: ${words}`,
        help: 'Mend the configuration before it lands; until then that of target is used.',
        place,
        severity: 'error' as const,
      }
    }
    for (const { words, subject, place, id } of relaxations) {
      yield {
        subject,
        ...(id === undefined ? {} : { id }),
        message: `Unexpected change of what is demanded, expected somebody to have seen it: ${words}`,
        help: 'Say in the description why it is relaxed, or leave it as it was.',
        place,
      }
    }
    if (tightened) {
      yield {
        subject: 'configuration',
        message:
          'Unexpected change of the configuration, expected somebody to have seen it: nothing is relaxed',
        help: 'Nothing needs to be done; this change is still judged by the configuration of target.',
        place: tightened,
        severity: 'notice' as const,
      }
    }
  },
})
