import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../src/model/evidence.js'
import type { Row } from '../../src/model/row.js'
import { found } from '../../src/model/sought.js'
import { branchOf, judgedOf } from '../support/judged.js'
import { ago, severitiesOf } from '../support/said.js'
import { rowOf } from '../support/view.js'

describe('records-only-row', () => {
  const claimed = (evidence: Partial<Evidence> = {}) =>
    judgedOf(
      { verdict: 'IN-FLIGHT', strength: 'records' },
      { branches: [branchOf('row/ENG-1', { time: ago(1), work: false })], ...evidence },
    )

  it('counts the grace only from a state that asks for evidence', () => {
    const stood = (row: Row | null) => ({ stood: () => found(row) })
    expect(severitiesOf('records-only-row', [claimed()], stood(rowOf('ENG-1', { state: 'GATING' })))).toEqual(
      ['error'],
    )
    expect(
      severitiesOf('records-only-row', [claimed()], stood(rowOf('ENG-1', { evidence: 'none' }))),
    ).toEqual(['notice'])
    expect(severitiesOf('records-only-row', [claimed()], stood(null))).toEqual(['notice'])
  })

  it('stays a notice where an open pull request of others was not looked into', () =>
    expect(
      severitiesOf('records-only-row', [claimed({ pullRequests: [{ number: 1, title: '', branch: '' }] })], {
        stood: row => found(row),
      }),
    ).toEqual(['notice']))
})
