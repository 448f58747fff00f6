import { describe, expect, it } from 'vitest'
import { asFragment, fragmentsOf, slugOf } from '../../src/contracts/heading-slug.js'
import { parseMarkdown } from '../../src/markdown/document.js'

const fragmentsIn = (text: string) => fragmentsOf(parseMarkdown('a.md', text), text)

describe('the fragment of a heading', () => {
  // As GitHub's own pages have them.
  it.each([
    ['Next step', 'next-step'],
    ['2. The exit gate & why', '2-the-exit-gate--why'],
    ['What’s new, and: why?', 'whats-new-and-why'],
    ['snake_case and-dash', 'snake_case-and-dash'],
    ['Größe ändern', 'größe-ändern'],
    ['下一步', '下一步'],
    ['🚀 Launch', '-launch'],
    ['⚠️ Care', '-care'],
    ['vt::MatmulBT()', 'vtmatmulbt'],
  ])('%s', (heading, slug) => expect(slugOf(heading)).toBe(slug))
})

describe('the fragments of a file', () => {
  it.each([
    ['of each heading', '# A b\n\nC\n===\n', ['a-b', 'c']],
    ['numbered where one repeats', '# A\n\n# A\n\n# A\n', ['a', 'a-1', 'a-2']],
    ['with marks taken off', '# **A** `b` [c](d.md) ~~e~~ f\n', ['a-b-c-e-f']],
    [
      'of raw HTML',
      '<h2 align="center"><img src="x"> A b</h2>\n\n<a name="c-d"></a> <p id=e>',
      ['a-b', 'c-d', 'e'],
    ],
    ['of the top', 'text\n', ['top', '']],
  ])('%s', (_, text, expected) => {
    const fragments = fragmentsIn(text)
    for (const each of expected) expect([...fragments]).toContain(each)
  })

  it('are not those of what a fence hides', () =>
    expect([...fragmentsIn('```\n# A\n```\n')]).not.toContain('a'))

  it('are met in any case, and by the name that the platform prints', () => {
    expect(asFragment('Next-Step')).toBe('next-step')
    expect(asFragment('user-content-next-step')).toBe('next-step')
  })

  it('are read in linear time', () => {
    for (const text of [
      '<h1>'.repeat(200_000),
      '# A\n'.repeat(200_000),
      ` id="`.repeat(200_000),
      '# ' + '['.repeat(300_000),
    ]) {
      const start = performance.now()
      fragmentsIn(text)
      expect(performance.now() - start).toBeLessThan(10_000)
    }
  })
})
