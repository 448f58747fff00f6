import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarked } from '../../src/markdown/marked-inline.js'
import { readSimple } from '../../src/markdown/simple-inline.js'

const simple = [
  'plain words, with (punctuation): 5% ~3 of them; done!',
  'KERNEL_GDN_SCRATCH',
  '`ACTIVE`',
  'a `b` and ``c`d``',
  '[ENG-1](specs/eng_1.md#top) title',
  '[`ENG-1`](specs/eng-1.md)',
  '**ACTIVE**',
  '(**W5**), **0.41×** and **`x`**',
  '✅ done',
  'R & D',
  'a<br>b <think> 5 < 6',
  '2 * 3',
]

test.each(simple)('reads %s without the general reader', source => {
  expect(readSimple(source)).not.toBeNull()
})

const doubtful = [
  '*a*',
  '_a_',
  'a ~~b~~',
  '<b>a',
  '<http://a.b>',
  '<!-- a -->',
  '[a][b]',
  '[^1]',
  'a\\*',
  '&amp;',
  '![a](b)',
  '`a',
  'x**y**',
  'http://a.b',
  ' a',
]

test.each(doubtful)('leaves %s to the general reader', source => {
  expect(readSimple(source)).toBeNull()
})

test('says of every source what the general reader says, where it says anything', () => {
  const part = fc.constantFrom(
    ...'a b1 _ ** * ` `` [ ](u) ](a_b ] ( ) ~ ! & < : # - é ✅ × … \u200b \u{1F6A7} + . 1. | :// www. [x](y)'.split(
      ' ',
    ),
    ...['<br>', '<i>', '</p>', '<x y="z">', '<!--', '>', '/', ' ', ' ', '\u00a0', '\v', '\f', '](u "t")'],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), parts => {
      const source = parts.join('')
      const read = readSimple(source)
      if (read) expect(read).toEqual(readMarked(source))
    }),
    { numRuns: 20_000, seed: 1 },
  )
})
