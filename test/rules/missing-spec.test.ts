import { describe, expect, it } from 'vitest'
import rule from '../../src/rules/missing-spec.js'
import { contractView } from '../support/contract-view.js'

const said = (spec: string, files: Readonly<Record<string, string | null>> = {}, demand: unknown = true) => {
  const markdown = `| ID | State | Spec |\n| --- | --- | --- |\n| ENG-1 | READY | ${spec} |\n`
  const view = contractView({ ready: { rows: ['ready'], spec: demand } }, markdown, files)
  return [...rule.check(view, {})].map(each =>
    'message' in each ? each.message.replace(/^.* wants: /, '') : '',
  )
}

describe('what there is instead of a spec', () => {
  it.each<[string, string, Readonly<Record<string, string | null>>, string]>([
    ['no link', 'planned', {}, 'it links none'],
    ['another site', '[s](https://example.org)', {}, 'its link leads to another site'],
    ['outside', '[s](../a.md)', {}, 'its link leads out of the repository'],
    ['the matrix', '[s](#eng-1)', {}, 'its link leads into the matrix itself'],
    ['nothing', '[s](a.md)', {}, 'a.md is no tracked file'],
    ['a folder', '[s](specs)', { 'specs/a.md': '' }, 'specs is a folder'],
    [
      'a circle',
      '[s](loop.md)',
      { 'loop.md': null },
      'loop.md is a symbolic link or a submodule, and is not followed',
    ],
    [
      'behind a link',
      '[s](loop/a.md)',
      { loop: null },
      'loop is a symbolic link or a submodule, and is not followed',
    ],
    ['binary', '[s](a.md)', { 'a.md': 'ENG-1\0' }, 'a.md is a binary file'],
    ['another ID', '[s](a.md)', { 'a.md': 'ENG-1.5, ENG-10, XENG-1\n' }, 'a.md does not name it'],
    [
      'the nearest of several',
      '[s](https://example.org) [t](b.md) [u](a.md)',
      { 'a.md': 'no' },
      'a.md does not name it',
    ],
  ])('%s', (_, spec, files, instead) => expect(said(spec, files)).toEqual([instead]))

  it('is nothing where one of the links leads to a text that names the row', () =>
    expect(said('[s](gone.md) [t](a.md)', { 'a.md': 'closes ENG-1.' })).toEqual([]))
})

describe('the sections of a spec', () => {
  const demand = { sections: ['Scope', ['Risks/decisions', 'Open questions']] }
  const filled = '# ENG-1\n\n## Scope\n\nAll.\n\n'
  it.each<[string, string, string[]]>([
    ['are there', `${filled}## Risks and decisions\n\nMany.\n`, []],
    ['are there under another name', `${filled}## 4. Open questions (two)\n\nMany.\n`, []],
    ['are there in a heading that joins two', '# ENG-1\n\n## Scope and open questions\n\nMany.\n', []],
    [
      'are there as a table',
      '# ENG-1\n\n| | |\n|-|-|\n| `Scope` | all |\n| Risks / decisions | [many](b.md) |\n',
      [],
    ],
    [
      'are a table of three columns, which is no list of sections',
      `${filled}| a | b | c |\n|-|-|-|\n| Open questions | x | y |\n`,
      ['a.md has no section "Risks/decisions" or "Open questions"'],
    ],
    [
      'are hidden in a comment and in a promise',
      '# ENG-1\n\n## Scope\n\n<!-- All. -->\n\n## Open questions\n\nTo be written.\n',
      ['nothing is written under "Scope", "Risks/decisions" or "Open questions" in a.md'],
    ],
    [
      'stand below another row',
      '# ENG-1\n\nText.\n\n# ENG-2\n\n## Scope\n\nAll.\n\n## Open questions\n\nNone of them.\n',
      ['a.md has no section "Scope", "Risks/decisions" or "Open questions"'],
    ],
  ])('%s', (_, text, instead) => expect(said('[s](a.md)', { 'a.md': text }, demand)).toEqual(instead))

  it('are read in linear time', () => {
    for (const part of ['# Scope\n', '## ENG-1 x\n', '| Scope | - |\n'])
      for (const text of [
        `ENG-1\n\n| a | b |\n|-|-|\n${part.repeat(100_000)}`,
        `# ENG-1\n${part.repeat(100_000)}`,
      ]) {
        const start = performance.now()
        said('[s](a.md)', { 'a.md': text }, demand)
        expect(performance.now() - start).toBeLessThan(10_000)
      }
  })

  it('are read once for many rows of one large spec', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `ENG-${index}`)
    const rows = ids.map(id => `| ${id} | READY | [s](a.md) |\n`).join('')
    const text = `${ids.join(' ')}\n${'## Part\n\nSome text of it.\n\n'.repeat(100_000)}`
    const markdown = `| ID | State | Spec |\n| --- | --- | --- |\n${rows}`
    const view = contractView({ ready: { spec: demand } }, markdown, { 'a.md': text })
    const start = performance.now()
    expect([...rule.check(view, {})]).toHaveLength(5_000)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})
