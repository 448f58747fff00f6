import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileIdPattern } from '../../src/config/pattern.js'

const match = (pattern: string, text: string): string | null => {
  const compiled = compileIdPattern(pattern)
  if (typeof compiled !== 'function') throw new Error(compiled.expected)
  return compiled(text)
}

describe('an ID pattern', () => {
  it.each([
    ['ENG-[0-9]+', 'ENG-12 title', 'ENG-12'],
    ['ENG-[0-9]+', 'see ENG-12', null],
    ['(?:ENG|KV|MODEL)-[A-Za-z0-9_.-]+', 'MODEL-TEXT-llama.2_x: title', 'MODEL-TEXT-llama.2_x'],
    ['A-1|A-10', 'A-10', 'A-10'],
    ['A-1|A-10', 'A-100', 'A-10'],
    ['[A-Z]+(?:-[A-Z0-9]+)+', 'UPPER-KEBAB-2 x', 'UPPER-KEBAB-2'],
    ['^A-\\d+$', 'A-12', 'A-12'],
    ['^A-\\d+$', 'A-12 x', null],
    ['A\\d{2,3}', 'A1', null],
    ['A\\d{2,3}', 'A1234', 'A123'],
    ['A\\d{2}', 'A1234', 'A12'],
    ['A\\d{2,}', 'A1234', 'A1234'],
    ['(?<area>[a-z]{2})-?x', 'abx', 'abx'],
    ['\\bENG\\b', 'ENG-1', 'ENG'],
    ['\\p{Lu}+', 'ÄÖa', 'ÄÖ'],
    ['[^|]+?', 'a b|c', 'a b'],
    ['a.c', 'a😀c', 'a😀c'],
    ['a{', 'a{', 'a{'],
    ['x*', 'y', null],
    ['', 'y', null],
  ])('%s on %j takes %j', (pattern, text, expected) => {
    expect(match(pattern, text)).toBe(expected)
  })

  it.each([
    ['ENG-(', 4, 'a ")" that closes this "("'],
    ['A)', 1, 'a "(" before this ")"'],
    ['A[bc', 1, 'a "]" that closes this "["'],
    ['A[z-a]', 1, 'a character class that compiles'],
    ['A-*+', 3, 'something to repeat'],
    ['|*', 1, 'something to repeat'],
    ['A{3,2}', 1, 'not above the second'],
    ['A\\q', 1, 'an escape that exists'],
    ['A(?=B)', 1, 'without look-around'],
    ['(A)\\1', 3, 'without look-around, flags and back references'],
    ['(?i)a', 0, 'without look-around, flags'],
    ['A'.repeat(501), 500, 'at most 500 characters'],
    ['A{1,100000000}', 1, 'at most 9,999 times'],
    ['ENG-\\d{10000}', 6, 'at most 9,999 times'],
    ['(?:(?:a{99}){99}){99}', 0, 'fewer repetitions'],
    ['(?:(?:(){9999}){9999}){9999}', 0, 'fewer repetitions'],
    ['A|(?:(?:a{99}){99}){99}', 0, 'fewer repetitions'],
  ])('%s is refused at %i', (pattern, offset, expected) => {
    const compiled = compileIdPattern(pattern)
    expect(compiled).toMatchObject({ offset })
    expect((compiled as { expected: string }).expected).toContain(expected)
  })

  it.each(['(a*)*b', '(a|a)*b', '(a|aa)+$', 'a*a*a*a*a*a*a*a*b', '([a-z]+)*!', '(?:a?){300}a{300}'])(
    '%s, which makes others hang, takes linear time',
    pattern => {
      const started = performance.now()
      expect(match(pattern, 'a'.repeat(10_000))).not.toBe('never')
      expect(performance.now() - started).toBeLessThan(500)
    },
  )

  it('looks at 256 characters of a cell', () => {
    expect(match('a+', 'a'.repeat(10_000))).toHaveLength(256)
  })

  const piece = fc.letrec<{ pattern: string; atom: string }>(tie => ({
    atom: fc.oneof(
      fc.constantFrom('a', 'b', '-', '[ab]', '[^a]', '.', '\\w'),
      tie('pattern').map(pattern => `(?:${pattern})`),
    ),
    pattern: fc
      .array(fc.tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{1,2}', '{2}', '|')), {
        minLength: 1,
        maxLength: 4,
      })
      .map(parts => parts.map(part => part.join('')).join('')),
  }))

  it('takes the longest prefix that the engine of the platform takes', () => {
    fc.assert(
      fc.property(piece.pattern, fc.stringMatching(/^[ab-]{0,8}$/), (pattern, text) => {
        fc.pre(pattern.length < 60)
        const whole = new RegExp(`^(?:${pattern})$`, 'u')
        const prefixes = Array.from({ length: text.length }, (_, index) => text.slice(0, text.length - index))
        expect(match(pattern, text)).toBe(prefixes.find(prefix => whole.test(prefix)) ?? null)
      }),
      { numRuns: 2000 },
    )
  })
})
