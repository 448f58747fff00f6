import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { configurationChange, type ConfigurationSide } from '../../src/config/policy.js'
import { rules } from '../../src/rules/index.js'

type Keys = Readonly<Record<string, unknown>>

const side = (keys: Keys | string): ConfigurationSide => {
  const text = typeof keys === 'string' ? keys : stringify(keys)
  return { path: 'rowaudit.yml', text, loaded: loadSettings({ path: 'rowaudit.yml', text }, rules) }
}

const relaxed = (before: Keys, after: Keys): string[] => {
  const { relaxations, faults } = configurationChange(side(before), side(after), rules)
  expect(faults).toEqual([])
  return relaxations.map(({ subject, words }) => `${subject}: ${words}`)
}

const log = { when: { move: { to: ['done'] } }, owes: ['a.md'] }

describe('a configuration relaxes', () => {
  it.each<[string, Keys, Keys, string[]]>([
    ['base', { base: 'main' }, { base: ['main', 'next'] }, ['base: work counts as landed on next']],
    [
      'matrices',
      { matrices: ['a.md', 'b.md'] },
      { matrices: ['a.md'] },
      ['matrices: b.md is no matrix any more'],
    ],
    [
      'matrices, by taking one away',
      { matrices: ['*.md'] },
      { matrices: ['*.md', '!b.md'] },
      ['matrices: b.md is taken from the matrices'],
    ],
    [
      'matrices, by letting one be empty',
      { matrices: ['a.md'] },
      { matrices: [{ files: 'a.md', 'allow-empty': 'not yet' }] },
      ['matrices: a.md may hold no rows'],
    ],
    [
      'columns',
      { columns: { state: ['State'] } },
      { columns: { state: ['Status'] } },
      ['columns.state: the state is read from other columns'],
    ],
    [
      'contracts',
      {
        contracts: { a: { spec: true }, b: { columns: ['Owner'] }, c: { spec: true } },
        placeholders: ['-', 'none'],
      },
      { contracts: { a: { spec: true, reason: 'why' }, b: { columns: ['Blocker'] } }, placeholders: ['-'] },
      [
        'contracts.b: contract b is another',
        'contracts: contract c is gone',
        'placeholders: other texts of cells stand for nothing',
      ],
    ],
    [
      'nothing, by another contract and more placeholders',
      { contracts: { a: { spec: true } }, placeholders: ['-'] },
      { contracts: { a: { spec: true }, b: { spec: true } }, placeholders: ['-', 'none'] },
      [],
    ],
    ['IDs', { ids: 'A-\\d+' }, { ids: 'B-\\d+' }, ['ids: IDs are read by another pattern']],
    ['the namespace', {}, { namespace: 'file' }, ['namespace: rows of one ID in two files need not agree']],
    [
      'a state',
      { states: { ACTIVE: 'active', DONE: 'done', GATING: 'gating' } },
      {
        states: {
          ACTIVE: { class: 'active', evidence: 'notice' },
          DONE: 'partial',
          GATING: { class: 'gating', live: false },
        },
      },
      [
        'states.ACTIVE: ACTIVE asks for evidence with notice instead of error',
        'states.DONE: DONE means partial instead of done',
        'states.GATING: GATING is not live any more',
      ],
    ],
    [
      'branches',
      {},
      { branches: ['row/{id}', 'row/{id}-*', 'row/{id}/*', '{id}'] },
      ['branches: branches {id} keep a row in flight'],
    ],
    ['parked branches', {}, { parked: [] }, ['parked: branches row/*-PARKED are not parked any more']],
    [
      'records',
      {},
      { records: ['docs/**'] },
      ['records: commits to **/*.md count as work', 'records: docs/** is a record, and needs no row'],
    ],
    [
      'a rule',
      { rules: { 'stalled-row': 'error' } },
      { rules: { 'abandoned-row': 'off' } },
      [
        'rules.abandoned-row: abandoned-row is off instead of error',
        'rules.stalled-row: stalled-row is warning instead of error',
      ],
    ],
    [
      'an option, of which nobody can tell which way',
      {},
      { rules: { 'stalled-row': { days: 30 } } },
      ['rules.stalled-row: days of stalled-row is 30 instead of 14'],
    ],
    [
      'a rule that had to be switched on',
      { rules: { 'rowless-work': 'error' } },
      {},
      ['rules.rowless-work: rowless-work is off instead of error'],
    ],
    [
      'a rule for some files',
      { matrices: ['a.md'] },
      { matrices: [{ files: 'a.md', rules: { 'abandoned-row': 'notice' } }] },
      ['matrices.0.rules.abandoned-row: abandoned-row is notice instead of error in a.md'],
    ],
    [
      'a rule for some files, by leaving them to the general one',
      { matrices: [{ files: 'a.md', rules: { 'landed-row': 'error' } }] },
      { matrices: ['a.md'] },
      ['matrices.0: landed-row is warning instead of error in a.md'],
    ],
    [
      'a rule for some files that others held before',
      { matrices: [{ files: '*.md', rules: { 'landed-row': 'error' } }] },
      {
        matrices: [
          { files: 'a.md', rules: { 'landed-row': 'warning' } },
          { files: '*.md', rules: { 'landed-row': 'error' } },
        ],
      },
      ['matrices.0.rules.landed-row: landed-row is warning instead of error in a.md'],
    ],
    [
      'which entry settles a file',
      {
        matrices: [
          { files: 'a.md', rules: { 'landed-row': 'error' } },
          { files: '*.md', rules: { 'landed-row': 'off' } },
        ],
      },
      {
        matrices: [
          { files: '*.md', rules: { 'landed-row': 'off' } },
          { files: 'a.md', rules: { 'landed-row': 'error' } },
        ],
      },
      ['matrices: entries settle their files in another order'],
    ],
    [
      'what is record for some files',
      {
        matrices: [
          { files: 'a.md', records: ['tools/**'] },
          { files: 'b.md', records: ['x/**'] },
        ],
      },
      { matrices: [{ files: 'a.md', records: ['*.md'] }, 'b.md'] },
      [
        'matrices: what is record for the rows of a.md is otherwise',
        'matrices: what is record for the rows of b.md is otherwise',
      ],
    ],
    [
      'a state, by a vocabulary in place of the documented one',
      {},
      { states: { ACTIVE: 'planned' } },
      ['states: states are read by another vocabulary'],
    ],
    [
      'a state, by leaving the vocabulary to the documented one',
      { states: { PARTIAL: { class: 'partial', evidence: 'error' } } },
      {},
      ['states: states are read by another vocabulary'],
    ],
    [
      'a state in other letters, one that begins with another, and one that is read as another now',
      { states: { ACTIVE: 'active', SPIKE: 'planned', 'SPIKE now': 'active' } },
      {
        states: {
          Active: { class: 'active', evidence: 'none' },
          'ACTIVE later': 'planned',
          SPIKE: 'planned',
        },
      },
      [
        'states.Active: Active asks for evidence with none instead of error',
        'states.ACTIVE later: ACTIVE later means planned instead of active',
        'states.ACTIVE later: ACTIVE later is not live any more',
        'states.ACTIVE later: ACTIVE later asks for evidence with none instead of error',
        'states.SPIKE: SPIKE means planned instead of active',
        'states.SPIKE: SPIKE is not live any more',
        'states.SPIKE: SPIKE asks for evidence with none instead of error',
      ],
    ],
    ['an obligation', { obligations: { log } }, {}, ['obligations: obligation log is gone']],
    [
      'an obligation that is another',
      { obligations: { log } },
      { obligations: { log: { ...log, owes: ['b.md'] } } },
      ['obligations.log: obligation log is another'],
    ],
    [
      'a guard',
      {
        guards: [
          { document: 'a.md', with: { move: {} } },
          { document: 'b.md', with: { move: {} } },
        ],
      },
      { guards: [{ document: 'a.md', with: { move: {}, measurement: ['c'] } }] },
      ['guards.0.with: other changes permit an edit of a.md', 'guards: b.md is not guarded any more'],
    ],
    [
      'moves',
      { moves: { ready: ['active'], active: ['done'] } },
      { moves: { ready: ['active', 'done'] } },
      ['moves.ready: a move from ready to done is allowed', 'moves: every move from active is allowed'],
    ],
    [
      'moves, by a state that goes before its class',
      { states: { READY: 'ready', GO: 'ready' }, moves: { ready: ['active'] } },
      { states: { READY: 'ready', GO: 'ready' }, moves: { ready: ['active'], GO: ['active', 'done'] } },
      ['moves.GO: a move from GO to done is allowed'],
    ],
    ['all moves', { moves: { ready: ['active'] } }, {}, ['configuration: every move is allowed']],
    ['an author', {}, { 'exempt-authors': ['*[bot]'] }, ['exempt-authors: *[bot] owes nothing']],
  ])('%s', (_title, before, after, expected) =>
    expect(relaxed(before, after).sort()).toEqual([...expected].sort()),
  )
})

