import { describe, expect, it } from 'vitest'
import { missingSections } from '../../src/change/missing-sections.js'
import { movesOf } from '../../src/change/moves.js'
import { owedDocuments } from '../../src/change/owed-documents.js'
import { unlicensedEdits } from '../../src/change/unlicensed-edits.js'
import type { ChangeConfig } from '../../src/config/change-schema.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import { stateClasses, type StateClass } from '../../src/model/row.js'
import { censusOfRows, row } from '../support/census.js'
import { changeSettings, groundOf, type Sides } from './ground.js'

type End = StateClass | 'none'

const ends: readonly End[] = [...stateClasses, 'none']
const pairs = ends.flatMap(from => ends.map(to => [from, to] as const))

const movesBetween = (from: End, to: End) => {
  const side = (end: End) => censusOfRows(end === 'none' ? [] : [row('ENG-1', end)])
  return movesOf(side(from), side(to), { agreed: true, namespace: 'repository' }).moves
}

const owedIn = (
  obligations: ChangeConfig['obligations'],
  sides: Sides,
  moves = movesBetween('gating', 'done'),
) =>
  owedDocuments(changeSettings({ obligations }).obligations, groundOf(sides, moves)).map(
    ({ obligation, documents, shortfall }) =>
      [obligation, documents.join(' '), ...(shortfall === null ? [] : [shortfall])].join(': '),
  )

const log = { log: { when: { move: { to: ['done'] } }, owes: ['docs/log.md'] } }

describe('a document owed by every move to done', () => {
  it.each(pairs)('is owed from %s to %s as it should be', (from, to) => {
    const expected = to === 'done' && from !== 'done' ? ['log: docs/log.md'] : []
    expect(owedIn(log, {}, movesBetween(from, to))).toEqual(expected)
  })

  it.each(pairs)('is paid from %s to %s', (from, to) =>
    expect(owedIn(log, { 'docs/log.md': ['a', 'b'] }, movesBetween(from, to))).toEqual([]),
  )
})

describe('an owed document', () => {
  it.each<[string, Sides, string[]]>([
    ['is paid by a new text', { 'docs/log.md': ['Old.', 'New.'] }, []],
    ['is paid by its creation', { 'docs/log.md': [undefined, 'New.'] }, []],
    ['is not paid by nothing', {}, ['log: docs/log.md']],
    ['is not paid by another', { 'docs/other.md': ['Old.', 'New.'] }, ['log: docs/log.md']],
    [
      'is not paid by white space',
      { 'docs/log.md': ['Old text.', 'Old\n\ntext.\n'] },
      ['log: docs/log.md: docs/log.md changed in nothing but white space and link targets'],
    ],
    [
      'is not paid by link targets',
      { 'docs/log.md': ['[Old](a.md)', '[Old](b.md)'] },
      ['log: docs/log.md: docs/log.md changed in nothing but white space and link targets'],
    ],
    [
      'is not paid by its deletion',
      { 'docs/log.md': ['Old.', undefined] },
      ['log: docs/log.md: docs/log.md was deleted'],
    ],
    [
      'is not paid by emptying it',
      { 'docs/log.md': ['Old.', ' \n'] },
      ['log: docs/log.md: docs/log.md says nothing'],
    ],
    [
      'is not paid by an empty file',
      { 'docs/log.md': [undefined, '\n'] },
      ['log: docs/log.md: docs/log.md says nothing'],
    ],
    [
      'is not paid by a bare rename',
      { 'log.md': ['See [it](docs/a.md).', undefined], 'docs/log.md': [undefined, 'See [it](a.md).\n'] },
      ['log: docs/log.md: docs/log.md was only moved'],
    ],
    [
      'is not paid by a bare rename that changes its kind',
      { 'log.txt': ['See [it](a.md).', undefined], 'docs/log.md': [undefined, 'See [it](a.md).'] },
      ['log: docs/log.md: docs/log.md was only moved'],
    ],
    [
      'is paid by a rename with something new',
      { 'log.md': ['See [it](docs/a.md).', undefined], 'docs/log.md': [undefined, 'See [it](a.md) now.\n'] },
      [],
    ],
  ])('%s', (_title, sides, expected) => expect(owedIn(log, sides)).toEqual(expected))

  it('may be any of those that a glob or a list names', () => {
    const either = {
      log: { when: { move: {} }, owes: [{ any: ['docs/log.md', 'log.d/*.md', '!log.d/README.md'] }] },
    }
    expect(owedIn(either, { 'log.d/1.md': [undefined, 'New.'] })).toEqual([])
    expect(owedIn(either, { 'log.d/README.md': ['Old.', 'New.'] })).toHaveLength(1)
  })

  it('is owed beside others, each for itself', () => {
    const both = { log: { when: { move: {} }, owes: ['a.md', 'b.md'] } }
    expect(owedIn(both, { 'a.md': ['Old.', 'New.'] })).toEqual(['log: b.md'])
  })

  it('is owed by every row that moved, and paid once', () => {
    const moves = movesOf(
      censusOfRows([row('ENG-1', 'ready'), row('ENG-2', 'ready')]),
      censusOfRows([row('ENG-1', 'done'), row('ENG-2', 'done')]),
      { agreed: true, namespace: 'repository' },
    ).moves
    expect(owedIn(log, {}, moves)).toHaveLength(2)
    expect(owedIn(log, { 'docs/log.md': ['Old.', 'New.'] }, moves)).toEqual([])
  })

  it('is owed by none where nothing is agreed', () =>
    expect(owedIn({}, { 'a.md': ['Old.', 'New.'] })).toEqual([]))
})

