import { describe, expect, it } from 'vitest'
import { readOutput } from './runner.js'

const names = (stdout: string): string[] => readOutput(stdout).commands.map(({ name }) => name)

describe('the model of the runner', () => {
  it('obeys a command after white space of any kind', () => {
    expect(names('::error::a')).toEqual(['error'])
    expect(names(' \u3000\t::warning file=a.md,line=3::b')).toEqual(['warning'])
    expect(names('x ::error::a')).toEqual([])
  })

  it('obeys the old form anywhere in a line', () => {
    expect(names('text ##[set-output name=x]y')).toEqual(['set-output'])
    expect(names('text ##[nonsense]y')).toEqual([])
  })

  it('takes a carriage return for the end of a line', () =>
    expect(names('a\r::error::b\r\n::notice::c\n')).toEqual(['error', 'notice']))

  it('reads nothing between stop-commands and its token', () =>
    expect(names('::stop-commands::tok\n::error::a\n::tok::\n::error::b')).toEqual([
      'stop-commands',
      'tok',
      'error',
    ]))

  it('decodes properties and text once', () => {
    const [command] = readOutput('::error file=a%2Cb.md,line=7,title=t%3A::%250A one%0Atwo').commands
    expect(command?.properties).toEqual(
      new Map([
        ['file', 'a,b.md'],
        ['line', '7'],
        ['title', 't:'],
      ]),
    )
    expect(command?.data).toBe('%0A one\ntwo')
  })

  it('keeps the first ten of each severity', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `::error line=${index + 1}::e\n::notice::n`)
    const { annotations } = readOutput(lines.join('\n'))
    expect(annotations.filter(({ severity }) => severity === 'error').map(({ line }) => line)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(annotations.filter(({ severity }) => severity === 'notice')).toHaveLength(10)
  })
})
