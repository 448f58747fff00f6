import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensIn } from '../../src/contracts/token.js'

test('finds the words with a dot or a slash', () => {
  expect([...tokensIn('see (src/a.ts:1,4), or b. At `.env` 1,5')]).toEqual([
    { token: 'src/a.ts:1,4', from: 5 },
    { token: '.env', from: 30 },
  ])
})

test('finds every word that has a dot or a slash before its last mark', () => {
  const words = /(?:[^\s()[\]<>"'`|;,]|,(?=\d))+/g
  const part = fc.constantFrom(...'a 1 . / , : ( ) é \u{1F6A7} \u00a0 |'.split(' '), ' ')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), parts => {
      const text = parts.join('')
      const expected = [...text.matchAll(words)].filter(([word]) => /[./]./su.test(word))
      expect([...tokensIn(text)].filter(({ token }) => /[./]./su.test(token))).toEqual(
        expected.map(({ 0: token, index }) => ({ token, from: index })),
      )
    }),
    { numRuns: 2000, seed: 1 },
  )
})
