import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { substanceOf } from '../../src/change/substance.js'

const same = (one: string, other: string, path = 'a.md'): boolean =>
  substanceOf(path, one) === substanceOf(path, other)

describe('two texts say the same', () => {
  it.each<[string, string, string]>([
    ['lines are broken elsewhere', 'One two\nthree.', 'One\ntwo three.'],
    ['line ends and the end of the file differ', 'One\r\ntwo\r\n\r\n', 'One\ntwo'],
    ['the file has a byte-order mark', '\uFEFFOne', 'One'],
    ['a character comes to it that nobody sees', 'One two', 'One\u200B two\u2060\u00AD &nbsp;&#8203;'],
    ['a table is padded', '|a|b|\n|-|-|\n|c|d|', '| a  | b |\n| :---- | ---: |\n| c  | d |'],
    ['a link leads elsewhere', 'See [the plan](plan.md).', 'See [the plan](docs/plan.md#now).'],
    ['an image lies elsewhere', '![graph](a.png)', '![graph](img/a.png)'],
    ['a link in pointed brackets leads elsewhere', '[a](<b c.md>)', '[a](<d e.md>)'],
    ['a link with parentheses leads elsewhere', '[a](b_(c).md) d', '[a](e.md) d'],
    ['a word becomes a link', 'See the plan.', 'See [the plan](plan.md).'],
    ['a definition leads elsewhere', '[plan]\n\n[plan]: a.md "Plan"', '[plan]\n\n[plan]: b.md'],
    ['a reference has another label', '[it][a]\n\n[a]: a.md\n[b]: b.md', '[it][b]\n\n[a]: a.md\n[b]: b.md'],
    [
      'an address changes',
      '<https://a.example/1> https://a.example/2',
      '<https://b.example> https://c.example',
    ],
    [
      'a target in HTML changes',
      '<a href="a.md">a</a> <img src=\'b.png\'>',
      '<a href="c.md">a</a> <img src=\'d\'>',
    ],
  ])('where %s', (_title, one, other) => expect(same(one, other)).toBe(true))

  it('where only white space differs in what is not Markdown', () =>
    expect(same('a:\n  b: 1\n', 'a:\n    b:   1', 'a.yml')).toBe(true))
})

describe('two texts say something else', () => {
  it.each<[string, string, string]>([
    ['a word is another', 'One two', 'One three'],
    ['a figure is cut elsewhere', '| 1 23 |', '| 12 3 |'],
    ['the text of a link is another', '[the plan](a.md)', '[the design](a.md)'],
    ['an address comes to it', 'See', 'See https://a.example'],
    ['a mark is set', '- [ ] Read the header', '- [x] Read the header'],
    ['an entry looks like a definition', '[2026-05-01]: nothing to tell', '[2026-05-01]: the header is read'],
    ['brackets are part of the text', 'x[1][2]', 'x[1][3]'],
    ['a footnote says something else', 'a[^1]\n\n[^1]: one', 'a[^1]\n\n[^1]: two'],
    ['a title of a link is another', '[a](b "c")', '[a](b "d")'],
    ['a row of a table is added', '| a |\n| - |\n| b |', '| a |\n| - |\n| b |\n| c |'],
  ])('where %s', (_title, one, other) => expect(same(one, other)).toBe(false))

  it('where a link leads elsewhere in what is not Markdown', () =>
    expect(same('[a](b)', '[a](c)', 'a.txt')).toBe(false))
})

describe('any text', () => {
  it('is read, and nothing is left of white space', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(same(text, `${text}\n`)).toBe(true)
        expect(substanceOf('a.md', '\n\t ')).toBe('')
      }),
    ))

  it.each(['[', ']', '](', '](<', '[a][', '<', 'https://', 'href="', '-', '|-', ' \u00a0', '[a]: ', '('])(
    'of many %s is read in time',
    part => {
      const started = performance.now()
      substanceOf('a.md', part.repeat(100_000))
      expect(performance.now() - started).toBeLessThan(3000)
    },
  )
})
