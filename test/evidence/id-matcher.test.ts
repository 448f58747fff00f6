import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idMatcher } from '../../src/evidence/id-matcher.js'
import { lineAt } from '../../src/evidence/excerpt.js'

const matcherFor = (...ids: string[]) => idMatcher(ids.map(id => ({ id, names: [id] })))
const names = (ids: string[], text: string): string[] =>
  matcherFor(...ids)
    .namesIn(text)
    .map(({ id }) => id)

describe('whole tokens', () => {
  it.each([
    'closes ENG-1.',
    '(ENG-1)',
    'ENG-1: start',
    'ENG-1',
    'fix ENG-1, ENG-2',
    'row/ENG-1',
    'ENG-1...',
    'ENG-1…',
    '`ENG-1`',
    '“ENG-1”',
    'ENG-1-',
    'see ENG-1.\nMore',
    'main..ENG-1',
    '**ENG-1**',
    'ENG-1/docs',
  ])('names ENG-1: %j', text => expect(names(['ENG-1'], text)).toEqual(['ENG-1']))

  it.each([
    'ENG-1.5',
    'ENG-10',
    'XENG-1',
    'row/ENG-1-fix',
    'eng-1',
    'ENG-1_x',
    'A.ENG-1',
    '-ENG-1',
    'ÉENG-1',
    'ENG-1é',
    'ENG-1-.x',
    'ENG-1\u0301',
    'ENG-1𝒳',
    '𝒳ENG-1',
    '',
  ])('does not name ENG-1: %j', text => expect(names(['ENG-1'], text)).toEqual([]))

  it('keeps an ID apart from the longer one that begins with it (case 7)', () => {
    const ids = ['MODEL-MM', 'MODEL-MM-voxtral']
    expect(names(ids, 'feat: MODEL-MM-voxtral lands')).toEqual(['MODEL-MM-voxtral'])
    expect(names(ids, 'MODEL-MM, not MODEL-MM-voxtral')).toEqual(['MODEL-MM', 'MODEL-MM-voxtral'])
  })

  it('takes the marks of known IDs into the alphabet', () => {
    expect(names(['#12'], '(#12), repo#12')).toEqual(['#12'])
    expect(names(['#12'], 'repo#12')).toEqual([])
    expect(names(['a:b', 'b', 'a'], 'a:b: x')).toEqual(['a:b'])
    expect(names(['core/io', 'io'], 'core/io')).toEqual(['core/io'])
    expect(names(['ENG-1', 'K:2'], 'ENG-1: x')).toEqual(['ENG-1'])
  })

  it('is not led astray by an odd ID among the others', () => {
    expect(names(['ENG-1', 'odd(', '"x"', 'a b'], '(ENG-1) "ENG-1"')).toEqual(['ENG-1'])
  })

  it('reads IDs of any script', () => {
    expect(names(['作業-1', 'ÄB-2', 'Ж_3'], '完了 作業-1、ÄB-2 Ж_3')).toEqual(['作業-1', 'ÄB-2', 'Ж_3'])
    expect(names(['作業-1'], '大作業-1')).toEqual([])
  })

  it('reads names of several words, wrapped or not, and names that end in a mark', () => {
    const ids = ['Plan 007', 'Plan 008', 'C++', 'core (old)']
    expect(names(ids, 'Plan 007: done')).toEqual(['Plan 007'])
    expect(names(ids, 'as of Plan\n  008.')).toEqual(['Plan 008'])
    expect(names(ids, 'Plan 0071, MyPlan 008, Plan\n\n007, Plan-007, plan 007')).toEqual([])
    expect(names(ids, 'for C++. and core (old)')).toEqual(['C++', 'core (old)'])
    expect(names(['(old) core'], 'the (old) core')).toEqual(['(old) core'])
    expect(names(['(old) core'], 'old) core, old core')).toEqual([])
    expect(names(ids, 'C+, C++x, core (older), core old')).toEqual([])
  })

  it('gives every ID that shares a spelling, and each ID once', () => {
    const matcher = idMatcher([
      { id: '0012', names: ['ADR-0012'] },
      { id: 'A', names: ['A', 'ADR-0012'] },
      { id: '7', names: [] },
    ])
    expect(matcher.namesIn('7: ADR-0012 and A').map(({ id }) => id)).toEqual(['0012', 'A'])
    const shared = ['b', 'a'].map(id => ({ id, names: ['N'] }))
    expect(idMatcher(shared).namesIn('N')).toEqual(idMatcher(shared.toReversed()).namesIn('N'))
  })

  it('gives the line of the first mention (case 8)', () => {
    const text = 'subject\r\n\r\n  this closes ENG-1.  \r\nand ENG-1 again'
    expect(
      matcherFor('ENG-1')
        .namesIn(text)
        .map(({ at }) => lineAt(text, at)),
    ).toEqual(['this closes ENG-1.'])
  })

  it('keeps the part of a long line that names the ID', () => {
    const text = `${'x '.repeat(5000)}ENG-1${' y'.repeat(5000)}`
    const [named] = matcherFor('ENG-1').namesIn(text)
    const line = lineAt(text, named?.at ?? 0)
    expect(line).toContain(' ENG-1 ')
    expect(line.length).toBeLessThan(250)
    expect(line).toMatch(/^….*…$/)
  })

  it('takes IDs that are names of object properties for what they are', () => {
    expect(names(['__proto__', 'constructor'], 'fix constructor, __proto__')).toEqual([
      'constructor',
      '__proto__',
    ])
  })
})

