import { describe, expect, it } from 'vitest'
import { loadSettings } from '../../src/config/load.js'
import { lines } from '../../src/rules/pages/shared/lines.js'

const load = (text: string) => loadSettings({ path: 'rowaudit.yml', text }, [])

const problemsOf = (text: string): string[] => {
  const loaded = load(text)
  return 'problems' in loaded
    ? loaded.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

const settingsOf = (text: string) => {
  const loaded = load(text)
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.settings.contracts
}

const states = lines`
  states:
    READY: ready
    ACTIVE: active
    SHIPPED: { class: done, live: false }
    SEE: pointer
`

describe('a configuration without contracts', () => {
  it('demands nothing', () =>
    expect(settingsOf('base: main\n')).toEqual({ contracts: [], placeholders: null }))
})

describe('contracts', () => {
  it('mean what they say, and nothing where they say nothing', () => {
    const { contracts, placeholders } = settingsOf(lines`
      contracts:
        full:
          rows: [active, GATING]
          matrices: ['plan/*.md']
          spec: { sections: [Next step, [Exit gate, Exit criteria]] }
          anchors: { code: ['src/**'], evidence: [log.md], columns: Code, lines: true }
          closing-commit: Landed
          columns: [Owner, [Blocker, Waits for]]
          reason: because
        bare: {}
        named: { spec: true }
      placeholders: ['-', '']
    `)
    const [full, bare, named] = contracts
    expect(full).toMatchObject({
      name: 'full',
      reason: 'because',
      rows: ['active', 'GATING'],
      matrices: { globs: ['plan/*.md'] },
      spec: { sections: [['Next step'], ['Exit gate', 'Exit criteria']] },
      anchors: { columns: ['Code'], lines: true },
      closingCommit: ['Landed'],
      columns: [['Owner'], ['Blocker', 'Waits for']],
    })
    expect([...(full?.anchors?.paths.keys() ?? [])]).toEqual(['code', 'evidence'])
    expect(full?.anchors?.paths.get('code')?.isMatch('src/a/b.ts')).toBe(true)
    expect(full?.anchors?.paths.get('code')?.isMatch('lib/a.ts')).toBe(false)
    expect(bare).toEqual({
      name: 'bare',
      reason: null,
      rows: null,
      matrices: null,
      spec: null,
      anchors: null,
      closingCommit: null,
      columns: [],
      line: 10,
    })
    expect(named?.spec).toEqual({ sections: [] })
    expect(placeholders).toEqual(['-', ''])
  })

  it.each<[string, string, string[]]>([
    [
      'a word that is no state',
      `${states}contracts:\n  a:\n    rows: [ready, ACTIV]\n`,
      [
        '8:19 Unexpected "ACTIV", expected a class of rows that can owe something, or a state of the vocabulary; did you mean "ACTIVE"?',
      ],
    ],
    [
      'a state that only points',
      `${states}contracts:\n  a:\n    rows: [SEE]\n`,
      [
        '8:12 Unexpected "SEE", expected a class of rows that can owe something, or a state of the vocabulary',
      ],
    ],
    [
      'a class that can owe nothing',
      'contracts:\n  a:\n    rows: [pointer]\n',
      [
        '3:12 Unexpected "pointer", expected a class of rows that can owe something, or a state of the vocabulary',
      ],
    ],
    [
      'a closing commit of rows that are not done',
      `${states}contracts:\n  a:\n    rows: [ACTIVE]\n    closing-commit: Landed\n`,
      ['9:21 Unexpected "Landed", expected rows that are done, which alone have one'],
    ],
    [
      'anchors that are nothing',
      'contracts:\n  a:\n    anchors: { lines: true }\n',
      ['3:14 Unexpected mapping, expected at least one of code, test, evidence and columns'],
    ],
    [
      'a glob that names no file',
      'contracts:\n  a:\n    anchors: { code: [src/] }\n',
      ['3:26 Unexpected "src/", expected a glob over files, such as one that ends in /**'],
    ],
  ])('are refused with their line: %s', (_, text, problems) => expect(problemsOf(text)).toEqual(problems))

  it('may use the words of the vocabulary in any case, and those of the built-in one where there is none', () => {
    expect(problemsOf(`${states}contracts:\n  a: { rows: [active, shipped], closing-commit: X }\n`)).toEqual(
      [],
    )
    expect(problemsOf('contracts:\n  a: { rows: [WIP, Shipped], closing-commit: X }\n')).toEqual([])
  })
})
