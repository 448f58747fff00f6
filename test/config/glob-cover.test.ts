import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covers } from '../../src/config/glob-cover.js'
import { compileGlobs } from '../../src/config/glob.js'

describe('what a glob covers', () => {
  it.each<[string[], string[], boolean]>([
    [['a.md'], ['a.md'], true],
    [['*.md'], ['a.md'], true],
    [['**'], ['a/b/*.md'], true],
    [['docs/**'], ['docs/*.md'], true],
    [['docs/**/*.md'], ['docs/*.md'], true],
    [['**/*.md'], ['docs/**/*.md'], true],
    [['a.md', 'b.md'], ['b.md', 'a.md'], true],
    [['{a,b}.md'], ['a.md'], true],
    [['*.md'], ['{a,b}.md'], true],
    [['a?.md'], ['ab.md'], true],
    [['**', '!a.md'], ['*.md', '!a.md'], true],
    [['*.md'], ['a*.md', '!ab.md'], true],
    [['a[bc].md'], ['a[bc].md'], true],
    [['a.md'], ['*.md'], false],
    [['a.md'], ['{a,b}.md'], false],
    [['*.md'], ['docs/*.md'], false],
    [['docs/*'], ['docs/**'], false],
    [['docs/*.md'], ['docs/**/*.md'], false],
    [['*.md', '*/*.md', '*/*/*.md'], ['**/*.md'], false],
    [['**', '!a.md'], ['*.md'], false],
    [['?.md'], ['*.md'], false],
    [['a[bc].md'], ['ab.md'], false],
    [['[!a].md'], ['?.md'], false],
    [['**/?'], ['**'], false],
    [['?'], ['*'], false],
    [['**/??'], ['**'], false],
    [['?/**'], ['**/a'], false],
  ])('%j holds all of %j: %s', (outer, inner, expected) => expect(covers(outer, inner)).toBe(expected))

  it('is never more than it names', () => {
    const part = fc.constantFrom('a', 'b', '*', '**', '?', 'a*', '*b', '{a,b}', 'a?')
    const glob = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map(parts => parts.join('/'))
      .chain(text => fc.boolean().map(not => (not ? `!${text}` : text)))
    const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba', 'c'), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(glob, { maxLength: 3 }),
        fc.array(glob, { maxLength: 2 }),
        path,
        (outer, inner, parts) => {
          if (!covers(outer, inner)) return
          const name = parts.join('/')
          if (compileGlobs(inner)(name)) expect(compileGlobs(outer)(name)).toBe(true)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