describe('ranges and lists', () => {
  const ids = [
    'AB-01',
    'AB-02',
    'AB-04',
    'AB-07',
    'AB-10',
    'CD-02',
    'A1',
    'A2',
    'A3',
    'N-8',
    'N-9',
    'N-10',
    'N-11',
  ]

  it.each([
    ['AB-01..04', ['AB-01', 'AB-02', 'AB-04']],
    ['AB-01...04', ['AB-01', 'AB-02', 'AB-04']],
    ['AB-01…04', ['AB-01', 'AB-02', 'AB-04']],
    ['AB-01–04', ['AB-01', 'AB-02', 'AB-04']],
    ['AB-01..AB-04', ['AB-01', 'AB-02', 'AB-04']],
    ['(AB-01–AB-04)', ['AB-01', 'AB-02', 'AB-04']],
    ['AB-03..07.', ['AB-04', 'AB-07']],
    ['AB-01/02', ['AB-01', 'AB-02']],
    ['AB-01/04/07', ['AB-01', 'AB-04', 'AB-07']],
    ['AB-01,04', ['AB-01', 'AB-04']],
    ['AB-07/AB-01..02', ['AB-07', 'AB-01', 'AB-02']],
    ['AB-01/04..07/10', ['AB-01', 'AB-04', 'AB-07', 'AB-10']],
    ['A1–3', ['A1', 'A2', 'A3']],
    ['A0..2', ['A1', 'A2']],
    ['N-8..11', ['N-8', 'N-9', 'N-10', 'N-11']],
  ])('unfolds %s', (text, expected) => expect(names(ids, text)).toEqual(expected))

  it.each([
    ['AB-01..4', ['AB-01'], 'widths differ'],
    ['AB-01..010', ['AB-01'], 'widths differ'],
    ['N-1/11', [], 'a fraction'],
    ['AB-01, 02 files', ['AB-01'], 'prose'],
    ['AB-01-04', [], 'another token'],
    ['AB-01..04x', ['AB-01'], 'the end is no number'],
    ['AB-01/02.5', ['AB-01'], 'the end is no number'],
    ['AB-04..01', ['AB-04'], 'it runs backwards'],
    ['AB-01..CD-02', ['AB-01', 'CD-02'], 'two families'],
    ['XAB-01..04', [], 'another family'],
    ['12..15', [], 'no family'],
  ])('reads %s as %j: %s', (text, expected) => expect(names(ids, text)).toEqual(expected))

  it('leaves alone what is too wide to be meant', () => {
    expect(names(['A-1', 'A-500', 'A-1000'], 'A-1..1000')).toEqual(['A-1', 'A-500', 'A-1000'])
    expect(names(['A-1', 'A-500', 'A-1001'], 'A-1..1001')).toEqual(['A-1'])
  })

  it('takes no slash for a list where IDs contain slashes', () => {
    expect(names(['A/01', 'A/02'], 'A/01/02')).toEqual([])
  })

  it('names exactly the known members', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 })
    const sign = fc.constantFrom('..', '…', '–')
    fc.assert(
      fc.property(numbers, fc.nat(99), fc.nat(99), sign, fc.boolean(), (known, one, other, sign, whole) => {
        const id = (number: number) => `AB-${String(number).padStart(2, '0')}`
        const [from, to] = one < other ? [one, other] : [other, one]
        const text = `see ${id(from)}${sign}${whole ? id(to) : id(to).slice(3)}, done`
        const expected = known.filter(number => from <= number && number <= to).map(id)
        expect(names(known.map(id), text).sort()).toEqual(expected.sort())
      }),
    )
  })
})

