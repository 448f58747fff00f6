import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { configurationChange, type ConfigurationSide } from '../../src/config/policy.js'
import { rules } from '../../src/rules/index.js'
import { lines } from '../../src/rules/pages/shared/lines.js'

const load = (text: string) => loadSettings({ path: 'rowaudit.yml', text }, rules)

const settingsOf = (text: string) => {
  const loaded = load(text)
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.settings
}

const problemsOf = (text: string): readonly string[] => {
  const loaded = load(text)
  return 'problems' in loaded
    ? loaded.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

const states = lines`
  states:
    READY: ready
    ACTIVE: active
    DONE: done
`

describe('a configuration that says nothing of claims, rollups and marks', () => {
  it('asks for none', () =>
    expect(settingsOf('base: main\n')).toMatchObject({ claims: null, rollups: [], marks: [] }))
})

describe('claims, rollups and marks', () => {
  const { claims, rollups, marks } = settingsOf(lines`
    claims:
      states: [active]
      in:
        - files: docs/claims.md
          under: Active claims
          name: Claim
          rows: [Rows, IDs]
          state: State
          retired: [released]
        - { files: ['notes/*.md', '!notes/old.md'], rows: Rows }
    rollups:
      sections: { The rest: [A, B], Hardware: false }
    marks:
      - files: README.md
        marks: { '[x]': [done], '[ ]': [live] }
        complete: true
      - { files: docs/list.md, of: 'plan/*.md', marks: { ok: [DONE] }, complete: [DONE] }
  `)

  it('are read as they are written', () => {
    expect(claims).toMatchObject({ states: ['active'], shared: false })
    const [table, notes] = claims?.places ?? []
    expect(table).toMatchObject({
      under: ['Active claims'],
      except: [],
      name: ['Claim'],
      rows: ['Rows', 'IDs'],
      owner: [],
      state: ['State'],
      retired: ['released'],
      line: 4,
    })
    expect(notes?.line).toBe(10)
    expect(notes?.files.isMatch('notes/a.md')).toBe(true)
    expect(notes?.files.isMatch('notes/old.md')).toBe(false)
    expect(rollups).toHaveLength(1)
    expect(rollups[0]).toMatchObject({ files: null, of: null, under: [] })
    expect(rollups[0]?.sections).toEqual(
      new Map([
        ['The rest', ['A', 'B']],
        ['Hardware', []],
      ]),
    )
    expect(marks.map(({ complete, line }) => [complete, line])).toEqual([
      [['live'], 14],
      [['DONE'], 17],
    ])
    expect(marks[0]?.marks.get('[ ]')).toEqual(['live'])
    expect(marks[1]?.of?.isMatch('plan/a.md')).toBe(true)
  })
})

describe('a section that cannot be meant', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a state that the vocabulary has not',
      `${states}claims:\n  states: [ATCIVE]\n  in: { files: a.md, rows: Rows }\n`,
      ['6:12 Unexpected "ATCIVE", expected a class or a state of the vocabulary; did you mean "ACTIVE"?'],
    ],
    [
      'retired claims without a column that says so',
      'claims:\n  states: [active]\n  in: { files: a.md, rows: Rows, retired: [released] }\n',
      ['3:43 Unexpected list, expected `state` beside it, the column that holds such a word'],
    ],
    [
      'claims without the column of rows',
      'claims:\n  states: [active]\n  in: { files: a.md }\n',
      ['3:7 Unexpected mapping without "rows", expected text, or a list'],
    ],
    [
      'a heading in no document',
      'rollups:\n  - under: Summary\n',
      ['2:12 Unexpected "Summary", expected `files` beside it, in which the heading stands'],
    ],
    [
      'a mark for what is no state',
      `${states}marks:\n  files: a.md\n  marks: { ok: [DNOE] }\n`,
      ['7:17 Unexpected "DNOE", expected a class or a state of the vocabulary; did you mean "DONE"?'],
    ],
    [
      'a list that must be complete in what is no state',
      `${states}marks:\n  files: a.md\n  marks: { ok: [DONE] }\n  complete: [engaged]\n`,
      ['8:14 Unexpected "engaged", expected a class or a state of the vocabulary'],
    ],
    [
      'no mark at all',
      'marks:\n  files: a.md\n  marks: {}\n',
      ['3:10 Unexpected mapping, expected at least one mark'],
    ],
    [
      'an unknown key',
      'rollups:\n  file: a.md\n',
      ['2:3 Unexpected key "file", expected one of files, under, of or sections; did you mean "files"?'],
    ],
  ])('%s', (_, text, expected) => expect(problemsOf(text)).toEqual(expected))
})

const side = (keys: object): ConfigurationSide => {
  const text = stringify(keys)
  return { path: 'rowaudit.yml', text, loaded: loadSettings({ path: 'rowaudit.yml', text }, rules) }
}

const relaxed = (before: object, after: object): readonly string[] =>
  configurationChange(side(before), side(after), rules).relaxations.map(
    ({ subject, words }) => `${subject}: ${words}`,
  )

describe('a configuration relaxes', () => {
  const place = { files: 'claims.md', under: 'Active', rows: 'Rows' }
  const claims = { states: ['active', 'gating'], in: place }
  const marks = { files: 'README.md', marks: { ok: ['done'] } }

  it.each<[string, object, object, readonly string[]]>([
    ['claims', { claims }, {}, ['claims: no row needs a claim any more']],
    [
      'the states of claims',
      { claims },
      { claims: { ...claims, states: ['active', 'ready'] } },
      ['claims.states: a row in gating needs no claim', 'claims.states: a claim may list rows in ready'],
    ],
    [
      'who may share',
      { claims },
      { claims: { ...claims, shared: true } },
      ['claims.shared: several claims may list one row'],
    ],
    [
      'where claims stand',
      { claims },
      { claims: { ...claims, in: { ...place, under: 'Other' } } },
      ['claims.in: claims in claims.md under "Active" are read otherwise, or not at all'],
    ],
    [
      'rollups',
      { rollups: {} },
      { base: 'main' },
      [
        'base: work counts as landed on main',
        'rollups: counts in the matrices are read otherwise, or not at all',
      ],
    ],
    [
      'what marks stand for',
      { marks },
      { marks: { ...marks, marks: { ok: ['done', 'active'] } } },
      ['marks: marks in README.md are read otherwise, or not at all'],
    ],
  ])('%s', (_, before, after, expected) => expect(relaxed(before, after)).toEqual(expected))

  it('nothing by a section that is new, or that says the same', () => {
    expect(relaxed({ base: 'main' }, { base: 'main', claims, marks, rollups: {} })).toEqual([])
    expect(relaxed({ claims, marks }, { marks: [marks], claims })).toEqual([])
  })
})
