import { describe, expect, it } from 'vitest'
import { agreed, censusOf, tableOf } from './census-of.js'

const named = (markdown: string, config: string | null = agreed): readonly string[] =>
  censusOf(markdown, config)
    .flaws.filter(({ rule }) => rule === 'unread-line')
    .map(({ place, subject }) => `${place.line}:${place.column ?? ''} ${subject}`)

const helpOf = (markdown: string): string => censusOf(markdown).flaws[0]?.help ?? ''

const table = tableOf('ID | State', 'A-1 | READY')

describe('a line outside of any table that looks like a row is named', () => {
  it.each<[string, string, readonly string[], RegExp]>([
    [
      'after a blank line',
      `${table}\n\n| A-2 | READY |\n| A-3 | DONE |`,
      ['5:3 A-2', '6:3 A-3'],
      /blank line/,
    ],
    ['after a comment', `${table}\n<!-- later -->\n| A-2 | READY |`, ['5:3 A-2'], /comment/],
    [
      'after a comment of several lines',
      `${table}\n<!-- later\n\n| A-9 | READY |\n-->\n| A-2 | READY |`,
      ['8:3 A-2'],
      /comment/,
    ],
    [
      'below a delimiter of another number',
      `${table}\n\n| ID | State |\n| --- | --- | --- |\n| A-2 | READY |`,
      ['7:3 A-2'],
      /2 cells.*3/,
    ],
    [
      'directly below a tag',
      `${table}\n\n<details>\n| ID | State |\n| --- | --- |\n| A-2 | READY |\n</details>`,
      ['8:3 A-2'],
      /blank line below the tag/,
    ],
    ['in a quote', `${table}\n\n> | \`A-2\` title | READY |`, ['5:5 A-2'], /blank line/],
    [
      'after a fence that ends with its quote',
      `${table}\n\n> ~~~\n> x\n\n| A-2 | READY |`,
      ['8:3 A-2'],
      /blank line/,
    ],
    ['without a pipe at its start', `${table}\n\nA-2 | READY`, ['5:1 A-2'], /blank line/],
    [
      'with more cells than GitHub counts, and behind it',
      `${table}\n| A-2 | READY ${'|'.repeat(65_540)}\n| A-3 | READY |`,
      ['4:3 A-2', '5:3 A-3'],
      /65,535/,
    ],
  ])('%s', (_, markdown, expected, help) => {
    expect(named(markdown)).toEqual(expected)
    expect(helpOf(markdown)).toMatch(help)
  })

  it.each([
    ['a closed fence', `${table}\n\n\`\`\`md\n| A-2 | READY |\n\`\`\`\n`],
    ['a comment', `${table}\n\n<!--\n| A-2 | READY |\n-->\n`],
    ['preformatted text', `${table}\n\n<pre>\n| A-2 | READY |\n</pre>\n`],
    ['indented code', `${table}\n\n    | A-2 | READY |\n`],
    ['another table', `${table}\n\n${tableOf('Name | Price', 'A-2 | 3')}\n`],
    [
      'prose',
      `${table}\n\nA-2 turns \`x | y\` into two.\n\nA-2 | B\n\n- A-2 | READY\n\nSee | A-2 | READY.\n`,
    ],
    ['numbers', `${table}\n\n| 14 | READY |\n`],
  ])('and not one of %s', (_, markdown) => expect(named(markdown)).toEqual([]))

  it('and counted where there are many', () => {
    const rows = Array.from({ length: 50 }, (_, index) => `| B-${index} | READY |`).join('\n')
    const { flaws } = censusOf(`${table}\n\n${rows}\n`)
    expect(flaws).toHaveLength(21)
    expect(flaws[20]?.message).toContain('30 more lines')
  })

  it('by the configured grammar', () => {
    const config = `${agreed}ids: 'T[0-9]|[0-9]+'\n`
    expect(
      named(`${tableOf('ID | State', 'T1 | READY')}\n\n| 7 | READY |\n| A-2 | READY |\n`, config),
    ).toEqual(['5:3 7'])
  })

  it('and only in a matrix that was agreed on', () => {
    expect(named(`${tableOf('ID | State', 'A-1 | done')}\n\n| A-2 | done |\n`, null)).toEqual([])
  })

  it.each([
    `${'| A-1 | x |\n'.repeat(100_000)}`,
    `A-1 ${'`'.repeat(500_000)} | READY`,
    `A-1 ${'` | '.repeat(200_000)}`,
    `${'<!-- \n'.repeat(100_000)}`,
    `${'> '.repeat(300_000)}| A-1 |`,
  ])('in linear time (%#)', text => {
    const started = performance.now()
    censusOf(`${table}\n\n${text}\n`)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})
