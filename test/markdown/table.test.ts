import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { Cell, Table } from '../../src/model/document.js'
import type { Place } from '../../src/model/place.js'

const lines = (...all: readonly string[]): string => all.join('\n')
const tables = (text: string): readonly Table[] => parseMarkdown('a.md', text).tables
const texts = (cells: readonly Cell[] | undefined): readonly string[] | undefined =>
  cells?.map(({ text }) => text)
/** `line:column-endColumn`. */
const spot = ({ line, column, endColumn }: Place): string => `${line}:${column}-${endColumn}`
/** Each table as its header, then its rows, with their lines. */
const grid = (text: string): readonly string[] =>
  tables(text).flatMap(({ header, headerPlace, rows }) => [
    `${headerPlace.line} ${texts(header)?.join(' / ')}`,
    ...rows.map(({ cells, place }) => `${place.line} ${texts(cells)?.join(' / ')}`),
  ])

test('reads header, rows and their places', () => {
  const [table] = tables(
    lines('', '| ID | State |', '| --- | --- |', '| A-1 |  `DONE` |', '| A-2 | x |', '', 'end'),
  )
  expect(texts(table?.header)).toEqual(['ID', 'State'])
  expect(table?.headerPlace).toEqual({ path: 'a.md', line: 2, endLine: 2, column: 1, endColumn: 15 })
  expect(table?.place).toMatchObject({ line: 2, endLine: 5, column: 1, endColumn: 12 })
  expect(table?.rows.map(({ place }) => spot(place))).toEqual(['4:1-18', '5:1-12'])
  expect(table?.rows[0]?.cells.map(({ text, place }) => `${spot(place)} ${text}`)).toEqual([
    '4:3-6 A-1',
    '4:10-16 `DONE`',
  ])
})

test('needs no outer pipes, and takes up to three spaces of indent', () => {
  expect(grid(lines('   a | b', ' --|:-:', '1 | 2', '   |3|4'))).toEqual(['1 a / b', '3 1 / 2', '4 3 / 4'])
  expect(grid(lines('    a | b', '--|--'))).toEqual([])
})

test('needs header and delimiter to agree in number', () => {
  expect(grid(lines('| a | b |', '|---|', '| 1 | 2 |'))).toEqual([])
  expect(grid(lines('| a |', '|---|---|'))).toEqual([])
})

test('takes the last line of a paragraph for the header, even after a false start', () => {
  expect(grid(lines('words', '| a |', '|---|', '| 1 |'))).toEqual(['2 a', '4 1'])
  expect(grid(lines('a', '|-|-|', '| x |', '|-|', 'y'))).toEqual(['3 x', '5 y'])
})

test('counts surplus and missing cells, and says where the first border too many is', () => {
  const [table] = tables(lines('| a | b |', '|---|---|', '| 1 | `x|y` | 3 |', '| 1', '|1|2|'))
  const [ragged, short, exact] = table?.rows ?? []
  expect(texts(ragged?.cells)).toEqual(['1', '`x'])
  expect(texts(ragged?.surplus)).toEqual(['y`', '3'])
  expect(ragged?.lacking).toBe(0)
  expect(ragged?.surplusBorder).toEqual({ path: 'a.md', line: 3, endLine: 3, column: 9, endColumn: 10 })
  expect(texts(short?.cells)).toEqual(['1', ''])
  expect(short?.lacking).toBe(1)
  expect(short?.cells[1]?.place).toEqual({ path: 'a.md', line: 4, endLine: 4, column: 4, endColumn: 4 })
  expect(exact).toMatchObject({ surplus: [], lacking: 0 })
  expect(exact?.surplusBorder).toBeNull()
})

test('never splits at a pipe after a backslash, however many there are', () => {
  const [table] = tables(
    lines('|a|b|', '|-|-|', '| x\\|y | `p\\|q` |', '| x\\\\|y | z |', '| x\\\\\\|y | z |'),
  )
  expect(table?.rows.map(({ cells }) => texts(cells))).toEqual([
    ['x|y', '`p|q`'],
    ['x\\|y', 'z'],
    ['x\\\\|y', 'z'],
  ])
  expect(table?.rows[0]?.cells[0]?.place).toMatchObject({ column: 3, endColumn: 7 })
})

