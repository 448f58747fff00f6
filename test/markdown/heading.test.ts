import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'

const headings = (...lines: readonly string[]) =>
  parseMarkdown('a.md', lines.join('\n')).headings.map(
    ({ depth, text, place: { line, endLine, column, endColumn } }) =>
      `${depth} ${text} @ ${line}:${column}-${endLine}:${endColumn}`,
  )

test('reads both kinds of headings with their places', () => {
  expect(headings('# One', '', '  ###  Two  ##  ', 'Three', '---', '> four', '> lines', '> ===')).toEqual([
    '1 One @ 1:1-1:6',
    '3 Two @ 3:3-3:15',
    '2 Three @ 4:1-5:4',
    '1 four lines @ 6:3-8:6',
  ])
})

test('gives plain text', () => {
  expect(
    headings('# `A` **b** [c](d) ~~e~~ <!-- f --> &amp; \\#', '# C# #', '#', '## [x][y]', '', '[y]: /z'),
  ).toEqual(['1 A b c   & # @ 1:1-1:45', '1 C# @ 2:1-2:7', '1  @ 3:1-3:2', '2 x @ 4:1-4:10'])
})

test('takes neither code nor words for headings', () => {
  expect(
    headings('#no', '####### seven', '    # code', '```', '# fence', '```', 'a', '= =', '', '---'),
  ).toEqual([])
})

test('leaves definitions out of a heading', () => {
  expect(headings('[a]: /u', 'title', '===')).toEqual(['1 title @ 2:1-3:4'])
  expect(headings('[a]: /u', '===', 'words')).toEqual([])
})
