import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earliestOf, readDate, type LogDate } from '../../src/documents/log-date.js'
import { isDated, logEntries } from '../../src/documents/log-entries.js'
import { misplacedEntries } from '../../src/documents/log-order.js'
import { scanned } from '../../src/documents/scanned.js'

const dateOf = (line: string): LogDate => {
  const date = readDate(line)
  if (date === null || 'fault' in date) throw new Error(`no date in ${line}`)
  return date
}

/** An instant without its milliseconds. */
const earliest = (line: string): string =>
  new Date(earliestOf(dateOf(line)) * 1000).toISOString().slice(0, 19)

describe('the date of an entry', () => {
  it.each([
    ['## 2026-07-22 — begun', '2026-07-22'],
    ['- **2026-07-22 14:33** begun on 2026-07-21', '2026-07-22 14:33'],
    ['[2026-07-22T14:33:05.123Z]', '2026-07-22T14:33:05.123Z'],
    ['2026-07-22 14:33 +02:00', '2026-07-22 14:33 +02:00'],
    ['2026-07-22, 9:05 UTC', '2026-07-22, 9:05 UTC'],
    ['2026-07-22 at 14:33', '2026-07-22 at 14:33'],
    ['2026-07-22: 14 rows', '2026-07-22'],
    ['see specs/2026-07-20-plan.md, 2026-07-22', '2026-07-22'],
    ['build 12026-07-20, 2026-07-22', '2026-07-22'],
  ])('in %j', (line, words) => expect(dateOf(line).words).toBe(words))

  it.each(['## begun', '2026-7-2', '22.07.2026', 'v2026-07-22-1a2', '2026-07-2222'])('is not in %j', line =>
    expect(readDate(line)).toBeNull(),
  )

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '0000-00-00', '2026-07-22 24:00', '2026-07-22 12:60'])(
    'is none in %j, which looks like one',
    line => expect(readDate(line)).toEqual({ fault: line }),
  )

  it('may have come when the easternmost clock shows it, and with a zone ten minutes early', () => {
    expect(earliest('2026-07-22')).toBe('2026-07-21T10:00:00')
    expect(earliest('2026-07-22 14:33')).toBe('2026-07-22T00:23:00')
    expect(earliest('2026-07-22 14:33 +02:00')).toBe('2026-07-22T12:23:00')
    expect(earliest('2026-07-22T14:33Z')).toBe('2026-07-22T14:23:00')
  })
})

const entriesOf = (text: string, isEntry = (line: string) => line.startsWith('## ')) =>
  logEntries(scanned('log.md', { text, bad: null }), { isEntry, order: 'oldest-first' })

describe('the entries of a log', () => {
  it.each([
    ['a fence', '```\n## 2\n```\n'],
    ['a fence with a language that holds another opening', '```\n```js\n## 2\n```\n'],
    ['a longer fence', '````\n```\n## 2\n```\n````\n'],
    ['a fence of tildes', '~~~\n## 2\n~~~\n'],
    ['a comment', '<!--\n## 2\n-->\n'],
    ['a fence with an indented one in it', '```\n    ```\n## 2\n```\n'],
    ['a fence with a quoted one in it', '```md\n> ```\n## 2\n```\n'],
    ['a fence with a listed one in it, behind a comment', '<!-- a\nb -->\n\n# x\n\n```\n- ```\n## 2\n```\n'],
  ])('are not in %s', (_, hidden) => {
    expect(entriesOf(`## 1\n\n${hidden}\n## 3\n`).map(({ text }) => text)).toEqual(['## 1', '## 3'])
  })

  it('are hidden or not wherever in the log they stand, however often it has to be looked at closely', () => {
    const day = '## 1\n\n````\n```\n## 2\n````\n\n- x\n  ```\n\n## 3\n\ny\n\n```\n## 4\n```\n\n'
    const texts = entriesOf(day.repeat(300)).map(({ text }) => text)
    expect(texts).toEqual(Array.from({ length: 300 }, () => ['## 1', '## 3']).flat())
  })

  it('are those after a fence that nobody closed, or that its list ends', () => {
    expect(entriesOf('## 1\n\n```\n\n## 2\n').map(({ line }) => line)).toEqual([1, 5])
    expect(entriesOf('- x\n  ```\n\n## 2\n\n```\ny\n```\n').map(({ line }) => line)).toEqual([4])
  })
})

const misplacedIn = (order: 'oldest-first' | 'newest-first', ...dates: readonly string[]) => {
  const entries = dates.map((text, index) => ({ line: index + 1, text, date: dateOf(text) }))
  return misplacedEntries(entries.filter(isDated), order).map(({ entry, beside }) => [
    entry.line,
    beside.line,
  ])
}

describe('the order of a log', () => {
  it('blames the one entry that is out of order, and the later written of two', () => {
    const [a, b, c, d] = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-09']
    expect(misplacedIn('oldest-first', a, d, b, c)).toEqual([[2, 3]])
    expect(misplacedIn('oldest-first', b, c, a, d)).toEqual([[3, 2]])
    expect(misplacedIn('oldest-first', b, a)).toEqual([[2, 1]])
    expect(misplacedIn('newest-first', a, b)).toEqual([[1, 2]])
    expect(misplacedIn('newest-first', d, c, c, b, a)).toEqual([])
    expect(misplacedIn('oldest-first', a, a, b, b)).toEqual([])
  })

  it('compares times within a day, and a date without one with none', () => {
    expect(
      misplacedIn('oldest-first', '2026-01-01 10:00', '2026-01-01', '2026-01-01 09:00', '2026-01-02'),
    ).toEqual([[3, 1]])
    expect(misplacedIn('oldest-first', '2026-01-01 23:00', '2026-01-01', '2026-01-02 01:00')).toEqual([])
  })

  it('compares moments where there are several zones, and not with what names none', () => {
    expect(misplacedIn('oldest-first', '2026-01-02 23:30Z', '2026-01-02 20:00 -05:00')).toEqual([])
    expect(misplacedIn('oldest-first', '2026-01-03 00:30 +02:00', '2026-01-02 22:00Z')).toEqual([[2, 1]])
    expect(
      misplacedIn('oldest-first', '2026-01-03', '2026-01-03 00:30 +02:00', '2026-01-02 23:00Z', '2026-01-03'),
    ).toEqual([])
  })

  it('leaves, without the entries that it blames, a log in order, and blames no more than it must', () => {
    const days = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 9 })
    fc.assert(
      fc.property(days, values => {
        const texts = values.map(day => `2026-01-0${day}`)
        const blamed = new Set(misplacedIn('oldest-first', ...texts).map(([line]) => line))
        const rest = values.filter((_, index) => !blamed.has(index + 1))
        expect(rest).toEqual([...rest].sort((one, other) => one - other))
        expect(blamed.size).toBe(fewest(values))
      }),
    )
  })
})

/** The fewest values to take away, by trying every choice. */
const fewest = (values: readonly number[]): number => {
  let best = values.length
  for (let choice = 0; choice < 1 << values.length; choice++) {
    const kept = values.filter((_, index) => choice & (1 << index))
    if (kept.every((value, index) => index === 0 || (kept[index - 1] ?? 0) <= value))
      best = Math.min(best, values.length - kept.length)
  }
  return best
}
