import { describe, expect, it } from 'vitest'
import { coverageOf } from '../../src/measures/coverage.js'
import type { FileText } from '../../src/model/tree.js'
import { lines } from '../../src/rules/pages/shared/lines.js'
import { settingsOfExample } from '../support/example.js'

const settings = settingsOfExample({
  title: '',
  markdown: '',
  config: { coverage: { documents: ['coverage.md'] } },
  reports: [],
})

const coverageIn = (document: string) => {
  const texts = new Map<string, FileText>([
    ['coverage.md', { text: document, bad: null }],
    ['a.ts', { text: 'a\n\n b\n', bad: null }],
    ['b.ts', { text: 'c\n', bad: null }],
  ])
  const tree = {
    files: new Set(texts.keys()),
    others: new Set<string>(),
    isRead: () => true,
    textOf: (path: string) => texts.get(path) ?? null,
  }
  return coverageOf({ settings, tree })
}

describe('coverage', () => {
  it('counts a file once for a row, and for each row that names it', () => {
    const { rows } = coverageIn(lines`
      | ID | Paths | Estimate |
      | --- | --- | --- |
      | ENG-1 | a.ts, *.ts, [b](b.ts) | 10k |
      | ENG-2, ENG-3 | a.ts | 10k |
    `)
    expect(rows.map(({ ids, measured, files }) => [ids.join(' '), measured, files])).toEqual([
      ['ENG-1', 3, 2],
      ['ENG-2 ENG-3', 2, 1],
    ])
  })

  it('has the features of an ID at its first line, and a row of its own for an ID that has no line', () => {
    const { rows } = coverageIn(lines`
      | ID | Paths | Estimate |
      | --- | --- | --- |
      | ENG-1 | a.ts | 10k |
      | ENG-1 | b.ts | 10k |

      | ID | Feature | Code |
      | --- | --- | --- |
      | ENG-1 | one | a.ts |
      | ENG-2 | two | gone.ts |
      | ENG-2 | - | |
    `)
    const said = rows.map(({ ids, features }) => [
      ...ids,
      ...features.map(({ name, lacking }) => [name, ...lacking].join(' ')),
    ])
    expect(said).toEqual([['ENG-1', 'one'], ['ENG-1'], ['ENG-2', 'two code']])
  })
})
