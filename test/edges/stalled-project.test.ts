import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/folder.js'
import { auditJson, type JsonReport } from '../support/process.js'
import {
  createStalledProject,
  recordCommits,
  settledNow,
  stalledGaps,
  stalledNow,
} from '../support/stalled-project.js'

const budget = `documents:
  - { files: [NOTES.md], budget: { lines: 200, phrases: { nothing left to do: 0 } } }
`

const at = (time: number): string => new Date(time * 1000).toISOString()

const saidBy = ({ findings }: JsonReport, rule: string) => findings.filter(finding => finding.rule === rule)

describe('the bundled command line, on a project that has stalled', () => {
  it('names the rows that claim too much, the notes that have grown, and the idle base', () => {
    const folder = temporaryFolder()
    createStalledProject(folder, budget)
    const { status, report } = auditJson(folder, ['--now', at(stalledNow)])
    expect(status).toBe(1)
    expect(report.examined).toMatchObject({ rows: 20, commits: 1 + recordCommits })
    const gaps = saidBy(report, 'coverage-gap')
    expect(gaps.map(({ id }) => id)).toEqual(stalledGaps)
    expect(gaps[0]?.message).toContain('198 lines in 1 file, where 10k were estimated')
    expect(saidBy(report, 'over-budget').map(({ path, message }) => `${path}: ${message}`)).toEqual([
      expect.stringMatching(/^NOTES\.md: .*"nothing left to do" 300 times/),
      expect.stringMatching(/^NOTES\.md: .* 602 lines/),
    ])
    expect(saidBy(report, 'idle-base').map(({ severity }) => severity)).toEqual(['warning'])
    expect(saidBy(report, 'idle-base')[0]?.message).toContain('for 50 hours')
  })

  it('says nothing of the kind after honest work', () => {
    const folder = temporaryFolder()
    createStalledProject(folder, budget).settle()
    const { report } = auditJson(folder, ['--now', at(settledNow)])
    expect(report.examined).toMatchObject({ rows: 20, commits: 2 + recordCommits })
    for (const rule of ['coverage-gap', 'coverage-drift', 'hollow-claim', 'over-budget', 'idle-base'])
      expect([rule, saidBy(report, rule)]).toEqual([rule, []])
  })
})
