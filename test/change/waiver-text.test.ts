import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWaiverComment, readWaiverLines, type ReadWaiver } from '../../src/change/waiver-text.js'

const short = (read: ReadWaiver | null): string =>
  read === null
    ? 'nothing'
    : 'fault' in read
      ? `fault: ${read.fault}`
      : [read.rule, read.id, read.until, read.reason].join(' | ')

describe('a comment', () => {
  it.each<[string, string]>([
    ['rowaudit: allow abandoned-row (ENG-1): it waits', 'abandoned-row | ENG-1 |  | it waits'],
    ['rowaudit: allow abandoned-row: it waits', 'abandoned-row |  |  | it waits'],
    ['Rowaudit : Allow abandoned-row(ENG-1):it waits', 'abandoned-row | ENG-1 |  | it waits'],
    ['rowaudit: allow\n  abandoned-row (ENG-1):\n  it\twaits', 'abandoned-row | ENG-1 |  | it waits'],
    [
      'rowaudit: allow abandoned-row (ENG-1) until 2026-12-31: it waits',
      'abandoned-row | ENG-1 | 2026-12-31 | it waits',
    ],
    ['rowaudit: allow abandoned-row until 2028-02-29: it waits', 'abandoned-row |  | 2028-02-29 | it waits'],
    [
      'rowaudit: allow abandoned-row (ENG-1): it waits, until 2026-12-31',
      'abandoned-row | ENG-1 | 2026-12-31 | it waits',
    ],
    ['rowaudit: allow abandoned-row (core (old)): it waits', 'abandoned-row | core (old) |  | it waits'],
    [
      'rowaudit: allow abandoned-row (Plan 007): it waits: a lot',
      'abandoned-row | Plan 007 |  | it waits: a lot',
    ],
    ['rowaudit: allow abandoned-row (): it waits', 'abandoned-row |  |  | it waits'],
  ])('%j is an excuse', (text, expected) => expect(short(readWaiverComment(text))).toBe(expected))

  it.each<[string, string]>([
    ['rowaudit: allow abandoned-row (ENG-1)', 'it gives no reason'],
    ['rowaudit: allow abandoned-row (ENG-1):', 'it gives no reason'],
    ['rowaudit: allow abandoned-row (ENG-1): …', 'it gives no reason'],
    ['rowaudit: allow abandoned-row (ENG-1): until 2026-12-31', 'it gives no reason'],
    ['rowaudit: allow abandoned-row until 2026-12-31', 'it gives no reason'],
    [
      'rowaudit: allow abandoned-row until 2026-02-30: it waits',
      '2026-02-30 is no day, expected one such as 2026-12-31',
    ],
    ['rowaudit: allow abandoned-row until May: it waits', 'May is no day, expected one such as 2026-12-31'],
    [
      'rowaudit: allow abandoned-row (ENG-1): it waits until 2026-13-01',
      '2026-13-01 is no day, expected one such as 2026-12-31',
    ],
    [
      'rowaudit: allow abandoned-row ENG-1: it waits',
      'expected a colon before the reason, as in `rowaudit: allow RULE (ID): reason`',
    ],
    ['rowaudit: disable abandoned-row', 'expected `rowaudit: allow RULE (ID): reason`'],
    ['rowaudit:', 'expected `rowaudit: allow RULE (ID): reason`'],
    [`rowaudit: allow abandoned-row: ${'long '.repeat(1000)}`, 'it is longer than 2000 characters'],
  ])('%j is meant as one', (text, fault) => expect(short(readWaiverComment(text))).toBe(`fault: ${fault}`))

  it.each(['allow abandoned-row: it waits', 'see rowaudit: allow x: y', 'rowaudits: allow x: y', ''])(
    '%j is nothing to us',
    text => expect(readWaiverComment(text)).toBeNull(),
  )

  it('of any text gives a reason in one line, or none', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const read = readWaiverComment(`rowaudit: allow some-rule: ${text}`)
        if (read === null || 'fault' in read) return
        expect(read.reason).toMatch(/[\p{L}\p{N}]/u)
        expect(read.reason).not.toMatch(/[\u0000-\u001f\u007f]/)
        expect(read.reason.length).toBeLessThanOrEqual(500)
      }),
    ))
})

describe('a message', () => {
  const told = (message: string) => readWaiverLines(message).map(({ read }) => short(read))

  it.each<[string, string[]]>([
    [
      'Take it out\n\nRowaudit-Allow: vanished-row ENG-1 a duplicate',
      ['vanished-row | ENG-1 |  | a duplicate'],
    ],
    ['rowaudit-allow: vanished-row ENG-1: a duplicate\r\nMore.', ['vanished-row | ENG-1 |  | a duplicate']],
    ['Rowaudit-Allow: vanished-row (Plan 007) a duplicate', ['vanished-row | Plan 007 |  | a duplicate']],
    [
      'Rowaudit-Allow: owed-document ENG-1 later, until 2026-12-31\n\nRowaudit-Allow: owed-document ENG-2 later',
      ['owed-document | ENG-1 | 2026-12-31 | later', 'owed-document | ENG-2 |  | later'],
    ],
    ['Rowaudit-Allow: vanished-row ENG-1', ['fault: it gives no reason']],
    ['Rowaudit-Allow: vanished-row', ['fault: expected `Rowaudit-Allow: RULE ID reason`']],
    ['Rowaudit-Allow:', ['fault: expected `Rowaudit-Allow: RULE ID reason`']],
    ['See Rowaudit-Allow: vanished-row ENG-1 a duplicate', []],
    ['Allow: vanished-row ENG-1 a duplicate', []],
  ])('%j', (message, expected) => expect(told(message)).toEqual(expected))

  it.each(['Rowaudit-Allow: ', '\t', 'Rowaudit-Allow:\n', '(', ' until 2026-12-31', '-'])(
    'of many %j is read in time',
    part => {
      const started = performance.now()
      told(`Rowaudit-Allow: x y z${part.repeat(50_000)}`)
      readWaiverComment(`rowaudit: allow x (${part.repeat(50_000)}`)
      expect(performance.now() - started).toBeLessThan(2000)
    },
  )
})
