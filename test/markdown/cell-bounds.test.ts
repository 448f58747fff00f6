import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayHoldTable, splitCells } from '../../src/markdown/cell-bounds.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import { markdownDocument } from '../support/markdown-arbitrary.js'

const split = (line: string): readonly string[] | null => {
  const bounds = splitCells(line, 0, line.length)
  return (
    bounds &&
    Array.from({ length: bounds.length / 2 }, (_, at) => line.slice(bounds[2 * at], bounds[2 * at + 1]))
  )
}

test.each([
  ['| a | b |', ['a ', 'b ']],
  ['a | b', ['a ', 'b']],
  ['|a', ['a']],
  ['||', ['']],
  ['|||', ['', '']],
  ['a||b', ['a', '', 'b']],
  ['a\\|b|c', ['a\\|b', 'c']],
  ['a\\\\|b', ['a\\\\|b']],
  ['\\|', ['\\|']],
  ['|\\|', ['\\|']],
  ['`a|b`', ['`a', 'b`']],
  ['|', null],
  ['', null],
  ['| ', null],
])('splits %j', (line, cells) => {
  expect(split(line)).toEqual(cells)
})

test.each([
  '|a|\n|-|',
  'a\r\n:-\r\n',
  '> a|b\n> -|-\n',
  '- x\n\n    a | b\n   \t--|:-: \n',
  'a\r|-\r',
  'a\n- | -',
])('says that %j may hold a table', text => {
  expect(mayHoldTable(text)).toBe(true)
})

test.each([
  '',
  'words',
  'a | b\nc | d',
  'title\n---\n',
  '* * *\n- - -',
  'a: b - c',
  '--- | words',
  '`|-|` in words',
])('says that %j holds none', text => {
  expect(mayHoldTable(text)).toBe(false)
})

test('never says that there is no table where there is one', () => {
  fc.assert(
    fc.property(markdownDocument, text => {
      if (!mayHoldTable(text)) expect(parseMarkdown('a.md', text).tables).toEqual([])
    }),
    { numRuns: 3_000, seed: 2 },
  )
})
