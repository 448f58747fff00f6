import { describe, expect, it } from 'vitest'
import { check } from '../src/check.js'
import { skip, type Statement } from '../src/rules/rule.js'
import { all, problem, ruleSaying, set } from './support/saying.js'
import { rowOf, settingsOf, viewOf } from './support/view.js'

describe('what else a rule says', () => {
  it('is that it did not look, once for each reason', () =>
    expect(
      check(viewOf(), [ruleSaying([skip('too short'), skip('too short'), skip('too rare')])], all).skipped,
    ).toEqual([
      { rule: 'some-rule', reason: 'too short' },
      { rule: 'some-rule', reason: 'too rare' },
    ]))

  it('is that it stays away where nothing is agreed', () => {
    const checked = check(
      viewOf({ settings: settingsOf({ agreed: false }) }),
      [ruleSaying([problem('x')], { unagreed: 'off' })],
      all,
    )
    expect(checked.findings).toEqual([])
    expect(checked.skipped.map(({ rule }) => rule)).toEqual(['some-rule'])
  })

  it('is not that where the matrices are agreed', () =>
    expect(check(viewOf(), [ruleSaying([], { unagreed: 'off' })], all).skipped).toEqual([]))

  it('is nothing where the configuration says off', () =>
    expect(
      check(
        viewOf({ settings: settingsOf(set({ severity: 'off', options: {} })) }),
        [ruleSaying([skip('x')])],
        all,
      ).skipped,
    ).toEqual([]))

  it('is the gap of a row', () => {
    const row = rowOf('ENG-1')
    expect(check(viewOf(), [ruleSaying([{ row, gap: 'missing' }])], all).gaps.get(row)).toBe('missing')
  })
})

const printsOf = (statements: readonly Statement[], id = 'some-rule') =>
  check(viewOf(), [ruleSaying(statements, { id })], all).findings.map(({ fingerprint }) => fingerprint)

describe('a fingerprint', () => {
  it('stays when lines move and words change', () =>
    expect(printsOf([problem('x', 'a.md', 1)])).toEqual(
      printsOf([{ ...problem('x', 'a.md', 9), message: 'Other' }]),
    ))

  it('tells rules, paths, subjects and repeats apart', () => {
    const prints = [
      ...printsOf([problem('x', 'a.md', 1), problem('x', 'a.md', 2), problem('y'), problem('x', 'b.md')]),
      ...printsOf([problem('x')], 'other-rule'),
    ]
    expect(new Set(prints).size).toBe(5)
  })

  it('is not confused by where one part ends', () =>
    expect(printsOf([problem('b c', 'a')])).not.toEqual(printsOf([problem('c', 'a b')])))

  it('counts repeats by line, whatever the order in which they are told', () => {
    const here = problem('x', 'a.md', 1)
    const there = problem('x', 'a.md', 2)
    expect(printsOf([here, there])).toEqual(printsOf([there, here]))
  })
})

describe('findings', () => {
  const statements = [
    problem('x', 'b.md', 2),
    problem('x', 'b.md', 10),
    problem('z', 'a.md', 5, 'notice'),
    problem('é'),
    problem('f'),
  ]

  it('are none of them new where base is judged', () =>
    expect(check(viewOf(), [ruleSaying(statements)], all).findings.some(finding => finding.new)).toBe(false))

  it('are new where target has none of their name, and new ones come first', () => {
    const known = check(viewOf(), [ruleSaying([problem('f')])], all).findings
    const { findings } = check(viewOf(), [ruleSaying(statements)], { only: null, existing: known })
    expect(findings.map(({ subject, new: isNew }) => `${subject} ${isNew}`)).toEqual([
      'é true',
      'x true',
      'x true',
      'z true',
      'f false',
    ])
  })

  it('are ordered by severity, path, line, rule and subject', () =>
    expect(
      check(
        viewOf(),
        [ruleSaying(statements), ruleSaying([problem('f')], { id: 'a-rule' })],
        all,
      ).findings.map(({ rule, subject, place }) => `${rule} ${subject} ${place.path}:${place.line}`),
    ).toEqual([
      'a-rule f a.md:1',
      'some-rule f a.md:1',
      'some-rule é a.md:1',
      'some-rule x b.md:2',
      'some-rule x b.md:10',
      'some-rule z a.md:5',
    ]))

  it('are those of the rules that were asked for', () =>
    expect(
      check(viewOf(), [ruleSaying(statements), ruleSaying([problem('f')], { id: 'a-rule' })], {
        only: ['a-rule'],
        existing: null,
      }).findings.map(({ rule }) => rule),
    ).toEqual(['a-rule']))
})
