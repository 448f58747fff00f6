import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineHint, pathHint, tokensIn } from '../../src/contracts/token.js'

const tokens = (parts: readonly string[], hint = pathHint) => {
  let at = 0
  const stretches = parts.map(part => ({ from: at, to: (at += part.length) }))
  return [...tokensIn(parts.join(''), stretches, hint)].map(({ token, from }) => ({ token, from }))
}

test('finds the words with a dot or a slash', () => {
  expect(tokens(['see (src/a.ts:1,4), or b. At `.env` 1,5'])).toEqual([
    { token: 'src/a.ts:1,4', from: 5 },
    { token: '.env', from: 30 },
  ])
})

test('finds the words with a colon or a number sign alone where lines are sought', () => {
  expect(tokens(['src/a.ts, src/b.ts:1 and c.md#L4, then: d'], lineHint)).toEqual([
    { token: 'src/b.ts:1', from: 10 },
    { token: 'c.md#L4', from: 25 },
  ])
})

test('goes beyond no stretch', () => {
  expect(tokens(['a src/', 'b.ts', ':1,', '2'])).toEqual([
    { token: 'src/', from: 2 },
    { token: 'b.ts', from: 6 },
  ])
  expect(tokens(['a/b:1,', '2'], lineHint)).toEqual([{ token: 'a/b:1', from: 0 }])
})

test('finds every word that has a dot or a slash before its last mark', () => {
  const words = /(?:[^\s()[\]<>"'`|;,]|,(?=\d))+/g
  const part = fc.constantFrom(...'a 1 . / , : ( ) é \u{1F6A7} \u00a0 |'.split(' '), ' ')
  const stretch = fc.array(part, { minLength: 1, maxLength: 12 }).map(parts => parts.join(''))
  const hasPath = ({ token }: { readonly token: string }) => /[./]./su.test(token)
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 4 }), parts => {
      let at = 0
      const expected = parts.flatMap(text => {
        const from = at
        at += text.length
        return [...text.matchAll(words)].map(({ 0: token, index }) => ({ token, from: from + index }))
      })
      expect(tokens(parts).filter(hasPath)).toEqual(expected.filter(hasPath))
    }),
    { numRuns: 2000, seed: 1 },
  )
})
