import * as z from 'zod'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'policy-change',
  group: 'The change',
  severity: 'warning',
  graded:
    'an error where the configuration that the change brings cannot be read, a notice where nothing in it was relaxed',
  unagreed: 'notice',
  summary: 'Require what a change relaxes in the rules to be seen.',
  why: 'A gate that a change can open for itself is none, so a change is judged by the configuration that target has. What it sets for all that come after it, and whom it excuses, should be read by somebody before it lands.',
  beforehand:
    'Change the configuration in a change of its own, say in its description what for, and prefer an excuse with a reason and an end, `until 2026-12-31`, to a rule that is milder for everybody.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'A rule is milder, a matrix is gone, a state asks for no evidence',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      config: { matrices: ['matrix.md', 'other-*.md'] },
      configAfter: {
        matrices: ['matrix.md'],
        rules: { 'abandoned-row': 'notice' },
        states: { READY: 'ready', ACTIVE: { class: 'active', evidence: 'none' } },
      },
      reports: [
        '.github/rowaudit.yml:1 warning matrices',
        '.github/rowaudit.yml:12 warning states.ACTIVE',
        '.github/rowaudit.yml:16 warning rules.abandoned-row',
      ],
    },
    {
      title: 'A row is excused',
      before: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | waiting |
      `,
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | waiting <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'Nothing is relaxed',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      configAfter: { rules: { 'landed-row': 'error' } },
      reports: ['.github/rowaudit.yml:1 notice configuration'],
    },
    {
      title: 'The excuse was there before, and the configuration is the same',
      before: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-2 | READY | |
        | ENG-1 | ACTIVE | asked again <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
      reports: [],
    },
  ],
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
