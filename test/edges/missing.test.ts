import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verdictWords } from '../../src/model/evidence.js'
import { temporaryFolder } from '../support/folder.js'
import { auditJson, node24, runCli } from '../support/process.js'
import { cloneRepository, createRepository, epoch } from '../support/repository.js'
import { cloneSample, hasSample, sampleTitle } from '../support/sample.js'

const table = (...rows: string[]) => ['| ID | State |', '| --- | --- |', ...rows, ''].join('\n')
const configuration = "matrices: ['plan.md']\nstates: { READY: ready, ACTIVE: active, DONE: done }\n"

const published = () => {
  const repository = createRepository()
  repository.commit({
    message: 'Plan',
    files: {
      'plan.md': table('| ENG-1 | ACTIVE |', '| ENG-2 | ACTIVE |'),
      '.github/rowaudit.yml': configuration,
    },
  })
  repository.commit({ message: 'ENG-1: begin', files: { 'a.c': 'a' } })
  return { repository, remote: repository.publish() }
}

/** Holds that a run could not judge: exit 2, a remedy, and no verdict in any format. */
const expectUnknown = (
  folder: string,
  args: readonly string[],
  remedy: string,
  env: NodeJS.ProcessEnv = {},
) => {
  const { status, report } = auditJson(folder, args, env)
  expect(status).toBe(2)
  expect(report.outcome).toBe('unknown')
  expect(report.problem?.remedy).toContain(remedy)
  expect(report.rows ?? []).toEqual([])
  for (const format of ['text', 'json', 'markdown', 'sarif']) {
    const { status, stdout } = runCli(folder, ['--format', format, ...args], env)
    expect(status).toBe(2)
    for (const verdict of verdictWords) expect(stdout).not.toMatch(new RegExp(`\\b${verdict}\\b`))
  }
  return report.problem
}

