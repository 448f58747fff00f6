import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchOwners, ownerFinder } from '../../src/evidence/branch-owners.js'
import type { BranchNaming } from '../../src/evidence/branch-owners.js'
import { idIndex } from '../../src/evidence/id-index.js'
import type { RawBranch } from '../../src/model/history.js'
import { shaOf, start } from './history-builder.js'

const defaults: BranchNaming = {
  patterns: ['row/{id}', 'row/{id}-*', 'row/{id}/*'],
  parked: ['row/*-PARKED'],
}

const ownerIn = (ids: readonly string[], naming: Partial<BranchNaming> = {}) =>
  ownerFinder({ ...defaults, ...naming }, idIndex(ids))

/** The ID, `?word` for an unmatched branch, `-` for nobody's. */
function owner(name: string, ids: readonly string[], naming: Partial<BranchNaming> = {}): string {
  const found = ownerIn(ids, naming)(name)
  return found.kind === 'row' ? found.id : found.kind === 'unmatched' ? `?${found.captured}` : '-'
}

const branch = (name: string, more: Partial<RawBranch> = {}): RawBranch => ({
  ref: `refs/${more.local ? 'heads' : 'remotes/origin'}/${name}`,
  name,
  local: false,
  sha: shaOf(name),
  time: start,
  ...more,
})

describe('the owner of a branch', () => {
  it.each([
    ['row/ENG-1', 'ENG-1'],
    ['row/ENG-1-fix', 'ENG-1'],
    ['row/ENG-1-', 'ENG-1'],
    ['row/ENG-1/part/two', 'ENG-1'],
    ['row/ENG-10', '?ENG-10'],
    ['row/ENG-1.5', '?ENG-1.5'],
    ['row/eng-1', '?eng-1'],
    ['row/ENG-1x', '?ENG-1x'],
    ['row/1809', '?1809'],
    ['row/ENG-1-PARKED', '-'],
    ['row/ENG-1/old-PARKED', '-'],
    ['row/', '-'],
    ['other/ENG-1', '-'],
    ['ENG-1', '-'],
    ['xrow/ENG-1', '-'],
    ['main', '-'],
    ['', '-'],
  ])('of %s is %s (case 16)', (name, expected) => expect(owner(name, ['ENG-1', 'X'])).toBe(expected))

  it('is the longest known ID (cases 7 and 16)', () => {
    const ids = ['MODEL-MM', 'MODEL-MM-voxtral', 'X', 'X-part2']
    expect(owner('row/MODEL-MM-voxtral', ids)).toBe('MODEL-MM-voxtral')
    expect(owner('row/MODEL-MM-voxtral-fix', ids)).toBe('MODEL-MM-voxtral')
    expect(owner('row/MODEL-MM-vox', ids)).toBe('MODEL-MM')
    expect(owner('row/X-part2', ids)).toBe('X-part2')
    expect(owner('row/X-part2', ['X'])).toBe('X')
  })

  it('may be an ID that no message can be searched for, and one with a slash', () => {
    expect(owner('row/007', ['007'])).toBe('007')
    expect(owner('row/core/io-fix', ['core/io', 'core'])).toBe('core/io')
  })

  it('is found by patterns of any shape, and always by a whole word', () => {
    expect(owner('me/ENG-1-fix', ['ENG-1'], { patterns: ['*/{id}*'] })).toBe('ENG-1')
    expect(owner('me/ENG-10-fix', ['ENG-1'], { patterns: ['*/{id}*'] })).toBe('-')
    expect(owner('me/XENG-1', ['ENG-1'], { patterns: ['*{id}*'] })).toBe('-')
    expect(owner('fix-ENG-1', ['ENG-1'], { patterns: ['*{id}'] })).toBe('ENG-1')
    expect(owner('ENG-1/fix', ['ENG-1'], { patterns: ['{id}/*'] })).toBe('ENG-1')
    expect(owner('ENG-2/ENG-1', ['ENG-1', 'ENG-2'], { patterns: ['*{id}*'] })).toBe('ENG-2')
    expect(owner('row/ENG-1-fix-x', ['ENG-1'], { patterns: ['row/{id}-*-y'] })).toBe('-')
    expect(owner('row/a-ENG-1-y', ['ENG-1'], { patterns: ['row/*{id}-y'] })).toBe('ENG-1')
  })

  it('is nobody, where the pattern has the shape of every branch and the ID is unknown', () => {
    for (const patterns of [['{id}'], ['{id}/*'], ['*/{id}'], ['*']]) {
      expect(owner('dependabot/npm', ['ENG-1'], { patterns })).toBe('-')
    }
    expect(owner('task/foo-bar', ['ENG-1'], { patterns: ['task/{id}-*'] })).toBe('?foo')
  })

  it('takes odd names for names', () => {
    const odd = ['$(x)', '`x`', '%2e', "a'b", '😀-1', '作業-1', '__proto__', '[a]', 'a.*', '(x']
    for (const id of odd) {
      expect(owner(`row/${id}`, odd)).toBe(id)
      expect(owner(`row/${id}-*`, odd)).toBe(id)
    }
    expect(owner('row/axb', odd)).toBe('?axb')
    expect(owner('row/{id}', ['ENG-1'])).toBe('?{id}')
  })
})

describe('branches by row', () => {
  const ownerOf = ownerIn(['ENG-1', 'ENG-2'])

  it('has the same branch here and on the remote once where they are equal, twice where they differ', () => {
    const here = branch('row/ENG-1', { local: true })
    const there = branch('row/ENG-1')
    const ahead = branch('row/ENG-1', { local: true, sha: shaOf('ahead') })
    expect(branchOwners([here, there], ownerOf).byId.get('ENG-1')).toEqual([there])
    expect(branchOwners([ahead, there], ownerOf).byId.get('ENG-1')).toEqual([there, ahead])
    expect(branchOwners([here], ownerOf).byId.get('ENG-1')).toEqual([here])
  })

  it('lists row branches whose ID is in no table (case 16)', () => {
    const stray = branch('row/1809')
    expect(branchOwners([stray, branch('main'), branch('row/ENG-2')], ownerOf)).toEqual({
      byId: new Map([['ENG-2', [branch('row/ENG-2')]]]),
      unmatched: [{ captured: '1809', branch: stray }],
    })
  })

  it('has nothing where there are no branches, and that is knowledge (case 4)', () => {
    expect(branchOwners([], ownerOf)).toEqual({ byId: new Map(), unmatched: [] })
  })

  it('does not depend on the order of branches or IDs', () => {
    const ids = ['ENG-1', 'ENG-1-a', 'ENG-1-b', 'ENG', 'X']
    const names = [
      'row/ENG-1',
      'row/ENG-1-a',
      'row/ENG-1-a-x',
      'row/ENG',
      'row/X/ENG',
      'row/Y',
      'row/Z',
      'main',
    ]
    const branches = names.flatMap(name => [branch(name), branch(name, { local: true, sha: shaOf('x') })])
    const expected = branchOwners(branches, ownerIn(ids))
    const shuffled = fc.tuple(
      fc.shuffledSubarray(branches, { minLength: branches.length }),
      fc.shuffledSubarray(ids, { minLength: ids.length }),
    )
    fc.assert(
      fc.property(shuffled, ([branches, ids]) => {
        const { byId, unmatched } = branchOwners(branches, ownerIn(ids))
        expect([...byId].sort()).toEqual([...expected.byId].sort())
        expect(unmatched).toEqual(expected.unmatched)
      }),
    )
  })
})
