import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadSettings } from '../../src/config/load.js'
import { describeProblem, type ConfigProblem } from '../../src/config/problem.js'
import type { Settings } from '../../src/model/settings.js'

const path = '.github/rowaudit.yml'
const rules = [
  { id: 'landed-row', options: z.strictObject({ days: z.number().int().min(1).default(14) }) },
  { id: 'stalled-row', options: z.strictObject({ days: z.number().int().min(1).default(14) }) },
  { id: 'plain-row', options: z.strictObject({}) },
]

const settingsOf = (text: string | null, input?: readonly string[]): Settings => {
  const loaded = loadSettings(text === null ? null : { path, text }, rules, input)
  if ('problems' in loaded) throw new Error(loaded.problems.map(describeProblem).join('\n'))
  return loaded.settings
}

const problemsOf = (text: string, input?: readonly string[]): readonly ConfigProblem[] => {
  const loaded = loadSettings({ path, text }, rules, input)
  return 'problems' in loaded ? loaded.problems : []
}

const said = (text: string): readonly string[] =>
  problemsOf(text).map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('a configuration', () => {
  it('of the design is understood', () => {
    const settings = settingsOf(`
base: [main, 'release/*']
matrices: ['.agents/*-matrix.md', { files: plan.md, allow-empty: starts in May, rules: { landed-row: notice } }]
columns: { id: [ID], state: [State, Gate state], spec: Spike/spec, owner: [Owner], references: Landed }
ids: '(?:ENG|KV|MODEL)-[A-Za-z0-9_.-]+'
namespace: file
states:
  INVENTORIED: inventoried
  SPIKE: { class: active, evidence: none }
  ACTIVE: active
  GATING: gating
  SEE: pointer
  OLD: { class: dropped, live: true, evidence: notice }
branches: ['task/{id}']
parked: []
records: ['**/*.md', '.agents/**']
rules:
  landed-row: off
  stalled-row: { severity: error, days: 21 }
`)
    expect(settings).toMatchObject({
      source: path,
      agreed: true,
      bases: ['main', 'release/*'],
      columns: {
        id: ['ID'],
        state: ['State', 'Gate state'],
        spec: ['Spike/spec'],
        owner: ['Owner'],
        references: ['Landed'],
      },
      namespace: 'file',
      branches: ['task/{id}'],
      parked: [],
      states: [
        { word: 'INVENTORIED', class: 'inventoried', live: false, evidence: 'none' },
        { word: 'SPIKE', class: 'active', live: true, evidence: 'none' },
        { word: 'ACTIVE', class: 'active', live: true, evidence: 'error' },
        { word: 'GATING', class: 'gating', live: true, evidence: 'warning' },
        { word: 'SEE', class: 'pointer', live: false, evidence: 'none' },
        { word: 'OLD', class: 'dropped', live: true, evidence: 'notice' },
      ],
    })
    expect(settings.ids?.('ENG-FOO is a title')).toBe('ENG-FOO')
    expect(settings.rules.get('landed-row')).toEqual({ severity: 'off', options: { days: 14 } })
    expect(settings.rules.get('stalled-row')).toEqual({ severity: 'error', options: { days: 21 } })
    expect(settings.matrices.map(({ files, allowEmpty, line }) => ({ files, allowEmpty, line }))).toEqual([
      { files: ['.agents/*-matrix.md'], allowEmpty: null, line: 3 },
      { files: ['plan.md'], allowEmpty: 'starts in May', line: 3 },
    ])
    expect(settings.matrices[1]?.rules.get('landed-row')).toEqual({
      severity: 'notice',
      options: { days: 14 },
    })
  })

  it.each(['', '# nothing yet\n', '---\n', '~', '\uFEFF'])('of %j agrees on nothing', text => {
    expect(settingsOf(text)).toMatchObject({
      source: path,
      agreed: false,
      bases: null,
      matrices: [],
      ids: null,
      states: null,
      namespace: 'repository',
      branches: ['row/{id}', 'row/{id}-*', 'row/{id}/*'],
      parked: ['row/*-PARKED'],
    })
  })

  it('that is absent is told from an empty one', () => expect(settingsOf(null).source).toBeNull())

  it('counts Markdown, the matrices and itself as records, and what it names itself instead of Markdown', () => {
    const byDefault = settingsOf('matrices: [status/plan.txt]').isRecord
    expect(['a.md', 'status/plan.txt', path, 'src/a.ts'].map(byDefault)).toEqual([true, true, true, false])
    const named = settingsOf('matrices: [plan.md]\nrecords: [notes/**]').isRecord
    expect(['notes/a.txt', 'plan.md', path, 'README.md'].map(named)).toEqual([true, true, true, false])
    const own = settingsOf('matrices: [{ files: plan.md, records: [only/**] }]').matrices[0]?.isRecord
    expect(['only/a', 'plan.md', 'README.md'].map(each => own?.(each))).toEqual([true, true, false])
  })

  it('takes away with ! what the globs before it name, each of which can be named by itself', () => {
    const { matrices } = settingsOf("matrices: [{ files: [a/*.md, b.md] }, '!a/old.md', c.md]")
    expect(matrices.map(({ files }) => files)).toEqual([
      ['a/*.md', '!a/old.md'],
      ['b.md', '!a/old.md'],
      ['c.md'],
    ])
    expect(matrices[0]?.isMatch('a/old.md')).toBe(false)
  })

  it('may come from the input of the Action, which is an agreement like a file', () => {
    const settings = settingsOf('matrices: [other.md]\nbase: main', ['a/*.md', 'b.md'])
    expect(settings).toMatchObject({ agreed: true, bases: ['main'] })
    expect(settings.matrices.map(({ files, line }) => [...files, line])).toEqual([
      ['a/*.md', 0],
      ['b.md', 0],
    ])
    expect(problemsOf('', ['a.md', '/b.md'])).toMatchObject([{ path: 'matrices', line: 2, column: 1 }])
  })
})

