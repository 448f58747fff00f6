import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../src/model/evidence.js'
import type { Row } from '../../src/model/row.js'
import { found } from '../../src/model/sought.js'
import { branchOf, judgedOf } from '../support/judged.js'
import { ago, saidBy, severitiesOf } from '../support/said.js'
import { rowOf, settingsOf, viewOf } from '../support/view.js'

describe('stalled-row', () => {
  const inFlight = (daysAgo: number, evidence: Partial<Evidence> = {}, row: Partial<Row> = {}) =>
    judgedOf(
      { verdict: 'IN-FLIGHT' },
      { branches: [branchOf('row/ENG-1', { time: ago(daysAgo) })], ...evidence },
      row,
    )

  it.each([
    [14, []],
    [15, ['warning']],
    [90, ['warning']],
    [91, ['error']],
  ])('after %i days is %j', (days, severities) =>
    expect(severitiesOf('stalled-row', [inFlight(days)])).toEqual(severities),
  )

  it('is no graver than the state weighs', () =>
    expect(severitiesOf('stalled-row', [inFlight(20, {}, { evidence: 'notice' })])).toEqual(['notice']))

  it('blames nobody where an open pull request of others was not looked into', () =>
    expect(
      severitiesOf('stalled-row', [inFlight(91, { pullRequests: [{ number: 1, title: '', branch: '' }] })]),
    ).toEqual([]))

  it('says nothing of a change that only its title binds to the row', () =>
    expect(
      severitiesOf('stalled-row', [
        inFlight(91, { branches: [], changeTexts: [{ kind: 'title', text: 'ENG-1' }] }),
      ]),
    ).toEqual([]))

  it('takes a branch that has landed for no movement of what is in flight', () =>
    expect(
      severitiesOf('stalled-row', [
        inFlight(20, {
          branches: [
            branchOf('row/ENG-1', { time: ago(20) }),
            branchOf('row/ENG-1-old', { time: ago(1), standing: 'empty' }),
          ],
        }),
      ]),
    ).toEqual(['warning']))
})

describe('a row that was blocked', () => {
  it('is not blamed for it any more', () =>
    expect(
      saidBy('stalled-row', [], {
        census: { ...viewOf().census, rows: [rowOf('ENG-1'), rowOf('ENG-2', { class: 'blocked' })] },
        settings: settingsOf({ rules: new Map([['stalled-row', { options: { days: 14, blocked: 60 } }]]) }),
        stood: row => found({ ...row, class: 'blocked' }),
      }).map(({ subject }) => subject),
    ).toEqual(['ENG-2']))
})
