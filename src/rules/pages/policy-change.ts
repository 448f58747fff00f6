import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  graded:
    'an error where the configuration that the change brings cannot be read, a notice where nothing in it was relaxed',
  why: 'A gate that a change can open for itself is none, so a change is judged by the configuration that target has. What it sets for all that come after it, and whom it excuses, should be read by somebody before it lands.',
  beforehand:
    'Change the configuration in a change of its own, say in its description what for, and prefer an excuse with a reason and an end, `until 2026-12-31`, to a rule that is milder for everybody.',
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
} satisfies Page
