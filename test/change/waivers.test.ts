import { describe, expect, it } from 'vitest'
import { commitWaivers } from '../../src/change/commit-waivers.js'
import { documentWaivers, type NamedRule } from '../../src/change/document-waivers.js'
import { newWaivers } from '../../src/change/new-waivers.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { RawCommit } from '../../src/model/history.js'
import { stateRule } from '../../src/model/state-rule.js'
import { readCensus } from '../../src/record/census.js'
import { lines } from '../../src/rules/pages/shared/lines.js'
import { entryOf, placeOf, settingsOf } from '../support/view.js'

const rules: NamedRule[] = [
  { id: 'abandoned-row', group: 'Evidence' },
  { id: 'vanished-row', group: 'The change' },
  { id: 'unused-waiver', group: 'The change', late: true },
]

const settings = settingsOf({
  matrices: [entryOf('a.md', [])],
  columns: { id: ['ID'], state: ['State'], spec: [], owner: [], references: [] },
  states: [stateRule('READY', 'ready'), stateRule('ACTIVE', 'active')],
})

const readAt = (text: string, path = 'a.md') => {
  const document = parseMarkdown(path, text)
  const census = readCensus([document], settings)
  return { census, waivers: documentWaivers([document], census, rules) }
}

const told = (text: string, path?: string): string[] => {
  const { valid, faulty } = readAt(text, path).waivers
  return [
    ...valid.map(
      ({ id, from }) =>
        `${id ?? 'the line'} ${from.kind === 'document' ? `${from.reach.line}-${from.reach.endLine}` : ''}`,
    ),
    ...faulty.map(({ fault }) => fault),
  ]
}

