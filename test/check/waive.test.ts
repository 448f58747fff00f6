import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { check, outcomeOf } from '../../src/check.js'
import type { Change } from '../../src/model/change.js'
import type { Problem } from '../../src/model/finding.js'
import type { Waiver } from '../../src/model/waiver.js'
import type { JudgedRow } from '../../src/model/report.js'
import { defineRule, skip, type Rule, type View } from '../../src/rules/rule.js'
import unusedWaiver from '../../src/rules/unused-waiver.js'
import { placeOf, rowOf, settingsOf, viewOf } from '../support/view.js'

const problem = (id: string | null, line: number, changes: Partial<Problem> = {}): Problem => ({
  subject: id ?? 'a.md',
  ...(id === null ? {} : { id }),
  message: '',
  help: '',
  place: placeOf('a.md', line),
  ...changes,
})

const ruleSaying = (problems: readonly Problem[], changes: Partial<Rule> = {}): Rule =>
  defineRule<unknown>({
    id: 'some-rule',
    group: 'Evidence',
    severity: 'error',
    unagreed: 'notice',
    summary: '',
    options: z.strictObject({}),
    check: () => problems,
    ...changes,
  })

const written = (id: string | null, from: number, to: number, changes: Partial<Waiver> = {}): Waiver => ({
  rule: 'some-rule',
  id,
  reason: 'it waits',
  until: null,
  from: { kind: 'document', place: placeOf('a.md', from), reach: { path: 'a.md', line: from, endLine: to } },
  ...changes,
})

const committed = (id: string, changes: Partial<Waiver> = {}): Waiver => ({
  ...written(id, 1, 1),
  from: { kind: 'commit', sha: 'a'.repeat(40), subject: '' },
  ...changes,
})

const now = Date.parse('2026-06-01T12:00:00Z') / 1000

const judge = (rule: Rule, valid: readonly Waiver[], changes: Partial<View> = {}) => {
  const view = viewOf({ now, settings: settingsOf(), waivers: { valid, faulty: [] }, ...changes })
  return check(view, [unusedWaiver, rule], { only: null, existing: null }).findings
}

const waivedOf = (problems: readonly Problem[], valid: readonly Waiver[]) =>
  judge(ruleSaying(problems), valid)
    .filter(({ rule }) => rule === 'some-rule')
    .map(({ waived }) => waived)

describe('an excuse', () => {
  it.each<[string, Waiver, Problem, boolean]>([
    ['on the line, for whatever stands there', written(null, 5, 5), problem('ENG-1', 5), true],
    ['on the line, for the row', written('ENG-1', 5, 5), problem('ENG-1', 5), true],
    ['on the line, for another row', written('ENG-2', 5, 5), problem('ENG-1', 5), false],
    ['on another line', written(null, 4, 4), problem('ENG-1', 5), false],
    ['of the table, for the row', written('ENG-1', 3, 9), problem('ENG-1', 5), true],
    ['of another table', written('ENG-1', 6, 9), problem('ENG-1', 5), false],
    ['in another file', written('ENG-1', 3, 9), problem('ENG-1', 5, { place: placeOf('b.md', 5) }), false],
    ['from another rule', written('ENG-1', 3, 9, { rule: 'other' }), problem('ENG-1', 5), false],
    ['until today', written(null, 5, 5, { until: '2026-06-01' }), problem('ENG-1', 5), true],
    ['until yesterday', written(null, 5, 5, { until: '2026-05-31' }), problem('ENG-1', 5), false],
    ['in a commit, for the row', committed('ENG-1'), problem('ENG-1', 5), true],
    ['in a commit, for the file', committed('a.md'), problem(null, 5), true],
    ['in a commit, for another row', committed('ENG-2'), problem('ENG-1', 5), false],
  ])('%s', (_title, waiver, said, isWaived) =>
    expect(waivedOf([said], [waiver])).toEqual([isWaived ? 'it waits' : null]),
  )

  it('keeps the finding, which counts no more', () => {
    const findings = judge(ruleSaying([problem('ENG-1', 5)]), [written(null, 5, 5)])
    expect(findings.map(({ severity, waived }) => [severity, waived])).toEqual([['error', 'it waits']])
    expect(outcomeOf({ findings, failOn: 'any', judged: 'base', isUnsure: false, rows: 1 })).toBe('pass')
  })

  it('for one row leaves the others', () =>
    expect(waivedOf([problem('ENG-1', 5), problem('ENG-2', 6)], [written('ENG-1', 3, 9)])).toEqual([
      'it waits',
      null,
    ]))

  it('may be what the change itself answers', () =>
    expect(waivedOf([problem('ENG-1', 5, { answer: 'no row' })], [])).toEqual(['no row']))
})

const idleOf = (rule: Rule, valid: readonly Waiver[], changes: Partial<View> = {}) =>
  judge(rule, valid, changes)
    .filter(({ rule: id }) => id === 'unused-waiver')
    .map(({ message }) => message.replace(/^.*: /, ''))

describe('an excuse that was not needed', () => {
  it('is told', () =>
    expect(idleOf(ruleSaying([]), [written(null, 5, 5)])).toEqual(['there is nothing of the kind to excuse']))

  it('is told when it has ended', () =>
    expect(idleOf(ruleSaying([problem('ENG-1', 5)]), [written(null, 5, 5, { until: '2026-05-31' })])).toEqual(
      ['it ended on 2026-05-31'],
    ))

  it('is none where its rule is off', () =>
    expect(
      idleOf(ruleSaying([]), [written(null, 5, 5)], {
        settings: settingsOf({ rules: new Map([['some-rule', { severity: 'off', options: {} }]]) }),
      }),
    ).toEqual([]))

  it('is none where its rule could not look, at all or at the row', () => {
    const skipping = ruleSaying([], { check: () => [skip('history is too short to tell')] })
    expect(idleOf(skipping, [written(null, 5, 5)])).toEqual([])
    const unknown: JudgedRow = {
      row: rowOf('ENG-1', { place: placeOf('a.md', 5) }),
      verdict: { verdict: 'UNKNOWN', strength: null, reason: '', newestWork: null },
      evidence: null,
    }
    const valid = [written(null, 5, 5), written('ENG-1', 3, 9), written(null, 6, 6), written('ENG-2', 3, 9)]
    expect(idleOf(ruleSaying([]), valid, { rows: [unknown] })).toHaveLength(2)
  })

  it('outlives the change that needed it', () => {
    const rule = ruleSaying([], { group: 'The change' })
    expect(idleOf(rule, [written(null, 5, 5)])).toEqual([
      'its rule judges changes, and the change has landed',
    ])
    const change = { renames: [], movedFiles: new Map(), files: [] } as unknown as Change
    expect(idleOf(rule, [written(null, 5, 5)], { change })).toEqual([
      'there is nothing of the kind to excuse',
    ])
  })
})

describe('a rule that has to be switched on', () => {
  const rule = ruleSaying([problem('ENG-1', 5)], { optIn: true })
  const severities = (changes: Parameters<typeof settingsOf>[0]) =>
    judge(rule, [], { settings: settingsOf(changes) }).map(({ severity }) => severity)

  it('is silent, and says nothing about it', () => {
    expect(severities({})).toEqual([])
    expect(check(viewOf(), [rule], { only: null, existing: null }).skipped).toEqual([])
  })

  it('speaks when it is set, with its own severity or another', () => {
    expect(severities({ rules: new Map([['some-rule', { options: {} }]]) })).toEqual(['error'])
    expect(severities({ rules: new Map([['some-rule', { severity: 'notice', options: {} }]]) })).toEqual([
      'notice',
    ])
  })
})
