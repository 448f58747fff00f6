import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { configurationChange } from '../../src/config/policy.js'
import { rules } from '../../src/rules/index.js'
import { lines } from '../../src/rules/pages/shared/lines.js'

const path = 'rowaudit.yml'
const load = (text: string) => loadSettings({ path, text }, rules)

const problemsOf = (text: string): string[] => {
  const loaded = load(text)
  return 'problems' in loaded
    ? loaded.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

const documentsOf = (text: string) => {
  const loaded = load(text)
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.settings.documents
}

describe('the section about documents', () => {
  it('asks for nothing where it is absent', () => expect(documentsOf('base: main\n')).toEqual([]))

  it('is read as it is written, with the line of each entry', () => {
    const [status, log] = documentsOf(lines`
      documents:
        - files: [docs/*.md, notes.md, '!docs/log.md']
          budget: { lines: 500, cell: 400, phrases: { nothing left to do: 0 } }
          ratchet: [characters, { phrase: merged }]
          reason: everybody reads it

        - files: docs/log.md
          log: { entry: '^- \*\*\d{4}-', order: newest-first }
          append-only: true
    `)
    expect(status).toMatchObject({
      budget: [
        { figure: { kind: 'lines' }, most: 500 },
        { figure: { kind: 'cell' }, most: 400 },
        { figure: { kind: 'phrase', phrase: 'nothing left to do' }, most: 0 },
      ],
      ratchet: [{ kind: 'characters' }, { kind: 'phrase', phrase: 'merged' }],
      reason: 'everybody reads it',
      log: null,
      isAppendOnly: false,
      line: 2,
    })
    expect(status?.files.map(({ globs }) => globs)).toEqual([
      ['docs/*.md', '!docs/log.md'],
      ['notes.md', '!docs/log.md'],
    ])
    expect(log).toMatchObject({
      budget: [],
      ratchet: [],
      reason: null,
      isAppendOnly: true,
      line: 7,
    })
    expect(log?.log?.order).toBe('newest-first')
    const isEntry = (line: string) => log?.log?.isEntry(line)
    expect(isEntry('- **2026-07-22** begun')).toBe(true)
    expect(isEntry('  - **2026-07-22** begun')).toBe(false)
  })

  it('takes the same time for an entry line of any length', () => {
    const [log] = documentsOf("documents: [{ files: a.md, log: { entry: '.*.*x', order: oldest-first } }]\n")
    const started = performance.now()
    expect(log?.log?.isEntry('a'.repeat(10_000_000))).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it.each<[string, string, string]>([
    [
      'nothing is asked of the files',
      '{ files: a.md }',
      'at least one of budget, ratchet, log and append-only',
    ],
    ['append-only is false and all', '{ files: a.md, append-only: false }', 'at least one of budget'],
    ['a budget of nothing', '{ files: a.md, budget: {} }', 'at least one of characters'],
    ['a limit below nothing', '{ files: a.md, budget: { lines: -1 } }', 'Unexpected -1, expected'],
    ['a limit that is no number', '{ files: a.md, budget: { lines: many } }', 'Unexpected "many", expected'],
    ['half a line', '{ files: a.md, budget: { lines: 1.5 } }', 'Unexpected 1.5, expected a whole number'],
    ['a line that may stand nowhere', '{ files: a.md, budget: { repeats: 0 } }', 'Unexpected 0, expected'],
    ['a figure that there is not', '{ files: a.md, ratchet: [characters, words] }', 'Unexpected "words"'],
    ['a misspelt key', '{ files: a.md, append-only: true, bugdet: { lines: 5 } }', 'did you mean "budget"?'],
    ['a log without an order', "{ files: a.md, log: { entry: '## ' } }", 'order'],
    [
      'a pattern with look-ahead',
      "{ files: a.md, log: { entry: '(?=a)', order: oldest-first } }",
      'without look-around',
    ],
    ['an order that there is not', "{ files: a.md, log: { entry: '## ', order: random } }", '"random"'],
    ['a glob that leaves the repository', '{ files: ../a.md, append-only: true }', 'a path from the root'],
    ['a phrase that is empty', "{ files: a.md, budget: { phrases: { ' ': 0 } } }", 'Unexpected'],
  ])('is refused with its line where it has %s', (_, entry, expected) => {
    const problems = problemsOf(`base: main\ndocuments:\n  - ${entry}\n`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^3:/)
    expect(problems[0]).toContain(expected)
  })

  it('is no object of the language itself', () => {
    const [entry] = documentsOf(
      'documents: [{ files: a.md, budget: { phrases: { constructor: 1, toString: 2 } } }]\n',
    )
    expect(entry?.budget.map(({ most }) => most)).toEqual([1, 2])
  })
})

type Entry = Readonly<Record<string, unknown>>

const relaxed = (before: readonly Entry[], after: readonly Entry[]): string[] => {
  const [old, now] = [before, after].map(documents => {
    const text = stringify({ base: 'main', ...(documents.length > 0 ? { documents } : {}) })
    return { path, text, loaded: load(text) }
  }) as [Parameters<typeof configurationChange>[0], Parameters<typeof configurationChange>[1]]
  const { relaxations, faults } = configurationChange(old, now, rules)
  expect(faults).toEqual([])
  return relaxations.map(({ subject, words }) => `${subject}: ${words}`)
}

describe('a change of the section about documents', () => {
  const budget = { lines: 5, phrases: { done: 1 } }
  const log = { entry: '## ', order: 'oldest-first' }

  it.each<[string, Entry[], Entry[], string[]]>([
    [
      'an entry that is gone',
      [{ files: 'a.md', budget }],
      [],
      ['documents: nothing is asked of a.md any more'],
    ],
    [
      'larger limits',
      [{ files: 'a.md', budget }],
      [{ files: ['a.md'], budget: { lines: 6, cell: 3 } }],
      [
        'documents.0: lines may be 6 instead of 5 in a.md',
        'documents.0: there is no limit for phrases "done" in a.md',
      ],
    ],
    [
      'a ratchet, an order and lines that are let go',
      [{ files: 'a.md', ratchet: ['lines', { phrase: 'done' }], log, 'append-only': true }],
      [{ files: 'a.md', ratchet: ['characters'], log: { ...log, order: 'newest-first' } }],
      [
        'documents.0: lines may rise in a.md',
        'documents.0: phrase "done" may rise in a.md',
        'documents.0: the log is read otherwise, or not at all in a.md',
        'documents.0: lines may be taken out in a.md',
      ],
    ],
  ])('names %s', (_, before, after, words) => expect(relaxed(before, after)).toEqual(words))

  it('names nothing where as much or more is asked, in whatever entries', () => {
    expect(
      relaxed(
        [{ files: 'a.md', budget, log, reason: 'x' }],
        [
          { files: 'b.md', 'append-only': true },
          { files: 'a.md', budget: { lines: 4 }, log },
          { files: 'a.md', budget: { phrases: { done: 0 } }, ratchet: ['lines'] },
        ],
      ),
    ).toEqual([])
  })
})
