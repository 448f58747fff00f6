import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { defaultGenerated, defaultTests } from '../../src/config/coverage-defaults.js'
import { compileGlobs, globFault } from '../../src/config/glob.js'
import { loadSettings } from '../../src/config/load.js'
import { configurationChange } from '../../src/config/policy.js'
import { rules } from '../../src/rules/index.js'
import { lines } from '../../src/rules/pages/shared/lines.js'

const load = (text: string) => loadSettings({ path: 'rowaudit.yml', text }, rules)

const problemsOf = (text: string): string[] => {
  const loaded = load(text)
  return 'problems' in loaded ? loaded.problems.map(({ line, message }) => `${line} ${message}`) : []
}

const settingsOf = (text: string) => {
  const loaded = load(text)
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.settings.coverage
}

describe('the section about measures', () => {
  it('is nothing where it is not written', () => expect(settingsOf('base: main\n')).toBeNull())

  it('has defaults for everything but the documents', () => {
    const coverage = settingsOf('base: main\ncoverage:\n  documents: [plan/coverage.md]\n')
    expect(coverage).toMatchObject({
      documents: { globs: ['plan/coverage.md'] },
      finished: { states: ['done'], words: ['merged', 'nothing left'] },
      exhausted: null,
      line: 3,
    })
    expect(coverage?.columns.id).toEqual([])
    expect(coverage?.columns.paths).toContain('Paths')
  })

  it('is what is written', () => {
    const coverage = settingsOf(lines`
      states: { DONE: done, SHIPPED: done }
      coverage:
        documents: ['plan/*.md', '!plan/old.md']
        columns: { paths: Where, estimate: [Size, Guess] }
        tests: ['check/**']
        generated: ['out/**']
        finished: { states: [Shipped], words: [] }
        exhausted: { documents: [NOTES.md], phrases: [nothing left to do] }
    `)
    expect(coverage?.documents.isMatch('plan/a.md')).toBe(true)
    expect(coverage?.documents.isMatch('plan/old.md')).toBe(false)
    expect(coverage?.columns).toMatchObject({
      paths: ['Where'],
      estimate: ['Size', 'Guess'],
      feature: ['Feature', 'Features'],
    })
    expect(coverage?.tests.isMatch('check/a.ts')).toBe(true)
    expect(coverage?.tests.isMatch('test/a.ts')).toBe(false)
    expect(coverage?.generated.isMatch('out/a.ts')).toBe(true)
    expect(coverage?.finished).toEqual({ states: ['Shipped'], words: [] })
    expect(coverage?.exhausted?.documents.isMatch('NOTES.md')).toBe(true)
    expect(coverage?.exhausted?.phrases).toEqual(['nothing left to do'])
  })

  it.each([
    ['coverage: {}', /^1 .*documents/],
    ['coverage:\n  documents: ["!a.md"]', /^2 .*at least one glob/],
    ['coverage:\n  documents: [/a.md]', /^2 .*without a slash in front/],
    ['coverage:\n  documents: [a.md]\n  test: [a]', /^3 .*tests/],
    ['coverage:\n  documents: [a.md]\n  exhausted: { documents: [b.md] }', /^3 .*phrases/],
    [
      'states: { DONE: done }\ncoverage:\n  documents: [a.md]\n  finished: { states: [DNE] }',
      /^4 .*a class, or a state of the vocabulary; did you mean "DONE"\?/,
    ],
  ])('is refused with its line: %s', (text, problem) =>
    expect(problemsOf(`${text}\n`)).toEqual([expect.stringMatching(problem)]),
  )

  it('has default globs that can be used', () =>
    expect([...defaultTests, ...defaultGenerated].map(globFault)).toEqual(
      [...defaultTests, ...defaultGenerated].map(() => null),
    ))

  it.each([
    'test/a.ts',
    'src/tests/a.c',
    'src/a.test.ts',
    'src/a_test.go',
    'test_a.py',
    'x/ATest.java',
    'a/__tests__/b.js',
  ])('takes %s for a test', path => expect(compileGlobs(defaultTests)(path)).toBe(true))
  it.each(['src/latest.ts', 'src/contest/a.ts', 'src/attest.go', 'src/testing.ts'])(
    'takes %s for no test',
    path => expect(compileGlobs(defaultTests)(path)).toBe(false),
  )
  it.each(['vendor/a.go', 'a/node_modules/b.js', 'api.pb.go', 'api_pb2.py', 'yarn.lock', 'a.min.js'])(
    'takes %s for generated or foreign',
    path => expect(compileGlobs(defaultGenerated)(path)).toBe(true),
  )
})

const relaxed = (before: object | null, after: object | null): readonly string[] => {
  const [old, now] = [before, after].map(coverage => {
    const text = stringify({ base: 'main', ...(coverage && { coverage }) })
    return { path: 'rowaudit.yml', text, loaded: load(text) }
  })
  return configurationChange(old!, now!, rules).relaxations.map(
    ({ subject, words }) => `${subject}: ${words}`,
  )
}

describe('a change relaxes the section about measures', () => {
  const section = { documents: ['a.md', 'b.md'] }
  const exhausted = { documents: ['n.md'], phrases: ['all merged', 'nothing left'] }
  it.each<[string, object | null, object | null, readonly string[]]>([
    ['by taking it away', section, null, ['configuration: nothing is measured any more']],
    [
      'by seeking tables elsewhere',
      section,
      { documents: ['a.md'] },
      ['coverage.documents: coverage tables are sought in other documents'],
    ],
    [
      'by other headers',
      section,
      { ...section, columns: { estimate: 'Size' } },
      ['coverage.columns: coverage tables are read by other headers'],
    ],
    [
      'by counting what was not counted',
      { ...section, tests: ['t/**', 'u/**'] },
      { ...section, tests: ['t/**'] },
      ['coverage.tests: u/** counts as production code'],
    ],
    [
      'by taking fewer words for a claim',
      section,
      { ...section, finished: { words: ['merged'] } },
      ['coverage.finished: "nothing left" does not say any more that a row is finished'],
    ],
    [
      'by letting documents say more',
      { ...section, exhausted },
      { ...section, exhausted: { ...exhausted, phrases: ['all merged'] } },
      ['coverage.exhausted: a document may say "nothing left"'],
    ],
    [
      'by letting every document say it',
      { ...section, exhausted },
      section,
      ['coverage: any document may say that nothing is left'],
    ],
  ])('%s', (_, before, after, words) => expect(relaxed(before, after)).toEqual(words))

  it('not by more of it', () => {
    expect(relaxed(null, section)).toEqual([])
    expect(
      relaxed(section, { documents: ['*.md'], finished: { states: ['done', 'gating'] }, exhausted }),
    ).toEqual([])
  })
})