describe('a configuration that cannot be used', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'an unknown key',
      'base: main\nmatrixes: [a]',
      [
        '2:1 Unexpected key "matrixes", expected one of base, matrices, columns, ids, namespace, states, branches, parked, records, rules, contracts, placeholders, claims, rollups, marks, obligations, guards, moves, exempt-authors, documents or coverage; did you mean "matrices"?',
      ],
    ],
    [
      'an unknown rule',
      'rules:\n  landed-rwo: off',
      [
        '2:3 Unexpected key "landed-rwo", expected one of landed-row, stalled-row or plain-row; did you mean "landed-row"?',
      ],
    ],
    [
      'an unknown option',
      'rules: { stalled-row: { day: 3 } }',
      ['1:25 Unexpected key "day", expected one of days or severity; did you mean "days"?'],
    ],
    [
      'a key that stands twice',
      'base: main\nids: A\nbase: next',
      ['3:1 Unexpected second key "base", expected each key once (the first is on line 1)'],
    ],
    ['a wrong type', 'base: 12', ['1:7 Unexpected 12, expected text, or a list']],
    ['a wrong type in a list', 'base: [main, 5]', ['1:14 Unexpected 5, expected text']],
    [
      'a number out of range',
      'rules: { stalled-row: { days: 0 } }',
      ['1:31 Unexpected 0, expected at least 1'],
    ],
    [
      'a class that does not exist',
      'states: { A: activ }',
      [
        '1:14 Unexpected "activ", expected one of inventoried, planned, ready, active, gating, partial, blocked, done, dropped or pointer; did you mean "active"?',
      ],
    ],
    [
      'a class that is no choice',
      'states: { A: unknown }',
      [
        '1:14 Unexpected "unknown", expected one of inventoried, planned, ready, active, gating, partial, blocked, done, dropped or pointer',
      ],
    ],
    [
      'an entry without files',
      'matrices: [{ records: [a] }]',
      ['1:12 Unexpected mapping without "files", expected text, or a list'],
    ],
    [
      'a severity that does not exist',
      'rules: { plain-row: eror }',
      ['1:21 Unexpected "eror", expected one of off, error, warning or notice; did you mean "error"?'],
    ],
    [
      'a pattern that does not compile',
      "ids: 'ENG-(A'",
      ['1:11 Unexpected "ENG-(A", expected a ")" that closes this "("'],
    ],
    [
      'a glob that does not compile',
      'matrices:\n  - ok.md\n  - "{a,b.md"',
      ['3:5 Unexpected "{a,b.md", expected a "}" that closes this "{"'],
    ],
    [
      'only negated globs',
      "records: ['!a']",
      ['1:10 Unexpected list, expected at least one glob without a "!" in front'],
    ],
    [
      'a branch pattern without the ID',
      'branches: [row/x]',
      ['1:12 Unexpected "row/x", expected a pattern with {id} in it, such as row/{id}'],
    ],
    [
      'a base that is a costly glob',
      'base: [main, a*a*a*a*b]',
      ['1:21 Unexpected "a*a*a*a*b", expected at most 3 "*"'],
    ],
    [
      'a base that is a regular expression',
      'base: +(a)',
      ['1:8 Unexpected "+(a)", expected a branch name, in which * stands for anything'],
    ],
    [
      'a base that is an option',
      'base: "--upload-pack=x"',
      ['1:7 Unexpected "--upload-pack=x", expected a branch name, in which * stands for anything'],
    ],
    [
      'an empty reason',
      'matrices: [{ files: a.md, allow-empty: " " }]',
      ['1:40 Unexpected " ", expected text that is not empty'],
    ],
    ['a list', '- a', ['1:1 Unexpected list, expected a mapping']],
    ['plain text', 'hello', ['1:1 Unexpected "hello", expected a mapping']],
    ['an alias', 'ids: &a A\nbase: *a', ['2:7 Unexpected alias "*a", expected the value itself']],
    [
      'a tag',
      'base: !!js/function x',
      [
        '1:21 Unexpected tag "tag:yaml.org,2002:js/function", expected a value without one, in quotes where it is text',
      ],
    ],
    [
      'a polluting key',
      '__proto__: { agreed: true }',
      ['1:1 Unexpected key "__proto__", expected a key of the configuration'],
    ],
    ['two documents', 'base: a\n---\nbase: b', ['2:1 Unexpected second document, expected a single one']],
    [
      'a directive',
      '%YAML 1.1\n---\nbase: a',
      ['1:1 Unexpected %YAML directive, expected YAML 1.2 without one'],
    ],
    ['a NUL', 'base: a\0b', ['1:8 Unexpected control character "\\u0000", expected plain text']],
    [
      'a tab',
      'rules:\n\tplain-row: off',
      ['2:1 Unexpected text that is not YAML, expected YAML 1.2 (Tabs are not allowed as indentation)'],
    ],
    [
      'CRLF and a byte-order mark',
      '\uFEFFbase: a\r\nbax: 1\r\n',
      [
        '2:1 Unexpected key "bax", expected one of base, matrices, columns, ids, namespace, states, branches, parked, records, rules, contracts, placeholders, claims, rollups, marks, obligations, guards, moves, exempt-authors, documents or coverage; did you mean "base"?',
      ],
    ],
    ['lone carriage returns', 'base: a\rids: 3', ['2:6 Unexpected 3, expected text']],
    [
      'too much text',
      `# ${'x'.repeat(300_000)}`,
      ['1:1 Unexpected 300002 characters, expected a configuration of at most 262144 characters'],
    ],
    [
      'ten megabytes',
      'x'.repeat(10_000_000),
      ['1:1 Unexpected 10000000 characters, expected a configuration of at most 262144 characters'],
    ],
    ['deep nesting', '['.repeat(50_000), ['1:65 Unexpected deep nesting, expected a few levels at most']],
    [
      'nothing but dashes',
      '- '.repeat(50_000),
      ['1:128 Unexpected deep nesting, expected a few levels at most'],
    ],
  ])('%s', (_, text, expected) => {
    const started = performance.now()
    expect(said(text)).toEqual(expected)
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('is told all of its problems at once, in the order of the file', () => {
    const text = 'bass: main\nids: "("\nstates: { A: x }\nrules: { nope: off }\nbase: 1\nbase: 2'
    expect(problemsOf(text).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is told where, what was expected and what was found', () => {
    expect(problemsOf('base: 12')[0]).toEqual({
      path,
      line: 1,
      column: 7,
      message: 'Unexpected 12, expected text, or a list',
      expected: 'text, or a list',
    })
    expect(describeProblem(problemsOf('base: 12')[0]!)).toBe(
      `${path}:1:7: Unexpected 12, expected text, or a list`,
    )
  })

  it('is told a hundred problems, and how many more there are', () => {
    const problems = problemsOf(Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join('\n'))
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)?.message).toBe('Unexpected 19900 more problems, expected none')
  })

  it('is no bomb', () => {
    const rows = Array.from(
      { length: 20 },
      (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
    )
    const started = performance.now()
    expect(problemsOf(`a0: &a0 x\n${rows.join('\n')}`).length).toBeGreaterThan(20)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('leaves no trace in other objects', () => {
    problemsOf('__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
