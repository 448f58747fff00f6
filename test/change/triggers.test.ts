import { describe, expect, it } from 'vitest'
import { movesOf } from '../../src/change/moves.js'
import { occasionsOf } from '../../src/change/triggers.js'
import type { Move } from '../../src/model/change.js'
import { stateClasses, type StateClass } from '../../src/model/row.js'
import { censusOfRows, row } from '../support/census.js'
import { groundOf, triggerOf, type Sides } from './ground.js'

type End = StateClass | 'none'

const ends: readonly End[] = [...stateClasses, 'none']
const pairs = ends.flatMap(from => ends.map(to => [from, to] as const)).filter(([from, to]) => from !== to)

const moveBetween = (from: End, to: End): Move => {
  const side = (end: End) => censusOfRows(end === 'none' ? [] : [row('ENG-1', end)])
  return movesOf(side(from), side(to), { agreed: true, namespace: 'repository' }).moves[0]!
}

const fires = (when: Parameters<typeof triggerOf>[0], move: Move): boolean =>
  occasionsOf(triggerOf(when), groundOf({}, [move])).length > 0

const wordOf = (end: End, side: 'from' | 'to'): string =>
  end === 'none' ? { from: 'arrival', to: 'departure' }[side] : end

describe('a move from %s to %s', () => {
  it.each(pairs)('from %s to %s sets off what its end names, and nothing else', (from, to) => {
    const move = moveBetween(from, to)
    for (const end of ends.filter(each => each !== 'unknown')) {
      expect(fires({ move: { to: [wordOf(end, 'to')] } }, move), `to ${end}`).toBe(end === to)
      expect(fires({ move: { from: [wordOf(end, 'from')] } }, move), `from ${end}`).toBe(
        end === from && to !== 'unknown' && to !== 'pointer',
      )
    }
    const others = ends.filter(end => end !== to && end !== 'unknown').map(end => wordOf(end, 'to'))
    expect(fires({ move: { to: others } }, move)).toBe(false)
  })

  it.each(pairs)('from %s to %s sets off what any move does, unless it claims nothing', (from, to) =>
    expect(fires({ move: {} }, moveBetween(from, to))).toBe(to !== 'unknown' && to !== 'pointer'),
  )
})

describe('a move', () => {
  const between = (from: string, to: string, stateClass: StateClass = 'active'): Move =>
    movesOf(
      censusOfRows([row('ENG-1', stateClass, { state: from, path: 'plans/a.md' })]),
      censusOfRows([row('ENG-1', stateClass, { state: to, path: 'plans/a.md' })]),
      { agreed: true, namespace: 'repository' },
    ).moves[0]!

  it('is named by the word of its state in any case, or by its class', () => {
    const move = between('SPIKE', 'ACTIVE')
    expect(fires({ move: { to: ['Active'] } }, move)).toBe(true)
    expect(fires({ move: { to: ['active'] } }, move)).toBe(true)
    expect(fires({ move: { from: ['SPIKE'], to: ['ACTIVE'] } }, move)).toBe(true)
    expect(fires({ move: { to: ['SPIKE'] } }, move)).toBe(false)
    expect(fires({ move: { from: ['ACTIVE'] } }, move)).toBe(false)
  })

  it('counts in the matrices that are named', () => {
    const move = between('SPIKE', 'ACTIVE')
    expect(fires({ move: { matrices: ['plans/*.md'] } }, move)).toBe(true)
    expect(fires({ move: { matrices: ['*.md'] } }, move)).toBe(false)
  })

  it('counts in the matrix that it leaves and in the one that it goes to', () => {
    const [move] = movesOf(
      censusOfRows([row('ENG-1', 'gating', { path: 'plan.md' })]),
      censusOfRows([row('ENG-1', 'done', { path: 'archive.md' })]),
      { agreed: true, namespace: 'repository' },
    ).moves
    for (const matrices of [['plan.md'], ['archive.md']])
      expect(fires({ move: { to: ['done'], matrices } }, move!)).toBe(true)
    expect(fires({ move: { to: ['done'], matrices: ['other.md'] } }, move!)).toBe(false)
  })

  it('is told in words', () => {
    const told = (from: End, to: End) =>
      occasionsOf(triggerOf({ move: {} }), groundOf({}, [moveBetween(from, to)])).map(({ words }) => words)
    expect(told('ready', 'done')).toEqual(['ENG-1 moved from READY to DONE'])
    expect(told('none', 'done')).toEqual(['ENG-1 arrived as DONE'])
    expect(told('ready', 'none')).toEqual(['ENG-1 departed from READY'])
  })
})

const occasions = (when: Parameters<typeof triggerOf>[0], sides: Sides) =>
  occasionsOf(triggerOf(when), groundOf(sides)).map(
    ({ words, place }) => `${place.path}:${place.line} ${words}`,
  )

describe('a measurement record', () => {
  const when = { measurement: ['coverage/*.md'] }

  it.each<[string, Sides, string[]]>([
    [
      'says something else',
      { 'coverage/a.md': ['# Sizes\n\n| a | 1 |\n', '# Sizes\n\n| a | 2 |\n'] },
      ['coverage/a.md:3 measurement record coverage/a.md changed'],
    ],
    [
      'is created',
      { 'coverage/a.md': [undefined, 'a 1'] },
      ['coverage/a.md:1 measurement record coverage/a.md was created'],
    ],
    ['changes in white space', { 'coverage/a.md': ['| a | 1 |', '| a  |  1 |\n'] }, []],
    ['changes in link targets', { 'coverage/a.md': ['[a](a.ts) 1', '[a](src/a.ts) 1'] }, []],
    ['is deleted', { 'coverage/a.md': ['a 1', undefined] }, []],
    ['is emptied', { 'coverage/a.md': ['a 1', '\n'] }, []],
    ['is moved', { 'coverage/a.md': ['a 1', undefined], 'coverage/b.md': [undefined, 'a 1\n'] }, []],
    ['is not touched', { 'coverage/a.md': ['a 1', 'a 1'], 'docs/a.md': ['a', 'b'] }, []],
  ])('that %s', (_title, sides, expected) => expect(occasions(when, sides)).toEqual(expected))
})

