import { describe, expect, it } from 'vitest'
import { measureRepository } from '../support/measured-repository.js'
import { temporaryFolder } from '../support/folder.js'
import {
  createStalledProject,
  recordCommits,
  settledNow,
  stalledFiles,
  stalledGaps,
  stalledNow,
} from '../support/stalled-project.js'

const path = '.github/rowaudit.yml'
const configuration = { path, text: stalledFiles()[path] ?? '' }

describe('a project that has stalled', () => {
  it('is told which rows claim too much, that its notes are hollow, and that nothing has landed', async () => {
    const folder = temporaryFolder()
    const { stalled } = createStalledProject(folder)
    const { findings } = await measureRepository(folder, stalled, stalledNow, configuration)
    const saidBy = (rule: string) => findings.filter(finding => finding.rule === rule)
    expect(saidBy('coverage-gap').map(({ id }) => id)).toEqual(stalledGaps)
    expect(saidBy('coverage-gap')[0]?.message).toContain('198 lines in 1 file, where 10k were estimated')
    expect(saidBy('hollow-claim').map(({ subject }) => subject)).toEqual(['all merged', 'nothing left to do'])
    expect(saidBy('hollow-claim')[0]?.help).toContain(`${recordCommits - 1} more times`)
    expect(saidBy('idle-base').map(({ message }) => message)).toEqual([
      expect.stringContaining(`for 50 hours, expected work within 48 hours; ${recordCommits} commits`),
    ])
    expect(saidBy('coverage-drift')).toEqual([])
  })

  it('is told nothing of the kind after honest work', async () => {
    const folder = temporaryFolder()
    const { settle } = createStalledProject(folder)
    settle()
    const { findings, view } = await measureRepository(
      folder,
      'refs/remotes/origin/main',
      settledNow,
      configuration,
    )
    expect(view.census.rows).toHaveLength(20)
    expect(findings).toEqual([])
  })
})
