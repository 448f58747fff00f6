import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { loadSettings } from '../../src/config/load.js'
import { lines } from '../../src/rules/pages/shared/lines.js'

const load = (text: string) =>
  loadSettings({ path: 'rowaudit.yml', text }, [{ id: 'owed-document', options: z.strictObject({}) }])

const problemsOf = (text: string): string[] => {
  const loaded = load(text)
  return 'problems' in loaded
    ? loaded.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

const settingsOf = (text: string) => {
  const loaded = load(text)
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.settings.change
}

const states = lines`
  states:
    READY: ready
    SPIKE: { class: active, evidence: none }
    ACTIVE: active
    DONE: done
`

describe('a configuration that says nothing of changes', () => {
  it('owes nothing, guards nothing, and forbids no move', () => {
    const { isExempt, ...rest } = settingsOf('base: main\n')
    expect(rest).toEqual({ obligations: [], guards: [], moves: null })
    expect(isExempt('anybody')).toBe(false)
  })
})

describe('obligations, guards, moves and authors', () => {
  const { obligations, guards, moves, isExempt } = settingsOf(lines`
    obligations:
      log:
        when:
          move: { from: [ready], to: [DONE, departure], matrices: ['plans/*.md'] }
          measurement: [coverage.tsv]
          matches: { of: 'register\(\w+', in: ['src/registry/*.ts'] }
          paths: [schema/*.sql]
        owes:
          - docs/log.md
          - any: [docs/a.md, 'docs/b/*.md']
          - section: [Next step]
        reason: whoever comes next asks for it
    guards:
      - document: docs/status.md
        with: { paths: ['src/**'] }
    moves:
      ready: [ACTIVE]
      arrival: []
    exempt-authors: ['*[bot]', octo-*-cat, Somebody]
  `)

  it('are read as they are written', () => {
    const [log] = obligations
    expect(log?.name).toBe('log')
    expect(log?.reason).toBe('whoever comes next asks for it')
    expect(log?.when.move).toMatchObject({ from: ['ready'], to: ['DONE', 'departure'] })
    expect(log?.when.move?.matrices?.isMatch('plans/a.md')).toBe(true)
    expect(log?.when.measurement?.isMatch('coverage.tsv')).toBe(true)
    expect(log?.when.paths?.isMatch('schema/a.sql')).toBe(true)
    expect(log?.when.matches?.files.isMatch('src/registry/a.ts')).toBe(true)
    expect(log?.when.matches?.matchAt('  register(ab)', 2)).toBe('register(ab'.length)
    expect(log?.when.matches?.matchAt('  register(ab)', 1)).toBe(0)
    expect(log?.owes.map(owed => (owed.kind === 'document' ? owed.documents.globs : owed.sections))).toEqual([
      ['docs/log.md'],
      ['docs/a.md', 'docs/b/*.md'],
      ['Next step'],
    ])
    expect(guards.map(({ documents, permits }) => [documents.globs, permits.paths?.globs])).toEqual([
      [['docs/status.md'], ['src/**']],
    ])
    expect(moves).toEqual([
      { from: 'ready', to: ['ACTIVE'] },
      { from: 'arrival', to: [] },
    ])
  })

  it.each<[string, boolean]>([
    ['dependabot[bot]', true],
    ['[bot]', true],
    ['dependabot', false],
    ['bot', false],
    ['octo--cat', true],
    ['Octo-Tabby-Cat', true],
    ['octo-cat', false],
    ['somebody', true],
    ['somebody-else', false],
  ])('exempt %s: %s', (login, expected) => expect(isExempt(login)).toBe(expected))
})

describe('a section about changes that cannot be meant', () => {
  it.each<[string, string, string[]]>([
    [
      'a word that is no state',
      `${states}obligations:\n  log: { when: { move: { to: [DNOE] } }, owes: [a.md] }\n`,
      [
        '7:31 Unexpected "DNOE", expected a class, a state of the vocabulary, or departure; did you mean "DONE"?',
      ],
    ],
    [
      'an arrival where a row goes to',
      'obligations:\n  log: { when: { move: { to: [arrival] } }, owes: [a.md] }\n',
      ['2:31 Unexpected "arrival", expected a class, a state of the vocabulary, or departure'],
    ],
    [
      'a move from what is no state',
      `${states}moves:\n  REDAY: [DONE]\n`,
      [
        '7:3 Unexpected key "REDAY", expected a class, a state of the vocabulary, or arrival; did you mean "READY"?',
      ],
    ],
    [
      'nothing that sets it off',
      'obligations:\n  log: { when: {}, owes: [a.md] }\n',
      ['2:16 Unexpected mapping, expected at least one of move, measurement, matches and paths'],
    ],
    [
      'nothing that is owed',
      'obligations:\n  log: { when: { move: {} }, owes: [] }\n',
      ['2:36 Unexpected empty list, expected a list that is not empty'],
    ],
    [
      'a whole tree as a path',
      "obligations:\n  log: { when: { paths: ['src/**'] }, owes: [a.md] }\n",
      ['2:26 Unexpected "src/**", expected narrow paths, such as src/registry/*.ts, and not a whole tree'],
    ],
    [
      'everything as a path',
      "obligations:\n  log: { when: { paths: ['**'] }, owes: [a.md] }\n",
      ['2:26 Unexpected "**", expected narrow paths, such as src/registry/*.ts, and not a whole tree'],
    ],
    [
      'a pattern that does not compile',
      "obligations:\n  log: { when: { matches: { of: 'a(b', in: [a.ts] } }, owes: [a.md] }\n",
      ['2:35 Unexpected "a(b", expected a ")" that closes this "("'],
    ],
    [
      'a section where no row moves',
      'obligations:\n  log: { when: { measurement: [a.tsv] }, owes: [{ section: [Next] }] }\n',
      ['2:49 Unexpected mapping, expected a document, since no row moves to owe a section'],
    ],
    [
      'a section and a document in one',
      'obligations:\n  log: { when: { move: {} }, owes: [{ section: [Next], any: [a.md] }] }\n',
      ['2:37 Unexpected mapping, expected either any or section'],
    ],
    [
      'an unknown key',
      'guards:\n  - document: a.md\n    with: { move: {}, measurment: [a.tsv] }\n',
      [
        '3:23 Unexpected key "measurment", expected one of move, measurement, matches or paths; did you mean "measurement"?',
      ],
    ],
    [
      'a login that is none',
      "exempt-authors: ['a b']\n",
      ['1:18 Unexpected "a b", expected a login, in which * stands for anything'],
    ],
  ])('%s', (_title, text, expected) => expect(problemsOf(text)).toEqual(expected))

  it('may name whole trees as what permits an edit, and narrow ones by their names', () => {
    expect(problemsOf("guards:\n  - { document: a.md, with: { paths: ['src/**'] } }\n")).toEqual([])
    expect(
      problemsOf(
        "obligations:\n  log: { when: { paths: ['**/*.proto', 'src/api/**', '*.sql'] }, owes: [a.md] }\n",
      ),
    ).toEqual([])
  })
})

const guarded = (when: string, permits: string, document = 'docs/status.md', owes = '[docs/status.md]') =>
  `${states}obligations:\n  status:\n    when: ${when}\n    owes: ${owes}\nguards:\n  - document: ${document}\n    with: ${permits}\n`

describe('a document that is demanded by one list and guarded by another', () => {
  it.each<[string, string, string]>([
    ['the same move', '{ move: { to: [done] } }', '{ move: { to: [done] } }'],
    ['its class', '{ move: { to: [DONE] } }', '{ move: { to: [done] } }'],
    ['its state, the only one of its class', '{ move: { to: [done] } }', '{ move: { to: [DONE] } }'],
    ['all states of its class', '{ move: { to: [active] } }', '{ move: { to: [ACTIVE, spike] } }'],
    ['any move', '{ move: { from: [ready], to: [departure] } }', '{ move: {} }'],
    ['more than is demanded', '{ measurement: [a.tsv] }', '{ measurement: [b.tsv, "*.tsv"], move: {} }'],
    ['any change of the record', '{ measurement: ["coverage/*.tsv"] }', '{ paths: ["coverage/**"] }'],
    [
      'the same entries',
      '{ matches: { of: "a+", in: [a.ts, b.ts] } }',
      '{ matches: { of: "a+", in: [b.ts, a.ts] } }',
    ],
    ['any change of their files', '{ matches: { of: "a+", in: [src/a.ts] } }', '{ paths: ["src/**"] }'],
    [
      'the moves of these matrices and more',
      '{ move: { matrices: ["a/*.md"] } }',
      '{ move: { matrices: ["**/*.md"] } }',
    ],
  ])('is accepted where what permits an edit is %s', (_title, when, permits) =>
    expect(problemsOf(guarded(when, permits))).toEqual([]),
  )

  it.each<[string, string, string, string]>([
    ['another state', '{ move: { to: [done] } }', '{ move: { to: [active] } }', 'move: { to: [done] }'],
    [
      'one state of several',
      '{ move: { to: [active] } }',
      '{ move: { to: [ACTIVE] } }',
      'move: { to: [active] }',
    ],
    [
      'one origin of several',
      '{ move: { to: [done] } }',
      '{ move: { from: [active], to: [done] } }',
      'move: { to: [done] }',
    ],
    ['no departure', '{ move: {} }', '{ move: { to: [ready, active, done] } }', 'move: {  }'],
    [
      'no arrival',
      '{ move: { to: [done] } }',
      '{ move: { from: [ready, active, done] } }',
      'move: { to: [done] }',
    ],
    ['no move', '{ move: {}, measurement: [a.tsv] }', '{ measurement: [a.tsv] }', 'move: {  }'],
    ['another record', '{ measurement: ["*.tsv"] }', '{ measurement: [a.tsv] }', "measurement: ['*.tsv']"],
    ['a record, but not its deletion', '{ paths: [a.tsv] }', '{ measurement: [a.tsv] }', 'paths: [a.tsv]'],
    ['all but one', '{ paths: ["a/*.tsv"] }', '{ paths: ["a/*.tsv", "!a/b.tsv"] }', "paths: ['a/*.tsv']"],
    [
      'the same pattern in more files, which may find the same set',
      '{ matches: { of: "a+", in: [a.ts] } }',
      '{ matches: { of: "a+", in: ["*.ts"] } }',
      "matches: { of: 'a+', in: [a.ts] }",
    ],
    [
      'moves of other matrices',
      '{ move: { to: [done] } }',
      '{ move: { matrices: [a.md] } }',
      'move: { to: [done] }',
    ],
  ])('is refused where what permits an edit is %s', (_title, when, permits, missing) =>
    expect(problemsOf(guarded(when, permits))).toEqual([
      `11:15 Unexpected "docs/status.md", expected a guard that permits every edit that obligation "status" demands; its \`with\` lacks \`${missing}\``,
    ]),
  )

  const [demand, other] = ['{ move: { to: [done] } }', '{ move: { to: [active] } }']

  it('is refused by a guard of the whole folder', () => {
    expect(problemsOf(guarded(demand, other, "['docs/*.md']"))).toHaveLength(1)
    expect(problemsOf(guarded(demand, other, "'docs/**'"))).toHaveLength(1)
  })

  it('is accepted where another document would do', () => {
    expect(
      problemsOf(guarded(demand, other, 'docs/status.md', '[{ any: [docs/status.md, docs/log.md] }]')),
    ).toEqual([])
    expect(problemsOf(guarded(demand, other, 'docs/status.md', "['docs/*.md']"))).toEqual([])
  })

  it('is refused where no other would do either', () => {
    const both = `${guarded(demand, other, 'docs/status.md', '[{ any: [docs/status.md, docs/log.md] }]')}  - document: docs/log.md\n    with: ${other}\n`
    expect(problemsOf(both)).toHaveLength(1)
  })

  it('is refused where one guard of two does not permit it', () =>
    expect(problemsOf(`${guarded(demand, demand)}  - document: docs/*.md\n    with: ${other}\n`)).toEqual([
      expect.stringMatching(/^13:15 Unexpected "docs\/\*\.md", expected a guard that permits/),
    ]))

  it('is refused where a pointer is demanded, which any move does not permit', () => {
    const pointing = (permits: string) =>
      problemsOf(guarded('{ move: { to: [pointer] } }', permits).replace('DONE: done', 'SEE: pointer'))
    expect(pointing('{ move: {} }')).toHaveLength(1)
    expect(pointing('{ move: { to: [SEE] } }')).toEqual([])
  })

  it('is judged by classes and words where the vocabulary is the documented one', () => {
    const without = (when: string, permits: string) => problemsOf(guarded(when, permits).replace(states, ''))
    expect(without('{ move: { to: [done] } }', '{ move: { to: [done, active] } }')).toEqual([])
    expect(without('{ move: { to: [Shipped] } }', '{ move: { to: [shipped] } }')).toEqual([])
    expect(without('{ move: { to: [done] } }', '{ move: { to: [shipped] } }')).toHaveLength(1)
  })
})
