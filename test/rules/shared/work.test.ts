import { describe, expect, it } from 'vitest'
import { isStandingWork, landedWork, openBranches } from '../../../src/rules/shared/work.js'
import { branchOf, commitOf, evidenceOf } from '../../support/judged.js'

describe('work', () => {
  it('stands unless it was taken back, takes back, or is none', () => {
    expect(isStandingWork(commitOf())).toBe(true)
    expect(isStandingWork(commitOf({ work: false }))).toBe(false)
    expect(isStandingWork(commitOf({ reverted: true }))).toBe(false)
    expect(isStandingWork(commitOf({ revert: true }))).toBe(false)
  })

  it('is open once for each name, the newest copy', () => {
    const branches = [
      branchOf('row/a', { time: 1 }),
      branchOf('row/a', { time: 2, local: true }),
      branchOf('row/b', { work: false }),
      branchOf('row/c', { standing: 'landed' }),
    ]
    expect(openBranches(evidenceOf({ branches })).map(({ name, time }) => `${name} ${time}`)).toEqual([
      'row/a 2',
    ])
  })

  it('is told by the line that names the row', () => {
    expect(landedWork(evidenceOf())).toBeNull()
    expect(landedWork(evidenceOf({ baseCommits: [commitOf({ reverted: true }), commitOf()] }))).toBe(
      'commit 01234567, "ENG-1: a line"',
    )
    expect(
      landedWork(evidenceOf({ branches: [branchOf('row/a', { standing: 'landed', local: true })] })),
    ).toBe('local branch row/a, which has landed')
    expect(
      landedWork(evidenceOf({ branches: [branchOf('row/a', { standing: 'landed', work: false })] })),
    ).toBeNull()
    expect(landedWork(evidenceOf({ references: [{ text: '#7', commit: commitOf() }] }))).toBe(
      '#7, commit 01234567, "ENG-1: a line"',
    )
  })
})
