import { describe, expect, it } from 'vitest'
import { citationsIn, citationsOf } from '../../src/evidence/citations.js'
import { rowOf } from '../support/view.js'

const cited = (text: string): string[] => citationsIn(text).map(({ text }) => text)

describe('numbers and SHAs of a text', () => {
  it.each([
    ['see #12', ['#12']],
    ['(#12)', ['#12']],
    ['PR#12, PR #13', ['#12', '#13']],
    ['#12, #13 and #14', ['#12', '#13', '#14']],
    ['[#12](https://example.org/x)', ['#12']],
    ['DONE (f4c95a4d)', ['f4c95a4d']],
    ['landed as F4C95A4 in July', ['F4C95A4']],
    ['`f4c95a4`', ['f4c95a4']],
    ['a'.repeat(64), ['a'.repeat(64)]],
  ])('%s', (text, expected) => expect(cited(text)).toEqual(expected))

  it.each([
    'other/repo#12',
    'repo#12',
    'https://example.org/page#12',
    '&#12;',
    '#12a',
    '#',
    '#1234567890',
    'abcdef',
    'a'.repeat(65),
    'xf4c95a4d',
    'f4c95a4dx',
    'f4c95a4_d',
  ])('nothing in %s', text => expect(cited(text)).toEqual([]))

  it('keeps the SHA in lower case beside what the row writes', () => {
    expect(citationsIn('F4C95A4')).toEqual([{ text: 'F4C95A4', sha: 'f4c95a4' }])
  })

  it.each([
    ['core shipped; #616 still open', []],
    ['core shipped in #12; #616 still open', ['#12']],
    ['landed in #12, blocked by #13', ['#12']],
    ['landed in #12 and waits for #13', ['#12']],
    ['landed in #12 but #13 is pending', ['#12']],
    ['blocked by #12, #13 and #14', []],
    ['blocked by #12, and #13', []],
    ['waiting on #12 to be merged', []],
    ['awaiting #12', []],
    ['#12 (open)', []],
    ['landed in #12 (open: #13)', ['#12']],
    ['landed (#12) rest open (#13)', ['#12']],
    ['open: #13. Landed in #12.', ['#12']],
    ['#12 — blocked on #13', ['#12']],
    ['BLOCKED — #13', []],
    ['#12 blocks this', []],
    ['needs f4c95a4d', []],
    ['opened the door in #12', ['#12']],
    ['unblocked by #12', ['#12']],
    ['after #42 lands', []],
    ['after #42 is merged', []],
    ['after PR #42 has landed', []],
    ['after #41 and #42 land', []],
    ['after the parser (#42) lands', []],
    ['after the parser of #42 merges', []],
    ['once #42', []],
    ['once #42 lands', []],
    ['once the parser (#42) is in', []],
    ['when #42 lands', []],
    ['when #42 merges', []],
    ['when #42 is merged', []],
    ['before #42 lands', []],
    ['till #42', []],
    ['follows #42', []],
    ['to follow #42', []],
    ['#42 to follow', []],
    ['landed in #41, #42 to follow', ['#41']],
    ['#42 follows', []],
    ['on top of #42', []],
    ['stacked on #42', []],
    ['landed in #41 on top of #42', ['#41']],
    ['waits for #42', []],
    ['will land with #42', []],
    ['to be merged by #42', []],
    ['#42 must land first', []],
    ['#42 will be merged', []],
    ['landed in #42', ['#42']],
    ['merged by #42', ['#42']],
    ['landed with #42', ['#42']],
    ['merged via #42', ['#42']],
    ['after review, #42 merged it', ['#42']],
    ['after review, #42 is merged', ['#42']],
    ['once tested, #42 landed it', ['#42']],
    ['after review landed in #42', ['#42']],
    ['once landed in #42', []],
    ['not landed in #42', []],
    ['follows the parser landed in #42', ['#42']],
    ['resumed after #42 landed', ['#42']],
    ['resumed after #42', ['#42']],
    ['#42 has landed', ['#42']],
    ['#42 lands the core', ['#42']],
    ['#42 is the core', ['#42']],
    ['done at once in #42', ['#42']],
    ['done once more in #42', ['#42']],
    ['follow-up in #42', ['#42']],
    ['the rest follows the spec. #42', ['#42']],
    ['core in #42, rest to follow', ['#42']],
    ['core in #42; tests when ready', ['#42']],
    ['the landing of #42', ['#42']],
  ])('%s cites %j', (text, expected) => expect(cited(text)).toEqual(expected))
})

describe('what a row cites', () => {
  it('stands in its note and in the columns of references, once each (case 6)', () => {
    const place = { path: 'm.md', line: 3, endLine: 3 }
    const row = rowOf('ENG-1', {
      note: 'see #12',
      header: ['ID', 'State', 'Landed', 'Spec'],
      cells: ['ENG-1', 'ACTIVE see #12', '#12, f4c95a4', '#99'].map(text => ({ text, place })),
    })
    expect(citationsOf(row, header => header === 'Landed').map(({ text }) => text)).toEqual([
      '#12',
      'f4c95a4',
    ])
  })

  it('is meant as the state says', () => {
    expect(citationsOf(rowOf('ENG-1', { state: 'BLOCKED', note: 'by #12' }), () => false)).toEqual([])
    expect(citationsOf(rowOf('ENG-1', { state: 'ACTIVE', note: 'by #12' }), () => false)).toHaveLength(1)
  })
})
