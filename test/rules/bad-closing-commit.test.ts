import { describe, expect, it } from 'vitest'
import { found, missing } from '../../src/model/sought.js'
import rule from '../../src/rules/bad-closing-commit.js'
import type { View } from '../../src/rules/rule.js'
import { contractView } from '../support/contract-view.js'

const base = ['aaaaaaa1', 'aaaaaaa2', 'deadbee0', 'facade00', '20260718'].map(start => start.padEnd(40, '0'))
const closed = { closed: { rows: ['done'], 'closing-commit': 'Landed' } }

const said = (cell: string, changes: Partial<View> = {}, state = 'DONE') => {
  const markdown = `| ID | State | Landed |\n| --- | --- | --- |\n| ENG-1 | ${state} | ${cell} |\n`
  const view = contractView(
    closed,
    markdown,
    {},
    {
      stood: row => found(row),
      commitsOnBase: name => found(base.filter(sha => sha.startsWith(name)).slice(0, 2)),
      ...changes,
    },
  )
  return [...rule.check(view, { days: 7 })].map(each =>
    'message' in each
      ? each.message.replace(/^.* wants: /, '')
      : 'reason' in each
        ? `skipped: ${each.reason}`
        : '',
  )
}

describe('the closing commit of a row', () => {
  it.each<[string, string[]]>([
    ['aaaaaaa1', []],
    ['`AAAAAAA1`', []],
    ['aaaaaaa', ['aaaaaaa fits several commits']],
    ['aaaaaaa and deadbee0', []],
    ['bbbbbbb1', ['base has no commit bbbbbbb1']],
    ['bbbbbbb1, #12', ['base has no commit bbbbbbb1']],
    ['bbbbbbb1 and deadbee0', []],
    ['facade0', []],
    ['facade', ['there is none']],
    ['20260718', []],
    ['20260719', ['there is none']],
    ['#12', ['there is none, and base has no commit of #12']],
    ['-', ['there is none']],
    ['xaaaaaaa1', ['there is none']],
    [`${'a1'.repeat(32)}`, ['there is none']],
    ['[it](../../commit/deadbee0)', []],
  ])('%s', (cell, faults) => expect(said(cell)).toEqual(faults))

  it('is owed by no row that is not done', () => expect(said('-', {}, 'GATING')).toEqual([]))

  it('is not judged where Git cannot be asked, and says so', () =>
    expect(said('aaaaaaa1', { commitsOnBase: () => missing('history is shallow', 'git fetch') })).toEqual([
      'skipped: history is shallow',
    ]))

  it('is owed only by a row that was done before the grace', () => {
    expect(said('-', { stood: () => found(null) })).toEqual([])
    expect(said('-', { stood: row => found({ ...row, class: 'gating' }) })).toEqual([])
  })

  it('asks for nothing where no contract wants one', () => {
    const view = contractView({ all: {} }, '| ID | State |\n| --- | --- |\n| ENG-1 | DONE |\n')
    expect(rule.days?.({ days: 7 }, view.settings)).toEqual([])
    expect(rule.commits?.(view, { days: 7 })).toBe(false)
    expect([...rule.check(view, { days: 7 })]).toEqual([])
  })
})
