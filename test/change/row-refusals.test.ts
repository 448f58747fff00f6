import { describe, expect, it } from 'vitest'
import { namedRows, refusalsOf } from '../../src/change/named-rows.js'
import type { ChangeWords } from '../../src/model/change.js'
import type { RawCommit } from '../../src/model/history.js'

const commit = (message: string): RawCommit => ({
  sha: '1'.repeat(40),
  parents: [],
  time: 0,
  message,
  paths: [],
  change: '',
  inverse: '',
})

const words = (changes: Partial<ChangeWords>): ChangeWords => ({
  title: null,
  body: '',
  branch: '',
  author: null,
  isWritten: false,
  ...changes,
})

const reasons = (body: string) => refusalsOf([], words({ body })).map(({ reason }) => reason)

describe('a line that says there is no row', () => {
  it.each<[string, string[]]>([
    ['Row: none (a typing error in the build)', ['a typing error in the build']],
    ['row: None – only comments', ['only comments']],
    ['**Row:** none: it mends the build (again)', ['it mends the build (again)']],
    ['- Rows: none, see #12', ['see #12']],
    ['Text\r\n  Row: none (a)\r\nText', ['a']],
    ['Row: none', ['']],
    ['Row: none (…)', ['']],
    ['Row: none ()', ['']],
    ['Row: nonesuch (a)', []],
    ['Row: none-1 (a)', []],
    ['Row: ENG-1', []],
    ['> Row: none (quoted)', []],
    ['<!-- Row: none (a template) -->', []],
    ['```\nRow: none (an example)\n```', []],
    ['Borrow: none (a)', []],
  ])('%j', (body, expected) => expect(reasons(body)).toEqual(expected))

  it('may stand in a commit', () =>
    expect(refusalsOf([commit('Tidy up\n\nRow: none (tidying)')], words({}))).toEqual([
      { reason: 'tidying', line: 'Row: none (tidying)' },
    ]))

  it('is one line without controls, cut to what a reader needs', () => {
    const [reason = ''] = reasons(`Row: none (\u001b[31m${'very '.repeat(150)}long)`)
    expect(reason).not.toMatch(/[\u0000-\u001f]/)
    expect(reason.length).toBeLessThanOrEqual(300)
  })

  it('is read in time', () => {
    const started = performance.now()
    reasons(`Row: none ${'(* '.repeat(200_000)}\n${'row:'.repeat(100_000)}\n${' '.repeat(200_000)}`)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('rows that a change names', () => {
  const finder = {
    namesIn: (text: string) => (text.match(/ENG-\d+/g) ?? []).map(id => ({ id })),
    ownerOf: (branch: string) => (branch === 'row/ENG-1' ? 'ENG-1' : null),
  }
  const told = (changes: Partial<ChangeWords>, messages: readonly string[] = []) => {
    const named = namedRows(messages.map(commit), words(changes), finder)
    return {
      commits: [...named.commits],
      landing: named.landing && [...named.landing],
      words: [...named.words],
      branch: named.branch,
    }
  }

  it('are kept apart by where it does', () =>
    expect(
      told({ title: 'ENG-2: Search', body: 'Like ENG-3.\nRow: ENG-4', branch: 'row/ENG-1' }, [
        'ENG-5\n\nFor ENG-6.',
      ]),
    ).toEqual({
      commits: ['ENG-5', 'ENG-6'],
      landing: ['ENG-2', 'ENG-3', 'ENG-4'],
      words: ['ENG-2', 'ENG-4'],
      branch: 'ENG-1',
    }))

  it('will be named by nobody knows what, where there is no pull request', () =>
    expect(told({ branch: 'main' })).toEqual({ commits: [], landing: null, words: [], branch: null }))
})
