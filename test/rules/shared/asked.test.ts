import { describe, expect, it } from 'vitest'
import type { JudgedRow } from '../../../src/model/report.js'
import type { Row } from '../../../src/model/row.js'
import { branchOf, rowsWith } from '../../../src/rules/shared/asked.js'
import { judgedOf } from '../../support/judged.js'
import { rowOf, settingsOf, viewOf } from '../../support/view.js'

describe('the rows that were asked', () => {
  const judged = (changes: Partial<JudgedRow> = {}, row: Partial<Row> = {}): JudgedRow => ({
    ...judgedOf({ verdict: 'ABANDONED' }, {}, row),
    ...changes,
  })
  const idsOf = (rows: readonly JudgedRow[]) => [...rowsWith(viewOf({ rows }), ['ABANDONED'])].length

  it('are those with such a verdict', () => {
    expect(idsOf([judged()])).toBe(1)
    expect(idsOf([judged({ verdict: judgedOf({ verdict: 'UNKNOWN' }).verdict })])).toBe(0)
    expect(idsOf([judged({ verdict: null })])).toBe(0)
    expect(idsOf([judged({ evidence: null })])).toBe(0)
  })

  it('are none whose state asks for nothing, and none that nothing can name', () => {
    expect(idsOf([judged({}, { evidence: 'none' })])).toBe(0)
    expect(idsOf([judged({}, { searchable: false })])).toBe(0)
    expect(idsOf([judged({}, { searchable: false, aliases: ['ADR-0012'] })])).toBe(1)
  })

  it('have a name for their branches', () => {
    const name = (branches: readonly string[]) =>
      branchOf(viewOf({ settings: settingsOf({ branches }) }), rowOf('$&-1'))
    expect(name(['row/{id}', 'task/{id}'])).toBe('row/$&-1')
    expect(name(['*/{id}-*'])).toBe('work/$&-1-work')
  })
})
