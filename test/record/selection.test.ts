import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/model/settings.js'
import { mayHoldStatusTable, selectFiles } from '../../src/record/selection.js'
import { agreed, settingsOf, tableOf } from './census-of.js'

const mayHold = (text: string, settings: Settings): boolean => mayHoldStatusTable(Buffer.from(text), settings)

const paths = [
  'matrix.md',
  'README.md',
  'docs/plan.markdown',
  'docs/page.mdx',
  'src/a.ts',
  'node_modules/x/README.md',
  'docs/archive/old.md',
  'Templates/task.md',
  'a/examples/b.md',
  'completed/x.md',
  'CHANGELOG.md',
  'changelog-2025.md',
  'skills/a/SKILL.md',
  'review-2026-05-01.md',
]

describe('the selection of files', () => {
  it('without a configuration is all Markdown, less what is known to be something else', () => {
    const { listed, searched, leftOut } = selectFiles(paths, settingsOf(null))
    expect(listed).toEqual([])
    expect(searched).toEqual([
      'matrix.md',
      'README.md',
      'docs/plan.markdown',
      'docs/page.mdx',
      'review-2026-05-01.md',
    ])
    expect(leftOut).toEqual([
      { path: 'node_modules/x/README.md', reason: 'in a folder called node_modules' },
      { path: 'docs/archive/old.md', reason: 'in a folder called archive' },
      { path: 'Templates/task.md', reason: 'in a folder called Templates' },
      { path: 'a/examples/b.md', reason: 'in a folder called examples' },
      { path: 'completed/x.md', reason: 'in a folder called completed' },
      { path: 'CHANGELOG.md', reason: 'by its name' },
      { path: 'changelog-2025.md', reason: 'by its name' },
      { path: 'skills/a/SKILL.md', reason: 'by its name' },
    ])
  })

  it('with one is what it names, of whatever kind, and the rest is looked through', () => {
    const { listed, searched } = selectFiles(paths, settingsOf('matrices: [matrix.md, completed/**, src/*]'))
    expect(listed).toEqual(['matrix.md', 'src/a.ts', 'completed/x.md'])
    expect(searched).toEqual(['README.md', 'docs/plan.markdown', 'docs/page.mdx'])
  })
})

describe('the quick look', () => {
  const table = tableOf('ID | Title | Status', 'ENG-1 | Parse | done')

  it.each([
    ['a table', table],
    ['a table below a paragraph', `text\n${table}\n`],
    ['a table with CRLF', table.replaceAll('\n', '\r\n')],
    ['a table with lone carriage returns', `a\r\r${table.replaceAll('\n', '\r')}`],
    ['a table in a quote', table.replace(/^/gm, '> ')],
    ['a table in a list', `- x\n\n${table.replace(/^/gm, '  ')}`],
    ['a table without outer pipes', 'ID | State\n--|--\nENG-1 | done'],
    ['decorated headers', tableOf('**ID** | `State`', 'ENG-1 | done')],
    ['an ID below another header', tableOf('Block | State', '`ENG-1` | done')],
    ['a second table', `${tableOf('a | b', '1 | 2')}\n\n${table}`],
  ])('sees %s', (_, text) => expect(mayHold(text, settingsOf(null))).toBe(true))

  it.each([
    ['prose', 'The ID and the State of ENG-1 are | done.\n'],
    ['another table', tableOf('Name | Meaning', 'ENG-1 | done')],
    ['no delimiter', '| ID | State |\n| ENG-1 | done |'],
    ['nothing', ''],
  ])('passes over %s', (_, text) => expect(mayHold(text, settingsOf(null))).toBe(false))

  it('takes a State column alone only where nothing is agreed, so that the table can be named with the reason', () => {
    const text = tableOf('Feature | State', 'parsing | done')
    expect(mayHold(text, settingsOf(null))).toBe(true)
    expect(mayHold(text, settingsOf(agreed))).toBe(false)
  })

  it('goes by the configured names', () => {
    const settings = settingsOf('matrices: [x.md]\ncolumns: { id: [Key], state: [Class] }')
    expect(mayHold(tableOf('Key | Class', 'a | b'), settings)).toBe(true)
    expect(mayHold(table, settings)).toBe(false)
    expect(mayHold(tableOf('ID | State', 'A-1 | x'), settingsOf(agreed))).toBe(true)
  })

  it.each([
    `${'|-|\n'.repeat(300_000)}`,
    '-'.repeat(1_000_000),
    '> '.repeat(500_000),
    `${'| a '.repeat(200_000)}\n|-|`,
  ])('takes linear time (%#)', text => {
    const started = performance.now()
    mayHold(text, settingsOf(null))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