test('gives an empty cell a place of no width between its borders', () => {
  const [table] = tables(lines('|a|b|', '|-|-|', '||  |'))
  expect(table?.rows[0]?.cells.map(({ place }) => spot(place))).toEqual(['3:2-2', '3:5-5'])
})

test.each([
  '# head',
  '---',
  '> quote',
  '- item',
  '1) item',
  '```',
  '<div>',
  '<a>',
  '    code',
  '',
  '[^1]: note',
  '|',
  '***',
])('ends a table at %j', end => {
  expect(grid(lines('|a|', '|-|', '|1|', end, '|2|'))).not.toContain('5 2')
  expect(grid(lines('|a|', '|-|', '|1|', end, '|2|'))).toContain('3 1')
})

test.each(['words', '===', '[r]: /u', '#no', '1x', '<', '`'])('takes %j for a row of the table', line => {
  expect(grid(lines('|a|', '|-|', line, '|2|'))).toEqual(['1 a', `3 ${line}`, '4 2'])
})

test('reads tables in quotes, items, details and footnotes, at their real columns', () => {
  const text = lines(
    '> | a |',
    '> |---|',
    '> | 1 |',
    '| no row, a quote takes no lazy rows |',
    '',
    '- | b |',
    '  |---|',
    '  | 2 |',
    '',
    '<details>',
    '',
    '| c |',
    '|---|',
    '| 3 |',
    '',
    '</details>',
    '',
    '[^1]:',
    '    | d |',
    '    |---|',
    '    | 4 |',
  )
  expect(grid(text)).toEqual(['1 a', '3 1', '6 b', '8 2', '12 c', '14 3', '19 d', '21 4'])
  const places = tables(text).map(({ rows }) => rows[0]?.cells[0]?.place)
  expect(places.map(place => place && spot(place))).toEqual(['3:5-6', '8:5-6', '14:3-4', '21:7-8'])
})

test('takes the check box of an item for no part of a header', () => {
  expect(grid(lines('- [x] | a |', '  |---|', '  | 1 |'))).toEqual(['1 a', '3 1'])
  expect(grid(lines('> - [ ] | a |', '>   |---|---|'))).toEqual(['1 [ ] / a'])
})

test.each(['\n', '\r\n', '\r'])('counts lines that end with %j', ending => {
  const text = ['# x', '', '|a|', '|-|', '|1|'].join(ending)
  expect(grid(text)).toEqual(['3 a', '5 1'])
  expect(parseMarkdown('a.md', text).lineCount).toBe(5)
  expect(parseMarkdown('a.md', text + ending).lineCount).toBe(5)
})

test('counts no other character as the end of a line', () => {
  const text = lines('a\u2028b\u2029c\u0085d\fe\vf', '|a|', '|-|', '|1|')
  expect(grid(text)).toEqual(['2 a', '4 1'])
  expect(parseMarkdown('a.md', '').lineCount).toBe(0)
})

test('counts columns in UTF-16 units', () => {
  const [table] = tables(lines('|a|b|', '|-|-|', '|\u{1F6A7}é|x|'))
  expect(table?.rows[0]?.cells.map(({ place }) => spot(place))).toEqual(['3:2-5', '3:6-7'])
})

test('hides what stands in fences, comments, HTML and indented code', () => {
  const table = ['|a|', '|-|', '|1|']
  expect(grid(lines('```', ...table, '```'))).toEqual([])
  expect(grid(lines('~~~', ...table, '```', '~~~~', ...table))).toEqual(['7 a', '9 1'])
  expect(grid(lines('<!--', '', ...table, '-->', '', ...table))).toEqual(['8 a', '10 1'])
  expect(grid(lines('<div>', ...table, '', ...table))).toEqual(['6 a', '8 1'])
  expect(grid(lines(...table.map(line => `    ${line}`)))).toEqual([])
})

test('names the headings above a table, outermost first, within its container', () => {
  const table = ['', '|a|', '|-|', '']
  const text = lines(
    ...table,
    '# One `code` [link](x)',
    '## Two',
    '### Three',
    ...table,
    '## Four **bold**',
    '> # Quoted',
    '>',
    '> |a|',
    '> |-|',
    ...table,
    'Setext',
    'title',
    '===',
    ...table,
  )
  expect(tables(text).map(({ section }) => section)).toEqual([
    [],
    ['One code link', 'Two', 'Three'],
    ['Quoted'],
    ['One code link', 'Four bold'],
    ['Setext title'],
  ])
})