const next = { next: { when: { move: {} }, owes: [{ section: ['Next step'] }] } }

const sectionsIn = (specs: Readonly<Record<string, string>>, moves: ReturnType<typeof movesBetween>) =>
  missingSections(
    changeSettings({ obligations: next }).obligations,
    groundOf(
      Object.fromEntries(Object.entries(specs).map(([path, text]) => [path, [text, text] as const])),
      moves,
    ),
    () => Object.keys(specs),
    parseMarkdown,
  ).map(({ instead }) => instead)

describe('a section owed by every move', () => {
  const unsettled: readonly End[] = [
    'inventoried',
    'planned',
    'ready',
    'active',
    'gating',
    'partial',
    'blocked',
  ]

  it.each(pairs)('is owed from %s to %s where something lies before the row', (from, to) =>
    expect(sectionsIn({}, movesBetween(from, to))).toHaveLength(
      unsettled.includes(to) && from !== to ? 1 : 0,
    ),
  )

  it.each(pairs)('is owed from %s to %s by no row whose spec has it', (from, to) =>
    expect(sectionsIn({ 'a.md': '## Next step\n\nRead it.' }, movesBetween(from, to))).toEqual([]),
  )
})

describe('a section owed by a row that is settled', () => {
  it.each(['done', 'dropped', 'pointer'] as const)(
    'is owed by none that is %s, even where it is named',
    to => {
      const named = {
        next: { when: { move: { to: ['done', 'dropped', 'pointer'] } }, owes: [{ section: ['Next'] }] },
      }
      const ground = groundOf({}, movesBetween('ready', to))
      const { obligations } = changeSettings({ obligations: named })
      expect(missingSections(obligations, ground, () => [], parseMarkdown)).toEqual([])
    },
  )
})