describe('what every row needs is asked first: without it there is no verdict', () => {
  it('a shallow clone', () => {
    const { remote } = published()
    expectUnknown(
      cloneRepository(remote, '--depth=1', '--no-single-branch'),
      [],
      'git fetch --unshallow origin',
    )
  })

  it('a clone of one branch', () => {
    const { remote } = published()
    const problem = expectUnknown(cloneRepository(remote, '--single-branch'), [], 'git fetch origin')
    expect(problem?.message).toContain('row/')
  })

  it('a remote that is called upstream', () => {
    const { remote } = published()
    expectUnknown(cloneRepository(remote, '--origin', 'upstream'), [], 'git remote rename upstream origin')
  })

  it('no base', () => {
    const { repository } = published()
    repository.git('update-ref', '-d', 'refs/remotes/origin/main')
    expectUnknown(
      repository.folder,
      ['--base', 'main'],
      'git fetch origin +refs/heads/main:refs/remotes/origin/main',
    )
  })

  it('no remote and no word on base', () => {
    const repository = createRepository()
    repository.commit({ message: 'Plan', files: { 'plan.md': table('| ENG-1 | ACTIVE |') } })
    repository.git('branch', '-m', 'work')
    expectUnknown(repository.folder, [], '--base')
  })

  it('no Git', () => {
    const { repository } = published()
    expectUnknown(repository.folder, [], 'install Git', { PATH: dirname(node24) })
  })

  it('a Git that fails in the middle of the history', () => {
    const { repository } = published()
    const sha = repository.sha('HEAD~1^{tree}')
    rmSync(join(repository.folder, '.git/objects', sha.slice(0, 2), sha.slice(2)))
    expectUnknown(repository.folder, [], 'git fsck')
  })

  it('how the rows stood when their grace began, in a clone without the contents of that day', () => {
    const repository = createRepository()
    // A claim of long ago, and nothing but a later edit of the same file is checked out.
    repository.commit({
      message: 'Claim ENG-1',
      files: { 'plan.md': table('| ENG-1 | ACTIVE |'), '.github/rowaudit.yml': configuration },
    })
    repository.commit({
      message: 'Say more',
      time: epoch + 30 * 86_400,
      files: { 'plan.md': `More.\n\n${table('| ENG-1 | ACTIVE |')}` },
    })
    const remote = repository.publish()
    const args = ['--now', new Date((epoch + 31 * 86_400) * 1000).toISOString().slice(0, 10)]
    const complete = auditJson(repository.folder, args)
    expect([complete.status, complete.report.findings.map(({ rule }) => rule)]).toEqual([
      1,
      ['records-only-row'],
    ])
    const partial = cloneRepository(remote, '--filter=blob:none')
    expectUnknown(partial, args, 'git fetch --refetch --no-filter origin')
  })

  it('what a log said when its dates had not come, in a clone without the contents of that day', () => {
    const repository = createRepository()
    const log = '# Log\n\n## 2026-01-20\n\nAhead of its time.\n'
    repository.commit({
      message: 'Begin',
      files: {
        'plan.md': table('| ENG-1 | READY |'),
        'log.md': log,
        '.github/rowaudit.yml': `${configuration}documents: [{ files: [log.md], log: { entry: '## ', order: newest-first } }]\n`,
      },
    })
    repository.commit({
      message: 'Say more',
      time: epoch + 30 * 86_400,
      files: { 'log.md': `${log}\nMore.\n` },
    })
    const remote = repository.publish()
    const complete = auditJson(repository.folder)
    expect([complete.status, complete.report.findings.map(({ rule }) => rule)]).toEqual([1, ['log-disorder']])
    const partial = cloneRepository(remote, '--filter=blob:none')
    expectUnknown(partial, [], 'git fetch --refetch --no-filter origin')
  })

  it('a Git that is too old', () => {
    const { repository } = published()
    const folder = temporaryFolder()
    const program = join(folder, 'git')
    // What a Git of 2.30 answers to the questions that are asked first.
    writeFileSync(
      program,
      '#!/bin/sh\ncase "$*" in *version*) echo "git version 2.30.1";; *rev-parse*) echo "--path-format=absolute"; echo .git;; esac\n',
      { mode: 0o755 },
    )
    expectUnknown(repository.folder, [], '2.31', {
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    })
  })

  it('no repository', () => {
    expectUnknown(temporaryFolder(), [], 'inside a clone')
    expectUnknown('/', ['--repo', join(temporaryFolder(), 'absent')], '--repo')
  })

  it('an empty repository', () => {
    const folder = createRepository().folder
    expectUnknown(folder, [], 'commit something')
  })

  it('every object of the packs but one cannot be read', () => {
    const { repository } = published()
    const objects = join(repository.folder, '.git/objects')
    for (const name of readdirSync(objects))
      if (name.length === 2) rmSync(join(objects, name), { recursive: true })
    mkdirSync(join(objects, 'pack'), { recursive: true })
    expectUnknown(repository.folder, [], 'git fsck')
  })
})

describe('what one row needs makes that row unknown', () => {
  it('the objects of one branch are gone', () => {
    const { repository } = published()
    repository.branch('row/ENG-2')
    repository.commit({ message: 'Work', files: { 'b.c': 'b' } })
    repository.push()
    const sha = repository.sha('HEAD^{tree}')
    repository.checkout('main')
    repository.git('branch', '-D', 'row/ENG-2')
    rmSync(join(repository.folder, '.git/objects', sha.slice(0, 2), sha.slice(2)))
    const { status, report } = auditJson(repository.folder)
    expect(status).toBe(2)
    expect(report.rows.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'ENG-1 LANDED',
      'ENG-2 UNKNOWN',
    ])
  })
})

describe('a link in place of the repository', () => {
  it('is followed to where it leads', () => {
    const { repository } = published()
    const link = join(mkdtempSync(join(temporaryFolder(), 'link-')), 'here')
    symlinkSync(repository.folder, link)
    expect(auditJson('/', ['--repo', link]).report.examined?.['rows']).toBe(2)
  })
})

describe.skipIf(!hasSample)(sampleTitle('the sample, cut short'), () => {
  const configured = ['--config', resolve('examples/parity/rowaudit.yml')]
  it('in a clone of depth 1', () => {
    const clone = cloneRepository(cloneSample(), '--depth=1')
    expectUnknown(clone, configured, 'git fetch --unshallow origin')
  })
  it('in a clone of one branch', () => {
    expectUnknown(cloneRepository(cloneSample(), '--single-branch'), configured, 'git fetch origin')
  })
  it('in a clone whose remote is called upstream', () => {
    expectUnknown(
      cloneRepository(cloneSample(), '--origin', 'upstream'),
      configured,
      'git remote rename upstream origin',
    )
  })
})
