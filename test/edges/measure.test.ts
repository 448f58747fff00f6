import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditJson, runCli } from '../support/process.js'
import { temporaryFolder } from '../support/folder.js'
import { createRepository } from '../support/repository.js'
import { createStalledProject } from '../support/stalled-project.js'

const configuration = `base: main
matrices: [plan.md]
coverage: { documents: [coverage.md] }
`
const plan = '| ID | State |\n| --- | --- |\n| ENG-1 | ACTIVE |\n| ENG-2 | ACTIVE |\n'
const heads = '| ID | Paths | Estimate | Measured | Notes |\n| --- | --- | --- | --: | --- |\n'

const repositoryOf = (coverage: string, settings = configuration) => {
  const repository = createRepository()
  repository.commit({
    message: 'Plan',
    files: {
      '.github/rowaudit.yml': settings,
      'plan.md': plan,
      'coverage.md': coverage,
      'src/reader.ts': 'read()\n\n'.repeat(1198),
      'src/writer.ts': 'write()\n',
    },
  })
  return repository
}

const drifts = (folder: string) =>
  auditJson(folder).report.findings.filter(({ rule }) => rule === 'coverage-drift')

const drifted =
  heads + '| ENG-1 | `src/reader.ts` | 10k | 862 | half |\n| ENG-2 | src/writer.ts | ~10 | 1 | |\n'

describe('rowaudit measure', () => {
  it('prints the table of a stalled project with a column of what there is', () => {
    const folder = temporaryFolder()
    createStalledProject(folder)
    const { status, stdout, stderr } = runCli(folder, ['measure'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n')).toHaveLength(2 + 20 + 1)
    expect(stdout).toMatch(/^\| ID \| Paths \| Estimate \| Measured \|\n\| --- \| --- \| --- \| --: \|\n/)
    for (const line of [
      '| `MOD-07` | `src/mod-07` | 10k | 198 |',
      '| `MOD-13` | `src/mod-13` | 300–400 | 12 |',
      '| `MOD-20` | - | 2k | 0 |',
    ])
      expect(stdout).toContain(`${line}\n`)
  })

  it('has no drift where its output stands in place of the table', () => {
    const repository = repositoryOf(drifted)
    expect(drifts(repository.folder).map(({ line }) => line)).toEqual([3])
    const { stdout } = runCli(repository.folder, ['measure'])
    expect(stdout).toContain('| ENG-1 | `src/reader.ts` | 10k | 1,198 | half |\n')
    expect(stdout).toContain('| ENG-2 | src/writer.ts | ~10 | 1 |')
    repository.commit({ message: 'Paste', files: { 'coverage.md': stdout } })
    expect(drifts(repository.folder)).toEqual([])
    expect(runCli(repository.folder, ['measure']).stdout).toBe(stdout)
  })

  it('measures a commit, the work tree, and writes to a file', () => {
    const { folder, commit } = repositoryOf(drifted)
    commit({ message: 'Write', files: { 'src/writer.ts': 'write()\n'.repeat(5) } })
    writeFileSync(join(folder, 'src/writer.ts'), 'write()\n'.repeat(77))
    const figureOf = (...args: string[]) =>
      /src\/writer\.ts \| ~10 \| (\d+)/.exec(runCli(folder, ['measure', ...args]).stdout)?.[1]
    expect([figureOf('--head', 'HEAD~'), figureOf(), figureOf('--worktree')]).toEqual(['1', '5', '77'])
    const output = join(temporaryFolder(), 'table.md')
    const { status, stdout } = runCli(folder, ['measure', '--output', output])
    expect([status, stdout]).toEqual([0, ''])
    expect(readFileSync(output, 'utf8')).toBe(runCli(folder, ['measure']).stdout)
  })

  it.each([
    ['no section', 'matrices: [plan.md]\n', 'no coverage table is configured', 'name one with `coverage`'],
    [
      'no table',
      'matrices: [plan.md]\ncoverage: { documents: [none.md] }\n',
      'no coverage table was found',
      '`coverage.documents`',
    ],
    [
      'a configuration that cannot be read',
      'coverage: { document: [coverage.md] }\n',
      'rowaudit.yml',
      'documents',
    ],
  ])('cannot measure with %s, and says what to do', (_, settings, reason, remedy) => {
    const { folder } = repositoryOf(drifted, settings)
    const { status, stdout, stderr } = runCli(folder, ['measure'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(reason)
    expect(stderr).toContain(remedy)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  it('lets no cell break the table or speak to a runner', () => {
    const cells = [
      '##[error]x',
      '::error::x',
      'a \\| b',
      '`c\\|d`',
      '\u001b[2J',
      'x\u2028::error::y',
      '\u202egnp',
      '<!-- --> <b>',
      'x\\\\\\|y\\',
    ]
    const table = heads + cells.map(cell => `| ENG-1 | src/writer.ts | 10 | 9 | ${cell} |\n`).join('')
    const faulty = '| ENG-9 ##[error] | `src/##[error]x` | ::error::x | ##[error] |  |\n'
    const repository = repositoryOf(`Text.\n\n${table}${faulty}`)
    const { status, stdout, stderr } = runCli(repository.folder, ['measure'])
    expect(status).toBe(0)
    for (const text of [stdout, stderr]) {
      expect(text).not.toContain('##[')
      expect(text).not.toMatch(/^\s*::/m)
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028\u202e]/)
    }
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(2 + cells.length + 1)
    expect(stderr).toContain('coverage.md:14 ')
    for (const line of lines) expect(line.replaceAll('\\|', '').match(/\|/g)).toHaveLength(6)
    expect(stdout).toContain('| a \\| b |')
    expect(stdout).toContain('| `c\\|d` |')
  })
})