describe('the set of matches', () => {
  const when = { matches: { of: 'register\\("\\w+"', in: ['src/registry/*.ts'] } }
  const one = 'register("header", a)\nregister("footer", b)\n'

  it.each<[string, Sides, string[]]>([
    [
      'gains an entry',
      { 'src/registry/a.ts': [one, `${one}register("search", c)\n`] },
      ['src/registry/a.ts:3 added "register("search""'],
    ],
    [
      'loses one',
      { 'src/registry/a.ts': [one, 'register("header", a)\n'] },
      ['src/registry/a.ts:2 removed "register("footer""'],
    ],
    [
      'has one renamed',
      { 'src/registry/a.ts': [one, one.replace('footer', 'foot')] },
      ['src/registry/a.ts:2 added "register("foot"", removed "register("footer""'],
    ],
    [
      'is edited around',
      { 'src/registry/a.ts': [one, `// Readers.\n${one.replace('a)', 'readHeader)')}`] },
      [],
    ],
    ['is sorted', { 'src/registry/a.ts': [one, 'register("footer", b)\nregister("header", a)\n'] }, []],
    [
      'is divided over two files',
      {
        'src/registry/a.ts': [one, 'register("header", a)\n'],
        'src/registry/b.ts': [undefined, 'register("footer", b)\n'],
      },
      [],
    ],
    [
      'loses one of two that are the same, and the other stands in a file that is not touched',
      {
        'src/registry/a.ts': [one, 'register("header", a)\n'],
        'src/registry/b.ts': ['register("footer", z)\n', 'register("footer", z)\n'],
      },
      [],
    ],
    [
      'gains one that stands twice on its line',
      { 'src/registry/a.ts': [one, `${one}register("x"); register("x"); register("y")\n`] },
      ['src/registry/a.ts:3 added "register("x"", "register("y""'],
    ],
    [
      'gains one at the end of a long line',
      { 'src/registry/a.ts': [one, `${one}${'x'.repeat(1999)} register("far")${' '.repeat(3000)}\n`] },
      ['src/registry/a.ts:3 added "register("far""'],
    ],
    ['is in other files', { 'src/other.ts': [one, ''] }, []],
    ['goes with its file', { 'src/registry/a.ts': [one, undefined], 'lib/a.ts': [undefined, one] }, []],
    [
      'is gone with its file',
      { 'src/registry/a.ts': [one, undefined] },
      ['src/registry/a.ts:1 removed "register("footer"", "register("header""'],
    ],
  ])('%s', (_title, sides, expected) => expect(occasions(when, sides)).toEqual(expected))

  it('knows where a line begins and a word ends', () => {
    const anchored = { matches: { of: '^case \\w+\\b', in: ['a.c'] } }
    expect(occasions(anchored, { 'a.c': ['case ONE:\n', 'case ONE:\n  case TWO:\nxcase THREE:\n'] })).toEqual(
      [],
    )
    expect(occasions(anchored, { 'a.c': ['case ONE:\n', 'case ONE:\ncase TWO:\n'] })).toEqual([
      'a.c:2 added "case TWO"',
    ])
  })

  it('knows it in a long line too', () => {
    const anchored = { matches: { of: '^case \\w+|\\bend\\b', in: ['a.c'] } }
    const far = (text: string) => `${'-'.repeat(2500)}${text}\n`
    expect(occasions(anchored, { 'a.c': ['', `${far('case A')}${far('xend')}${far('ends')}`] })).toEqual([])
    expect(occasions(anchored, { 'a.c': ['', `${far('x')}${far('end')}`] })).toEqual(['a.c:2 added "end"'])
  })

  it('is found in time in hostile text', () => {
    const hostile = { matches: { of: '(?:a|aa)+b', in: ['a.txt'] } }
    const started = performance.now()
    expect(occasions(hostile, { 'a.txt': ['', `${'a'.repeat(1900)}\n`.repeat(5)] })).toEqual([])
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('named paths', () => {
  const when = { paths: ['schema/*.sql', 'schema/*.md'] }

  it.each<[string, Sides, string[]]>([
    ['change', { 'schema/a.sql': ['a\nb', 'a\nc'] }, ['schema/a.sql:2 schema/a.sql changed']],
    ['come', { 'schema/a.sql': [undefined, 'a'] }, ['schema/a.sql:1 schema/a.sql was created']],
    ['go', { 'schema/a.sql': ['a', undefined] }, ['schema/a.sql:1 schema/a.sql was deleted']],
    ['are reformatted', { 'schema/a.sql': ['a (b)', 'a ( b )\n'] }, []],
    ['follow a file that was moved', { 'schema/a.md': ['[a](b.sql)', '[a](../c/b.sql)'] }, []],
    ['are others', { 'src/a.sql': ['a', 'b'] }, []],
  ])('%s', (_title, sides, expected) => expect(occasions(when, sides)).toEqual(expected))
})
