import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/folder.js'
import { auditJson, runCli } from '../support/process.js'
import { createRepository, type TestRepository } from '../support/repository.js'

const configuration = "matrices: ['plan.md']\nstates: { READY: ready, ACTIVE: active, DONE: done }\n"
const plan = '| ID | State |\n| --- | --- |\n| ENG-1 | ACTIVE |\n| ENG-2 | READY |\n'

describe('the command line', () => {
  let repository: TestRepository
  beforeAll(() => {
    repository = createRepository()
    repository.commit({ message: 'Plan', files: { 'plan.md': plan, '.github/rowaudit.yml': configuration } })
    repository.publish()
  })
  const run = (...args: string[]) => runCli(repository.folder, args)

  it('fails on an error, and gates in its default mode', () => {
    expect(run().status).toBe(1)
    expect(run('audit').status).toBe(1)
    expect(run('--fail-on', 'never').status).toBe(0)
    expect(run('--fail-on', 'new').status).toBe(0)
    expect(run('--fail-on', 'any').status).toBe(1)
  })

  it('runs the rules that are asked for alone', () => {
    expect(run('--only', 'duplicate-id,unknown-state').status).toBe(0)
    expect(run('--only', 'abandoned-row').status).toBe(1)
    expect(run('--only', 'abandoned').status).toBe(2)
  })

  it('passes once the work is there', () => {
    const other = createRepository()
    other.commit({ message: 'Plan', files: { 'plan.md': plan, '.github/rowaudit.yml': configuration } })
    other.commit({ message: 'Import\n\nFor ENG-1.', files: { 'a.c': 'a' } })
    other.publish()
    const { status, report } = auditJson(other.folder)
    expect(status).toBe(0)
    expect(report.outcome).toBe('pass')
    expect(report.rows[0]).toMatchObject({ id: 'ENG-1', verdict: 'LANDED', strength: 'work' })
  })

  it('writes the report and nothing else to standard output', () => {
    for (const format of ['text', 'json', 'markdown', 'sarif'])
      expect(run('--format', format).stderr).toBe('')
    expect(run().stdout).not.toContain('\u001b[')
  })

  it('writes it to a file instead', () => {
    const file = join(temporaryFolder(), 'report.json')
    const { status, stdout } = run('--format', 'json', '--output', file, '--now', '2026-06-01')
    expect([status, stdout]).toEqual([1, ''])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      schemaVersion: 1,
      now: '2026-06-01T00:00:00Z',
    })
    expect(run('--output', join(file, 'below')).status).toBe(2)
  })

  it('says the same wherever and whenever it runs', () => {
    const args = ['--format', 'json', '--now', '2026-06-01', '--repo', repository.folder]
    const { stdout } = runCli('/', args)
    expect(
      runCli(repository.folder, args, { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })
        .stdout,
    ).toBe(stdout)
  })

  it.each([
    [['--format', 'xml'], 'text, json, markdown, sarif'],
    [['--now', '2026-02-30'], 'date'],
    [['--now', 'yesterday'], 'date'],
    [['--fail-on', 'maybe'], 'auto, any, new, never'],
    [['--frobnicate'], '--frobnicate'],
    [['audits'], 'audits'],
    [['audit', 'here'], 'here'],
    [['--base', ''], '--base'],
    [['explain', 'no-rule'], 'no-rule'],
    [['--base', '--upload-pack=touch pwned'], ''],
    [['--head', '-x'], ''],
    [['--base', 'refs/heads/../x'], ''],
  ])('refuses %j with status 2 and without a stack', (args, said) => {
    const { status, stdout, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr + stdout).toContain(said)
    expect(stderr + stdout).not.toMatch(/\n\s+at .*:\d+:\d+/)
  })

  it('explains every rule, and one', () => {
    expect(run('explain').stdout).toContain('abandoned-row')
    expect(run('explain', 'abandoned-row').stdout).toContain('Beforehand')
    expect(run('--help').stdout).toContain('Exit status')
    expect(run('--version').stdout).toBe(
      `${(JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version}\n`,
    )
  })
})
