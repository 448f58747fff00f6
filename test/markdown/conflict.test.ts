import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'

const conflicts = (...lines: readonly string[]) =>
  parseMarkdown('a.md', lines.join('\n')).conflicts.map(({ line, endLine, column, endColumn }) => [
    line,
    endLine,
    column,
    endColumn,
  ])
const conflict = ['<<<<<<< HEAD', '| 1 |', '=======', '| 2 |', '>>>>>>> topic']

test('finds the first line of each conflict', () => {
  expect(conflicts('| a |', '|---|', ...conflict, '', ...conflict)).toEqual([
    [3, 3, 1, 8],
    [9, 9, 1, 8],
  ])
  expect(conflicts('<<<<<<< ours', 'a', '||||||| base', 'b', '=======', 'c', '>>>>>>> theirs')).toEqual([
    [1, 1, 1, 8],
  ])
  expect(parseMarkdown('a.md', conflict.join('\r\n')).conflicts).toHaveLength(1)
  expect(parseMarkdown('a.md', conflict.join('\r')).conflicts).toHaveLength(1)
})

test('wants the markers at line starts, whole, and in order', () => {
  expect(conflicts(...conflict.map(line => ` ${line}`))).toEqual([])
  expect(conflicts('title', '=======', '', '>>>>>>> deep quote')).toEqual([])
  expect(conflicts('<<<<<<< a', '>>>>>>> b', '=======')).toEqual([])
  expect(conflicts('<<<<<<<< a', '========', '>>>>>>>> b')).toEqual([])
  expect(conflicts('<<<<<<< a', '======= b', '>>>>>>> c')).toEqual([])
})

test('takes a conflict within one closed fence for an example', () => {
  expect(conflicts('```', ...conflict, '```')).toEqual([])
  expect(conflicts('```', ...conflict)).toEqual([[2, 2, 1, 8]])
  expect(conflicts('<<<<<<< a', '```', '=======', '```', '>>>>>>> b')).toEqual([[1, 1, 1, 8]])
  expect(conflicts('```', 'x', '```', ...conflict, '```', 'y', '```')).toEqual([[4, 4, 1, 8]])
})
