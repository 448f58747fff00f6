import { describe, expect, it } from 'vitest'
import { daysSince, inDays } from '../../../src/rules/shared/age.js'

const day = 86_400

describe('an age', () => {
  it('counts whole days', () => {
    expect(daysSince(0, 2 * day - 1)).toBe(1)
    expect(daysSince(0, 2 * day)).toBe(2)
  })

  it('is none for what is dated after now', () => expect(daysSince(3 * day, 0)).toBe(0))

  it('is told in words', () =>
    expect([inDays(0), inDays(1), inDays(2)]).toEqual(['0 days', '1 day', '2 days']))
})
