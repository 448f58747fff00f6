import { describe, expect, it } from 'vitest'
import { mentionsIn } from '../../src/contracts/mention.js'
import { readInline } from '../../src/markdown/inline.js'

const mentioned = (source: string) =>
  mentionsIn(readInline(source)).map(({ path, lines, symbol }) => {
    const spans = lines.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
    return `${path}${spans === '' ? '' : `:${spans}`}${symbol === null ? '' : ` ${symbol}`}`
  })

describe('the paths that a cell mentions', () => {
  it.each<[string, string[]]>([
    ['src/a.ts:12', ['src/a.ts:12']],
    ['`src/a.ts:12-20,31`; src/b.ts', ['src/a.ts:12-20,31', 'src/b.ts']],
    ['at src/a.ts:12, src/b.ts:3.', ['src/a.ts:12', 'src/b.ts:3']],
    ['src/a.ts:12:5', ['src/a.ts:12']],
    ['src/a.ts#L3-L1', ['src/a.ts:1-3']],
    ['../src/a.ts:1', ['../src/a.ts:1']],
    ['`Foo::bar()` (src/a.ts:12)', ['src/a.ts:12 bar']],
    ['`Foo::bar` (`src/a.ts:12`)', ['src/a.ts:12 bar']],
    ['`src/a.ts:12` (`read`)', ['src/a.ts:12 read']],
    ['`ops.h` (src/a.ts:12)', ['ops.h', 'src/a.ts:12']],
    ['reader (src/a.ts:12)', ['src/a.ts:12']],
    ['localhost:8080 at 12:30, 1:2', []],
    ['https://example.org/src/a.ts:12', []],
    ['~/src/a.ts:12 and /home/me/a.ts:1', []],
    ['[src/a.ts:12](https://example.org), src/b.ts:1', ['src/b.ts:1']],
    ['~~src/a.ts:12~~', []],
    ['owner/repo#12', []],
    ['src/a.{h,cpp}:12', []],
    ['src/a.ts:12abc', []],
  ])('%s', (source, expected) => {
    expect(mentioned(source)).toEqual(expected)
  })

  it('are read in linear time', () => {
    for (const text of [
      'a/'.repeat(200_000),
      'a.b:'.repeat(200_000),
      'a.b:1,'.repeat(100_000),
      '(`a` '.repeat(50_000),
    ]) {
      const start = performance.now()
      mentionsIn({
        text,
        runs: [{ text, code: false, strong: false, emphasis: false, struck: false }],
        links: [],
      })
      expect(performance.now() - start).toBeLessThan(5_000)
    }
  })
})
