import { describe, expect, it } from 'vitest'
import { daysAsked } from '../../src/check/asked.js'
import type { Settings } from '../../src/model/settings.js'
import { rules } from '../support/rules.js'
import { settingsOf } from '../support/view.js'

describe('the days that are asked', () => {
  const asked = (rule: string, settings: Partial<Settings> = {}) =>
    daysAsked({ rules, only: [rule] }, settingsOf(settings))
  const option = (rule: string, options: object) => ({ rules: new Map([[rule, { options }]]) })

  it('are only those that a rule needs', () => {
    expect(asked('abandoned-row')).toEqual([])
    expect(asked('abandoned-row', { agreed: false })).toEqual([30])
    expect(asked('records-only-row')).toEqual([14])
    expect(asked('records-only-row', option('records-only-row', { days: 0 }))).toEqual([])
    expect(asked('stalled-row')).toEqual([])
    expect(asked('stalled-row', option('stalled-row', { days: 14, blocked: 60 }))).toEqual([60])
    expect(asked('landed-row')).toEqual([])
  })
})
