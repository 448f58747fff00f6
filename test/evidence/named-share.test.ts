import { expect, it } from 'vitest'
import { stateClasses } from '../../src/model/row.js'
import { namedShares } from '../../src/evidence/named-share.js'
import { knownIds } from '../../src/evidence/known-ids.js'
import { idMatcher } from '../../src/evidence/id-matcher.js'
import type { Census, StatusTable } from '../../src/model/census.js'
import { gathered, line } from './history-builder.js'
import { placeOf, rowOf } from '../support/view.js'

const table = (at: number): StatusTable => ({
  place: placeOf('matrix.md', at),
  section: [],
  idColumn: 0,
  stateColumn: 1,
  header: ['ID', 'State'],
  definitions: new Map(),
})

const rows = [
  rowOf('ENG-1', { table: 0 }),
  rowOf('ENG-1', { table: 0 }),
  rowOf('ENG-2', { table: 0 }),
  rowOf('ENG-3', { table: 0 }),
  rowOf('12', { table: 0, searchable: false }),
  rowOf('0012', { table: 1, searchable: false, aliases: ['ADR-0012'] }),
]
const census: Census = { files: [], tables: [table(3), table(20), table(40)], rows, flaws: [], untaken: [] }

it('measures, table by table, how many of the IDs that can be searched history names (case 19)', () => {
  const base = line([
    { message: 'ENG-1: work' },
    { message: 'ENG-2 and 12 claimed', paths: ['matrix.md'] },
    { message: 'Write ADR-0012' },
  ])
  const history = gathered([], base, [], { matcher: idMatcher(knownIds(rows)) })
  expect(namedShares(census, id => history.baseCommits(id).length > 0)).toEqual([
    { path: 'matrix.md', line: 3, searched: 3, named: 2 },
    { path: 'matrix.md', line: 20, searched: 1, named: 1 },
    { path: 'matrix.md', line: 40, searched: 0, named: 0 },
  ])
})

it('knows each ID once, in the order of the rows, with the spellings that can be searched', () => {
  expect(knownIds(rows)).toEqual([
    { id: 'ENG-1', names: ['ENG-1'] },
    { id: 'ENG-2', names: ['ENG-2'] },
    { id: 'ENG-3', names: ['ENG-3'] },
    { id: '12', names: [] },
    { id: '0012', names: ['ADR-0012'] },
  ])
})

it('gathers for rows of every class, since work may stand under a row that says ready or blocked (case 11)', () => {
  const every = stateClasses.map((each, index) => rowOf(`ENG-${index}`, { class: each, evidence: 'none' }))
  expect(knownIds(every)).toHaveLength(stateClasses.length)
})