describe('a section', () => {
  const move = movesBetween('ready', 'active')

  it.each<[string, string]>([
    ['with a sentence', '# A\n\n## Next step\n\nRead the header.\n'],
    ['with a number and a mark in its heading', '## 4. *Next step*\n\n- [ ] Read the header\n'],
    ['whose heading goes on', '## Next step (after the review)\n\nRead the header.\n'],
    ['whose heading says it', '## Next step: read the header\n'],
    ['with an underlined heading', 'Next step\n---------\n\nRead the header.\n'],
    ['whose text stands below a smaller heading', '## Next step\n\n### Reader\n\nRead the header.\n'],
    ['of which one is filled', '## Next step\n\nTBD\n\n# B\n\n## Next step\n\nRead the header.\n'],
    ['with code alone', '## Next step\n\n```\nmake header\n```\n'],
    [
      'in the part of the row',
      '## ENG-1 Header\n\n### Next step\n\nRead it.\n\n## ENG-2\n\n### Next step\n\nTBD\n',
    ],
  ])('%s is filled', (_title, text) => expect(sectionsIn({ 'a.md': text }, move)).toEqual([]))

  it.each<[string, string]>([
    ['without a word', '## Next step\n\n## Risks\n\nMany.\n'],
    ['with a promise', '## Next step\n\n- TBD.\n- _to be decided_\n\n...\n'],
    ['with a comment', '## Next step\n\n<!-- Read the header. -->\n'],
    ['with a template', '## Next step\n\n<what has to be done next>\n\n[describe it]\n'],
    ['with empty headings', '## Next step\n\n### Reader\n\n### Writer\n\n## Risks\n\nMany.\n'],
    ['with blanks and a definition', '## Next step\n\n&nbsp;\n\n[plan]: plan.md\n'],
    ['with nothing', '## Next step\n\nNone yet.\n'],
  ])('%s is not filled', (_title, text) =>
    expect(sectionsIn({ 'a.md': text }, move)).toEqual(['nothing is written under that heading in a.md']),
  )

  it.each<[string, string]>([
    ['has another heading', '## Next steps of others\n\nRead it.\n'],
    ['is only spoken of', 'Next step\n\nRead it.\n'],
    ['is hidden in a fence', '```\n## Next step\n\nRead it.\n```\n'],
    ['stands in the part of another row', '## ENG-1\n\nSoon.\n\n## ENG-2\n\n### Next step\n\nRead it.\n'],
    ['stands in the part of a longer ID', '## ENG-1\n\n## ENG-1.5\n\n### Next step\n\nRead it.\n'],
  ])('that %s is not there', (_title, text) =>
    expect(sectionsIn({ 'a.md': text }, move)).toEqual(['a.md has no such heading']),
  )

  it('may stand in any of the specs that the row links', () =>
    expect(sectionsIn({ 'a.md': 'No.', 'b.md': '# Next step\n\nRead it.' }, move)).toEqual([]))

  it('is owed by a row without a spec', () => expect(sectionsIn({}, move)).toEqual(['it links no spec']))
})

describe('a guarded document', () => {
  const guards: ChangeConfig['guards'] = [
    { document: 'docs/status.md', with: { move: { to: ['done'] }, paths: ['a.tsv'] } },
  ]
  const unlicensed = (sides: Sides, moves: ReturnType<typeof movesBetween> = []) =>
    unlicensedEdits(changeSettings({ guards }).guards, groundOf(sides, moves)).map(
      ({ place, permits }) => `${place.path}:${place.line} ${permits.join(' | ')}`,
    )
  const permits = 'a move to done | a change of a.tsv'

  it.each<[string, Sides, string[]]>([
    ['is written', { 'docs/status.md': ['a\nb', 'a\nc'] }, [`docs/status.md:2 ${permits}`]],
    ['is emptied', { 'docs/status.md': ['a', ''] }, [`docs/status.md:1 ${permits}`]],
    ['is deleted', { 'docs/status.md': ['a', undefined] }, [`docs/status.md:1 ${permits}`]],
    ['is created', { 'docs/status.md': [undefined, 'a'] }, []],
    ['is moved', { 'docs/status.md': ['a', undefined], 'status.md': [undefined, 'a'] }, []],
    ['follows its links', { 'docs/status.md': ['[a](b)', '[a](c)\n'] }, []],
    ['is written with what permits it', { 'docs/status.md': ['a', 'b'], 'a.tsv': ['1', '2'] }, []],
  ])('%s', (_title, sides, expected) => expect(unlicensed(sides)).toEqual(expected))

  it.each(pairs)('may be written with a move from %s to %s if it is a permitted one', (from, to) =>
    expect(unlicensed({ 'docs/status.md': ['a', 'b'] }, movesBetween(from, to))).toHaveLength(
      to === 'done' && from !== 'done' ? 0 : 1,
    ),
  )
})
