import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { claimMismatches } from '../../src/contracts/claim-mismatches.js'
import { markMismatches } from '../../src/contracts/mark-mismatches.js'
import { rollupMismatches } from '../../src/contracts/rollup-mismatches.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { FileText, Tree } from '../../src/model/tree.js'
import { readCensus } from '../../src/record/census.js'
import { rules } from '../../src/rules/index.js'

const config = {
  matrices: ['matrix.md'],
  columns: { id: ['ID'], state: ['State'], owner: ['Owner'] },
  states: { ACTIVE: 'active', DONE: 'done' },
  claims: {
    states: ['ACTIVE'],
    in: { files: 'claims.md', under: 'Claims', name: 'Claim', rows: 'Rows', owner: 'Who' },
  },
  rollups: { files: 'claims.md' },
  marks: { files: 'claims.md', marks: { ok: ['DONE'] }, complete: true },
}

const loaded = loadSettings({ path: 'rowaudit.yml', text: stringify(config) }, rules)
if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
const { settings } = loaded

const groundOf = (matrix: string, claims: FileText | null) => {
  const tree: Tree = {
    files: new Set(claims ? ['matrix.md', 'claims.md'] : ['matrix.md']),
    others: new Set(claims ? [] : ['claims.md']),
    isRead: () => true,
    textOf: path => (path === 'claims.md' ? claims : null),
  }
  const census = readCensus([{ ...parseMarkdown('matrix.md', matrix), text: matrix }], settings)
  return { census, settings, tree, change: null }
}

const head = '| ID | State | Owner |\n| --- | --- | --- |\n'
const claimHead = '## Claims\n\n| Claim | Rows | Who |\n| --- | --- | --- |\n'
const repeat = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

const most = 5000

const timed = (run: () => number): number => {
  const start = performance.now()
  expect(run()).toBeLessThanOrEqual(100_000)
  return performance.now() - start
}

describe('a document that somebody made to be slow', () => {
  it.each<[string, string, string]>([
    [
      'the heading ten thousand times',
      `${head}| A-1 | ACTIVE | C |\n`,
      repeat(10_000, () => '## Claims\n\ntext\n'),
    ],
    [
      'one claim ten thousand times, and rows that name it',
      head + repeat(5000, index => `| A-${index} | ACTIVE | C |`),
      claimHead + repeat(10_000, () => '| C | A-1 | Ana |'),
    ],
    [
      'one holder of all claims, none of which lists the rows',
      head + repeat(5000, index => `| A-${index} | ACTIVE | Ana |`),
      claimHead + repeat(10_000, index => `| C-${index} | B-${index} | Ana |`),
    ],
    [
      'claims of many settled rows',
      head + repeat(2000, index => `| A-${index} | DONE | - |`),
      claimHead +
        repeat(20, index => `| C-${index} | ${repeat(2000, row => `A-${row}`).replaceAll('\n', ', ')} | |`),
    ],
    [
      'lost lines behind many tables',
      `${head}| A-1 | ACTIVE | C |\n`,
      `## Claims\n\n${repeat(2000, index => `| Claim | Rows |\n| --- | --- |\n| T-${index} | A-1 |\n`)}\n\n${repeat(10_000, index => `| L-${index} | A-1 |`)}`,
    ],
    [
      'one long line',
      `${head}| A-1 | ACTIVE | C |\n`,
      `${claimHead}| C | A-1 (${'('.repeat(most)} | ${'*_'.repeat(most)} |`,
    ],
  ])('with %s is read in a moment', (_, matrix, claims) => {
    const ground = groundOf(matrix, { text: claims, bad: null })
    expect(timed(() => [...claimMismatches(ground)].length)).toBeLessThan(4000)
    expect(timed(() => [...rollupMismatches(ground)].length)).toBeLessThan(4000)
    expect(timed(() => [...markMismatches(ground)].length)).toBeLessThan(4000)
  })
})

describe('a document that cannot be read', () => {
  const all = (claims: FileText | null): readonly string[] => {
    const ground = groundOf(`${head}| A-1 | DONE | - |\n`, claims)
    return [claimMismatches, rollupMismatches, markMismatches].flatMap(mismatches =>
      [...mismatches(ground)].map(({ message, place }) => `${place.path}:${place.line} ${message}`),
    )
  }

  it('because it is binary is named by each rule', () =>
    expect(all({ text: '', bad: 'binary' })).toEqual([
      'claims.md:1 Unexpected binary file, expected Markdown with live claims',
      'claims.md:1 Unexpected binary file, expected Markdown with a table of counts',
      'claims.md:1 Unexpected binary file, expected Markdown with marks',
    ]))

  it('because it is no UTF-8', () =>
    expect(all({ text: '\uFFFD', bad: 'utf8' })[0]).toBe(
      'claims.md:1 Unexpected file that is no UTF-8, expected Markdown with live claims',
    ))

  it('because it is a symbolic link', () =>
    expect(all(null)[0]).toMatch(
      /^rowaudit\.yml:\d+ Unexpected pattern "claims\.md" that matches a symbolic link or a submodule alone, expected/,
    ))
})

describe('names that mean something to JavaScript', () => {
  it('are names like any other', () => {
    const ground = groundOf(`${head}| A-1 | ACTIVE | __proto__ |\n| A-2 | ACTIVE | constructor |\n`, {
      text: `${claimHead}| __proto__ | A-1 | |\n| constructor | A-2 | |\n`,
      bad: null,
    })
    expect([...claimMismatches(ground)]).toEqual([])
  })
})
