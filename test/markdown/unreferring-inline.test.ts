import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Definitions } from '../../src/model/document.js'
import { readMarked } from '../../src/markdown/marked-inline.js'
import { readUnreferring } from '../../src/markdown/unreferring-inline.js'

const read = [
  '**no [N,K], `x` and ``c`d``** for C<E',
  'a [b] [c](d) ] [e',
  '[a [b](c) d](e)',
  '[a][b](c)',
  '*a* _b_ ~~c~~ ***d***',
  '\\*a\\* \\[b](c) \\d',
  'a <b>c</b> <br> <!-- d --> 5 < 6 </',
  'GraniteMoe* / `open',
  'cut off **here ',
  '[^1] http://a.b/c_d_ and www.x.y*',
]

test.each(read)('reads %s as the general reader does', source => {
  const found = readUnreferring(source)
  expect(found).not.toBeNull()
  expect(found).toEqual(readMarked(source))
})

const left = [
  '![a](b)',
  '&amp;',
  '<http://a.b>',
  '<a@b.c>',
  '[a](<b>)',
  '[a](b "c")',
  'a\nb',
  ' a',
  '<?a?>',
  '<!A>',
]

test.each(left)('leaves %s to the general reader', source => {
  expect(readUnreferring(source)).toBeNull()
})

const definitions: Definitions = new Map([['b', { label: 'b', destination: 'x' }]])

test.each(['[b]', '[a][b]', '[a] and [b', 'b]'])('leaves %s alone where something is defined', source => {
  expect(readUnreferring(source, definitions)).toBeNull()
  expect(readUnreferring('[b](c)', definitions)).toEqual(readMarked('[b](c)', definitions))
})

test('says of every source what the general reader says, where it says anything', () => {
  const part = fc.constantFrom(
    ...'a b1 _ __ * ** *** ` `` [ [ ] ](u) ](u) ](a_b ] ( ) ~ ~~ ! & < : # - é ✅ × … \u200b \u{1F6A7} + . 1. | http:// www. [x](y) \\ \\\\ [^1] @ ; amp'.split(
      ' ',
    ),
    ...[
      '<br>',
      '<b>',
      '</b>',
      '<i>',
      '</p>',
      '<x y="z">',
      '<!--',
      '-->',
      '<!-->',
      '>',
      '/',
      ' ',
      ' ',
      '\u00a0',
      '](u "t")',
    ],
  )
  let count = 0
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), parts => {
      const source = parts.join('')
      const found = readUnreferring(source)
      if (!found) return
      count++
      expect(found).toEqual(readMarked(source))
    }),
    { numRuns: 20_000, seed: 1 },
  )
  expect(count).toBeGreaterThan(5000)
})
