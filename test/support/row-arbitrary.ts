import fc from 'fast-check'

export const pick = (...values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values)

/** One of the words of a list, which are divided by white space. */
const pickOf = (words: string): fc.Arbitrary<string> => pick(...words.trim().split(/ +/))

const joined = (part: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc.array(part, { maxLength }).map(parts => parts.join(''))

const words = pick('two words', ...'a ENG-1 x_y_z é 漢字 \u{1F6A7} ✅ ß a\u0301 … £ Ⅷ'.split(' '))
const oddities = pick('\u00a0', '\u2003', '\ufeff', '\u200b', '\u2028', '\f', '\v', '\t', '  ', '\u{10FFFF}')
const escapes = pickOf('\\| \\\\| \\\\\\| \\ \\\\ \\` \\* \\a \\< \\~')
const code = pick('`` ` ``', '` a `', ...'` `` `a` `a|b` `a\\|b`'.split(' '))
const marks = pickOf('* ** _ ~ ~~ ~~~ **a** *b* ~~c~~ ~d~ ***')
const links = pick('<a b="c|d">', ...'[x](y) [a b] [ref] [x][ref] ](u) ![i](j) <b> </b> <br> [^n]'.split(' '))
const comments = pick(
  '<!-- c -->',
  '<!-- a|b -->',
  '<!-- `c` -->',
  '<!-- a -- b -->',
  '<!--',
  '-->',
  '<!---->',
)
const entities = pickOf('&amp; &#124; &lt; &nope; &#42; &ast; & < > # ! " \' ( ) : - = +')

/** Inline Markdown of every kind, a few pieces of it. */
export const inlineText = joined(
  fc.oneof(
    { weight: 8, arbitrary: words },
    { weight: 3, arbitrary: pick(' ') },
    { weight: 2, arbitrary: escapes },
    { weight: 2, arbitrary: code },
    { weight: 2, arbitrary: marks },
    { weight: 1, arbitrary: links },
    { weight: 1, arbitrary: comments },
    { weight: 1, arbitrary: entities },
    { weight: 1, arbitrary: oddities },
  ),
  6,
)

const padding = pick('', ' ', ' ', ' ', '  ', '\t', '\f', ' \v')

/** Cells with white space around them, pipes between them, and perhaps pipes at the ends. */
const line = (
  cell: fc.Arbitrary<string>,
  [least, most]: readonly [number, number],
  ends: readonly string[],
): fc.Arbitrary<string> =>
  fc
    .tuple(
      pick('|', '|', '|', '', '| ', ...ends),
      fc.array(fc.tuple(padding, cell, padding), { minLength: least, maxLength: most }),
      pick('|', '|', '|', '', ' ', '| ', '|\t', ...ends),
    )
    .map(([first, cells, last]) => first + cells.map(parts => parts.join('')).join('|') + last)

/** A row of between so many cells, give or take those that a pipe in one of them makes. */
export const row = (least: number, most: number): fc.Arbitrary<string> =>
  line(fc.oneof(joined(words, 2), inlineText), [least, most], ['||'])

/** A delimiter line for between so many columns. */
export const delimiter = (least: number, most: number): fc.Arbitrary<string> =>
  line(pickOf('- --- :- -: :-: :---: -----'), [least, most], [])

/** A header, its delimiter line, which agrees with it as a rule, and rows that mostly do. */
export const table: fc.Arbitrary<readonly string[]> = fc
  .integer({ min: 1, max: 3 })
  .chain(columns =>
    fc
      .tuple(
        row(columns, columns),
        fc.oneof(
          { weight: 6, arbitrary: delimiter(columns, columns) },
          { weight: 1, arbitrary: delimiter(1, 3) },
        ),
        fc.array(row(1, columns + 1), { maxLength: 4 }),
      )
      .map(([header, between, rows]) => [header, between, ...rows]),
  )
