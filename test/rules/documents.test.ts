import { describe, expect, it } from 'vitest'
import { check } from '../../src/check.js'
import { loadSettings } from '../../src/config/load.js'
import { missing } from '../../src/model/sought.js'
import type { Tree } from '../../src/model/tree.js'
import { rules } from '../support/rules.js'
import type { View } from '../../src/rules/rule.js'
import { judge } from '../support/example.js'
import { viewOf } from '../support/view.js'

const settingsOf = (documents: string) => {
  const loaded = loadSettings(
    { path: 'rowaudit.yml', text: `matrices: [matrix.md]\ndocuments: [${documents}]\n` },
    rules,
  )
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.settings
}

const treeOf = (texts: Readonly<Record<string, string>>): Tree => ({
  files: new Set(Object.keys(texts)),
  others: new Set(),
  isRead: () => true,
  textOf: path => {
    const text = texts[path]
    return text === undefined ? null : { text, bad: text.includes('\uFFFD') ? 'utf8' : null }
  },
})

const said = (rule: string, changes: Partial<View>) =>
  check(viewOf(changes), rules, { only: [rule], existing: null })

const log = "{ files: log.md, log: { entry: '## ', order: oldest-first } }"
const day = 86_400
const may = (date: number): number => Date.UTC(2026, 4, date) / 1000

describe('log-disorder', () => {
  const view = { settings: settingsOf(log), head: 'a'.repeat(40) }

  it('says that it could not look at the past, and judges the order all the same', () => {
    const tree = treeOf({ 'log.md': '## 2026-05-02\n## 2026-05-03\n## 2026-05-01\n' })
    const { findings, skipped } = said('log-disorder', {
      ...view,
      tree,
      sighting: () => missing('the object is not in this repository', 'git fetch'),
    })
    expect(findings.map(({ place }) => place.line)).toEqual([3])
    expect(skipped).toHaveLength(1)
    expect(skipped[0]?.reason).toContain('the object is not in this repository')
  })

  it('names the commit that already had an entry', () => {
    const { findings } = said('log-disorder', {
      ...view,
      tree: treeOf({ 'log.md': '## 2026-05-09\n' }),
      sighting: () => ({ found: true, value: { sha: '0123456789abcdef', time: may(6) + 3600 } }),
    })
    expect(findings[0]?.message).toContain('commit 01234567 of 2026-05-06 01:00 UTC already has')
  })

  it('takes what is not committed yet for work of now', () => {
    const tree = treeOf({ 'log.md': '## 2026-05-09\n' })
    const commit = { sha: '', parents: [], message: '', paths: [], change: '', inverse: '' }
    const change = { files: [{ path: 'log.md' }], commits: [{ ...commit, time: may(7) }] } as never
    const at = (head: string | null, now: number) =>
      said('log-disorder', { ...view, tree, target: treeOf({}), change, head, now }).findings.length
    expect(at('a'.repeat(40), may(9))).toBe(1)
    expect(at(null, may(9))).toBe(0)
    expect(at(null, may(7))).toBe(1)
  })

  it('tells the first of many, and how many are left', () => {
    const dates = Array.from({ length: 100 }, (_, index) =>
      new Date((may(1) - index * day) * 1000).toISOString().slice(0, 10),
    )
    const tree = treeOf({ 'log.md': dates.map(date => `## ${date}\n`).join('') })
    const { findings } = said('log-disorder', { ...view, tree })
    expect(findings).toHaveLength(51)
    expect(findings.find(({ subject }) => subject === 'further entries')?.message).toContain('49 more')
  })
})

describe('over-budget', () => {
  it('tells the largest of many, and how many are left', () => {
    const text = Array.from({ length: 40 }, (_, index) => 'a'.repeat(10 + index)).join('\n\n')
    const { findings } = said('over-budget', {
      settings: settingsOf('{ files: a.md, budget: { paragraph: 4 }, reason: it is read daily }'),
      tree: treeOf({ 'a.md': text }),
    })
    expect(findings).toHaveLength(31)
    expect(findings.every(({ message }) => message.length < 300)).toBe(true)
    const further = findings.find(({ subject }) => subject === 'further paragraph')
    expect(further?.message).toContain('10 more')
    expect(further?.message).toContain('19 characters')
    expect(findings.filter(({ message }) => message.includes('(it is read daily)'))).toHaveLength(30)
  })

  it('finds the progress file of the stalled project: 3,531 lines, one phrase and one line over and over', async () => {
    const notes = [
      ...Array.from({ length: 311 }, () => 'Cycle closed, nothing left to do.'),
      ...Array.from({ length: 3220 }, (_, index) => `Cycle ${index}: merged; merged into main.`),
    ]
    const budget = { lines: 500, repeats: 3, phrases: { merged: 50, 'nothing left to do': 0 } }
    const example = {
      title: '',
      markdown: '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
      config: { documents: [{ files: ['notes.md'], budget }] },
      files: { 'notes.md': `${notes.join('\n')}\n` },
      reports: [],
    }
    const { findings } = await judge('over-budget', example)
    expect(findings.map(({ message }) => message.slice(0, 60)).sort()).toEqual([
      'Unexpected 3531 lines in notes.md, expected at most 500 line',
      'Unexpected line that stands 311 times, expected at most 3 ti',
      'Unexpected phrase "merged" 6440 times in notes.md, expected ',
      'Unexpected phrase "nothing left to do" 311 times in notes.md',
    ])
    const honest = { ...example, files: { 'notes.md': 'ENG-1: 862 of 10k lines; the footer comes next.\n' } }
    expect((await judge('over-budget', honest)).findings).toEqual([])
  })

  it('names the line of what is no UTF-8, and measures the rest', () => {
    const { findings } = said('over-budget', {
      settings: settingsOf('{ files: a.md, budget: { lines: 2 } }'),
      tree: treeOf({ 'a.md': 'a\nb\uFFFD\nc\n' }),
    })
    expect(findings.map(({ place, subject }) => [place.line, subject])).toEqual([
      [2, 'text of a.md'],
      [3, 'lines'],
    ])
  })
})