describe('against a slow reading', () => {
  const letters = [...'Ab1_éЖ', '𝒳', '業']
  const marks = ['.', '-', '#', '/']
  const others = [' ', '\n', '(', ')', ',', ':', '"', '…', '😀']
  // Without digits at the end there are no ranges, which the slow reading does not know.
  const id = fc
    .tuple(
      fc.constantFrom('#', ...letters),
      fc.array(fc.constantFrom(...letters, ...marks), { maxLength: 4 }),
      fc.constantFrom('A', 'b', 'é', '𝒳'),
    )
    .map(([first, middle, last]) => first + middle.join('') + last)
    .filter(id => !id.includes('..'))
  const text = (ids: string[]) =>
    fc
      .array(fc.constantFrom(...ids, ...letters, ...marks, ...others), { maxLength: 40 })
      .map(parts => parts.join(''))

  it('names the same IDs', () => {
    const scene = fc
      .uniqueArray(id, { minLength: 1, maxLength: 6 })
      .chain(ids => fc.tuple(fc.constant(ids), text(ids)))
    fc.assert(
      fc.property(scene, ([ids, text]) => {
        expect(names(ids, text).sort()).toEqual(slowNames(ids, text).sort())
      }),
      { numRuns: 2000 },
    )
  })

  it('does not depend on the order of the IDs', () => {
    const scene = fc
      .uniqueArray(id, { minLength: 2, maxLength: 6 })
      .chain(ids => fc.tuple(fc.constant(ids), text(ids)))
    fc.assert(
      fc.property(scene, ([ids, text]) => {
        expect(names(ids.toReversed(), text)).toEqual(names(ids, text))
      }),
    )
  })
})

/** One ID after the other, at every place of the text, by the words of the definition. */
function slowNames(ids: readonly string[], text: string): string[] {
  const characters = [...text]
  const marks = new Set([
    '.',
    '-',
    ...ids.flatMap(id => [...id]).filter(character => /[^\p{L}\p{M}\p{N}_]/u.test(character)),
  ])
  const isLetter = (index: number) => /[\p{L}\p{M}\p{N}_]/u.test(characters[index] ?? ' ')
  const isSeparator = (index: number) =>
    characters[index] === '.' && (characters[index - 1] === '.' || characters[index + 1] === '.')
  const belongs = (index: number): boolean =>
    isLetter(index) || (marks.has(characters[index] ?? '') && !isSeparator(index) && belongs(index + 1))
  return ids.filter(id => {
    const wanted = [...id]
    return characters.some(
      (_, start) =>
        wanted.every((character, index) => characters[start + index] === character) &&
        !belongs(start - 1) &&
        !belongs(start + wanted.length),
    )
  })
}

describe('one name in a text', () => {
  const matcher = matcherFor('ENG-1', 'ENG-2', 'ENG-1.a', 'Plan 7')
  it.each([
    ['see ENG-1.', 'ENG-1', true],
    ['ENG-10, then ENG-1', 'ENG-1', true],
    ['ENG-10, XENG-1, ENG-1.a', 'ENG-1', false],
    ['ENG-1..3', 'ENG-2', false],
    ['', 'ENG-1', false],
    ['anything', '', false],
  ])('%j, %s: %s', (text, name, stands) => expect(matcher.standsIn(text, name)).toBe(stands))

  it('is one of the names in it', () => {
    const text = fc
      .array(fc.constantFrom('ENG-1', 'ENG-2', '.', '..', '-', 'a', '/', ' ', '\u0301', '1', '𝒳', ','), {
        maxLength: 8,
      })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(text, fc.constantFrom('ENG-1', 'ENG-2', 'ENG-1.a'), (given, name) => {
        const isAmong = matcher.namesIn(given).some(({ id }) => id === name)
        if (matcher.standsIn(given, name)) expect(isAmong).toBe(true)
        // By itself, or as a part of a range or a list.
        else if (isAmong) expect(given).toMatch(/[.,/]/)
      }),
      { numRuns: 3000 },
    )
  })
})
