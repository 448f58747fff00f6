import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asBytes, lineFinder } from '../../src/git/line-places.js'

const linesOf = (content: string): readonly string[] =>
  content
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.replace(/\r$/, ''))

it('finds what each content has as a whole line, whatever it was shown before', () => {
  const line = fc.constantFrom('## a', '## ab', '## ü', 'a', '')
  const end = fc.constantFrom('\n', '\r\n')
  const content = fc.array(fc.tuple(line, end), { maxLength: 6 }).map(parts => parts.flat().join(''))
  const cut = fc.tuple(content, fc.nat(40), fc.nat(40))
  const texts = ['## a', '## ab', '## ü', 'a']
  let grown = 0
  fc.assert(
    fc.property(content, fc.array(cut, { maxLength: 4 }), (whole, cuts) => {
      const find = lineFinder(new Set(texts.map(asBytes)))
      const bytes = Buffer.from(whole)
      const parts = cuts.map(([other, from, to]) => {
        if (other !== '' && from % 3 === 0) return Buffer.from(other)
        grown++
        return from % 2 === 0 ? bytes.subarray(0, to) : bytes.subarray(to)
      })
      for (const part of [bytes, ...parts]) {
        const isThere = find(part, new Set(texts.map(asBytes)))
        const own = new Set(part.length === 0 ? [] : linesOf(part.toString('latin1')))
        for (const text of texts.map(asBytes)) expect(isThere(text)).toBe(own.has(text))
      }
    }),
    { numRuns: 5000 },
  )
  expect(grown).toBeGreaterThan(1000)
})
