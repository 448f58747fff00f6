import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadSettings } from '../../src/config/load.js'
import { rollupMismatches } from '../../src/contracts/rollup-mismatches.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { Tree } from '../../src/model/tree.js'
import { readCensus } from '../../src/record/census.js'
import { rules } from '../../src/rules/index.js'

const words = ['READY', 'ACTIVE', 'DONE'] as const
const config = `
matrices: [matrix.md]
columns: { id: [ID], state: [State] }
states: { READY: ready, ACTIVE: active, DONE: done }
rollups: {}
`
const loaded = loadSettings({ path: 'rowaudit.yml', text: config }, rules)
if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
const { settings } = loaded

const mismatches = (text: string): readonly string[] => {
  const tree: Tree = {
    files: new Set(['matrix.md']),
    others: new Set(),
    isRead: () => true,
    textOf: () => file,
  }
  const file = { text, bad: null }
  const census = readCensus([{ ...parseMarkdown('matrix.md', text), text }], settings)
  return [...rollupMismatches({ census, settings, tree })].map(({ subject }) => subject)
}

type States = readonly (typeof words)[number][]

const recordOf = (areas: readonly States[], off: { line: number; column: number } | null): string => {
  const lines = [...areas, areas.flat()].map((states, index) => [
    index === areas.length ? 'Total' : `Area ${index}`,
    ...[states.length, ...words.map(word => states.filter(each => each === word).length)].map(
      (count, column) => count + (off && off.line === index && off.column === column ? 1 : 0),
    ),
  ])
  return [
    `| Area | Rows | ${words.join(' | ')} |`,
    '| --- | --- | --- | --- | --- |',
    ...lines.map(cells => `| ${cells.join(' | ')} |`),
    ...areas.flatMap((states, area) => [
      '',
      `## Area ${area}`,
      '',
      '| ID | State |',
      '| --- | --- |',
      ...states.map((state, row) => `| A${area}-${row} | ${state} |`),
    ]),
  ].join('\n')
}

const areas = fc.array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 5,
})

describe('a table of counts', () => {
  it('that was counted is right', () => {
    fc.assert(
      fc.property(areas, list => {
        expect(mismatches(recordOf(list, null))).toEqual([])
      }),
    )
  })

  it('is wrong in the one cell that is off by one', () => {
    fc.assert(
      fc.property(areas, fc.nat(), fc.nat({ max: 3 }), (list, at, column) => {
        const line = at % (list.length + 1)
        const name = line === list.length ? 'Total' : `Area ${line}`
        const head = ['Rows', ...words][column] ?? ''
        expect(mismatches(recordOf(list, { line, column }))).toEqual([`${name} ${head}`])
      }),
    )
  })

  it('with a thousand totals of ten thousand rows is read in a moment', () => {
    const totals = Array.from({ length: 1000 }, () => '| Total | 10000 | 0 |').join('\n')
    const rows = Array.from({ length: 10_000 }, (_, index) => `| A-${index} | READY |`).join('\n')
    const start = performance.now()
    expect(
      mismatches(
        `| Area | READY | DONE |\n| --- | --- | --- |\n${totals}\n\n| ID | State |\n| --- | --- |\n${rows}\n`,
      ),
    ).toEqual([])
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
