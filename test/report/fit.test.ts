import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytes, fit, type Part } from '../../src/report/fit.js'

const part = (rows: readonly string[], more: Partial<Part> = {}): Part => ({
  before: [],
  rows,
  after: [],
  left: count => `and ${count} more`,
  ...more,
})

describe('a document of limited size', () => {
  it('is whole where there is room', () =>
    expect(fit([part(['a', 'b'], { before: ['# one'], after: [''] }), part(['c'])], 10_000)).toBe(
      '# one\na\nb\n\nc\n',
    ))

  it('leaves out rows from the end and counts them', () => {
    const rows = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(9))
    const text = fit([part(rows, { before: ['# one'], after: ['end'] })], 500)
    const kept = text.match(/^ +\d+$/gm)?.length ?? 0
    expect(kept).toBeGreaterThan(0)
    expect(text).toContain(`and ${100 - kept} more\nend\n`)
  })

  it('gives nothing to later parts where an earlier one had to leave something out', () =>
    expect(fit([part(['a'.repeat(900)]), part(['b'])], 1_000)).toBe('and 1 more\nand 1 more\n'))

  it('serves early parts first, and leaves them where they stand', () =>
    expect(fit([part(['a'.repeat(900)]), part(['b'], { early: true })], 1_000)).toBe('and 1 more\nb\n'))

  it('counts bytes of frames too', () => {
    const rows = Array.from({ length: 100 }, () => 'r'.repeat(19))
    const text = fit([part(rows, { before: ['漢'.repeat(1_000)] })], 4_000)
    expect(bytes(text)).toBeLessThanOrEqual(4_000)
    expect(bytes(text)).toBeGreaterThan(3_700)
  })

  it('is never larger than its limit, in bytes, where the frames fit', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '😀'), maxLength: 400 })
    const anyPart = fc.record({
      before: fc.array(line, { maxLength: 2 }),
      rows: fc.array(line, { maxLength: 30 }),
      after: fc.array(line, { maxLength: 2 }),
    })
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 4 }), fc.integer({ min: 0, max: 1_500 }), (parts, room) => {
        const frames = parts.flatMap(({ before, after }) => [...before, ...after])
        const limit = frames.reduce((sum, line) => sum + bytes(line) + 1, 0) + parts.length * 200 + room
        expect(
          bytes(
            fit(
              parts.map(each => part(each.rows, each)),
              limit,
            ),
          ),
        ).toBeLessThanOrEqual(limit + 1)
      }),
      { numRuns: 500, seed: 5 },
    )
  })
})
