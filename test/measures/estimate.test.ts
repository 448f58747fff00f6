import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDigits, isFigureOf, isNoFigure, leastOf, parseFigure } from '../../src/measures/estimate.js'

const spans: readonly (readonly [string, number, number])[] = [
  ['198', 198, 198],
  ['10k', 10_000, 10_000],
  ['10 K', 10_000, 10_000],
  ['1.5k', 1500, 1500],
  ['2,000', 2000, 2000],
  ['1,234,567', 1_234_567, 1_234_567],
  ['12_000', 12_000, 12_000],
  ['1.2M', 1_200_000, 1_200_000],
  ['35k–64k', 35_000, 64_000],
  ['35k-64k', 35_000, 64_000],
  ['35k — 64k lines', 35_000, 64_000],
  ['35 to 64k', 35_000, 64_000],
  ['35–64', 35, 64],
  ['198–1k', 198, 1000],
  ['800..900', 800, 900],
  ['>=5k', 5000, Infinity],
  ['5k+', 5000, Infinity],
  ['at least 5k', 5000, Infinity],
  ['<3k', 0, 3000],
  ['up to 3k', 0, 3000],
  ['10k LOC', 10_000, 10_000],
  ['862 lines (rough)', 862, 862],
  ['~10k', 10_000, 10_000],
]

describe('a figure', () => {
  it.each(spans)('%s', (text, low, high) => expect(parseFigure(text)).toMatchObject({ low, high }))

  it.each([
    'a lot',
    'k',
    '1.5',
    '64k–35k',
    '10kg',
    '10k or so',
    '-5',
    '1,00',
    '862 of 10k',
    '9'.repeat(200),
    '',
    '10k, 20k',
  ])('cannot be read: %s', text => expect(parseFigure(text)).toBeNull())

  it.each(['', '-', '–', '?', 'TBD', 'none', 'n/a'])('is not given by %s', text =>
    expect(isNoFigure(text)).toBe(true),
  )
  it.each(['0', 'many'])('is given, well or badly, by %s', text => expect(isNoFigure(text)).toBe(false))

  it('that is rough asks for a tenth less', () => {
    expect(leastOf(parseFigure('~10k')!)).toBe(9000)
    expect(leastOf(parseFigure('10k')!)).toBe(10_000)
    expect(leastOf(parseFigure('35k–64k')!)).toBe(35_000)
  })

  it.each([
    ['862', 862, true],
    ['862', 863, false],
    ['~862', 900, true],
    ['~862', 1000, false],
    ['1.2k', 1150, true],
    ['1.2k', 1251, false],
    ['800–900', 862, true],
    ['800–900', 901, false],
    ['0', 0, true],
  ])('of %s stands for %i: %s', (text, measured, isRight) =>
    expect(isFigureOf(parseFigure(text)!, measured, 0)).toBe(isRight),
  )

  it('may be off by a tolerance', () => {
    expect(isFigureOf(parseFigure('95')!, 100, 0.05)).toBe(true)
    expect(isFigureOf(parseFigure('94')!, 100, 0.05)).toBe(false)
  })

  it('that we write is read as it was', () =>
    fc.assert(
      fc.property(fc.nat(999_999_999), count => {
        const figure = parseFigure(inDigits(count))
        expect(figure).toMatchObject({ low: count, high: count })
        expect(isFigureOf(figure!, count, 0)).toBe(true)
      }),
    ))

  it('of any text is read, or is not, and is never backwards', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[~<>=0-9.,km –-]{0,30}$/), text => {
        const figure = parseFigure(text)
        if (figure) expect(figure.low).toBeLessThanOrEqual(figure.high)
      }),
    ))
})
