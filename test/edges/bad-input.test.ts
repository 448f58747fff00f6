import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditJson, runCli } from '../support/process.js'
import { runGit } from '../support/git.js'
import { createRepository, type TestRepository } from '../support/repository.js'

const states = 'states: { READY: ready, ACTIVE: active, DONE: done }\n'
const table = (...rows: string[]) => ['| ID | State |', '| --- | --- |', ...rows, ''].join('\n')

const recorded = (
  files: Record<string, string | Buffer>,
  configuration = `matrices: ['*.md']\n${states}`,
): TestRepository => {
  const repository = createRepository()
  repository.commit({ message: 'Plan', files: { '.github/rowaudit.yml': configuration, ...files } })
  repository.publish()
  return repository
}

const rulesAt = (repository: TestRepository) =>
  auditJson(repository.folder).report.findings.map(({ rule, path, line }) => `${path}:${line} ${rule}`)

describe('an absurd configuration is refused with file, line and what was expected', () => {
  const plan = { 'plan.md': table('| ENG-1 | READY |') }
  it.each([
    ['an unknown key', `matrices: ['*.md']\nmatrixes: []\n`, '.github/rowaudit.yml:2:1', 'matrices'],
    ['a duplicate key', `matrices: ['*.md']\nbase: main\nbase: dev\n`, '.github/rowaudit.yml:3:1', 'once'],
    [
      'a pattern that does not compile',
      `matrices: ['*.md']\nids: 'ENG-(\\d+'\n`,
      '.github/rowaudit.yml:2:',
      ')',
    ],
    [
      'an unknown rule',
      `matrices: ['*.md']\nrules:\n  abandoned-rows: off\n`,
      '.github/rowaudit.yml:3:',
      'abandoned-row',
    ],
    [
      'a class that is none',
      `matrices: ['*.md']\nstates:\n  ACTIVE: activ\n`,
      '.github/rowaudit.yml:3:',
      'active',
    ],
    [
      'a ref for a branch',
      `matrices: ['*.md']\nbranches: ['refs/heads/row/{id}']\n`,
      '.github/rowaudit.yml:2:12',
      'row/{id}',
    ],
    [
      'a remote for a branch',
      `matrices: ['*.md']\nbranches: ['origin/row/{id}']\n`,
      '.github/rowaudit.yml:2:12',
      'row/{id}',
    ],
    ['a glob for the trunk', `matrices: ['*.md']\nbase: ['release/*']\n`, '.github/rowaudit.yml:2:', 'trunk'],
    ['no states', `matrices: ['*.md']\nstates: {}\n`, '.github/rowaudit.yml:2:', 'at least one state'],
    ['no mapping', `- a\n`, '.github/rowaudit.yml:1:1', 'mapping'],
    ['no YAML', `matrices: ['*.md'\nbase: main\n`, '.github/rowaudit.yml:', ''],
    ['10 MB of it', `matrices: ['*.md']\n# ${'x'.repeat(10_000_000)}\n`, '.github/rowaudit.yml', ''],
    ['10 MB of aliases', `a: &a [x, x]\nb: &b [*a, *a]\nmatrices: [*b, *b]\n`, '.github/rowaudit.yml', ''],
    [
      'bytes that are no text',
      Buffer.from([0xff, 0xfe, 0x00]).toString('latin1'),
      '.github/rowaudit.yml',
      '',
    ],
  ])('%s', (_, configuration, place, expected) => {
    const { folder } = recorded(plan, configuration)
    const { status, stdout, stderr } = runCli(folder)
    expect(status).toBe(2)
    expect(stdout.replace(/\s+/g, ' ')).toContain(place)
    expect(stdout.replace(/\s+/g, ' ')).toContain(expected)
    expect(`${stdout}${stderr}`).not.toMatch(/\n\s+at .*:\d+:\d+/)
  })

  it('a glob that matches nothing is a finding in the configuration', () => {
    const repository = recorded(plan, `base: main\nmatrices: ['*.md', 'plans/**']\n${states}`)
    expect(rulesAt(repository)).toEqual(['.github/rowaudit.yml:2 empty-matrix'])
  })

  it('a symbolic link is not followed, wherever it is named', () => {
    const repository = createRepository()
    repository.commit({ message: 'Plan', files: { ...plan, 'cfg/rowaudit.yml': `matrices: ['*.md']\n` } })
    mkdirSync(join(repository.folder, '.github'))
    symlinkSync('../cfg/rowaudit.yml', join(repository.folder, '.github/rowaudit.yml'))
    symlinkSync('/etc/passwd', join(repository.folder, 'evil.yml'))
    repository.commit({ message: 'Link' })
    repository.publish()
    for (const args of [[], ['--config', 'evil.yml']]) {
      const { status, stdout } = runCli(repository.folder, args)
      expect(status).toBe(2)
      expect(stdout).toContain('symbolic link')
      expect(stdout).not.toContain('root:')
    }
  })

  it('one that is not committed is named, not used', () => {
    const repository = createRepository()
    repository.commit({ message: 'Plan', files: plan })
    repository.publish()
    repository.git('config', 'core.excludesFile', '/dev/null')
    const { report } = auditJson(repository.folder, ['--config', '/nonexistent.yml'])
    expect(report.problem?.message).toContain('/nonexistent.yml')
  })
})

