import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'
import { readInline } from '../../src/markdown/inline.js'

const text = (source: string): string => readInline(source).text
const runs = (source: string): readonly string[] =>
  readInline(source).runs.map(run => {
    const { code, strong, emphasis, struck } = run
    return [code && 'code', strong && 'strong', emphasis && 'emphasis', struck && 'struck', run.text]
      .filter(Boolean)
      .join(' ')
  })
const links = (source: string, definitions = '') =>
  readInline(source, parseMarkdown('a.md', definitions).definitions).links.map(
    link => `${link.text} -> ${link.url}`,
  )

test.each([
  ['', ''],
  ['plain words', 'plain words'],
  ['`ACTIVE`', 'ACTIVE'],
  ['`` a`b ``', 'a`b'],
  ['**ACTIVE** → *GATING*', 'ACTIVE → GATING'],
  ['__a__ _b_ snake_case_word', 'a b snake_case_word'],
  ['~~old~~ new', ' new'],
  ['~old~ new', ' new'],
  ['~~~no~~~', '~~~no~~~'],
  ['a ~ b ~~ c', 'a ~ b ~~ c'],
  ['\\~a~ ~b\\~', '~a~ ~b~'],
  ['5 ~ 6', '5 ~ 6'],
  ['[text](url "title")', 'text'],
  ['![badge](u) done', ' done'],
  ['a<br>b<br/>c', 'a b c'],
  ['<b>x</b> <kbd>y</kbd>', 'x y'],
  ['<del>gone</del> here', ' here'],
  ['x <!-- note -->', 'x '],
  ['x <!-- a -- b -->', 'x <!-- a -- b -->'],
  ['&amp;&#124;&nope; \\* \\a', '&|&nope; * \\a'],
  ['✅**Done**', '✅Done'],
  ['**✅**Done', '✅Done'],
  ['# a', '# a'],
  ['- a', '- a'],
  ['1. a', '1. a'],
  ['> a', '> a'],
  ['[x]: y', '[x]: y'],
  ['```', '```'],
  ['<div>', ''],
  ['***', '***'],
  ['two\nlines', 'two lines'],
  ['`two\nlines`', 'two lines'],
  ['[x] task', '[x] task'],
])('sees %j as %j', (source, seen) => {
  expect(text(source)).toBe(seen)
})

test('tells the decorations of each stretch', () => {
  expect(runs('a `b` **c *d*** ~~e `f`~~ <s>g</s>')).toEqual([
    'a ',
    'code b',
    ' ',
    'strong c ',
    'strong emphasis d',
    ' ',
    'struck e ',
    'code struck f',
    ' ',
    'struck g',
  ])
  expect(runs('`a``b` `c`')).toEqual(['code a``b', ' ', 'code c'])
})

test('strikes only between tildes of one length and within one span', () => {
  expect(runs('~~a~ b')).toEqual(['~~a~ b'])
  expect(runs('**~~a** b~~')).toEqual(['strong ~~a', ' b~~'])
  expect(runs('~~a **b** c~~')).toEqual(['struck a ', 'strong struck b', 'struck  c'])
})

test('reads the destinations of links', () => {
  expect(links('[`A-1`](docs/a.md#x) [b](<c d> "t") <https://e.f>')).toEqual([
    'A-1 -> docs/a.md#x',
    'b -> c d',
    'https://e.f -> https://e.f',
  ])
  expect(links('[a](b\\_c&amp;d%20e) [x](y_z)')).toEqual(['a -> b_c&d%20e', 'x -> y_z'])
  expect(links('[![i](j)](k)')).toEqual([' -> k'])
  expect(links('`[a](b)` \\[a](b) ![a](b)')).toEqual([])
})

test('finds the addresses that GitHub links by itself', () => {
  expect(links('see https://a.b/c_d(e)). and www.x.org, `http://no.no`')).toEqual([
    'https://a.b/c_d(e) -> https://a.b/c_d(e)',
    'www.x.org -> http://www.x.org',
  ])
})

test('takes no mark that is text for the end of an address', () => {
  expect(links('https://a.b/~me/c~d and **https://e.f**, *')).toEqual([
    'https://a.b/~me/c~d -> https://a.b/~me/c~d',
    'https://e.f -> https://e.f',
  ])
})

test('strikes and emphasises in the order of GitHub, where they cross', () => {
  expect(runs('~5 and **~+2%** b')).toEqual(['struck 5 and **', '+2%** b'])
  expect(runs('a***b****')).toEqual(['a', 'strong emphasis b', '*'])
})

test('resolves references with the definitions of the document', () => {
  const definitions = '[Spec]: specs/a&amp;b.md "title"\n[q`r]: /q\n[✅]: /ok\n\n[^1]: note\n'
  expect(links('[text][spec] [SPEC] [spec][] [none] [q`r] [✅]', definitions)).toEqual([
    'text -> specs/a&b.md',
    'SPEC -> specs/a&b.md',
    'spec -> specs/a&b.md',
    'q`r -> /q',
    '✅ -> /ok',
  ])
  const { definitions: known } = parseMarkdown('a.md', definitions)
  expect(readInline('a[^1] b[^2] \\[^1]', known).text).toBe('a[^1] b[^2] [^1]')
  expect(readInline('a[^1] b[^2]', known).text).toBe('a b[^2]')
})

test('takes a source with thousands of marks as it is written', () => {
  const source = '*a **b'.repeat(4000)
  expect(readInline(source)).toMatchObject({ text: source, links: [] })
})

test('reads a cell of 24 kB', () => {
  const source = '**ACTIVE**; ' + 'word `code` [link](target.md) (**bold**) '.repeat(600)
  const { text: seen, links: found } = readInline(source.trim())
  expect(seen.startsWith('ACTIVE; word code link (bold)')).toBe(true)
  expect(found).toHaveLength(600)
})
