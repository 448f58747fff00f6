import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditJson, runCli } from '../support/process.js'
import { createRepository } from '../support/repository.js'

const agreement = `base: main
matrices: [plan.md]
columns: { id: ID, state: State, spec: Spec, owner: Owner }
states: { READY: ready, ACTIVE: active, DONE: done }
`
const heads = '| ID | State | Spec | Owner | Code |\n| --- | --- | --- | --- | --- |\n'
const row = '| ENG-1 | ACTIVE | - | C-1 | - |\n'

type Files = Readonly<Record<string, string | Buffer>>

const repositoryOf = (sections: string, files: Files, links: Readonly<Record<string, string>> = {}) => {
  const repository = createRepository()
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(repository.folder, path))
  repository.commit({
    message: 'Work on ENG-1',
    files: { '.github/rowaudit.yml': agreement + sections, 'plan.md': heads + row, ...files },
  })
  return repository.folder
}

/** What one rule says, as `path:line message`. */
const saidBy = (rule: string, folder: string): readonly string[] => {
  const { stderr, report } = auditJson(folder, ['--now', '2026-01-02', '--only', rule])
  expect(stderr).toBe('')
  return report.findings.map(({ path, line, message }) => `${path}:${line} ${message}`)
}

const each = (...parts: readonly string[]): unknown[] =>
  parts.map(part => {
    const [place = '', ...words] = part.split(' ')
    return expect.stringMatching(
      new RegExp(`^${place.replaceAll('.', '\\.')} .*${words.join(' ')}`),
    ) as unknown
  })

