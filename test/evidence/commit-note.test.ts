import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint, shortKey, subjectKeys } from '../../src/evidence/commit-note.js'

const depths = fc.uniqueArray(fc.nat(40), { minLength: 2, maxLength: 2 })
const letters = fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), {
  minLength: 2,
  maxLength: 2,
})

describe('the keys of a subject', () => {
  it('differ where its first letter and its depth do, whatever the two have in common', () => {
    fc.assert(
      fc.property(
        letters,
        depths,
        fc.string(),
        fc.nat(99),
        ([one, other], [low = 0, high = 0], rest, number) => {
          const keys = subjectKeys({ text: `${one}${rest}`, depth: low, number })
          const others = subjectKeys({ text: `${other}${rest}`, depth: high, number })
          expect(keys.filter(key => others.includes(key))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('differ for each pair of a letter and a depth', () => {
    const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
    const keys = alphabet.flatMap(letter =>
      Array.from({ length: 64 }, (_, depth) => fingerprint(`${letter}-1: add tests`, depth)),
    )
    expect(new Set(keys).size).toBe(95 * 64)
  })
})

it('a long content has two fingerprints of which neither is that of a neighbour', () => {
  const [one, other] = ['D', 'E'].map(letter =>
    shortKey(letter + 'x'.repeat(100))
      .split(':')
      .slice(1),
  )
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(4)
})
