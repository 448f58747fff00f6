import { describe, expect, it } from 'vitest'
import { judgedOf } from '../support/judged.js'
import { ago, now, saidBy, severitiesOf } from '../support/said.js'

describe('landed-row', () => {
  it.each([
    [14, 'notice'],
    [15, 'warning'],
  ])('after %i days is a %s', (days, severity) =>
    expect(severitiesOf('landed-row', [judgedOf({ newestWork: ago(days) })])).toEqual([severity]),
  )

  it('blames nobody for work without a date', () =>
    expect(severitiesOf('landed-row', [judgedOf({ newestWork: null })])).toEqual(['notice']))

  it('says today of what landed today', () =>
    expect(saidBy('landed-row', [judgedOf({ newestWork: now })])[0]?.message).toContain('the newest today'))

  it('looks at no state that says more is to come', () =>
    expect(severitiesOf('landed-row', [judgedOf({}, {}, { class: 'partial', evidence: 'warning' })])).toEqual(
      [],
    ))
})
