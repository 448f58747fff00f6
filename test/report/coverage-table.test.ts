import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'
import { coverageOf } from '../../src/measures/coverage.js'
import type { Coverage } from '../../src/model/coverage.js'
import type { FileText } from '../../src/model/tree.js'
import { toCoverageMarkdown } from '../../src/report/coverage-table.js'
import { lines } from '../../src/rules/pages/shared/lines.js'
import { settingsOfExample } from '../support/example.js'

const settings = settingsOfExample({
  title: '',
  markdown: '',
  config: { coverage: { documents: ['*.md'] } },
  reports: [],
})

const measured = (documents: Readonly<Record<string, string>>): Coverage => {
  const code = 'read()\n\n'.repeat(1198)
  const texts = new Map<string, FileText>(
    Object.entries({ ...documents, 'src/reader.ts': code }).map(([path, text]) => [
      path,
      { text, bad: null },
    ]),
  )
  const tree = {
    files: new Set(texts.keys()),
    others: new Set<string>(),
    isRead: () => true,
    textOf: (path: string) => texts.get(path) ?? null,
  }
  return coverageOf({ settings, tree })
}

describe('the coverage table as measured', () => {
  it('has what was measured in place of every figure that is not so any more', () => {
    const text = lines`
      | ID | Paths | Estimate | Lines | Notes |
      |:---|---|---|---:|---|
      | ENG-1 | \`src/reader.ts\` | 10k | 862 | **half** of it, \`a\|b\` |
      | ENG-2 | [reader](src/reader.ts) | 10k | ~862 | |
      | ENG-3 | src/reader.ts | 10k | 1.2k | right as it is |
      | ENG-4 | - | 10k | | |
      | Total | | 40k | 862 | nobody knows |
    `
    expect(toCoverageMarkdown(measured({ 'coverage.md': text }))).toBe(
      lines`
      | ID | Paths | Estimate | Lines | Notes |
      | --- | --- | --- | --: | --- |
      | ENG-1 | \`src/reader.ts\` | 10k | 1,198 | **half** of it, \`a\|b\` |
      | ENG-2 | [reader](src/reader.ts) | 10k | ~1,198 | |
      | ENG-3 | src/reader.ts | 10k | 1.2k | right as it is |
      | ENG-4 | - | 10k | 0 | |
      | Total | | 40k | 862 | nobody knows |
    `.replaceAll('| |', '|  |'),
    )
  })

  it('has a column for it where there is none, and says of several tables where each stands', () => {
    const table = '| ID | Paths | Estimate |\n| --- | --- | --- |\n| ENG-1 | src/reader.ts | 10k |\n'
    const written =
      '| ID | Paths | Estimate | Measured |\n| --- | --- | --- | --: |\n| ENG-1 | src/reader.ts | 10k | 1,198 |\n'
    expect(toCoverageMarkdown(measured({ 'a.md': table, 'b--.md': `Two.\n\n${table}` }))).toBe(
      `<!-- a.md, line 1 -->\n\n${written}\n<!-- b- -.md, line 3 -->\n\n${written}`,
    )
  })

  it('is a table by which nothing has drifted', () => {
    const text = '| ID | Paths | Lines |\n| --- | --- | --- |\n| ENG-1 \\| x | src/reader.ts | 7 |\n'
    const once = toCoverageMarkdown(measured({ 'a.md': text }))
    expect(toCoverageMarkdown(measured({ 'a.md': once }))).toBe(once)
    expect(parseMarkdown('a.md', once).tables[0]?.rows[0]?.cells.map(cell => cell.text)).toEqual([
      'ENG-1 | x',
      'src/reader.ts',
      '1,198',
    ])
  })

  it('lets nothing hide in a cell', () =>
    expect(
      toCoverageMarkdown(
        measured({ 'a.md': '| ID | Paths | Lines |\n| --- | --- | --- |\n| ENG-1 \u001b[2J | - | 7 |\n' }),
      ),
    ).toContain('| ENG-1 <U+001B>[2J | - | 0 |'))

  it('is empty where there is none', () =>
    expect(toCoverageMarkdown(measured({ 'a.md': 'Nothing.\n' }))).toBe(''))
})
