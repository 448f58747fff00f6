import { z } from 'zod'
import type { Problem } from '../../src/model/finding.js'
import type { Severity } from '../../src/model/row.js'
import type { RuleSetting, Settings } from '../../src/model/settings.js'
import { defineRule, type Rule, type Statement } from '../../src/rules/rule.js'
import { placeOf } from './view.js'

/** Every rule, and nothing is new. */
export const all = { only: null, existing: null }

export const problem = (subject: string, path = 'a.md', line = 1, severity?: Severity): Problem => ({
  subject,
  message: `Unexpected ${subject}`,
  help: 'Mend it.',
  place: placeOf(path, line),
  ...(severity ? { severity } : {}),
})

/** A rule that says just this, whatever it sees. */
export const ruleSaying = (statements: readonly Statement[], changes: Partial<Rule> = {}): Rule =>
  defineRule<unknown>({
    id: 'some-rule',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'notice',
    summary: '',
    options: z.strictObject({ days: z.number().default(14) }),
    check: () => statements,
    ...changes,
  })

export const set = (setting: RuleSetting): Partial<Settings> => ({ rules: new Map([['some-rule', setting]]) })
