import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { untestedBranch } from '../../src/evidence/row-branch.js'
import { evidenceOf } from '../../src/evidence/to-evidence.js'
import type { BranchFacts, Landing } from '../../src/model/history.js'
import { branchesOf, evidenceFrom, facts } from './evidence-builder.js'
import { gathered, line, raw, start } from './history-builder.js'

const branchOf = (more: Partial<BranchFacts>) =>
  evidenceOf(evidenceFrom(branchesOf(facts('row/ENG-1', more))), ['ENG-1']).branches[0]

const landed = (by: (Landing & { landed: true })['by']): Landing => ({ landed: true, by, time: null })

describe('a branch of a row', () => {
  it('has its own commits and the time of the newest', () => {
    expect(branchOf({})).toMatchObject({
      name: 'row/ENG-1',
      ahead: 2,
      time: start + 86_400,
      work: true,
      standing: 'open',
      reason: 'merging it would change base',
    })
  })

  it('changes work where its net difference does, whatever its commits did', () => {
    expect(branchOf({ netPaths: ['plan/matrix.md'] })).toMatchObject({ work: false, standing: 'open' })
  })

  it.each(['merge', 'content', 'patches', 'squash'] as const)('has landed by %s (case 5)', by => {
    expect(branchOf({ landing: landed(by) })?.standing).toBe('landed')
  })

  it('of a single commit has landed by its patch', () => {
    const own = [raw({ message: 'only' })]
    expect(branchOf({ own, landing: landed('patches') })?.reason).toBe('base has the patch of its commit')
    expect(branchOf({ landing: landed('patches') })?.reason).toBe('base has the patch of each of its commits')
  })

  it('is no evidence without commits of its own: a fresh branch changes nothing either', () => {
    const nothing = { own: [], netPaths: [] }
    expect(branchOf({ ...nothing, landing: { landed: false, why: 'no commits' } })).toMatchObject({
      standing: 'empty',
      ahead: 0,
      time: start,
    })
    expect(branchOf({ ...nothing, landing: landed('content') })?.standing).toBe('empty')
    expect(branchOf({ netPaths: [], landing: landed('content') })).toMatchObject({
      standing: 'empty',
      ahead: 2,
    })
  })

  it('is unknown where Git could not tell, and says what would help (case 13)', () => {
    const landing: Landing = { landed: null, reason: 'its objects are missing', remedy: 'git fetch' }
    const evidence = evidenceOf(
      evidenceFrom(branchesOf(facts('row/ENG-1', { own: [], netPaths: [], landing }))),
      ['ENG-1'],
    )
    expect(evidence.branches[0]).toMatchObject({ standing: 'unknown', reason: 'its objects are missing' })
    expect(evidence.unknown).toEqual([
      {
        reason: 'whether refs/remotes/origin/row/ENG-1 has landed could not be told: its objects are missing',
        remedy: 'git fetch',
      },
    ])
  })

  it('in no table is listed untested', () => {
    expect(untestedBranch(facts('row/1809'))).toMatchObject({
      name: 'row/1809',
      standing: 'unknown',
      ahead: 0,
    })
  })
})

describe('evidence', () => {
  const base = line([
    { message: 'ENG-1: old' },
    { message: 'ENG-2: new' },
    { message: 'both ENG-1, ENG-2 (#3)' },
  ])
  const citations = [
    { text: '#3', number: 3 },
    { text: '#4', number: 4 },
  ]
  const history = gathered(['ENG-1', 'ENG-2'], base, [], { citations })
  const all = evidenceFrom({
    history,
    citations: new Map([['ENG-1', citations]]),
    branches: new Map([
      [
        'ENG-1',
        [
          facts('row/ENG-1-b'),
          facts('row/ENG-1-a'),
          facts('row/ENG-1-c', { own: [raw({ message: 'x', time: start + 9e5 })] }),
        ],
      ],
    ]),
    changeTexts: new Map([
      [
        'ENG-1',
        [
          { kind: 'head-branch', text: 'row/ENG-1' },
          { kind: 'title', text: 'ENG-1' },
        ],
      ],
      ['ENG-2', [{ kind: 'row-line', text: 'Row: ENG-2' }]],
    ]),
    pullRequests: new Map([['ENG-1', [9, 7].map(number => ({ number, title: 'ENG-1', branch: 'b' }))]]),
  })

  it('is sorted, newest first', () => {
    const evidence = evidenceOf(all, ['ENG-1'])
    expect(evidence.baseCommits.map(({ sha }) => sha)).toEqual([base[2]?.sha, base[0]?.sha])
    expect(evidence.branches.map(({ name }) => name)).toEqual(['row/ENG-1-c', 'row/ENG-1-a', 'row/ENG-1-b'])
    expect(evidence.changeTexts.map(({ kind }) => kind)).toEqual(['title', 'head-branch'])
    expect(evidence.pullRequests.map(({ number }) => number)).toEqual([7, 9])
  })

  it('has of what the row cites that which stands on base (case 6)', () => {
    expect(evidenceOf(all, ['ENG-1']).references).toMatchObject([
      { text: '#3', commit: { sha: base[2]?.sha } },
    ])
  })

  it('is the same for every row of that ID, wherever it stands (case 18)', () => {
    expect(evidenceOf(all, ['ENG-1'])).toBe(evidenceOf(all, ['ENG-1']))
  })

  it('of a renamed row is that under either ID, each commit once', () => {
    const evidence = evidenceOf(all, ['ENG-2', 'ENG-1'])
    expect(evidence.id).toBe('ENG-2')
    expect(evidence.baseCommits.map(({ sha }) => sha)).toEqual([base[2]?.sha, base[1]?.sha, base[0]?.sha])
    expect(evidence.branches).toHaveLength(3)
    expect(evidence.changeTexts.map(({ kind }) => kind)).toEqual(['title', 'row-line', 'head-branch'])
  })

  it('of an ID that was never gathered is an error of the caller', () => {
    expect(() => evidenceOf(all, ['ENG-3'])).toThrow('ENG-3')
    expect(() => evidenceOf(all, ['ENG-1', 'ENG-3'])).toThrow('ENG-3')
  })

  it('does not depend on the order of gathering', () => {
    const branches = ['a', 'b', 'c'].map(name => facts(`row/ENG-1-${name}`))
    const expected = evidenceOf(evidenceFrom(branchesOf(...branches)), ['ENG-1'])
    fc.assert(
      fc.property(fc.shuffledSubarray(branches, { minLength: 3 }), shuffled => {
        expect(evidenceOf(evidenceFrom(branchesOf(...shuffled)), ['ENG-1'])).toEqual(expected)
      }),
    )
  })
})
