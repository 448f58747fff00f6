import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseHistory } from '../../src/git/history-parser.js'
import type { RawCommit } from '../../src/model/history.js'

const sha = (digit: string) => digit.repeat(40)

const output = [
  `${sha('a')} ${sha('b')} ${sha('c')}\n1700000000\nSubject\n\nBödy\n\0`,
  `\n:100644 100755 ${sha('1')} ${sha('2')} M\0pfad/ä\n\0:000000 100644 ${sha('0')} ${sha('3')} A\0:x\0`,
  `${sha('b')} \n1600000000\n\n\nlate subject\n\0`,
  `${sha('c')} \n1500000000\n\0`,
  `\n:100644 000000 ${sha('4')} ${sha('0')} D\0gone\0`,
].join('')

const expected = [
  {
    sha: sha('a'),
    parents: [sha('b'), sha('c')],
    time: 1_700_000_000,
    message: 'Subject\n\nBödy',
    paths: ['pfad/ä\n', ':x'],
  },
  {
    sha: sha('b'),
    parents: [],
    time: 1_600_000_000,
    message: 'late subject',
    paths: [],
    change: '',
    inverse: '',
  },
  { sha: sha('c'), parents: [], time: 1_500_000_000, message: '', paths: ['gone'] },
]

const parse = (pieces: readonly Buffer[]): RawCommit[] => {
  const commits: RawCommit[] = []
  const parser = parseHistory(commit => commits.push(commit))
  let rest = Buffer.alloc(0)
  for (const piece of pieces) {
    const buffer = Buffer.concat([rest, piece])
    rest = buffer.subarray(parser.take(buffer))
  }
  parser.finish()
  expect(rest).toHaveLength(0)
  return commits
}

it('reads the same commits however the output is cut', () => {
  const bytes = Buffer.from(output)
  const whole = parse([bytes])
  expect(whole).toMatchObject(expected)
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length)), cuts => {
      const ends = [...cuts.sort((left, right) => left - right), bytes.length]
      const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
      expect(parse(pieces)).toEqual(whole)
    }),
  )
})
