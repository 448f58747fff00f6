import { describe, expect, it } from 'vitest'
import { check } from '../../src/check.js'
import type { Evidence } from '../../src/model/evidence.js'
import type { JudgedRow } from '../../src/model/report.js'
import { rules } from '../support/rules.js'
import { branchOf, commitOf, judgedOf } from '../support/judged.js'
import { ago, saidBy } from '../support/said.js'
import { viewOf } from '../support/view.js'

describe('unproven-done', () => {
  const done = { class: 'done', state: 'DONE' } as const
  const commit = commitOf({ work: false })
  const messageOf = (evidence: Partial<Evidence>) =>
    saidBy('unproven-done', [judgedOf({ verdict: 'ABANDONED' }, evidence, done)])[0]?.message ?? null

  it('says what there is instead', () => {
    expect(messageOf({})).toMatch(/no commit names it$/)
    expect(messageOf({ baseCommits: [commit] })).toMatch(/only records name it, and a record is not work$/)
    expect(messageOf({ baseCommits: [{ ...commit, work: true, reverted: true }] })).toMatch(
      /its work was taken back$/,
    )
    expect(messageOf({ branches: [branchOf('row/ENG-1', { time: ago(1) })] })).toContain(
      'branch row/ENG-1 has not landed',
    )
    expect(messageOf({ branches: [branchOf('row/ENG-1', { time: ago(1), standing: 'empty' })] })).toMatch(
      /no commit names it$/,
    )
  })

  it('is content with what the row itself points at, unless it was taken back', () => {
    expect(messageOf({ references: [{ text: '#7', commit }] })).toBeNull()
    expect(messageOf({ references: [{ text: '#7', commit: { ...commit, reverted: true } }] })).not.toBeNull()
    expect(messageOf({ references: [{ text: '#7', commit: { ...commit, revert: true } }] })).not.toBeNull()
  })

  it('asks nothing of a row that nothing can name', () =>
    expect(saidBy('unproven-done', [judgedOf({}, {}, { ...done, searchable: false })])).toEqual([]))

  it('says once for how many rows Git could not tell', () => {
    const unknown = judgedOf({}, { unknown: [{ reason: 'objects are missing', remedy: '' }] }, done)
    const skipsOf = (rows: readonly JudgedRow[]) =>
      check(viewOf({ rows }), rules, { only: ['unproven-done'], existing: null }).skipped.map(
        ({ reason }) => reason,
      )
    expect(skipsOf([unknown])).toEqual([
      'what became of the work could not be told for ENG-1 (objects are missing)',
    ])
    expect(skipsOf([unknown, unknown, unknown])[0]).toMatch(/\(objects are missing\) and 2 more$/)
  })
})
