import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delimiterLines } from '../../src/record/delimiter-line.js'

const linesOf = (text: string): string[] => {
  const bytes = Buffer.from(text)
  return Array.from(delimiterLines(bytes), ({ start, end }) => bytes.toString('utf8', start, end))
}

describe('lines that could be the delimiter row of a table', () => {
  it.each([
    ['| a | b |\n| --- | --- |\n| c | d |\n', ['| --- | --- |']],
    ['a | b\r\n-- | :-:\r\nc | d', ['-- | :-:']],
    ['a\r:-\rb', [':-']],
    ['> | a |\n>  |-|\n', ['>  |-|']],
    ['a\n---\n', []],
    ['a\n|||\n::\n', []],
    ['a\n| - x |\n', []],
    ['|-', ['|-']],
    ['ä|ö\n|-|-|\n', ['|-|-|']],
    ['', []],
  ])('in %j', (text, lines) => expect(linesOf(text)).toEqual(lines))

  it('take linear time where one carriage return ends many lines', () => {
    const started = performance.now()
    expect(linesOf(`${'a\n'.repeat(1_000_000)}|-|\r`)).toEqual(['|-|'])
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('are those that a pattern finds line by line', () => {
    const text = fc.string({
      unit: fc.constantFrom('|', '-', ':', ' ', '\t', '>', 'a', '\n', '\r', '\r\n'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(text, value => {
        const expected = value
          .split(/\r\n|\n|\r/)
          .filter(
            line =>
              /^[ \t>]*[-|: \t]*$/.test(line) &&
              /^[ \t>]*[|:-]/.test(line) &&
              line.includes('-') &&
              /[|:]/.test(line),
          )
        expect(linesOf(value)).toEqual(expected)
      }),
      { numRuns: 5000 },
    )
  })
})
