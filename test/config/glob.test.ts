import fc from 'fast-check'
import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { compileGlobs, globFault } from '../../src/config/glob.js'

describe('a glob', () => {
  it.each([
    [
      '.agents/*-matrix.md',
      ['.agents/a-matrix.md', '.agents/-matrix.md'],
      ['.agents/x/a-matrix.md', 'a-matrix.md'],
    ],
    ['**/*.md', ['a.md', 'x/y/.b.md', '.x/a.md'], ['a.mdx', 'md']],
    ['docs/**', ['docs/a', 'docs/a/b'], ['docs', 'xdocs/a']],
    ['docs/**/plan.md', ['docs/plan.md', 'docs/a/b/plan.md'], ['docs/myplan.md']],
    ['{a,b/*}/x.md', ['a/x.md', 'b/c/x.md'], ['b/x.md']],
    ['p?an.md', ['plan.md', 'p.an.md'], ['p/an.md', 'pan.md']],
    ['[!a-c]*.md', ['d.md'], ['a.md', '/x.md']],
    ['app/(group)/x.md', ['app/(group)/x.md'], ['app/group/x.md']],
    ['a\\*b.md', ['a*b.md'], ['axb.md']],
    ['näme mit space/*.md', ['näme mit space/ü.md'], []],
  ])('%s', (glob, hits, misses) => {
    const matches = compileGlobs([glob])
    for (const path of hits) expect(matches(path), path).toBe(true)
    for (const path of misses) expect(matches(path), path).toBe(false)
  })

  it('with ! takes away from what stands before it, and not from what follows', () => {
    const matches = compileGlobs(['a/**', '!a/old/**', 'a/old/kept.md'])
    expect(['a/x.md', 'a/old/x.md', 'a/old/kept.md'].map(matches)).toEqual([true, false, true])
  })

  it.each([
    ['', 0, 'not empty'],
    ['!', 1, 'not empty'],
    ['/abs.md', 0, 'without a slash in front'],
    ['./a.md', 0, 'from the root'],
    ['a/../b.md', 1, 'from the root'],
    ['a/', 1, 'ends in /**'],
    ['!+(a)', 1, 'only marks'],
    ['{a,b', 0, '"}"'],
    ['a{b}', 1, 'commas'],
    ['x[ab', 1, '"]"'],
    ['**.md', 0, 'docs/**/*.md'],
    ['a'.repeat(257), 0, 'at most 256'],
  ])('%s is refused at %i', (glob, offset, expected) => {
    expect(globFault(glob)).toMatchObject({ offset })
    expect(globFault(glob)?.expected).toContain(expected)
  })

  it.each(['*a*a*a*a*a*a*b', '{a,a}{a,a}{a,a}{a,a}*a*a*a*b', '**/*a*/**/*a*/**/*a*/**/*b*', '?*?*?*?*b'])(
    '%s costs no more than the length of the path',
    glob => {
      expect(globFault(glob)).toBeNull()
      const matches = compileGlobs([glob])
      const started = performance.now()
      for (const path of ['a'.repeat(4000), 'a/'.repeat(2000), `${'a'.repeat(10)}/`.repeat(370)])
        expect(matches(path)).toBe(false)
      expect(performance.now() - started).toBeLessThan(500)
    },
  )

  it('means what picomatch means by it', () => {
    const segment = fc.stringMatching(/^(?:[ab.]|\*|\?|\[ab\]|\[!a\]|\{a,b\*\}){1,4}$/)
    const glob = fc
      .array(fc.oneof(segment, fc.constant('**')), { minLength: 1, maxLength: 4 })
      .map(parts => parts.join('/'))
    // picomatch does not let `*.*` take a name that ends in a dot.
    const path = fc.stringMatching(/^(?:[ab.]{0,3}[ab]\/){0,3}[ab.]{0,3}[ab]$/)
    fc.assert(
      fc.property(glob, path, (pattern, file) => {
        // Two stars in a row, dot segments, and a folder that matches its own `/**` are where we are stricter.
        fc.pre(globFault(pattern) === null && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(file))
        fc.pre(!pattern.endsWith('**') && !/\*\*\/\*\*/.test(pattern))
        expect(compileGlobs([pattern])(file)).toBe(picomatch(pattern, { dot: true, posix: true })(file))
      }),
      { numRuns: 3000 },
    )
  })

  it('that is a start and an end means what the machine means by it', () => {
    const word = fc.constantFrom('', 'a', 'b', 'ab', 'a.', '.a')
    const folders = fc
      .array(fc.stringMatching(/^[ab]{1,2}$/), { maxLength: 2 })
      .map(parts => parts.map(part => `${part}/`).join(''))
    const middle = fc.constantFrom('*', '**', '**/*', '')
    const plain = fc
      .tuple(folders, word, middle, word)
      .map(
        ([folder, start, stars, end]) =>
          folder + (stars.startsWith('**') ? '' : start) + stars + (stars === '**' ? '' : end),
      )
    const path = fc.stringMatching(/^(?:[ab]{1,2}\/){0,3}[ab.]{0,2}$/)
    fc.assert(
      fc.property(plain, path, (pattern, file) => {
        fc.pre(file !== '' && globFault(pattern) === null)
        // Braces around it ask for the machine.
        expect(compileGlobs([pattern])(file)).toBe(compileGlobs([`{${pattern},${pattern}}`])(file))
      }),
      { numRuns: 3000 },
    )
  })
})