describe('a configuration relaxes nothing', () => {
  it.each<[string, Keys, Keys]>([
    ['where a glob becomes wider', { matrices: ['docs/*.md'] }, { matrices: ['docs/**'] }],
    ['where a matrix is added', { matrices: ['a.md'] }, { matrices: ['a.md', 'b.md'] }],
    ['where a rule becomes graver', {}, { rules: { 'landed-row': 'error', 'rowless-work': 'error' } }],
    [
      'where more is owed',
      { obligations: { log } },
      { obligations: { log: { ...log, owes: ['a.md', 'b.md'] } } },
    ],
    ['where a guard is added', {}, { guards: [{ document: 'a.md', with: { move: {} } }] }],
    [
      'where fewer moves are allowed',
      { moves: { ready: ['active', 'done'] } },
      { moves: { ready: ['active'] } },
    ],
    [
      'where a state has moves of its own that its class has, and a class has some for the first time',
      { states: { READY: 'ready' }, moves: { ready: ['active', 'done'] } },
      {
        states: { READY: 'ready' },
        moves: { ready: ['active', 'done'], READY: ['active'], blocked: ['ready'] },
      },
    ],
    [
      'where an entry for other files is milder than one for these',
      { matrices: [{ files: 'a.md', rules: { 'landed-row': 'error' } }] },
      {
        matrices: [
          { files: 'a.md', rules: { 'landed-row': 'error' } },
          { files: 'b.md', rules: { 'landed-row': 'warning' } },
        ],
      },
    ],
    [
      'where a state is added',
      { states: { ACTIVE: 'active' } },
      { states: { ACTIVE: 'active', DONE: 'done' } },
    ],
    ['where moves are agreed on', {}, { moves: { ready: [] } }],
    [
      'where a default is written down',
      {},
      { records: ['**/*.md'], branches: ['row/{id}', 'row/{id}-*', 'row/{id}/*'] },
    ],
  ])('%s', (_title, before, after) => {
    expect(relaxed(before, after)).toEqual([])
    expect(configurationChange(side(before), side(after), rules).tightened).toMatchObject({
      path: 'rowaudit.yml',
    })
  })

  it('where it is the same', () =>
    expect(configurationChange(side({ base: 'main' }), side({ base: 'main' }), rules)).toEqual({
      relaxations: [],
      faults: [],
      tightened: null,
    }))

  it('where it is the first', () => {
    expect(configurationChange(null, side({ base: 'main' }), rules)).toMatchObject({
      relaxations: [],
      faults: [],
    })
    expect(configurationChange(null, null, rules).tightened).toBeNull()
  })
})

describe('a configuration', () => {
  it('that is taken away relaxes everything', () =>
    expect(
      configurationChange(side({ base: 'main' }), null, rules).relaxations.map(({ words }) => words),
    ).toEqual(['there is no configuration any more, and nothing is agreed']))

  it('that cannot be read is at fault, in its line', () =>
    expect(
      configurationChange(side({ base: 'main' }), side('base: main\nbsae: next\n'), rules).faults,
    ).toMatchObject([
      { place: { path: 'rowaudit.yml', line: 2 }, words: expect.stringContaining('"bsae"') as unknown },
    ]))

  it('that can be read again relaxes nothing that could not', () =>
    expect(configurationChange(side('bsae: main\n'), side({ base: 'main' }), rules)).toMatchObject({
      relaxations: [],
      faults: [],
    }))

  it('is told of in the line where it is set', () =>
    expect(
      configurationChange(
        side('base: main\n'),
        side('base: main\n\nrules:\n  abandoned-row: notice\n'),
        rules,
      ).relaxations[0]?.place.line,
    ).toBe(4))
})
