import { describe, expect, it } from 'vitest'
import { statedCount } from '../../src/contracts/rollup-count.js'

describe('a cell of a table of counts', () => {
  it.each<[string, number, number | null]>([
    ['0', 0, null],
    ['110', 110, null],
    ['1,024', 1024, null],
    ['3/10', 3, 10],
    ['3 / 10', 3, 10],
    ['3 of 10', 3, 10],
    ['3 out of 10', 3, 10],
    ['3 (30%)', 3, null],
    ['3/10 (30%)', 3, 10],
    ['-', 0, null],
    ['—', 0, null],
  ])('states by %j', (text, count, of) => expect(statedCount(text)).toEqual({ kind: 'count', count, of }))

  it.each(['', ' '])('states nothing by %j', text => expect(statedCount(text)).toEqual({ kind: 'none' }))

  it.each(['30%', '~5', 'about 3', '3 gaps', '1.5', '1,2', '3-4', '12345678901', 'A-1', '2026-05-01'])(
    'is no count by %j',
    text => expect(statedCount(text)).toEqual({ kind: 'other' }),
  )
})
