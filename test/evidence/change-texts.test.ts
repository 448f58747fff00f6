import { describe, expect, it } from 'vitest'
import { ownerFinder } from '../../src/evidence/branch-owners.js'
import { changeTextsOf, pullRequestsById, rowLines } from '../../src/evidence/change-texts.js'
import { idIndex } from '../../src/evidence/id-index.js'
import { idMatcher } from '../../src/evidence/id-matcher.js'

const ids = ['ENG-1', 'ENG-2', 'ENG-3']
const naming = {
  matcher: idMatcher(ids.map(id => ({ id, names: [id] }))),
  ownerOf: ownerFinder({ patterns: ['row/{id}', 'row/{id}-*'], parked: ['row/*-PARKED'] }, idIndex(ids)),
}
const silent = { title: '', body: '', branch: '' }
const told = (words: Partial<typeof silent>) =>
  Object.fromEntries(changeTextsOf({ ...silent, ...words }, naming))

describe('what a change says of itself', () => {
  it('is its title, the rows of its body and its head branch (case 3)', () => {
    expect(
      told({ title: 'ENG-1: go on', body: 'Why.\r\n\r\nRow: ENG-1\r\nRow: ENG-2', branch: 'row/ENG-3-fix' }),
    ).toEqual({
      'ENG-1': [
        { kind: 'title', text: 'ENG-1: go on' },
        { kind: 'row-line', text: 'Row: ENG-1' },
      ],
      'ENG-2': [{ kind: 'row-line', text: 'Row: ENG-2' }],
      'ENG-3': [{ kind: 'head-branch', text: 'row/ENG-3-fix' }],
    })
  })

  it('has one line for each row', () => {
    expect(told({ body: 'Row: ENG-1\nRow: ENG-1, ENG-2' })).toEqual({
      'ENG-1': [{ kind: 'row-line', text: 'Row: ENG-1' }],
      'ENG-2': [{ kind: 'row-line', text: 'Row: ENG-1, ENG-2' }],
    })
  })

  it('is nothing for a change that names no row (case 3)', () => {
    expect(told({ title: 'ENG-10', body: 'Only ENG-1 in prose', branch: 'patch-1' })).toEqual({})
    expect(told({ branch: 'row/ENG-1-PARKED' })).toEqual({})
    expect(told({})).toEqual({})
  })

  it('is nothing where the title only quotes what it reverts', () => {
    expect(told({ title: 'Revert "ENG-1: go on"' })).toEqual({})
  })
})

describe('rows of a body', () => {
  it.each([
    'Row: ENG-1',
    'row: ENG-1',
    'Rows: ENG-1, ENG-2',
    '- Row: ENG-1',
    '**Row:** ENG-1',
    '**Row**: ENG-1',
    '  Row: ENG-1',
  ])('has %s', line => expect(rowLines(`Text\n${line}\n`)).toEqual([line]))

  it.each([
    'Row: none (only a typo, see ENG-1)',
    'Row: None',
    'Next Row: ENG-1',
    '<!-- Row: ENG-1 -->',
    '<!--\nRow: ENG-1\n-->',
    '<!-- never closed\nRow: ENG-1',
    '```\nRow: ENG-1\n```',
    '~~~~\n```\nRow: ENG-1\n~~~~',
    '> Row: ENG-1',
    '',
  ])('has nothing in %j', body => expect(rowLines(body)).toEqual([]))

  it('goes on behind a comment and behind a fence', () => {
    expect(rowLines('<!-- a -->\nRow: ENG-1\n<!-- b -->\n```\nx\n```\nRow: ENG-2')).toEqual([
      'Row: ENG-1',
      'Row: ENG-2',
    ])
  })
})

it('gives the open pull requests of others to the rows that they name', () => {
  const request = (number: number, title: string, branch: string) => ({ number, title, branch })
  const both = request(9, 'ENG-1: fork', 'patch-1')
  const requests = [
    both,
    request(7, 'Tidy', 'row/ENG-1'),
    request(8, 'Other', 'x'),
    request(6, 'ENG-2', 'row/ENG-2'),
    request(5, 'Revert "ENG-1: x"', 'y'),
  ]
  const byId = pullRequestsById(requests, naming)
  expect(byId.get('ENG-1')?.map(({ number }) => number)).toEqual([7, 9])
  expect(byId.get('ENG-2')?.map(({ number }) => number)).toEqual([6])
  expect([...byId.keys()].sort()).toEqual(['ENG-1', 'ENG-2'])
})