describe('what cannot be read is told with its line', () => {
  it('dates of a log', () => {
    const dates = ['2026-13-01', '2026-02-30', 'yesterday', '2026-01-01T25:61', '9999-12-31']
    const log = dates.map(date => `## ${date}\n`).join('')
    const sections = "documents: [{ files: [log.md], log: { entry: '## ', order: oldest-first } }]\n"
    expect(saidBy('log-disorder', repositoryOf(sections, { 'log.md': log }))).toEqual(
      each(
        'log.md:1 2026-13-01',
        'log.md:2 2026-02-30',
        'log.md:3 without a date',
        'log.md:4 25:61',
        'log.md:5 9999',
      ),
    )
  })

  it('estimates, paths and IDs of a coverage table', () => {
    const table = [
      '| ID | Paths | Estimate |',
      '| --- | --- | --- |',
      '| ENG-1 | src/a.ts | lots |',
      '| ENG-1 | ../../etc | 10k-5k |',
      '| ENG-1 | src/[ | 99999999999999999999k |',
      '| | src/a.ts | 5 |',
      '| ENG-9 | loop.ts | 5 |',
      '',
    ].join('\n')
    const files = { 'cov.md': table, 'src/a.ts': 'a\n', 'none.md': Buffer.from('a\0') }
    const folder = repositoryOf('coverage: { documents: [cov.md, none.md] }\n', files, {
      'loop.ts': 'loop.ts',
    })
    const said = [...saidBy('coverage-gap', folder)].sort()
    for (const part of each(
      'cov.md:3 "lots"',
      'cov.md:4 "10k-5k"',
      'cov.md:4 leads out of the repository',
      'cov.md:5 no glob',
      'cov.md:5 99999',
      'cov.md:6 empty cell',
      'cov.md:7 no status table has it',
      'cov.md:7 symbolic link',
      'none.md:1 binary file',
    ))
      expect(said).toContainEqual(part)
  })

  it('links that leave the repository or go round in circles, and anchors into binary files', () => {
    const cells = [
      '[a](../etc/passwd#L1)',
      '[a](loop.md#L1)',
      '[a](round/round/a.md)',
      '[a](data.bin#L2)',
      '[a](src/a.ts#L99999999999999)',
      '[a](src/a.ts#L0)',
    ]
    const plan = heads + cells.map((cell, index) => `| ENG-${index} | ACTIVE | - | - | ${cell} |\n`).join('')
    const files = { 'plan.md': plan, 'data.bin': Buffer.from('a\0\nb\nc\n'), 'src/a.ts': 'a\n' }
    const links = { 'loop.md': 'other.md', 'other.md': 'loop.md', round: '.' }
    expect(saidBy('broken-anchor', repositoryOf('contracts: { all: {} }\n', files, links))).toEqual(
      each(
        'plan.md:3 out of the repository',
        'plan.md:4 symbolic link',
        'plan.md:5 symbolic link',
        'plan.md:6 binary file',
        'plan.md:7 out of range',
        'plan.md:8 line 0 is out of range',
      ),
    )
  })

  it('a table of claims without IDs, and one without the column', () => {
    const sections = 'claims: { states: [ACTIVE], in: { files: claims.md, name: Claim, rows: Rows } }\n'
    const claims = (column: string) =>
      `| Claim | ${column} |\n| --- | --- |\n| C-1 | everything |\n| C-2 | |\n`
    const withColumn = saidBy('claim-mismatch', repositoryOf(sections, { 'claims.md': claims('Rows') }))
    expect(withColumn).toEqual(
      expect.arrayContaining(each('claims.md:3 no ID', 'claims.md:4 no ID', 'plan.md:3 C-1')),
    )
    const without = saidBy('claim-mismatch', repositoryOf(sections, { 'claims.md': claims('Things') }))
    expect(without).toEqual(expect.arrayContaining(each('claims.md:1 ', 'plan.md:3 ')))
  })

  it('a table of counts whose heads are no states', () => {
    const roll = '# Counts\n\n| Area | Tall |\n| --- | --- |\n| A | 1 |\n'
    const under = repositoryOf('rollups: { files: roll.md, under: Counts }\n', { 'roll.md': roll })
    expect(saidBy('rollup-mismatch', under)).toEqual(each('roll.md:3 without a state'))
    expect(
      saidBy('rollup-mismatch', repositoryOf('rollups: { files: roll.md }\n', { 'roll.md': roll })),
    ).toEqual(each('roll.md:1 without a table of counts'))
    expect(saidBy('rollup-mismatch', repositoryOf('rollups: {}\n', {}))).toEqual(
      each('.github/rowaudit.yml:5 no table of counts'),
    )
  })

  it.each([
    ['claim-mismatch', 'claims: { states: [ACTIVE], in: { files: none.md, rows: R } }\n', 2],
    ['rollup-mismatch', 'rollups: { files: none.md }\n', 1],
    ['illegal-mark', 'marks: { files: none.md, marks: { x: [DONE] } }\n', 1],
    ['over-budget', 'documents: [{ files: [none.md], budget: { lines: 1 } }]\n', 1],
    ['log-disorder', "documents: [{ files: [none.md], log: { entry: '#', order: oldest-first } }]\n", 1],
    ['coverage-gap', 'coverage: { documents: [none.md] }\n', 1],
    [
      'coverage-gap',
      'coverage: { documents: [cov.md], exhausted: { documents: [none.md], phrases: [all merged] } }\n',
      1,
    ],
    ['empty-matrix', 'contracts: { a: { matrices: [none.md] } }\n', 1],
  ])('a pattern that matches nothing: %s of %s', (rule, sections, count) => {
    const cov = '| ID | Paths | Estimate |\n| --- | --- | --- |\n| ENG-1 | - | 5 |\n'
    const said = saidBy(rule, repositoryOf(sections, { 'cov.md': cov }))
    expect(said).toHaveLength(count)
    expect(said).toEqual(expect.arrayContaining(each('.github/rowaudit.yml:5 ')))
  })
})

