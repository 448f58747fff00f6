import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostile } from '../support/hostile.js'
import { runAction } from '../support/process.js'
import { createRepository, type TestRepository } from '../support/repository.js'
import { readOutput } from '../support/runner.js'

const configuration = "matrices: ['plan.md']\nstates: { READY: ready, ACTIVE: active, DONE: done }\n"
const count = 54
const idOf = (index: number) => `ENG-${String(index + 1).padStart(2, '0')}`

/** A cell with hostile text, as far as a line of a table can hold it. */
const cell = (index: number) =>
  (hostile[index % hostile.length] ?? '').replace(/[\r\n\v\f\0]/g, ' ').replaceAll('|', '\\|')

const build = (): TestRepository => {
  const repository = createRepository()
  const rows = Array.from(
    { length: count },
    (_, index) => `| ${idOf(index)} | ${cell(index)} | ACTIVE ${cell(index)} |`,
  )
  repository.commit({
    message: 'Plan\n\n::error::from a commit message',
    files: {
      'plan.md': ['| ID | Title | State |', '| --- | --- | --- |', ...rows, ''].join('\n'),
      '.github/rowaudit.yml': configuration,
    },
  })
  for (const [index, text] of hostile.entries()) {
    repository.commit({ message: text.replaceAll('\0', ''), files: { [`src/${index}.c`]: String(index) } })
  }
  repository.publish()
  const names = [
    'row/##(error)x',
    'row/%0A%3A%3Aerror',
    "row/'$(id)'",
    'row/`id`',
    'row/a<b>c',
    'row/@team',
    'row/ENG-01-"x"',
  ]
  for (const name of names)
    repository.git('update-ref', `refs/remotes/origin/${name}`, repository.sha('HEAD'))
  return repository
}

describe('the Action over a repository with 54 abandoned rows and hostile text everywhere', () => {
  let repository: TestRepository
  let result: ReturnType<typeof runAction>
  beforeAll(() => {
    repository = build()
    result = runAction({
      workspace: repository.folder,
      event: 'push',
      payload: {
        ref: 'refs/heads/main',
        before: '0'.repeat(40),
        after: repository.sha('HEAD'),
        repository: { default_branch: 'main' },
      },
      environment: { GITHUB_SHA: repository.sha('HEAD') },
    })
  })

  it('fails the step', () => expect(result.status).toBe(1))

  it('annotates ten lines, the tenth naming how many more', () => {
    const errors = readOutput(result.stdout).annotations.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(10)
    errors.forEach(({ path, line }, index) => expect(`${path}:${line}`).toBe(`plan.md:${index + 3}`))
    expect(errors[9]?.message).toMatch(/44 .*more|more.* 44/)
  })

  it('prints no command that came from the repository', () => {
    const { commands } = readOutput(result.stdout)
    expect(
      commands.map(({ name }) => name).filter(name => !['error', 'warning', 'notice'].includes(name)),
    ).toEqual([])
    expect(
      commands.every(
        ({ properties }) => (properties.get('title') ?? '').startsWith('rowaudit') || properties.has('file'),
      ),
    ).toBe(true)
    expect(readOutput(result.stderr).commands).toEqual([])
    const shown = commands.map(({ data }) => data.replace(/%0A/g, '\n'))
    for (const data of shown) expect(data.startsWith('pwned')).toBe(false)
  })

  it('lists all 54 in the summary, each with a link to its line', () => {
    const sha = repository.sha('HEAD')
    for (let index = 0; index < count; index++) {
      expect(result.summary).toContain(idOf(index))
      expect(result.summary).toContain(
        `https://github.com/octo/rows/blob/${sha}/plan.md?plain=1#L${index + 3}`,
      )
    }
    expect(Buffer.byteLength(result.summary)).toBeLessThan(1 << 20)
  })

  it('sets the outputs', () => {
    expect(Object.fromEntries(result.outputs)).toMatchObject({
      outcome: 'fail',
      errors: '54',
      abandoned: '54',
      'live-rows': '54',
    })
  })
})

describe('paths from the workflow', () => {
  const push = (inputs: Record<string, string>) => {
    const repository = createRepository()
    repository.commit({
      message: 'Plan',
      files: {
        'plan.md': '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
        '.github/rowaudit.yml': configuration,
      },
    })
    repository.publish()
    const payload = {
      ref: 'refs/heads/main',
      after: repository.sha('HEAD'),
      repository: { default_branch: 'main' },
    }
    return {
      repository,
      ...runAction({
        workspace: repository.folder,
        event: 'push',
        payload,
        inputs,
        environment: { GITHUB_SHA: repository.sha('HEAD') },
      }),
    }
  }

  it.each(['/etc/passwd', '../../etc/passwd', 'plan2.yml'])('a configuration at %s is not read', config => {
    const { status, stdout } = push({ config })
    expect(status).toBe(2)
    expect(stdout).not.toContain('root:')
    expect(stdout).toContain('there is no configuration')
  })

  it('a report takes the place of no tracked file and of no other report', () => {
    const tracked = push({ 'report-json': 'plan.md' })
    expect(tracked.status).toBe(2)
    expect(readFileSync(join(tracked.repository.folder, 'plan.md'), 'utf8')).toContain('ENG-1')
    expect(push({ 'report-json': 'r.out', 'report-sarif': 'r.out' }).status).toBe(2)
    const written = push({ 'report-json': 'out/r.json', 'report-sarif': 'out/r.sarif' })
    expect(written.status).toBe(0)
    expect(JSON.parse(readFileSync(join(written.repository.folder, 'out/r.json'), 'utf8'))).toMatchObject({
      outcome: 'pass',
    })
  })
})

describe('other events', () => {
  it.each(['release', 'pull_request_target', 'workflow_run'])('%s is refused by name', event => {
    const repository = createRepository()
    repository.commit({ message: 'Begin' })
    const { status, stdout } = runAction({ workspace: repository.folder, event, payload: {} })
    expect(status).toBe(2)
    expect(stdout).toContain(event)
  })

  it('a pull request is judged by what would land, and not by what its target owes', () => {
    const repository = createRepository()
    const table = '| ID | State |\n| --- | --- |\n| ENG-1 | ACTIVE |\n| ENG-2 | ACTIVE |\n'
    repository.commit({
      message: 'Plan',
      files: { 'plan.md': table, '.github/rowaudit.yml': configuration },
      time: Math.floor(Date.now() / 1000) - 3_600,
    })
    const base = repository.sha('HEAD')
    repository.branch('fix')
    const head = repository.commit({ message: 'ENG-1: work', files: { 'a.c': 'a' } })
    repository.publish()
    const { status, stdout, outputs } = runAction({
      workspace: repository.folder,
      event: 'pull_request',
      payload: {
        action: 'opened',
        number: 7,
        repository: { default_branch: 'main', full_name: 'octo/rows' },
        pull_request: {
          number: 7,
          title: 'Fix',
          body: null,
          user: { login: 'ada' },
          head: { sha: head, ref: 'fix', repo: { full_name: 'octo/rows' } },
          base: { sha: base, ref: 'main', repo: { full_name: 'octo/rows' } },
        },
      },
      environment: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_BASE_REF: 'main', GITHUB_HEAD_REF: 'fix' },
    })
    expect(status).toBe(0)
    expect(Object.fromEntries(outputs)).toMatchObject({ abandoned: '1', errors: '1', 'new-errors': '0' })
    expect(stdout).toContain('what would land')
    expect(stdout).toContain('ENG-2')
  })
})
