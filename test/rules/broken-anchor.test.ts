import { describe, expect, it } from 'vitest'
import rule from '../../src/rules/broken-anchor.js'
import { contractView } from '../support/contract-view.js'

const files = {
  'src/a.ts': `${'//\n'.repeat(9)}const read = 1\n`,
  'src/form.bin': '\0',
  'loop.md': null,
  vendor: null,
  'docs/spec.md': '# The gate\n',
}
const contracts = { all: { anchors: { code: ['src/**'] } } }

const viewOfCell = (cell: string) =>
  contractView(contracts, `| ID | State | Code |\n| --- | --- | --- |\n| ENG-1 | READY | ${cell} |\n`, files)

const said = (cell: string) =>
  [...rule.check(viewOfCell(cell), {})].map(each =>
    'message' in each ? each.message.replace(/^Unexpected anchor .*? of ENG-1, expected /, '') : '',
  )

describe('an anchor', () => {
  it.each<[string, string[]]>([
    ['[a](src/a.ts#L10)', []],
    ['[a](src/a.ts#L9C2-L10C3)', []],
    ['[a](src/a.ts#L11)', ['lines from 1 to 10: line 11 is out of range']],
    ['src/a.ts:0', ['lines from 1 to 10: line 0 is out of range']],
    ['src/a.ts:1,11-12', ['lines from 1 to 10: lines 11-12 are out of range']],
    ['[a](src/form.bin)', []],
    ['src/form.bin:1', ['lines of a text file: it is a binary file and has no lines']],
    ['[a](src/form.bin#page=2)', []],
    ['[a](loop.md)', []],
    [
      '[a](loop.md#gate)',
      ['a path of this repository itself: loop.md is a symbolic link or a submodule, and is not followed'],
    ],
    [
      '[a](vendor/loop/vendor/a.c)',
      ['a path of this repository itself: vendor is a symbolic link or a submodule, and is not followed'],
    ],
    ['[a](docs/spec.md#The-Gate)', []],
    ['[a](docs/spec.md#gate)', ['the fragment of a heading: docs/spec.md has no heading #gate']],
    ['[a](docs/spec.md#L1)', []],
    ['[a](Docs/spec.md)', ['a tracked file or folder: there is no such file or folder']],
    ['[`read`](src/a.ts#L7)', []],
    ['[read](src/a.ts#L1)', []],
    ['[`a.ts`](src/a.ts#L1)', []],
    [
      '[`read`](src/a.ts#L1)',
      ['read on that line or within 3 lines of it: read is not on line 1, but on line 10'],
    ],
    [
      '`write` (src/a.ts:1-2)',
      [
        'write on that line or within 3 lines of it: write is not on lines 1-2, nor anywhere else in the file',
      ],
    ],
    ['![picture](gone.png)', []],
  ])('%s', (cell, faults) => expect(said(cell)).toEqual(faults))

  it('is told once, however often it is written', () =>
    expect(said('[a](gone.ts), [b](gone.ts), [c](gone.ts)')).toHaveLength(1))

  it('is told once for a line of several rows', () => {
    const view = contractView(
      contracts,
      '| ID | State | Code |\n| --- | --- | --- |\n| ENG-1, ENG-2 | READY | [a](x.ts) |\n',
    )
    expect(view.census.rows).toHaveLength(2)
    expect([...rule.check(view, {})]).toHaveLength(1)
  })

  it('asks only for texts that it will look at', () => {
    const asked = (cell: string) => [...(rule.texts?.(viewOfCell(cell), {}) ?? [])].map(({ path }) => path)
    expect(asked('[a](src/a.ts), [b](docs/spec.md), https://example.org, [c](gone.ts#L1)')).toEqual([])
    expect(asked('[a](src/a.ts#L1), [b](docs/spec.md#x), src/form.bin:1')).toEqual([
      'src/a.ts',
      'docs/spec.md',
      'src/form.bin',
    ])
  })

  it('is not looked for where there is no contract', () => {
    const view = contractView(
      {},
      '| ID | State | Code |\n| --- | --- | --- |\n| ENG-1 | READY | [a](x.ts#L1) |\n',
    )
    expect([...(rule.texts?.(view, {}) ?? [])]).toEqual([])
    expect([...rule.check(view, {})]).toEqual([])
  })

  it('is judged in linear time, however many there are into one large file', () => {
    const anchors = Array.from({ length: 3_000 }, (_, index) => `[\`read\`](src/big.ts#L${index + 1})`).join(
      ' ',
    )
    const markdown = `| ID | State | Code |\n| --- | --- | --- |\n| ENG-1 | READY | ${anchors} |\n`
    const text = `${'//\n'.repeat(4_000)}${'const read = 1\n'.repeat(600_000)}`
    const view = contractView(contracts, markdown, { 'src/big.ts': text })
    const start = performance.now()
    expect([...rule.check(view, {})]).toHaveLength(3_000)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})
