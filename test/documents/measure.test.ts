import { describe, expect, it } from 'vitest'
import { measure } from '../../src/documents/measure.js'
import { scanned } from '../../src/documents/scanned.js'
import type { Figure } from '../../src/model/document-settings.js'

const of = (text: string, kind: Exclude<Figure['kind'], 'phrase'>) =>
  measure(scanned('a.md', { text, bad: null }), { kind })

const phrase = (text: string, wanted: string) =>
  measure(scanned('a.md', { text, bad: null }), { kind: 'phrase', phrase: wanted })

const placesAbove = (measurement: ReturnType<typeof of>, limit: number) =>
  measurement.above(limit).map(({ value, place, text }) => [value, place.line, text])

describe('the size of a text', () => {
  it('is counted in characters as they are stored, a pair of surrogates being one', () => {
    expect(of('', 'characters').value).toBe(0)
    expect(of('a🎉ü\r\n', 'characters').value).toBe(5)
    expect(of('\uD83C\n', 'characters').value).toBe(2)
  })

  it('passes a limit in the line of the first character too many', () => {
    const text = 'ab\r\ncd\rе🎉g\n'
    expect(placesAbove(of(text, 'characters'), 11)).toEqual([])
    expect(
      [0, 2, 3, 4, 6, 7, 9, 10].map(limit => of(text, 'characters').above(limit)[0]?.place.line),
    ).toEqual([1, 1, 1, 2, 2, 3, 3, 3])
  })

  it('is counted in lines, however they end', () => {
    expect(['', '\n', 'a', 'a\n', 'a\n\n', 'a\r\nb\rc'].map(text => of(text, 'lines').value)).toEqual([
      0, 1, 1, 1, 2, 3,
    ])
    expect(placesAbove(of('a\nb\nc\n', 'lines'), 1)).toEqual([[3, 2, null]])
  })

  it('is counted in headings of any depth and kind, but for those in fences', () => {
    const text = '# a\n\nb\n=\n\n```\n# c\n```\n\n> ### d\n'
    expect(of(text, 'sections').value).toBe(3)
    expect(placesAbove(of(text, 'sections'), 2)).toEqual([[3, 10, null]])
  })
})

describe('the longest paragraph', () => {
  it('has its lines without their margin, one character for each line end between them', () => {
    const text = '> abc\n> de🎉\n\n- 1234567\n  89\n'
    expect(of(text, 'paragraph').value).toBe(10)
    expect(placesAbove(of(text, 'paragraph'), 6)).toEqual([
      [10, 4, '1234567\n89'],
      [7, 1, 'abc\nde🎉'],
    ])
  })

  it('is neither a heading, nor a table, nor code, nor a definition, but what stands above a table is', () => {
    const text =
      '# 123456789\n\n```\n123456789\n```\n\n    123456789\n\n[1]: 123456789\n\nab\n| 12345 | 6 |\n| --- | --- |\n| 123456 | 7 |\n'
    expect(placesAbove(of(text, 'paragraph'), 0)).toEqual([[2, 11, 'ab']])
  })
})

describe('the widest cell', () => {
  it('is one of a head or a row, without white space and with its escaped pipes', () => {
    const text = '| a  | b |\n| --- | --- |\n| `x\\|y` | 🎉 |\n'
    expect(of(text, 'cell').value).toBe(5)
    expect(of(text, 'cell').above(4)[0]?.place).toMatchObject({ line: 3, column: 3, endColumn: 9 })
    expect(of('| a |\n', 'cell').value).toBe(0)
  })
})

describe('a line that is repeated', () => {
  it('is told where it stands for the second time, the most frequent first', () => {
    const text = 'x 1\ny 2\n  x 1\ny 2 \nx 1\nz\n'
    expect(of(text, 'repeats').value).toBe(3)
    expect(placesAbove(of(text, 'repeats'), 1)).toEqual([
      [3, 3, 'x 1'],
      [2, 4, 'y 2'],
    ])
  })

  it('is none of those that are the same everywhere', () => {
    const table = '| ID | State |\n| --- | --- |\n| a | b |\n\n'
    expect(
      of(`${table}${table.replace('| a', '| c')}---\n---\n\n\n\`\`\`sh\n\`\`\`\n\`\`\`sh\n`, 'repeats').value,
    ).toBe(0)
  })
})

describe('a phrase', () => {
  it.each([
    ['in any case', 'Merged, MERGED and merged.', 'merged', 3],
    ['as whole words', 'unmerged, merged2, remerge, merged_', 'merged', 1],
    ['over a line end, in a quote, with emphasis', '> It is **all\n> done**, all  `done`', 'all done', 2],
    ['not over the end of a paragraph', 'all\n\ndone', 'all done', 0],
    ['once where it overlaps itself', 'a b a b a b a', 'a b a', 2],
    ['with marks of its own', 'C++ (sort of) is C++', 'c++ (sort of)', 1],
    ['between marks', '"merged"-ish 🎉merged🎉', 'merged', 2],
    ['in other alphabets', 'ВЛИТО, влито и влитое', 'влито', 2],
    ['that is nothing but emphasis', '** a **', '**', 0],
  ])('is counted %s', (_, text, wanted, count) => expect(phrase(text, wanted).value).toBe(count))

  it('is told where it stands too often', () => {
    expect(placesAbove(phrase('done\r\ndone\n\ndone done', 'done'), 2)).toEqual([[4, 4, null]])
    expect(placesAbove(phrase('x\r\ndone', 'done'), 0)).toEqual([[1, 2, null]])
  })
})
