import { describe, expect, it } from 'vitest'
import { censusOf, tableOf } from './census-of.js'

describe('a table of work with a description is no legend', () => {
  it.each([
    ['ID | Description | Status', ['AX-1 | do this | Todo', 'AX-2 | do that | Done'], ['planned', 'done']],
    ['Risk ID | Description | Severity | Status', ['R-1 | fire | high | open'], ['planned']],
    ['Task | Description | Status', ['T-1 | parse | done', 'T-2 | print | done'], ['done', 'done']],
    ['Story | Description | Status', ['S-1 | parse | in progress'], ['active']],
    ['ID | Definition | Status', ['M-1 | rows a second | done'], ['done']],
    ['ID | Status | Description', ['A-1 | todo | parse'], ['planned']],
  ])('%s', (header, rows, classes) => {
    for (const config of [null, 'matrices: [matrix.md]'])
      expect(censusOf(tableOf(header, ...rows), config).rows.map(row => row.class)).toEqual(classes)
  })

  it.each([
    tableOf('Feature | Description | Status', 'Parser | is blocked | Cooking', 'Printer | done | Cooking'),
    tableOf('Feature | Status | Meaning', 'Parser | Cooking | blocked', 'Printer | Cooking | done'),
    tableOf('Feature | Description | Status', 'Parser | done | Cooking'),
    tableOf('Value | Description', 'Cooking | how hot it is', 'Tasting | how good it is'),
  ])('and gives no word a meaning (%#)', other => {
    const work = tableOf('ID | Status', 'A-1 | Cooking', 'A-2 | done')
    expect(censusOf(`${other}\n\n${work}`, 'matrices: [matrix.md]').flaws).toMatchObject([
      { rule: 'unknown-state', subject: 'A-1' },
    ])
  })

  it.each([
    tableOf('Status | Description', 'Cooking | in progress', 'Served | done'),
    tableOf('Icon | Status | Description', '🍳 | Cooking | in progress', '🍽 | Served | done'),
    tableOf('Symbol | Meaning', 'Cooking | in progress', 'Served | done'),
    tableOf('# | Status | Meaning', '1 | Cooking | in progress', '2 | Served | done'),
  ])('while a table of state words and one explanation each is (%#)', legend => {
    const work = tableOf('ID | Status', 'A-1 | Cooking', 'A-2 | Served')
    expect(censusOf(`${legend}\n\n${work}`, null).rows.map(row => row.class)).toEqual(['active', 'done'])
  })
})
