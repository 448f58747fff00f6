import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../src/check.js'
import type { Finding } from '../src/model/finding.js'
import type { Severity } from '../src/model/row.js'
import { placeOf } from './support/view.js'

describe('the outcome', () => {
  const finding = (severity: Severity, isNew = false, waived: string | null = null): Finding => ({
    subject: 'x',
    message: '',
    help: '',
    place: placeOf('a.md', 1),
    rule: 'some-rule',
    severity,
    new: isNew,
    waived,
    fingerprint: '',
  })
  const plain = { failOn: 'auto', judged: 'base', isUnsure: false, rows: 1 } as const

  it.each([
    ['passes without findings', { ...plain, findings: [] }, 'pass'],
    ['passes with warnings', { ...plain, findings: [finding('warning')] }, 'pass'],
    ['fails with an error on base', { ...plain, findings: [finding('error')] }, 'fail'],
    [
      'passes with an old error under a change',
      { ...plain, judged: 'change', findings: [finding('error')] },
      'pass',
    ],
    [
      'fails with a new error of a change',
      { ...plain, judged: 'change', findings: [finding('error', true)] },
      'fail',
    ],
    ['passes with a waived error', { ...plain, findings: [finding('error', true, 'agreed')] }, 'pass'],
    [
      'passes with an old error where only new ones count',
      { ...plain, failOn: 'new', findings: [finding('error')] },
      'pass',
    ],
    [
      'fails with an old error where any counts',
      { ...plain, failOn: 'any', judged: 'change', findings: [finding('error')] },
      'fail',
    ],
    [
      'passes with an error where none counts',
      { ...plain, failOn: 'never', findings: [finding('error', true)] },
      'pass',
    ],
    [
      'is unknown with an unknown row',
      { ...plain, isUnsure: true, findings: [finding('warning')] },
      'unknown',
    ],
    [
      'is a failure with an error and an unknown row',
      { ...plain, isUnsure: true, findings: [finding('error')] },
      'fail',
    ],
    [
      'is unknown with an unknown row where none counts',
      { ...plain, failOn: 'never', isUnsure: true, findings: [] },
      'unknown',
    ],
    ['is unknown where nothing was examined', { ...plain, rows: 0, findings: [] }, 'unknown'],
    [
      'is a failure where the emptiness itself is an error',
      { ...plain, rows: 0, findings: [finding('error')] },
      'fail',
    ],
  ] as const)('%s', (_title, weighed, expected) => expect(outcomeOf(weighed)).toBe(expected))
})
