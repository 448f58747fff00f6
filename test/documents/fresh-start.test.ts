import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshStart } from '../../src/documents/fresh-start.js'
import { scanBlocks } from '../../src/markdown/scan.js'

const told = new Set<number>()

test.each([
  ['a heading behind a blank line', ['a', '', '## b', 'c', '', '## d', 'e'], 6],
  ['not one behind a line', ['a', '', '## b', 'c', '## d'], 3],
  ['not one in a fence', ['', '## a', '```sh', '', '## b', '```', ''], 2],
  ['one behind a fence of an item', ['- a', '  ```', '  b', '', '  ```', '', '# c'], 7],
  ['none behind a fence that its item may end', ['- a', '  ```', 'b', '', '  ```', '', '# c'], 1],
  ['none behind a fence in a quote', ['> ```', '', '# c'], 1],
  ['none behind a comment', ['<!-- a', '', '# c'], 1],
])('begins anew at %s', (_, lines, start) => {
  expect(freshStart(lines, lines.length + 1, told).start).toBe(start)
})

/** Lines of headings that stand in a closed fence, or behind the first line of a comment. */
const hiddenIn = (lines: readonly string[], start: number): readonly number[] => {
  const { fences, comments } = scanBlocks('a.md', lines.slice(start - 1).join('\n'))
  const spans = [...fences, ...comments.map(({ place }) => ({ first: place.line + 1, last: place.endLine }))]
  return lines.flatMap((line, index) =>
    line.startsWith('#') &&
    spans.some(({ first, last }) => first + start - 1 <= index + 1 && index + 1 <= last + start - 1)
      ? [index + 1]
      : [],
  )
}

test('hides from there what is hidden in the whole text', () => {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('', '## a', 'text', '```') },
    fc.constantFrom(
      ...[
        '```sh',
        ' ```',
        '  ```',
        '   ```',
        '    ```',
        '      ```',
        '\t```',
        '~~~',
        '````',
        '```a`',
        '``` ',
      ],
      ...['- a', '- ```', '  a', '    a', '  - a', '> ```', '> a', '1. ```', '[^a]: ```', '   ## a', '  # a'],
      ...[
        '<div>',
        '</div>',
        '<pre>',
        '</pre>',
        '<!-- a',
        '-->',
        '<script>',
        'a <!-- b',
        '| a |',
        '| - |',
        '---',
        '===',
        'a ``` b',
      ],
    ),
  )
  let moved = 0
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.nat(30), (lines, before) => {
      const headings = new Set(lines.flatMap((line, index) => (line.startsWith('#') ? [index + 1] : [])))
      const { start } = freshStart(lines, Math.min(before, lines.length) + 1, headings)
      if (start > 1) moved++
      expect(hiddenIn(lines, start)).toEqual(hiddenIn(lines, 1))
    }),
    { numRuns: 20_000, seed: 1 },
  )
  expect(moved).toBeGreaterThan(1000)
})
