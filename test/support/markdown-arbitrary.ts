import fc from 'fast-check'
import { delimiter, inlineText, pick, row, table } from './row-arbitrary.js'

/** Lines that begin, end or imitate every kind of block; a bar stands between two of them. */
const starts = `text¦# head¦## two ##¦#¦####### no¦===¦---¦- - -¦***¦_ _ _¦--¦=¦-¦+¦1.¦1x [ ] q
\`\`\`¦~~~¦\`\`\`\`¦\`\`\` a¦\`\`\` \`¦~~~ x¦\`\`\`\t¦    code¦\tcode¦     deep
<div>¦</div>¦<details>¦<summary>s</summary>¦<a>¦<a b>¦</a >¦<pre>¦</pre>¦<script>¦<b>x¦<p
<!-- open¦close -->¦<!-- both -->¦<?php¦?>¦<!X¦<![CDATA[¦]]>¦<!-->
[ref]: /url¦[ref]: <u> "t"¦[a|b]: c¦[ref]:¦"title"¦[q]: /u 'a¦[ref]: u (t)¦[e\\]]: u "t" x¦[ref]: /url\t
[x]: a\\b¦[y]: (a(b)¦[ ]: x¦[ref]: a "b\\"¦[ref]: <a b>¦[ref]: a\fb¦[^n]: note¦[^m]: | f | g |
- item¦* x¦+ y¦1. one¦2) two¦10. ten¦123456789. n¦1234567890. n¦- [ ] | a | b |¦- [x] t¦-\ttab¦-     five¦1.\t|a|
> quote¦>¦> > two¦>no space¦<<<<<<< ours¦=======¦>>>>>>> theirs
|¦||¦\\|¦:-¦|-¦-|¦--|¦:¦|:¦- | -¦* | *`

const loneLine = fc.oneof(
  { weight: 4, arbitrary: row(1, 4) },
  { weight: 2, arbitrary: delimiter(1, 3) },
  { weight: 3, arbitrary: pick('', '', ' ', '\t', '     ') },
  { weight: 3, arbitrary: inlineText },
  { weight: 6, arbitrary: pick(...starts.split(/[¦\n]/)) },
)

/** A table behind something that may or may not be over when it begins. */
const tableBehind = fc
  .tuple(
    pick(
      ...['```', '~~~', '<!--', '<div>', '# h', '````\n```', '~~~~\n~~~\n', '```\n~~~'],
      ...['[ref]: /u\n\n', '[ref]: /u', '\n', 'text\n\n\n'],
    ),
    table,
  )
  .map(([before, lines]) => [...before.split('\n'), ...lines])

/** A table whose header goes on lazily, with less than the prefix of its paragraph. */
const lazyHeader = fc
  .tuple(pick('', '>', '> ', '>\t', '>  \t', '>   ', '> \t '), row(1, 2), delimiter(1, 3), row(1, 2))
  .map(([prefix, header, between, last]) => ['> > a', prefix + header, `> > ${between}`, `> > ${last}`])

const block: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 6, arbitrary: table },
  { weight: 4, arbitrary: fc.array(loneLine, { minLength: 1, maxLength: 4 }) },
  { weight: 2, arbitrary: tableBehind },
  { weight: 1, arbitrary: lazyHeader },
)

/** What containers put before their first line, and before the others. */
const prefixes = [
  ...[
    '/',
    '/',
    '> /> ',
    '>/>',
    '> /',
    '- /  ',
    '1. /   ',
    '10) /    ',
    '-\t/\t',
    '- /\t',
    '- [ ] /  ',
    ' - /   ',
  ],
  ...['> - />   ', '- > /  > ', '[^n]: /    ', '>\t/>\t', '   /   ', '    /    ', '\t/  '],
]
const container = pick(...prefixes).map(both => both.split('/'))

const slip = fc.oneof(
  { weight: 12, arbitrary: pick('') },
  { weight: 1, arbitrary: pick(' ', '   ', '    ', '\t', '> ', '- ', '  \t') },
)

const each = <T>(some: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> =>
  fc.array(some, { minLength: length, maxLength: length })

/** Puts lines into a container, now and then with a line out of step. */
const contained = (lines: fc.Arbitrary<readonly string[]>): fc.Arbitrary<readonly string[]> =>
  fc.tuple(lines, container).chain(([inside, [first, further]]) =>
    each(fc.tuple(slip, fc.integer({ min: 0, max: 11 })), inside.length).map(slips =>
      inside.map((line, index) => {
        const [extra, luck] = slips[index] ?? ['', 1]
        return (index === 0 ? first : luck === 0 ? '' : further) + extra + line
      }),
    ),
  )

const lines = fc
  .array(contained(contained(block)), { minLength: 1, maxLength: 4 })
  .chain(blocks =>
    each(fc.boolean(), blocks.length).map(gaps =>
      blocks.flatMap((some, index) => (gaps[index] ? [...some, ''] : some)),
    ),
  )

const lineEndings = fc.oneof(
  { weight: 6, arbitrary: fc.constant(['\n']) },
  { weight: 2, arbitrary: fc.constant(['\r\n']) },
  { weight: 1, arbitrary: fc.constant(['\r']) },
  { weight: 1, arbitrary: fc.constant(['\n', '\r\n', '\r']) },
)

/** Each footnote is defined once, and the first line refers to all: others do not reach the output of cmark-gfm. */
const withFootnotes = (text: string): string => {
  let count = 0
  const renamed = text.replace(/\[\^[nm]\]:/g, () => `[^f${count++}]:`)
  return Array.from({ length: count }, (_, index) => `[^f${index}] `).join('') + renamed
}

/** Documents in which tables meet everything that Markdown has. */
export const markdownDocument: fc.Arbitrary<string> = fc
  .tuple(lines, lineEndings, fc.boolean())
  .map(([all, endings, isComplete]) => {
    const text = ['start', '', ...all]
      .map((line, index) => line + (endings[index % endings.length] ?? '\n'))
      .join('')
    return withFootnotes(isComplete ? text : text.replace(/[\r\n]+$/, ''))
  })
