import { describe, expect, it } from 'vitest'
import { logEntries } from '../../src/documents/log-entries.js'
import { isDated } from '../../src/documents/log-entries.js'
import { misplacedEntries } from '../../src/documents/log-order.js'
import { lostLines } from '../../src/documents/lost-lines.js'
import { measure } from '../../src/documents/measure.js'
import { scanned } from '../../src/documents/scanned.js'
import { plainFigures, type Figure } from '../../src/model/document-settings.js'

const million = 1_000_000

const texts: readonly (readonly [string, string])[] = [
  ['one line of 10 MB', 'a '.repeat(5 * million)],
  ['one word of 10 MB', 'a'.repeat(10 * million)],
  ['a million equal lines', 'the same\n'.repeat(million)],
  ['white space', `a${' '.repeat(5 * million)}${'\t\n'.repeat(million)}`],
  ['nothing but marks', '*`'.repeat(3 * million)],
  ['half pairs', '\uD83C'.repeat(3 * million)],
  ['dates', '2026-01-01T00:0'.repeat(million / 2)],
  ['a phrase that overlaps itself', 'a a-a '.repeat(million)],
  ['open fences and comments', '```x\n<!--\n## 2026-01-01\n'.repeat(million / 10)],
]

const figures: readonly Figure[] = [
  ...plainFigures.map(kind => ({ kind })),
  ...['a', 'a a', 'a'.repeat(100), 'a '.repeat(50).trim(), '* `'].map(phrase => ({
    kind: 'phrase' as const,
    phrase,
  })),
]

// Ten times what it takes, so that only what is not linear fails.
const enough = 20_000

describe('a document that nobody wrote by hand', () => {
  it.each(texts)(
    'is measured in linear time: %s',
    (_, text) => {
      const started = performance.now()
      const read = scanned('a.md', { text, bad: null })
      for (const figure of figures) {
        const { value, above } = measure(read, figure)
        expect(above(value)).toEqual([])
        if (value > 0) expect(above(value - 1).length).toBeGreaterThan(0)
      }
      expect(performance.now() - started).toBeLessThan(enough)
    },
    60_000,
  )

  it.each(texts)(
    'is a log in linear time: %s',
    (_, text) => {
      const started = performance.now()
      const read = scanned('a.md', { text, bad: null })
      const entries = logEntries(read, { isEntry: () => true, order: 'oldest-first' })
      misplacedEntries(entries.filter(isDated), 'newest-first')
      const lost = lostLines(new Map([['a.md', read.lines]]), new Map([['a.md', read.lines.slice(1)]]))
      expect(lost.length).toBeLessThanOrEqual(1)
      expect(performance.now() - started).toBeLessThan(enough)
    },
    60_000,
  )

  it('is put in order in n log n, in whatever order it is', () => {
    const started = performance.now()
    const date = { time: null, zone: null, words: '' }
    for (const dayOf of [
      (index: number) => index,
      (index: number) => -index,
      (index: number) => (index * 7919) % 104_729,
    ]) {
      const entries = Array.from({ length: 300_000 }, (_, index) => ({
        line: index + 1,
        text: '',
        date: { ...date, day: dayOf(index) },
      }))
      misplacedEntries(entries, 'oldest-first')
    }
    expect(performance.now() - started).toBeLessThan(enough)
  }, 60_000)
})
