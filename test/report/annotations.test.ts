import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/model/finding.js'
import { toAnnotations } from '../../src/report/annotations.js'
import { finding, place, report, unjudged } from '../support/reports.js'

const at = (line: number, more: Partial<Finding> = {}): Finding =>
  finding({ id: `ENG-${line}`, message: `m${line}`, help: 'h', place: place('plan.md', line), ...more })

const many = (count: number, more: Partial<Finding> = {}): Finding[] =>
  Array.from({ length: count }, (_, index) => at(index + 1, more))

const failing = (findings: readonly Finding[]) => report({ outcome: 'fail', findings })

describe('annotations', () => {
  it('say what is wrong and what to do, on the line', () =>
    expect(toAnnotations(failing([at(5)]), 'changed')).toEqual([
      {
        severity: 'error',
        path: 'plan.md',
        line: 5,
        endLine: 5,
        title: 'abandoned-row ENG-5',
        message: 'm5\nh',
      },
    ]))

  it('are ten of 54, and the tenth tells of the other 44', () => {
    const annotations = toAnnotations(failing(many(54)), 'changed')
    expect(annotations.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(annotations[8]?.message).toBe('m9\nh')
    expect(annotations[9]?.message).toMatch(/^m10\nh\n\nAnd 44 errors more/)
  })

  it('are ten of ten, and nothing is missing', () =>
    expect(toAnnotations(failing(many(10)), 'all')[9]?.message).toBe('m10\nh'))

  it('are at most ten of each severity', () => {
    const findings = [
      ...many(12, { severity: 'notice' }),
      ...many(12, { severity: 'warning' }),
      ...many(12, { severity: 'error' }),
    ]
    const severities = toAnnotations(failing(findings), 'all').map(({ severity }) => severity)
    expect(severities).toEqual([
      ...Array.from({ length: 10 }, () => 'error'),
      ...Array.from({ length: 10 }, () => 'warning'),
      ...Array.from({ length: 10 }, () => 'notice'),
    ])
  })

  it('are new before existing, and on lines of the change before others', () => {
    const on = { touched: true as const }
    const findings = [at(1), at(2, on), at(3, { new: true }), at(4, { new: true, ...on })]
    const given = report({ judged: 'change', outcome: 'fail', findings })
    const annotations = toAnnotations(given, 'all')
    expect(annotations.map(({ line }) => line)).toEqual([4, 3, 2, 1])
  })

  it('of a change are what it brings and what stands on its lines', () => {
    const findings = [at(1), at(2, { touched: true }), at(3, { new: true })]
    const given = report({ judged: 'change', outcome: 'fail', findings })
    expect(toAnnotations(given, 'changed').map(({ line }) => line)).toEqual([3, 2])
    expect(toAnnotations(given, 'all').map(({ line }) => line)).toEqual([3, 2, 1])
  })

  it('stand on the line of the file at head', () => {
    const moved = at(8, { new: true, headPlace: { path: 'plan.md', line: 4, endLine: 4 } })
    const given = report({ judged: 'change', outcome: 'fail', findings: [moved] })
    expect(toAnnotations(given, 'changed')).toMatchObject([{ path: 'plan.md', line: 4, endLine: 4 }])
  })

  it('leave out what is waived', () =>
    expect(toAnnotations(report({ findings: [at(1, { waived: 'agreed' })] }), 'all')).toEqual([]))

  it('are none when none are wanted', () => {
    expect(toAnnotations(failing(many(3)), 'none')).toEqual([])
    expect(toAnnotations(unjudged(), 'none')).toEqual([])
  })

  it('name the problem and its remedy once where nothing could be judged', () =>
    expect(toAnnotations(unjudged(), 'changed')).toEqual([
      {
        severity: 'error',
        path: null,
        line: null,
        endLine: null,
        title: 'rowaudit',
        message: 'Could not judge: The clone is shallow.\ngit fetch --unshallow origin',
      },
    ]))

  it('keep the word on an incomplete run among the ten', () => {
    const annotations = toAnnotations(report({ outcome: 'unknown', findings: many(11) }), 'all')
    expect(annotations).toHaveLength(10)
    expect(annotations[0]).toMatchObject({ path: null, severity: 'error' })
    expect(annotations[9]?.message).toContain('And 2 errors more')
  })

  it('say why a run fails that has no error to show', () => {
    const given = report({ judged: 'change', outcome: 'fail', findings: [at(1)] })
    expect(toAnnotations(given, 'changed')).toMatchObject([{ path: null, severity: 'error' }])
  })

  it('say nothing of a run that passes without findings', () =>
    expect(toAnnotations(report(), 'all')).toEqual([]))

  it('are never longer than the runner keeps, and keep the number of the missing', () => {
    const annotations = toAnnotations(failing(many(12, { message: '漢😀'.repeat(5_000) })), 'all')
    for (const { message } of annotations) expect(message.length).toBeLessThanOrEqual(4_096)
    expect(annotations[9]?.message).toMatch(
      /And 2 errors more, not shown here: the job summary lists them\.$/,
    )
    expect(annotations[9]?.message).toContain('…')
    for (const { message } of annotations) expect(message).not.toMatch(/\p{Cs}/u)
  })
})
