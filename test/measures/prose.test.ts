import { describe, expect, it } from 'vitest'
import { passagesOf, withoutAsides } from '../../src/measures/prose.js'

const textsOf = (text: string): readonly string[] => [...passagesOf(text)].map(({ text: own }) => own)

describe('the passages of a document', () => {
  it('are its paragraphs, headings, items and lines of tables, each with its line', () =>
    expect([...passagesOf('# One\nTwo\nthree\r\n\n- four\n  five\n- six\n\n| a |\n| - |\n')]).toEqual([
      { text: '# One', line: 1 },
      { text: 'Two\nthree', line: 2 },
      { text: '- four\n  five', line: 5 },
      { text: '- six', line: 7 },
      { text: '| a |', line: 9 },
      { text: '| - |', line: 10 },
    ]))

  it.each([
    ['a fence', 'a\n\n```sh\nb\n~~~\n```\nc\n', ['a', 'c']],
    ['a longer fence', '````\n```\nb\n````\nc\n', ['c']],
    ['a fence that is never closed', 'a\n~~~\nb\n\nc\n', ['a']],
    ['a fence in an item', '- a\n\n  ```\n  b\n  ```\n', ['- a']],
    ['indented code', 'a\n\n    b\n\nc\n', ['a', 'c']],
    ['a quotation', '> a\n\nb\n> c\n', ['b']],
    ['a comment over several lines', 'a\n\n<!-- b\n\n```\nc -->\n\nd\n', ['a', 'd']],
  ])('leave out %s', (_, text, texts) => expect(textsOf(text)).toEqual(texts))

  it('keep the rest of a line with a comment', () => {
    expect(textsOf('a <!-- b --> c\n')).toEqual([`a ${' '.repeat(10)} c`])
  })

  it('keep indented lines of a list', () => expect(textsOf('- a\n\n    b\n')).toEqual(['- a', '    b']))

  it('have marks in place of what is struck out and of code', () =>
    expect(withoutAsides('a ~~b\nc~~ `d` e')).toBe('a ***\n*** *** e'))
})
