import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeLog } from '../../src/report/escape-log.js'
import { escapeTerminal } from '../../src/report/escape-terminal.js'
import { hostile } from '../support/hostile.js'
import { readOutput } from '../support/runner.js'

describe('a line of the log', () => {
  it.each(hostile)('%j is no command', text => {
    expect(readOutput(escapeLog(text)).commands).toEqual([])
    expect(readOutput(escapeLog(`  ${escapeTerminal(text)}`)).commands).toEqual([])
  })

  it('is no command, whatever white space stands before it', () => {
    const space = fc.constantFrom(
      ...' \t\v\f\r\n\u0085\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff\u200b',
    )
    const word = fc.constantFrom(
      '::error::',
      '##[error]',
      '::set-output name=a::',
      '#',
      '[',
      ':',
      'error]',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(space, word), { maxLength: 12 }), parts => {
        expect(readOutput(escapeLog(parts.join(''))).commands).toEqual([])
      }),
      { numRuns: 2_000, seed: 11 },
    )
  })

  it('keeps what nobody obeys', () => {
    expect(escapeLog('std::vector\n# [x] ## [y]\n')).toBe('std::vector\n# [x] ## [y]\n')
    expect(escapeLog('fetched 3 branches')).toBe('fetched 3 branches')
  })

  it('takes time in proportion to the text', () => {
    for (const unit of ['\n', ' ', '\u2028', '::', '##[', '\r\n ']) {
      const started = performance.now()
      escapeLog(unit.repeat(200_000))
      expect(performance.now() - started).toBeLessThan(2_000)
    }
  })
})

describe('text on a terminal', () => {
  it('shows what would be obeyed', () => {
    expect(escapeTerminal('\u001b[31mred')).toBe('<U+001B>[31mred')
    expect(escapeTerminal('\u009b31m')).toBe('<U+009B>31m')
    expect(escapeTerminal('a\u202eb')).toBe('a<U+202E>b')
    expect(escapeTerminal('a\r\n\tb\u2028c')).toBe('a b c')
  })

  it('keeps letters of every script', () =>
    expect(escapeTerminal('进行中 🚧 می‌خواهم عربي é 👩‍🚀')).toBe('进行中 🚧 می‌خواهم عربي é 👩‍🚀'))
})
