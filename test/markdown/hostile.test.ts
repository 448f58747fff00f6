import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'
import { readInline } from '../../src/markdown/inline.js'
import type { Place } from '../../src/model/place.js'
import { markdownDocument } from '../support/markdown-arbitrary.js'

const table = (columns: number): string => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n`

/** Text of about `size` characters, made of one line over and over, or by hand. */
const texts: Readonly<Record<string, (size: number) => string>> = {
  'one line of pipes': size => `|a|\n|-|\n${'|'.repeat(size)}\n|1|\n`,
  'a header of pipes': size => `${'|'.repeat(size / 2)}\n${'|-'.repeat(size / 4)}|\n`,
  'rows that lack nearly all their cells': size => table(Math.sqrt(size)) + '|1\n'.repeat(size / 3),
  'rows without a pipe': size => table(1) + 'a\n'.repeat(size / 2),
  'rows of escapes': size => table(1) + `${'\\|'.repeat(size / 2)}\n`,
  'delimiter lines': size => 'a\n|-|-|\n'.repeat(size / 8),
  'a delimiter line of spaces': size => `a|b\n|-|-${' '.repeat(size)}x\n`,
  'a long paragraph': size => 'word word\n'.repeat(size / 10),
  'nested quotes': size => `${'>'.repeat(size)}\n\n${'>'.repeat(size)} a\n`,
  'nested items and blank lines': size =>
    `${'- '.repeat(size / 4)}a\n${'\n'.repeat(size / 4)}${' \n'.repeat(size / 8)}`,
  'nested items, each line deeper': size =>
    Array.from({ length: Math.sqrt(size) }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`).join(''),
  'nested footnotes': size => `${'[^a]: '.repeat(size / 12)}a\n${'\n'.repeat(size / 2)}`,
  'markers that make no break': size => `${'* '.repeat(size / 2)}a\n`,
  'a fence that nothing closes': size => '```\n' + '| a | b\n'.repeat(size / 8),
  'a comment that nothing closes': size => '<!--\n' + '| a | b\n'.repeat(size / 8),
  'comments that nothing closes, in one paragraph': size => `a\n${'b <!-- \n'.repeat(size / 8)}`,
  'comments in one paragraph': size => `a\n${'b <!-- c -->\n'.repeat(size / 13)}`,
  'comments in rows': size => table(1) + '|<!-- c -->|\n'.repeat(size / 13),
  'tags that nothing closes': size => `a <!-- c --> ${'<a b="'.repeat(size / 6)}\n`,
  'attributes without end': size => `<a ${'b '.repeat(size / 2)}\n`,
  'backticks of every length': size =>
    `<!-- c --> ${Array.from({ length: Math.sqrt(size) }, (_, length) => '`'.repeat(length)).join(' ')}`,
  definitions: size => '[a]: b "c\n'.repeat(size / 10),
  'a definition that never ends': size => `[a]: b (${'('.repeat(size / 2)}${'[a]: <'.repeat(size / 12)}`,
  'open brackets': size => '['.repeat(size),
  'headings of white space': size => `# a${' '.repeat(size)}b\n${'#'.repeat(size)}\n`,
  headings: size => '# a\n## b\n'.repeat(size / 9),
  'carriage returns': size => 'a\r'.repeat(size / 2),
  'blank lines': size => '\n'.repeat(size),
  'conflict markers': size => '<<<<<<< a\n=======\n>>>>>>> b\n'.repeat(size / 28),
  'conflict markers that nothing ends': size => '<<<<<<< a\n'.repeat(size / 10),
  'form feeds and tabs': size => '\f\t|\v'.repeat(size / 4),
  'lone surrogates': size => table(1) + '|\ud800|\udc00\n'.repeat(size / 5),
}

