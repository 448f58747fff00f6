import { describe, expect, it } from 'vitest'
import { phrasePattern, assertionsOf } from '../../src/measures/assertion.js'
import { asideByAttributes } from '../../src/measures/attributes.js'
import { cellTargets } from '../../src/measures/cell-targets.js'
import { coverageOf } from '../../src/measures/coverage.js'
import { parseFigure } from '../../src/measures/estimate.js'
import { exhaustionsOf } from '../../src/measures/exhaustion.js'
import { textsToMeasure } from '../../src/measures/wanted-texts.js'
import type { FileText } from '../../src/model/tree.js'
import { settingsOfExample } from '../support/example.js'

const settings = settingsOfExample({
  title: '',
  markdown: '',
  config: { coverage: { documents: ['coverage.md'] } },
  reports: [],
})

const treeOf = (files: Readonly<Record<string, FileText>>, others: readonly string[] = []) => {
  const texts = new Map(Object.entries(files))
  return {
    files: new Set(texts.keys()),
    others: new Set(others),
    isRead: () => true,
    textOf: (path: string) => texts.get(path) ?? null,
  }
}

const text = (content: string, bad: FileText['bad'] = null): FileText => ({ text: content, bad })

const within = (milliseconds: number, run: () => void): void => {
  const start = performance.now()
  run()
  expect(performance.now() - start).toBeLessThan(milliseconds)
}

const filled = (part: string, size = 2_000_000): string => part.repeat(Math.ceil(size / part.length))

describe('measures of hostile input', () => {
  it.each([
    'Nothing left to do. ',
    'nothing left to do ',
    '## A\n\nnothing left to do\n\n',
    '"nothing left to do" ',
    'nothing '.repeat(9),
    '`~~` ',
    '> nothing left to do\n',
    '<!-- nothing left to do\n',
    '- nothing left to do ENG-1\n',
  ])('read two megabytes of notes in little time: %j', part =>
    within(
      20_000,
      () => void exhaustionsOf('notes.md', text(filled(part)), ['nothing left to do'], ['ENG-1']),
    ),
  )

  it('read a table of 120,000 lines in little time', () => {
    const head = '| ID | Paths | Estimate |\n| --- | --- | --- |\n'
    const tree = treeOf({
      'coverage.md': text(head + filled('| ENG-1 | src/a.ts, src | 10k |\n', 4_000_000)),
      'src/a.ts': text('a\n'),
    })
    within(30_000, () => {
      expect(textsToMeasure({ settings, tree })).toContain('src/a.ts')
      expect(coverageOf({ settings, tree }).rows.length).toBeGreaterThan(100_000)
    })
  })

  it('read a cell, a figure and attributes of a megabyte in little time', () =>
    within(5000, () => {
      for (const part of ['{', ':1', 'a ', '{a,', '[a](', '::', '1,']) {
        const long = part.repeat(500_000)
        const run = { text: long, code: false, strong: false, emphasis: false, struck: false }
        expect([...cellTargets({ text: long, runs: [run], links: [] })].length).toBeLessThanOrEqual(200)
        expect(parseFigure(long)).toBeNull()
        asideByAttributes([{ path: '.gitattributes', text: long }])('a')
      }
      assertionsOf(' '.repeat(1_000_000), phrasePattern('nothing left'))
    }))

  it('take macros that name one another', () => {
    const macros = Array.from(
      { length: 90 },
      (_, index) => `[attr]m${index} m${(index + 1) % 90} m${(index + 7) % 90} -diff`,
    )
    const isAside = asideByAttributes([{ path: '.gitattributes', text: `${macros.join('\n')}\n*.ts m0\n` }])
    expect(isAside('a.ts')).toBe(true)
    expect(isAside('a.js')).toBe(false)
  })

  it('count no binary file, no symbolic link and no submodule, and read no binary table', () => {
    const table =
      '| ID | Paths | Estimate |\n| --- | --- | --- |\n| ENG-1 | src | 10k |\n| ENG-2 | lib/link | 5 |\n'
    const tree = treeOf(
      { 'coverage.md': text(table), 'src/a.ts': text('a\r\rb\r\n\u00a0\n'), 'src/b.bin': text('', 'binary') },
      ['lib/link'],
    )
    const { rows, flaws } = coverageOf({ settings, tree })
    expect(rows.map(({ measured, files, aside }) => [measured, files, aside])).toEqual([
      [2, 1, 1],
      [0, 0, 0],
    ])
    expect(flaws.map(({ message }) => message)).toEqual([
      expect.stringContaining('symbolic link or a submodule'),
    ])
    const binary = treeOf({ 'coverage.md': text('', 'binary') })
    expect(coverageOf({ settings, tree: binary }).flaws.map(({ message }) => message)).toEqual([
      expect.stringContaining('it is a binary file'),
    ])
  })

  it('say so where the configured documents are not there', () => {
    const [flaw] = coverageOf({ settings, tree: treeOf({}) }).flaws
    expect(flaw?.message).toContain('match no tracked file (coverage.md)')
    expect(flaw?.place.path).toBe('.github/rowaudit.yml')
    expect(flaw?.place.line).toBeGreaterThan(1)
  })

  it('keep no name of an object from being a word', () => {
    const table = '| ID | Paths | Estimate |\n| --- | --- | --- |\n| ENG-1 | __proto__, constructor | 10k |\n'
    const { flaws } = coverageOf({ settings, tree: treeOf({ 'coverage.md': text(table) }) })
    expect(flaws).toHaveLength(2)
  })
})
