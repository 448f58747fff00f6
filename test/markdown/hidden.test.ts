import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'

const hidden = (...lines: readonly string[]) =>
  parseMarkdown('a.md', lines.join('\n')).hidden.map(({ by, place, rows }) => `${by} ${place.line} ${rows}`)
const table = ['| a | b |', '|---|---|', '| 1 | 2 |', '| 3 | 4 |']

test('names a fence and a comment that nothing closes, with the rows they hide', () => {
  expect(hidden('words', '```sh', 'x | y', ...table)).toEqual(['fence 2 2'])
  expect(hidden(...table, '<!-- off', '| 5 | 6 |', '| 7 | 8 |', '', 'end')).toEqual(['comment 5 2'])
  expect(hidden('~~~', 'a | b', '--|--', '1 | 2', '', 'x | y')).toEqual(['fence 1 1'])
})

test('is silent about what is closed, and about what hides no rows', () => {
  expect(hidden('```', ...table, '```')).toEqual([])
  expect(hidden('<!--', ...table, '-->')).toEqual([])
  expect(hidden('```', 'code', '| header |', '|---|')).toEqual([])
  expect(hidden('<!-- open', 'words')).toEqual([])
  expect(hidden('    ```', ...table)).toEqual([])
})

test('counts a fence as open that its container ends', () => {
  expect(hidden('> ```', ...table.map(line => `> ${line}`), '', '```', 'closed', '```')).toEqual([
    'fence 1 2',
  ])
})