describe('an excuse in a document', () => {
  it('in a cell reaches its line', () =>
    expect(
      told(lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | READY <!-- rowaudit: allow abandoned-row: it waits --> |
        | ENG-3 | READY <!-- rowaudit: allow abandoned-row (ENG-3): it waits --> |
      `),
    ).toEqual(['the line 4-4', 'ENG-3 5-5']))

  it('above a table reaches its rows', () =>
    expect(
      told(lines`
        # Plan

        <!-- rowaudit: allow abandoned-row (ENG-1): it waits -->

        What there is to do:

        | Word | Means |
        | --- | --- |
        | READY | ready |

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | READY |

        | ID | State |
        | --- | --- |
        | ENG-3 | READY |
      `),
    ).toEqual(['ENG-1 11-14']))

  it.each<[string, string, string]>([
    [
      'above a table names no row',
      '<!-- rowaudit: allow abandoned-row: it waits -->\n\n| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
      'above a table it has to name the row, in parentheses',
    ],
    [
      'in the head of a table names no row',
      '| ID | State <!-- rowaudit: allow abandoned-row: it waits --> |\n| --- | --- |\n| ENG-1 | READY |\n',
      'above a table it has to name the row, in parentheses',
    ],
    [
      'stands below the last table',
      '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n\n<!-- rowaudit: allow abandoned-row (ENG-1): it waits -->\n',
      'it stands neither in a row nor above a status table',
    ],
    [
      'stands in the section before',
      '<!-- rowaudit: allow abandoned-row (ENG-1): it waits -->\n\n# Plan\n\n| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
      'it stands neither in a row nor above a status table',
    ],
    [
      'names no rule',
      '<!-- rowaudit: allow abandoned (ENG-1): it waits -->\n\n| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
      'there is no rule abandoned that can be excused',
    ],
    [
      'is for the rule about excuses',
      '<!-- rowaudit: allow unused-waiver (ENG-1): it waits -->\n\n| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
      'there is no rule unused-waiver that can be excused',
    ],
    [
      'has no reason',
      '<!-- rowaudit: allow abandoned-row (ENG-1) -->\n\n| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n',
      'it gives no reason',
    ],
  ])('that %s is none', (_title, text, fault) => expect(told(text)).toEqual([fault]))

  it.each<[string, string]>([
    ['a fence', '```\n<!-- rowaudit: allow abandoned-row (ENG-1): it waits -->\n```\n'],
    ['a code span', 'Write `<!-- rowaudit: allow abandoned-row (ENG-1): it waits -->`.\n'],
  ])('shown in %s is none', (_title, text) =>
    expect(told(`${text}\n| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n`)).toEqual([]),
  )

  it('is not read in a file whose rows are not read', () =>
    expect(told('<!-- rowaudit: allow x: y -->\n\n<<<<<<< a\n| ID | State |\n=======\n>>>>>>> b\n')).toEqual(
      [],
    ))
})

const commit = (message: string): RawCommit => ({
  sha: 'abcdef0123'.padEnd(40, '0'),
  parents: [],
  time: 0,
  message,
  paths: [],
  change: '',
  inverse: '',
})

describe('an excuse in a commit', () => {
  it('is for the rules of the change alone', () => {
    const { valid, faulty } = commitWaivers(
      [
        commit('A\n\nRowaudit-Allow: vanished-row ENG-1 a duplicate'),
        commit('B\n\nRowaudit-Allow: abandoned-row ENG-1 it waits'),
        commit('C\n\nRowaudit-Allow: vanished ENG-1 a duplicate'),
        commit('D\n\nRowaudit-Allow: unused-waiver ENG-1 it waits'),
      ],
      rules,
    )
    expect(valid.map(({ rule, from }) => [rule, from.kind === 'commit' && from.subject])).toEqual([
      ['vanished-row', 'A'],
    ])
    expect(faulty.map(({ fault }) => fault)).toEqual([
      'abandoned-row judges what stands in the documents, so its excuse has to stand there too',
      'there is no rule vanished that can be excused',
      'there is no rule unused-waiver that can be excused',
    ])
  })

  it('that names a rule of every object is none', () =>
    expect(commitWaivers([commit('Rowaudit-Allow: constructor ENG-1 x')], rules).faulty).toHaveLength(1))
})

describe('excuses that a change adds', () => {
  const table = (first: string, second = '') =>
    `| ID | State |\n| --- | --- |\n| ENG-1 | READY ${first} |\n| ENG-2 | READY ${second} |\n`
  const excuse = '<!-- rowaudit: allow abandoned-row: it waits -->'
  const added = (before: string, after: string, commits: readonly RawCommit[] = []) => {
    const [target, landed] = [readAt(before), readAt(after)]
    return newWaivers(
      { waivers: target.waivers.valid, census: target.census },
      { waivers: [...landed.waivers.valid, ...commitWaivers(commits, rules).valid], census: landed.census },
      placeOf('z.md', 1),
    ).map(({ words, place }) => `${place.path}:${place.line} ${words}`)
  }

  it('are named with row, rule and reason', () =>
    expect(added(table(''), table('', excuse))).toEqual([
      'a.md:4 a comment excuses ENG-2 from abandoned-row: it waits',
    ]))

  it('are none where one moves with its row', () =>
    expect(
      added(
        table(excuse),
        `${table(excuse).split('\n').slice(0, 2).join('\n')}\n| ENG-0 | READY |\n| ENG-1 | READY ${excuse} |\n`,
      ),
    ).toEqual([]))

  it('are new where one goes to another row', () =>
    expect(added(table(excuse), table('', excuse))).toHaveLength(1))

  it('are new where one gets another reason or end', () => {
    expect(added(table(excuse), table(excuse.replace('waits', 'rests')))).toHaveLength(1)
    expect(added(table(excuse), table(excuse.replace('row:', 'row until 2026-12-31:')))).toHaveLength(1)
  })

  it('may stand in commits', () =>
    expect(added(table(''), table(''), [commit('Rowaudit-Allow: vanished-row ENG-9 a duplicate')])).toEqual([
      'z.md:1 commit abcdef01 excuses ENG-9 from vanished-row: a duplicate',
    ]))
})
