import { describe, expect, it } from 'vitest'
import { toAnnotations } from '../../src/report/annotations.js'
import { toText } from '../../src/report/text.js'
import { unblamed } from '../../src/report/unblamed.js'
import { asked, finding, report } from '../support/reports.js'

describe('rows whose verdict nothing else explains', () => {
  it('are those that could not be judged, and those held against nobody', () => {
    const rows = [
      asked('A-1', 'UNKNOWN'),
      asked('A-2', 'ABANDONED'),
      asked('A-3', 'ABANDONED'),
      asked('A-4', 'LANDED'),
    ]
    const blamed = finding({ id: 'A-2', place: rows[1]!.row.place })
    const sections = unblamed(report({ rows, findings: [blamed] }))
    expect(sections.map(section => section.rows.map(({ text }) => text.split(' ')[0]))).toEqual([
      ['A-1'],
      ['A-3'],
    ])
    const text = toText(report({ rows, findings: [blamed], outcome: 'unknown' }), {
      colour: false,
      width: 200,
    })
    expect(text).toContain('UNKNOWN: 1 row that could not be judged')
    expect(text).toMatch(/A-1 \S+: /)
  })

  it('say in the annotations which could not be judged', () => {
    const [first] = toAnnotations(report({ rows: [asked('A-1', 'UNKNOWN')], outcome: 'unknown' }), 'all')
    expect(first?.message).toContain('A-1')
  })

  it('are none where every verdict speaks for itself', () => {
    expect(unblamed(report({ rows: [asked('A-4', 'LANDED'), asked('A-5', 'IN-FLIGHT')] }))).toEqual([])
  })
})

it('a run that found no row says what to do', () => {
  const text = toText(report({ rows: [], findings: [], outcome: 'unknown' }), { colour: false, width: 200 })
  expect(text.split('\n')[0]).toContain('name the files with `matrices`')
})
