import { describe, expect, it } from 'vitest'
import { movesOf } from '../../src/change/moves.js'
import { stateClasses } from '../../src/model/row.js'
import { censusOfRows, moveInShort, row, type TerseRow } from '../support/census.js'

const agreed = { agreed: true, namespace: 'repository' } as const

const movesBetween = (
  before: readonly TerseRow[],
  after: readonly TerseRow[],
  settings: Parameters<typeof movesOf>[2] = agreed,
) => movesOf(censusOfRows(before), censusOfRows(after), settings).moves.map(moveInShort)

const pairs = stateClasses.flatMap(from => stateClasses.map(to => [from, to] as const))

describe('a row whose class was and is', () => {
  it.each(pairs)('%s and %s', (from, to) =>
    expect(movesBetween([row('ENG-1', from)], [row('ENG-1', to)])).toEqual(
      from === to ? [] : [`ENG-1: ${from.toUpperCase()} > ${to.toUpperCase()}`],
    ),
  )

  it.each(stateClasses)('%s, and it is new', to =>
    expect(movesBetween([], [row('ENG-1', to)])).toEqual([`ENG-1:  > ${to.toUpperCase()}`]),
  )

  it.each(stateClasses)('%s, and it is gone', from =>
    expect(movesBetween([row('ENG-1', from)], [])).toEqual([`ENG-1: ${from.toUpperCase()} > `]),
  )
})

describe('a row', () => {
  it('moves between two words of one class', () =>
    expect(movesBetween([row('ENG-1', 'active', { state: 'SPIKE' })], [row('ENG-1', 'active')])).toEqual([
      'ENG-1: SPIKE > ACTIVE',
    ]))

  it('moves where its word has come to mean another class', () =>
    expect(
      movesBetween([row('ENG-1', 'done', { state: 'DONE' })], [row('ENG-1', 'partial', { state: 'DONE' })]),
    ).toEqual(['ENG-1: DONE > DONE']))

  it('is told of where its state stands, and when it is gone where its table begins', () => {
    const stays = row('ENG-3', 'ready')
    const { moves } = movesOf(
      censusOfRows([row('ENG-1', 'ready'), row('ENG-2', 'ready'), stays]),
      censusOfRows([stays, row('ENG-1', 'done')]),
      agreed,
    )
    expect(moves.map(({ id, place }) => `${id} ${place.path}:${place.line}`)).toEqual([
      'ENG-1 a.md:103',
      'ENG-2 a.md:100',
    ])
  })

  it('is told of where it stood when its table is gone as well', () => {
    const { moves } = movesOf(censusOfRows([row('ENG-1', 'ready')]), censusOfRows([]), agreed)
    expect(moves[0]?.place.line).toBe(102)
  })

  it('that goes to another file has not moved', () =>
    expect(
      movesBetween(
        [row('ENG-1', 'ready', { path: 'a.md' }), row('ENG-2', 'ready')],
        [row('ENG-1', 'ready', { path: 'b.md' }), row('ENG-2', 'ready')],
      ),
    ).toEqual([]))

  it('that goes to another file and another state has moved once', () =>
    expect(
      movesBetween(
        [row('ENG-1', 'ready', { path: 'a.md' }), row('ENG-2', 'ready')],
        [row('ENG-1', 'done', { path: 'b.md' }), row('ENG-2', 'ready')],
      ),
    ).toEqual(['ENG-1: READY > DONE']))

  it('is another in another file, where IDs belong to their files', () =>
    expect(
      movesBetween(
        [row('ENG-1', 'ready', { path: 'a.md' }), row('ENG-2', 'ready', { path: 'a.md' })],
        [row('ENG-1', 'done', { path: 'b.md', more: ['other'] }), row('ENG-2', 'ready', { path: 'a.md' })],
        { agreed: true, namespace: 'file' },
      ),
    ).toEqual(['ENG-1:  > DONE', 'ENG-1: READY > ']))

  it('is the same in a file that was moved, where IDs belong to their files', () =>
    expect(
      movesBetween(
        [row('1a', 'ready', { path: 'plan.md' }), row('1b', 'ready', { path: 'plan.md' })],
        [row('1a', 'done', { path: 'docs/plan.md' }), row('1b', 'ready', { path: 'docs/plan.md' })],
        { agreed: true, namespace: 'file' },
      ),
    ).toEqual(['1a: READY > DONE']))

  it('belongs to its file where its ID is short and nothing is agreed', () =>
    expect(
      movesBetween(
        [row('M1', 'ready', { path: 'a.md' }), row('M2', 'ready', { path: 'b.md' })],
        [row('M1', 'ready', { path: 'a.md' }), row('M1', 'done', { path: 'b.md', more: ['x'] })],
        { agreed: false, namespace: 'repository' },
      ),
    ).toEqual(['M1:  > DONE', 'M2: READY > ']))

  it('that only has a number neither comes nor goes', () =>
    expect(
      movesBetween(
        [row('1', 'ready', { searchable: false }), row('2', 'done', { searchable: false })],
        [row('1', 'done', { searchable: false })],
      ),
    ).toEqual([]))
})

