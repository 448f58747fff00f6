import { describe, expect, it } from 'vitest'
import { standsIn } from '../../../src/rules/shared/gap-marker.js'

describe('a marker', () => {
  it.each([
    ['the footer is missing', 'missing', true],
    ['the footer is missing', 'Missing', true],
    ['notable', 'not', false],
    ['cannot', 'not', false],
    ['notable, but not it', 'not', true],
    ['no.', 'no', true],
    ['not yet there', 'not yet', true],
    ['缺少导出', '缺少', true],
    ['导出: 缺少', '缺少', true],
    ['a ⚠ b', '⚠', true],
    ['a⚠b', '⚠', true],
    ['', 'no', false],
  ])('in "%s": %s is %s', (text, marker, expected) => expect(standsIn(text, marker)).toBe(expected))
})
