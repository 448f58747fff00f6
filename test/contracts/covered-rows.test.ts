import { describe, expect, it } from 'vitest'
import { coveredRows } from '../../src/contracts/covered-rows.js'
import { contractView } from '../support/contract-view.js'

const markdown = `| ID | State |
| --- | --- |
| ENG-1 | READY |
| ENG-2 | ACTIVE |
| ENG-3 | SEE |
| ENG-4 | misspelt |
| ~~ENG-5~~ | READY |
`

const covered = (contracts: Readonly<Record<string, unknown>>) => {
  const { census, settings } = contractView(contracts, markdown)
  return coveredRows(census, settings).map(
    ({ row, contracts: own }) => `${row.id} ${own.map(({ name }) => name).join(' ')}`,
  )
}

describe('the rows that contracts cover', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string[]]>([
    ['none without a contract', {}, []],
    ['all but dropped, pointing and unread ones', { all: {} }, ['ENG-1 all', 'ENG-2 all']],
    ['those of a class', { ready: { rows: ['ready'] } }, ['ENG-1 ready']],
    ['those of a state, in any case', { active: { rows: ['Active'] } }, ['ENG-2 active']],
    ['dropped ones where they are named', { dropped: { rows: ['dropped'] } }, ['ENG-5 dropped']],
    [
      'those of a matrix',
      { other: { matrices: ['other.md'] }, this: { matrices: ['*.md'] } },
      ['ENG-1 this', 'ENG-2 this'],
    ],
    ['each with all its contracts', { a: {}, b: { rows: ['active'] } }, ['ENG-1 a', 'ENG-2 a b']],
  ])('%s', (_, contracts, rows) => expect(covered(contracts)).toEqual(rows))
})
