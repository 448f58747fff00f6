import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { check } from '../src/check.js'
import { daysAsked } from '../src/check/asked.js'
import type { Settings } from '../src/model/settings.js'
import { defineRule, type Rule, type Statement } from '../src/rules/rule.js'
import { all, problem, ruleSaying, set } from './support/saying.js'
import { entryOf, plainDocument, settingsOf, viewOf } from './support/view.js'

const severitiesOf = (
  statements: readonly Statement[],
  settings: Partial<Settings>,
  changes: Partial<Rule> = {},
) =>
  check(viewOf({ settings: settingsOf(settings) }), [ruleSaying(statements, changes)], all).findings.map(
    ({ subject, severity }) => `${subject} ${severity}`,
  )

describe('the severity of a finding', () => {
  const graded = [
    problem('mild', 'a.md', 1, 'notice'),
    problem('plain', 'a.md', 2),
    problem('grave', 'a.md', 3, 'error'),
  ]

  it.each<[string, Partial<Settings>, string[]]>([
    ['is what the rule says of it', {}, ['grave error', 'plain warning', 'mild notice']],
    [
      'is the configured one, but a milder problem stays milder',
      set({ severity: 'error', options: {} }),
      ['plain error', 'grave error', 'mild notice'],
    ],
    [
      'is never graver than configured',
      set({ severity: 'notice', options: {} }),
      ['mild notice', 'plain notice', 'grave notice'],
    ],
    [
      'is the default where only options are set',
      set({ options: {} }),
      ['grave error', 'plain warning', 'mild notice'],
    ],
    [
      'is at most that of guesses where nothing is agreed',
      { agreed: false },
      ['mild notice', 'plain notice', 'grave notice'],
    ],
    ['is none where the rule is off', set({ severity: 'off', options: {} }), []],
  ])('%s', (_title, settings, expected) => expect(severitiesOf(graded, settings)).toEqual(expected))

  it('does not rise without an agreement, also where the default is the same', () =>
    expect(
      severitiesOf([problem('grave', 'a.md', 1, 'error')], { agreed: false }, { unagreed: 'warning' }),
    ).toEqual(['grave warning']))

  it.each(['error', 'notice'] as const)(
    'is %s where that is configured, also for a problem of the default',
    severity =>
      expect(severitiesOf([problem('named', 'a.md', 1, 'warning')], set({ severity, options: {} }))).toEqual([
        `named ${severity}`,
      ]),
  )

  it('can be set where nothing is agreed', () =>
    expect(
      severitiesOf(
        [problem('plain')],
        { agreed: false, ...set({ severity: 'error', options: {} }) },
        { unagreed: 'off' },
      ),
    ).toEqual(['plain error']))
})

describe('the entry of a matrix', () => {
  const both = [problem('x', 'a.md'), problem('x', 'b.md')]

  it('overrides the severity for its files alone', () =>
    expect(
      check(
        viewOf({
          settings: settingsOf({
            matrices: [entryOf('a.md', [['some-rule', { severity: 'error', options: {} }]])],
            ...set({ severity: 'notice', options: {} }),
          }),
        }),
        [ruleSaying(both)],
        all,
      ).findings.map(({ place, severity }) => `${place.path} ${severity}`),
    ).toEqual(['a.md error', 'b.md notice']))

  it('keeps the general severity where it sets options alone', () =>
    expect(
      severitiesOf([problem('x', 'a.md')], {
        matrices: [entryOf('a.md', [['some-rule', { options: {} }]])],
        ...set({ severity: 'error', options: {} }),
      }),
    ).toEqual(['x error']))

  it('needs no further agreement where a section of the configuration is one', () => {
    const rule = ruleSaying([problem('x')], { unagreed: 'off', section: 'documents' })
    const settings = settingsOf({ agreed: false, documents: [plainDocument] })
    const { findings, skipped } = check(viewOf({ settings }), [rule], all)
    expect(findings.map(({ severity }) => severity)).toEqual(['warning'])
    expect(skipped).toEqual([])
  })

  it('switches a rule off for its files alone', () =>
    expect(
      severitiesOf(both, { matrices: [entryOf('a.md', [['some-rule', { severity: 'off', options: {} }]])] }),
    ).toEqual(['x warning']))

  it('gives its options to the rule, and the first entry that matches wins', () => {
    const rule = defineRule<{ days: number }>({
      ...ruleSaying([]),
      options: z.object({ days: z.number().default(14) }),
      *check(_view, { days }) {
        for (const path of ['a.md', 'b.md']) yield problem(`${path} ${days}`, path)
      },
      days: ({ days }) => [days],
    })
    const settings = settingsOf({
      matrices: [
        entryOf('a.md', [['some-rule', { options: { days: 7 } }]]),
        entryOf('a.md', [['some-rule', { options: { days: 8 } }]]),
      ],
    })
    const { findings } = check(viewOf({ settings }), [rule], all)
    expect(findings.map(({ subject }) => subject)).toEqual(['a.md 7', 'b.md 14'])
    expect(daysAsked({ rules: [rule], only: null }, settings)).toEqual([7, 8, 14])
    expect(daysAsked({ rules: [rule], only: ['other-rule'] }, settings)).toEqual([])
    const off = settingsOf(set({ severity: 'off', options: { days: 3 } }))
    expect(daysAsked({ rules: [rule], only: null }, off)).toEqual([])
  })
})
