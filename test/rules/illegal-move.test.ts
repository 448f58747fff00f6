import { describe, expect, it } from 'vitest'
import { stateClasses, type StateClass } from '../../src/model/row.js'
import { judge } from '../support/example.js'

type End = StateClass | 'none'

const ends: readonly End[] = [...stateClasses, 'none']
const moves = ends.flatMap(from => ends.map(to => [from, to] as const)).filter(([from, to]) => from !== to)

/** A word for each class, other than its name; what is unknown is in no vocabulary. */
const wordOf = (end: StateClass): string => `IS-${end.toUpperCase()}`
const states = Object.fromEntries(
  stateClasses.filter(each => each !== 'unknown').map(each => [wordOf(each), each]),
)

/** What a configuration calls the end of a move; there is no word for what cannot be read. */
const namesOf = (all: readonly End[], none: string): readonly string[] =>
  all.filter(end => end !== 'unknown').map(end => (end === 'none' ? none : end))

const table = (end: End): string =>
  [
    '| ID | State |',
    '| --- | --- |',
    `| STAYS-1 | ${wordOf('ready')} |`,
    ...(end === 'none' ? [] : [`| ENG-1 | ${wordOf(end)} |`]),
    '',
  ].join('\n')

const reportsOf = async (from: End, to: End, allowed: Readonly<Record<string, readonly string[]>>) => {
  const { reports } = await judge('illegal-move', {
    title: 'A move',
    config: { states, moves: allowed },
    before: table(from),
    markdown: table(to),
    reports: [],
  })
  return reports
}

describe('illegal-move', () => {
  // The row, or the head of the table that it has left.
  const lineOf = (to: End): number => (to === 'none' ? 1 : 4)
  const isRead = (from: End, to: End): boolean => from !== 'unknown' && to !== 'unknown'

  it.each(moves)('from %s to %s is found where everything else is allowed from there', async (from, to) => {
    const [name] = namesOf([from], 'arrival')
    const others = namesOf(
      ends.filter(end => end !== to && !(from === 'none' && end === 'none')),
      'departure',
    )
    expect(await reportsOf(from, to, name === undefined ? {} : { [name]: others })).toEqual(
      isRead(from, to) ? [`${lineOf(to)} error ENG-1`] : [],
    )
  })

  it.each(moves)('from %s to %s is not where it alone is allowed from there', async (from, to) => {
    const [name] = namesOf([from], 'arrival')
    expect(
      await reportsOf(from, to, name === undefined ? {} : { [name]: namesOf([to], 'departure') }),
    ).toEqual([])
  })

  it.each(moves)('from %s to %s is not where nothing is said but of other rows', async (from, to) => {
    const others = namesOf(
      ends.filter(end => end !== from),
      'arrival',
    )
    const nowhere = Object.fromEntries(others.map(name => [name, []]))
    expect(await reportsOf(from, to, nowhere)).toEqual([])
  })
})
