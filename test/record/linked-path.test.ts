import { describe, expect, it } from 'vitest'
import { linkedPath, linkTarget } from '../../src/record/linked-path.js'

const from = 'plan/next/matrix.md'

describe('where a link leads', () => {
  it.each([
    ['spec.md', 'plan/next/spec.md', ''],
    ['../spec.md#gate', 'plan/spec.md', 'gate'],
    ['/src/a.ts?plain=1#L10', 'src/a.ts', 'L10'],
    ['./a%20b.md', 'plan/next/a b.md', ''],
    ['../../src/', 'src', ''],
    ['../..', '', ''],
    ['#gate', 'plan/next/matrix.md', 'gate'],
    ['a.md#100%', 'plan/next/a.md', '100%'],
    ['x/../../y//z.md', 'plan/y/z.md', ''],
  ])('%s', (url, path, fragment) =>
    expect(linkTarget(from, url)).toEqual({ leads: 'inside', path, fragment }),
  )

  it.each(['https://example.org/a.md', '//example.org', 'mailto:a@b', 'a%zz.md', '../../../../issues/7'])(
    '%s: elsewhere',
    url => expect(linkTarget(from, url)).toEqual({ leads: 'elsewhere' }),
  )

  it.each(['../../../notes.md', '../../../../../x', '../../../../notes.md', '/../x'])(
    '%s: out of the repository',
    url => expect(linkTarget(from, url)).toEqual({ leads: 'outside' }),
  )

  it('is no path where it leads elsewhere, out, or into the file itself', () => {
    expect(linkedPath(from, 'spec.md#gate')).toBe('plan/next/spec.md')
    for (const url of ['#gate', '?plain=1', '', 'https://example.org', '../../../notes.md'])
      expect(linkedPath(from, url)).toBeNull()
  })
})
