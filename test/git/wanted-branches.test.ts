import { describe, expect, it } from 'vitest'
import { findGaps } from '../../src/git/fetch-gaps.js'
import { covers, nameBranches, sortWanted, toRefspecs } from '../../src/git/wanted-branches.js'
import { valueOf } from './gathered.js'

describe('what is wanted', () => {
  it('is names and starts, each once, a glob by its literal start', () => {
    const branches = ['main', 'release/*', 'main', 'v[12]']
    expect(valueOf(sortWanted({ branches, prefixes: ['row/', 'row/a', 'row/'] }))).toEqual({
      branches: ['main'],
      prefixes: ['row/', 'release/', 'v'],
    })
  })

  it('is said to Git with force, since tracking refs follow whatever happens', () => {
    expect(toRefspecs({ branches: ['main'], prefixes: ['row/', ''] })).toEqual([
      '+refs/heads/main:refs/remotes/origin/main',
      '+refs/heads/row/*:refs/remotes/origin/row/*',
      '+refs/heads/*:refs/remotes/origin/*',
    ])
  })

  it.each(['', '-x', 'a b', 'a..b', 'a:b', '../x', 'a\nb', 'x.lock', 'a~1', '/x'])('is never %j', name => {
    expect(sortWanted({ branches: [name], prefixes: [] }).found).toBe(false)
  })

  it.each(['--upload-pack=x', 'a:', 'a b', '..', '\n'])('never starts with %j', prefix => {
    expect(sortWanted({ branches: [], prefixes: [prefix] }).found).toBe(false)
  })

  it('may have the odd characters that names may have', () => {
    const names = ['row/$(x)', 'row/`x`', 'row/a%b', "row/a'b", 'row/a;b|c<d', 'row/ü', 'row/-x']
    expect(valueOf(sortWanted({ branches: names, prefixes: [] })).branches).toEqual(names)
  })

  it('covers what it would bring', () => {
    const known = { branches: ['main'], prefixes: ['row/'] }
    expect(covers(known, { branches: ['main', 'row/x'], prefixes: ['row/E'] })).toBe(true)
    expect(covers(known, { branches: ['next'], prefixes: [] })).toBe(false)
    expect(covers(known, { branches: [], prefixes: ['ro'] })).toBe(false)
  })

  it('has words', () => {
    expect(nameBranches({ branches: ['main'], prefixes: [] })).toBe('main')
    expect(nameBranches({ branches: ['main', 'next'], prefixes: ['row/'] })).toBe('main, next and row/*')
  })
})

describe('gaps', () => {
  const ref = (name: string, sha: string, symbolic: string | null = null) => ({
    ref: name,
    sha,
    time: 0,
    symbolic,
  })
  const wanted = { branches: ['main'], prefixes: ['row/'] }

  it('are what differs, and only of what is wanted', () => {
    const refs = [
      ref('refs/heads/row/local', '1'),
      ref('refs/remotes/origin/HEAD', '1', 'refs/remotes/origin/main'),
      ref('refs/remotes/origin/main', '1'),
      ref('refs/remotes/origin/other', '1'),
      ref('refs/remotes/origin/row/gone', '1'),
      ref('refs/remotes/origin/row/moved', '1'),
      ref('refs/remotes/origin/row/same', '1'),
      ref('refs/remotes/upstream/row/x', '1'),
    ]
    const heads = new Map([
      ['main', '1'],
      ['other', '2'],
      ['row/moved', '2'],
      ['row/new', '3'],
      ['row/same', '1'],
    ])
    expect(findGaps(refs, heads, wanted)).toEqual({
      unknown: [],
      outdated: ['row/moved', 'row/new'],
      stale: ['row/gone'],
    })
  })

  it('of everything leave the symbolic HEAD alone', () => {
    const refs = [
      ref('refs/remotes/origin/HEAD', '1', 'refs/remotes/origin/main'),
      ref('refs/remotes/origin/main', '1'),
    ]
    expect(findGaps(refs, new Map([['main', '1']]), { branches: [], prefixes: [''] })).toEqual({
      unknown: [],
      outdated: [],
      stale: [],
    })
  })

  it('are a wanted branch that the remote does not have', () => {
    expect(findGaps([ref('refs/remotes/origin/main', '1')], new Map(), wanted)).toEqual({
      unknown: ['main'],
      outdated: [],
      stale: ['main'],
    })
  })
})
