import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judged, plan, planned, verdictOf } from '../support/change-repository.js'
import { snapshot } from '../support/checkout.js'
import { temporaryFolder } from '../support/folder.js'
import { auditJson, runCli } from '../support/process.js'
import type { TestRepository } from '../support/repository.js'

/** A published plan in which nobody works on anything. */
const begun = (): TestRepository => {
  const repository = planned(['ENG-1 READY', 'ENG-2 READY'])
  repository.publish()
  return repository
}

const write = ({ folder }: TestRepository, path: string, text: string): void =>
  writeFileSync(join(folder, path), text)

/** Judges the work tree, and holds that index, work tree, HEAD, refs and configuration are as before. */
const judgeWorkTree = ({ folder }: TestRepository, ...args: readonly string[]) => {
  const look = () => snapshot({ workspace: folder, folder, temporary: temporaryFolder() })
  const before = look()
  const result = judged(folder, '--worktree', ...args)
  expect(look()).toEqual(before)
  return result
}

describe('the work tree is judged as if it were committed, and stays as it is', () => {
  it('where an edit claims a row for which nothing is done', () => {
    const repository = begun()
    write(repository, 'plan.md', plan('ENG-1 ACTIVE', 'ENG-2 READY'))
    expect(judged(repository.folder)).toMatchObject({ status: 0, report: { judged: 'base' } })
    const { status, report, fresh } = judgeWorkTree(repository)
    expect({ status, judged: report.judged, fresh }).toEqual({
      status: 1,
      judged: 'change',
      fresh: ['abandoned-row ENG-1'],
    })
    expect(report.findings.find(({ rule }) => rule === 'abandoned-row')).toMatchObject({
      path: 'plan.md',
      line: 3,
      touched: true,
    })
  })

  it('where a file is staged, one is new, and one is gone', () => {
    const repository = begun()
    write(repository, 'staged.c', 's')
    repository.git('add', 'staged.c')
    write(repository, 'new.c', 'n')
    rmSync(join(repository.folder, 'more.md'))
    const { status, report, fresh } = judgeWorkTree(repository)
    expect(report.examined?.['changedFiles']).toBe(3)
    expect({ status, fresh }).toEqual({
      status: 1,
      fresh: ['empty-matrix .github/rowaudit.yml', 'vanished-row MORE-1'],
    })
  })

  it('upon the commits of its branch, whose name tells the row', () => {
    const repository = begun()
    repository.branch('row/ENG-1')
    repository.commit({ message: 'Begin', files: { 'a.c': 'a' } })
    write(repository, 'plan.md', plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE'))
    const { status, report, fresh } = judgeWorkTree(repository)
    expect({ status, fresh }).toEqual({ status: 1, fresh: ['abandoned-row ENG-2'] })
    expect(verdictOf(report, 'ENG-1')).toBe('IN-FLIGHT')
    expect(report.examined?.['changedFiles']).toBe(2)
  })

  it('as what is committed, where nothing was changed', () => {
    const repository = begun()
    expect(judgeWorkTree(repository)).toMatchObject({ status: 0, fresh: [], report: { judged: 'base' } })
  })
})

describe('what is refused', () => {
  it('is a head beside the work tree', () => {
    const { status, stdout, stderr } = runCli(begun().folder, ['--worktree', '--head', 'HEAD'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('--worktree and --head')
  })

  it('is a repository without a work tree', () => {
    const remote = planned(['ENG-1 READY']).publish()
    const { status, report } = auditJson(remote, ['--worktree', '--base', 'refs/heads/main'])
    expect({ status, rows: report.rows }).toEqual({ status: 2, rows: [] })
    expect(report.problem?.message).toContain('bare')
  })
})