describe('an ID on several lines', () => {
  const at = (path: string, stateClass: Parameters<typeof row>[1]): TerseRow =>
    row('ENG-1', stateClass, { path })

  it.each<[string, TerseRow[], TerseRow[], string[]]>([
    [
      'loses one that said the same',
      [at('a.md', 'active'), at('b.md', 'active')],
      [at('b.md', 'active')],
      [],
    ],
    [
      'gains one that says the same',
      [at('a.md', 'active')],
      [at('a.md', 'active'), at('b.md', 'active')],
      [],
    ],
    ['loses the one that contradicted', [at('a.md', 'active'), at('b.md', 'done')], [at('b.md', 'done')], []],
    [
      'gains one that contradicts',
      [at('a.md', 'active')],
      [at('a.md', 'active'), at('b.md', 'done')],
      ['ENG-1: ACTIVE > DONE'],
    ],
    [
      'moves on both',
      [at('a.md', 'active'), at('b.md', 'active')],
      [at('a.md', 'done'), at('b.md', 'done')],
      ['ENG-1: ACTIVE > DONE'],
    ],
    [
      'moves on one, from what stood in that file',
      [at('a.md', 'ready'), at('b.md', 'active')],
      [at('a.md', 'ready'), at('b.md', 'done')],
      ['ENG-1: ACTIVE > DONE'],
    ],
    [
      'loses one and moves on the other, from what stood in that file',
      [at('a.md', 'ready'), at('b.md', 'active')],
      [at('b.md', 'done')],
      ['ENG-1: ACTIVE > DONE'],
    ],
    ['leaves a pointer behind', [at('a.md', 'active')], [at('a.md', 'pointer'), at('b.md', 'active')], []],
    ['loses a pointer', [at('a.md', 'pointer'), at('b.md', 'active')], [at('b.md', 'active')], []],
    ['is gone from all of them', [at('a.md', 'dropped'), at('b.md', 'active')], [], ['ENG-1: ACTIVE > ']],
  ])('%s', (_title, before, after, expected) => expect(movesBetween(before, after)).toEqual(expected))
})

describe('a file that could not be read', () => {
  const before = [row('ENG-1', 'active', { path: 'a.md' }), row('ENG-2', 'ready', { path: 'b.md' })]

  it('hides its rows, which have not gone', () =>
    expect(movesOf(censusOfRows(before), censusOfRows([before[1]!], ['a.md']), agreed).moves).toEqual([]))

  it('hides its rows, which have not come when it can be read again', () =>
    expect(movesOf(censusOfRows([before[1]!], ['a.md']), censusOfRows(before), agreed).moves).toEqual([]))

  it('hides what its rows said, which is no news when it can be read again', () =>
    expect(
      movesOf(
        censusOfRows([row('ENG-1', 'active', { path: 'b.md' })], ['a.md']),
        censusOfRows([row('ENG-1', 'done', { path: 'a.md' }), row('ENG-1', 'active', { path: 'b.md' })]),
        agreed,
      ).moves,
    ).toEqual([]))

  it('hides nothing of another file', () =>
    expect(movesOf(censusOfRows(before), censusOfRows([], ['a.md']), agreed).moves.map(moveInShort)).toEqual([
      'ENG-2: READY > ',
    ]))
})

describe('a departure and an arrival', () => {
  const renamesBetween = (before: readonly TerseRow[], after: readonly TerseRow[]) => {
    const { moves, renames } = movesOf(censusOfRows(before), censusOfRows(after), agreed)
    return [...renames.map(({ from, to }) => `${from.id} = ${to.id}`), ...moves.map(moveInShort)]
  }

  it('whose other cells agree are one renamed row', () =>
    expect(
      renamesBetween(
        [row('ENG-1', 'active', { more: ['Read  the header', '[spec](specs/eng-1.md)'] })],
        [row('HEAD-1', 'active', { more: ['Read the header', '[spec](specs/head-1.md)'] })],
      ),
    ).toEqual(['ENG-1 = HEAD-1']))

  it.each<[string, Partial<TerseRow>]>([
    ['the state', { class: 'done' }],
    ['a cell', { more: ['Read the footer'] }],
    ['the table', { section: ['Footers'] }],
    ['the file', { path: 'b.md' }],
  ])('that differ in %s are two rows', (_title, changes) => {
    const stays = [row('ENG-7', 'ready'), row('ENG-8', 'ready', { path: 'b.md' })]
    const said = renamesBetween(
      [...stays, row('ENG-1', 'active')],
      [...stays, { ...row('HEAD-1', 'active'), ...changes }],
    )
    expect(said).toHaveLength(2)
    expect(said.some(each => each.includes('='))).toBe(false)
  })

  it('are paired in order where several agree, and what is left over is gone', () =>
    expect(
      renamesBetween(
        [row('A-1', 'ready'), row('A-2', 'ready'), row('A-3', 'ready')],
        [row('B-1', 'ready'), row('B-2', 'ready')],
      ),
    ).toEqual(['A-1 = B-1', 'A-2 = B-2', 'A-3: READY > ']))
})

describe('many rows', () => {
  it('take time in proportion', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      row(`ENG-${index}`, 'ready', { more: [`${index % 50}`] }),
    )
    const [before, after] = [censusOfRows([]), censusOfRows([])]
    const build = (prefix: string) =>
      rows.map((each, index) => ({ ...censusOfRows([each]).rows[0]!, id: `${prefix}-${index}`, table: 0 }))
    const tables = censusOfRows([rows[0]!]).tables
    const [old, now] = [build('A'), build('B')]
    const started = performance.now()
    const { renames } = movesOf({ ...before, tables, rows: old }, { ...after, tables, rows: now }, agreed)
    expect(renames).toHaveLength(20_000)
    expect(performance.now() - started).toBeLessThan(4000)
  })
})
