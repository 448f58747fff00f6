import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'

const comments = (...lines: readonly string[]) =>
  parseMarkdown('a.md', lines.join('\n')).comments.map(
    ({ text, place: { line, endLine, column, endColumn } }) =>
      `${text} @ ${line}:${column}-${endLine}:${endColumn}`,
  )

test('reads comments that stand by themselves', () => {
  expect(comments('<!-- a -->', '', '  <!-- b', '  more -->  x', '', '> <!--c', '> d -->')).toEqual([
    'a @ 1:1-1:11',
    'b\n  more @ 3:3-4:11',
    'c\nd @ 6:3-7:8',
  ])
})

test('reads comments in paragraphs, headings and cells', () => {
  expect(
    comments('x <!-- a', 'b --> y', '# h <!-- c -->', '| i | s |', '|---|---|', '| 1 | `x` <!-- d --> |'),
  ).toEqual(['a\nb @ 1:3-2:6', 'c @ 3:5-3:15', 'd @ 6:11-6:21'])
})

test('reads comments in a paragraph above a table, and in its header', () => {
  expect(comments('x <!-- a -->', '| b <!-- c --> |', '|---|')).toEqual(['a @ 1:3-1:13', 'c @ 2:5-2:15'])
})

test('reads comments within blocks of HTML', () => {
  expect(comments('<div> <!-- a --> <!-- b --> </div>')).toEqual(['a @ 1:7-1:17', 'b @ 1:18-1:28'])
})

test('is not misled by code, escapes, tags, borders, and what GitHub shows as text', () => {
  expect(comments('`<!-- a -->` \\<!-- b --> <i title="<!-- c -->"> <!-- d -- e --> <!--> f -->')).toEqual([])
  expect(comments('```', '<!-- a -->', '```', '', '    <!-- b -->')).toEqual([])
  expect(comments('|a|b|', '|-|-|', '| <!-- a | b --> |')).toEqual([])
  expect(comments('``x <!-- a --> `y`')).toEqual(['a @ 1:5-1:15'])
})

test('takes a comment between rows for the end of the table', () => {
  const { tables, comments: found } = parseMarkdown('a.md', '|a|\n|-|\n|1|\n<!-- x -->\n|2|\n')
  expect(tables[0]?.rows).toHaveLength(1)
  expect(found.map(({ text }) => text)).toEqual(['x'])
})
