import { describe, expect, it } from 'vitest'
import type { NamedShare } from '../../../src/model/report.js'
import { habitOf, skipRare } from '../../../src/rules/shared/named-share.js'
import { placeOf, rowOf, settingsOf, viewOf } from '../../support/view.js'

const tablesOf = (...shares: readonly (readonly [named: number, searched: number])[]) => {
  const places = shares.map((_, index) => placeOf(`${index}.md`, 1 + index))
  const named = shares.map(([count, searched], index): NamedShare => ({
    path: `${index}.md`,
    line: 1 + index,
    searched,
    named: count,
  }))
  const definitions = new Map()
  const tables = places.map(place => ({
    place,
    section: [],
    idColumn: 0,
    stateColumn: 1,
    header: [],
    definitions,
  }))
  return viewOf({
    census: { ...viewOf().census, tables },
    // The order in which shares are told is nobody's business.
    named: named.reverse(),
    settings: settingsOf({ agreed: false }),
  })
}

describe('the habit of naming IDs', () => {
  it.each([
    [0, 0, 'rare'],
    [0, 63, 'rare'],
    [1, 6, 'rare'],
    [1, 5, 'mixed'],
    [2, 5, 'mixed'],
    [59, 99, 'mixed'],
    [3, 5, 'usual'],
    [5, 5, 'usual'],
  ] as const)('is measured: %i of %i is %s', (named, searched, habit) =>
    expect(habitOf(tablesOf([named, searched]))(rowOf('ENG-1'))).toBe(habit),
  )

  it('is measured for each table', () => {
    const habit = habitOf(tablesOf([5, 5], [0, 5]))
    expect([habit(rowOf('A-1', { table: 0 })), habit(rowOf('A-2', { table: 1 }))]).toEqual(['usual', 'rare'])
  })

  it('does not matter where the tables are agreed', () =>
    expect(habitOf({ ...tablesOf([0, 63]), settings: settingsOf() })(rowOf('ENG-1'))).toBe('usual'))

  it('is told once for all tables, the first three by their place', () => {
    const view = tablesOf([0, 63], [1, 6], [0, 2], [0, 9])
    expect(skipRare(view, new Set([0, 1, 2])).map(({ reason }) => reason)).toEqual([
      'history names fewer than one in five of the IDs of 0.md:1 (0 of 63), 1.md:2 (1 of 6), 2.md:3 (0 of 2): too few to blame a row',
    ])
    expect(skipRare(view, new Set([0, 1, 2, 3]))[0]?.reason).toContain('(0 of 2), and 1 more: ')
    expect(skipRare(view, new Set())).toEqual([])
  })
})