/** Time on the processor, which other programs disturb less than time on the clock. */
const milliseconds = (work: () => unknown): number => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** True where twice the text takes about twice the time, by the best of a few tries. Grows into the size, to fail early. */
const isLinear = (work: (size: number) => unknown, size: number): boolean => {
  for (let part = size / 16; part < size; part *= 2) if (milliseconds(() => work(part)) > 2_000) return false
  let once = Infinity
  let twice = Infinity
  for (let attempt = 0; attempt < 6; attempt++) {
    once = Math.min(
      once,
      milliseconds(() => work(size)),
    )
    twice = Math.min(
      twice,
      milliseconds(() => work(2 * size)),
    )
    if (twice < 20 || twice <= 3 * once) return true
  }
  return false
}

test.each(Object.entries(texts))('reads %s in linear time', (_, text) => {
  expect(isLinear(size => parseMarkdown('a.md', text(size)), 80_000)).toBe(true)
})

test.each(['*a **b', '[', '[a](', '<!-- ', '~a ', '`a``b', '<a ', '![', '[a][b]', '\\', '&amp;', '_a_b'])(
  'reads cells full of %j in bounded time',
  part => {
    for (const size of [1_000, 24_000, 200_000])
      expect(milliseconds(() => readInline(part.repeat(size / part.length)))).toBeLessThan(10_000)
  },
)

test('loses nothing of a row of 24 kB', () => {
  const cell = '**ACTIVE** `code` [link](a.md) '.repeat(800).trim()
  const [read] = parseMarkdown('a.md', `|a|b|\n|-|-|\n| x | ${cell} |\n`).tables
  expect(read?.rows[0]?.cells[1]?.text).toBe(cell)
})

test('takes a line of 100,000 pipes for no row, as GitHub does, and a shorter one for a ragged one', () => {
  const rows = (pipes: number) => parseMarkdown('a.md', `|a|\n|-|\n${'|'.repeat(pipes)}\n`).tables[0]?.rows
  expect(rows(100_000)).toEqual([])
  expect(rows(60_000)?.[0]?.surplus).toHaveLength(59_998)
})

test('makes no more cells of a few characters than GitHub does', () => {
  const columns = 10_000
  const rows = parseMarkdown('a.md', table(columns) + '|1\n'.repeat(5_000)).tables[0]?.rows ?? []
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.length * columns).toBeLessThan(600_000)
})

test('reads any text at all', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '|',
          '-',
          '\n',
          '\r',
          '>',
          ' ',
          '\t',
          '`',
          '<!--',
          '[',
          ']:',
          '\0',
          '\ud800',
          '\udfff',
          '\f',
          '#',
        ),
        {
          maxLength: 60,
        },
      )
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(text, source => {
      expect(parseMarkdown('a.md', source).lineCount).toBe(
        source.split(/\r\n|\n|\r/).length - (/(^|[\n\r])$/.test(source) ? 1 : 0),
      )
      readInline(source)
    }),
    { numRuns: 3_000, seed: 1 },
  )
})

test('gives every cell, row and comment the place where it stands', () => {
  fc.assert(
    fc.property(markdownDocument, source => {
      const lines = source.split(/\r\n|\n|\r/)
      const { tables, comments } = parseMarkdown('a.md', source)
      const at = ({ line, column = 1, endColumn = 1 }: Place): string =>
        (lines[line - 1] ?? '').slice(column - 1, endColumn - 1)
      for (const { header, rows, headerPlace } of tables) {
        const cells = [...header, ...rows.flatMap(row => [...row.cells, ...row.surplus])]
        for (const cell of cells) expect(at(cell.place).replaceAll('\\|', '|')).toBe(cell.text)
        for (const { place } of [...rows, { place: headerPlace }])
          expect(at(place)).toMatch(/^[^ \t]([^]*[^ \t])?$/)
        for (const { surplusBorder } of rows) if (surplusBorder) expect(at(surplusBorder)).toBe('|')
      }
      for (const { place, text } of comments) {
        if (place.line !== place.endLine) continue
        expect(at(place)).toMatch(/^<!--.*-->$|^<!-->$/)
        expect(at(place)).toContain(text)
      }
    }),
    { numRuns: 3_000, seed: 1 },
  )
})
