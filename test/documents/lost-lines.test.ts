import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lostLines, placeOfLost } from '../../src/documents/lost-lines.js'

const lost = (before: readonly string[], ...after: readonly (readonly string[])[]) =>
  lostLines(new Map([['log.md', before]]), new Map(after.map((lines, index) => [`${index}.md`, lines]))).map(
    ({ line }) => line,
  )

describe('the lines that a file has lost', () => {
  it('are those that stand nowhere any more, or less often', () => {
    expect(lost(['a', 'b', 'a', 'c'], ['c', 'a'])).toEqual([2, 3])
    expect(lost(['a', 'b'], ['b'], ['x', 'a'])).toEqual([])
    expect(lost(['a'])).toEqual([1])
  })

  it('are none that differ only in a date, in white space or in place', () => {
    expect(lost(['## 2026-07-25 14:00 begun', '  x', ''], ['x  ', '## 2026-07-22 begun'])).toEqual([])
    expect(lost(['## 2026-07-25 begun'], ['## 2026-07-25 ended'])).toEqual([1])
  })

  it('are told by the dates that stand there still', () => {
    expect(lost(['## 2026-07-01', 'a', '## 2026-07-02'], ['## 2026-07-02', 'a'])).toEqual([1])
  })

  it('are none where lines are only added and moved', () => {
    const line = fc.constantFrom('a', 'b', '## 2026-01-01', '## 2026-01-02', '')
    fc.assert(
      fc.property(fc.array(line), fc.array(line), fc.array(fc.nat()), (old, more, order) => {
        const now = [...old, ...more]
          .map((text, index) => ({ text, at: order[index] ?? 0 }))
          .sort((one, other) => one.at - other.at)
        expect(
          lost(
            old,
            now.map(({ text }) => text),
          ),
        ).toEqual([])
      }),
    )
  })

  it('are as many as were taken out', () => {
    const line = fc.constantFrom('a', 'b', 'c 2026-01-01')
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.nat(), (old, at) => {
        const now = old.filter((_, index) => index !== at % old.length)
        expect(lost(old, now)).toHaveLength(1)
      }),
    )
  })

  it('would stand below the nearest line above that is there once', () => {
    expect(placeOfLost({ line: 4 }, ['a', 'b', 'b', 'c'], ['x', 'a', 'b', 'b'])).toBe(2)
    expect(placeOfLost({ line: 1 }, ['a', 'b'], ['b'])).toBe(1)
    expect(placeOfLost({ line: 2 }, ['a', 'b'], [])).toBe(1)
  })
})