describe('what is in the files', () => {
  it('a binary file and one that is no UTF-8 are named, and the rest is read', () => {
    const repository = recorded({
      'a.md': Buffer.from([0x7c, 0x00, 0x01]),
      'b.md': Buffer.concat([Buffer.from(table('| ENG-2 | READY |')), Buffer.from([0xff, 0xfe])]),
      'c.md': table('| ENG-1 | READY |'),
    })
    const { status, report } = auditJson(repository.folder)
    expect(status).toBe(1)
    expect(report.findings.map(({ rule, path }) => `${path} ${rule}`)).toEqual([
      'a.md empty-matrix',
      'b.md empty-matrix',
    ])
    expect(report.rows.map(({ id }) => id)).toEqual(['ENG-1'])
  })

  it('a row of 24 kB is a row', () => {
    const repository = recorded({ 'a.md': table(`| ENG-1 | READY ${'word `code` '.repeat(2200)} |`) })
    expect(auditJson(repository.folder).report.rows.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'ENG-1 READY',
    ])
  })

  it('a row with 60,000 borders too many is named, and the rest is read', () => {
    const repository = recorded({
      'a.md': table('| ENG-1 | READY |', `| ENG-2 | READY ${'|'.repeat(60_000)}`, '| ENG-3 | READY |'),
    })
    const { report } = auditJson(repository.folder)
    expect(report.rows.map(({ id }) => id)).toEqual(['ENG-1', 'ENG-2', 'ENG-3'])
    expect(report.findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['4 malformed-row'])
  })

  it('a line of 100,000 pipes ends the table, as it does for GitHub', () => {
    const repository = recorded({
      'a.md': table('| ENG-1 | READY |', '|'.repeat(100_000), '| ENG-2 | READY |'),
    })
    expect(auditJson(repository.folder).report.rows.map(({ id }) => id)).toEqual(['ENG-1'])
  })

  it('a merge conflict stops the reading of that file alone', () => {
    const repository = recorded({
      'a.md': `${table('| ENG-1 | READY |')}\n<<<<<<< ours\n| ENG-2 | READY |\n=======\n| ENG-2 | DONE |\n>>>>>>> theirs\n`,
      'b.md': table('| ENG-3 | READY |'),
    })
    const { report } = auditJson(repository.folder)
    expect(report.rows.map(({ id }) => id)).toEqual(['ENG-3'])
    expect(report.findings.map(({ path, line, rule }) => `${path}:${line} ${rule}`)).toContain(
      'a.md:5 conflict-marker',
    )
  })
})

describe('names', () => {
  it('with spaces, quotes, line breaks and signs that are not ASCII', () => {
    const names = ['a b.md', 'it\'s "x".md', 'zwölf 中.md', 'new\nline.md', '-dash.md', '$(id).md']
    const files = Object.fromEntries(
      names.map((name, index) => [name, table(`| ENG-${index + 1} | ACTIVE |`)]),
    )
    const { report } = auditJson(recorded(files).folder)
    expect(report.rows.map(({ path }) => path).sort()).toEqual([...names].sort())
    expect(report.findings.map(({ path, rule }) => `${path} ${rule}`).sort()).toEqual(
      names.map(name => `${name} abandoned-row`).sort(),
    )
    expect(runCli(recorded(files).folder).stdout).not.toContain('new\nline.md')
  })

  it('of 2,000 branches', () => {
    const repository = recorded({ 'a.md': table('| ENG-1 | ACTIVE |', '| ENG-2 | ACTIVE |') })
    const tip = repository.sha('HEAD')
    repository.branch('row/ENG-2-work')
    const work = repository.commit({ message: 'Work', files: { 'a.c': 'a' } })
    const lines = Array.from(
      { length: 2000 },
      (_, index) => `create refs/remotes/origin/row/ENG-2-${index} ${index % 2 ? work : tip}`,
    )
    repository.git('checkout', '-q', 'main')
    repository.git('branch', '-D', 'row/ENG-2-work')
    updateRefs(repository, lines)
    const { report } = auditJson(repository.folder)
    expect(report.examined?.['branches']).toBe(2000)
    expect(report.rows.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'ENG-1 ABANDONED',
      'ENG-2 IN-FLIGHT',
    ])
  })
})

const updateRefs = (repository: TestRepository, lines: readonly string[]): void => {
  runGit(repository.folder, ['update-ref', '--stdin'], `${lines.join('\n')}\n`)
}