describe('a document of 10 MB', () => {
  it.each([
    ['one paragraph', 'word '.repeat(2_000_000)],
    ['entries', '## 2026-01-01\n'.repeat(715_000)],
    ['brackets', '['.repeat(10_000_000)],
  ])(
    'of %s is measured in bounded time',
    (_, text) => {
      const sections = `documents:
  - files: [big.md]
    budget: { characters: 10, paragraph: 10, cell: 10, repeats: 1, sections: 1, phrases: { word word: 1 } }
    log: { entry: '## ', order: newest-first }
    append-only: true
`
      const folder = repositoryOf(sections, { 'big.md': text })
      const begun = performance.now()
      const { status, report } = auditJson(folder, ['--now', '2026-01-02'])
      expect(performance.now() - begun).toBeLessThan(20_000)
      expect(status).toBe(1)
      expect(report.findings.filter(({ rule }) => rule === 'over-budget').length).toBeGreaterThan(0)
      expect(report.findings.length).toBeLessThan(200)
    },
    60_000,
  )
})

describe('an absurd section is refused with its place', () => {
  const many = (count: number, item: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => item(index)).join(', ')
  const refused: readonly (readonly [string, string, string])[] = [
    ['contracts: { a: { rows: [ACTIVE], specs: true } }', '5:35', '"spec"'],
    ['contracts: 7', '5:12', 'a mapping'],
    ['contracts:\n  a: {}\n  a: {}', '7:3', 'once'],
    ['contracts: { a: { rows: [ACTVE] } }', '5:26', '"ACTIVE"'],
    ['contracts: { __proto__: {} }', '5:14', '__proto__'],
    ['claims: { states: [ACTIVE] }', '5:9', '"in"'],
    ["documents: [{ files: [x.md], log: { entry: '(#', order: oldest-first } }]", '5:44', 'closes this'],
    [
      "documents: [{ files: [x.md], log: { entry: 'A{1,100000000}', order: oldest-first } }]",
      '5:46',
      'at most 9,999',
    ],
    ["documents: [{ files: [x.md], log: { entry: '(?=#)', order: oldest-first } }]", '5:44', 'look-around'],
    ['documents: [{ files: [x.md], budget: { lines: -1 } }]', '5:47', 'at least 0'],
    ['documents: [{ files: [x.md], budget: { lines: ten } }]', '5:47', 'a number'],
    ['documents: [{ files: [x.md], budget: { phrases: {} } }]', '5:49', 'from 1 to 200 phrases'],
    [
      `documents: [{ files: [x.md], budget: { phrases: { ${many(10_000, index => `w${index}: 0`)} } } }]`,
      '5:49',
      'from 1 to 200 phrases',
    ],
    [
      `coverage: { documents: [x.md], exhausted: { documents: [x.md], phrases: [${many(10_000, index => `all ${index}`)}] } }`,
      '5:73',
      'at most 50',
    ],
    [`placeholders: [${many(10_000, index => `w${index}`)}]`, '5:15', 'at most 200'],
    ['coverage: { documents: [x.md], finished: { states: [nope] } }', '5:53', 'vocabulary'],
    ['marks: { files: x.md, marks: {} }', '5:30', 'at least one mark'],
    ['rollups: { under: X }', '5:19', '`files`'],
    ['rules: { idle-base: { hours: -3 } }', '5:30', 'at least 1'],
    ["ids: 'A{1,100000000}'", '5:8', 'at most 9,999'],
  ]
  it.each(refused.map(([section, place, words]) => [section.slice(0, 60), section, place, words] as const))(
    '%s',
    (_, section, place, words) => {
      const { status, stdout, stderr } = runCli(repositoryOf(`${section}\n`, {}))
      const text = stdout.replace(/\s+/g, ' ')
      expect(status).toBe(2)
      expect(text).toContain(`.github/rowaudit.yml:${place}: `)
      expect(text).toContain(words)
      expect(`${stdout}${stderr}`).not.toMatch(/\n\s+at .*:\d+:\d+/)
    },
  )
})
