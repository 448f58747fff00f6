import { describe, expect, it } from 'vitest'
import { phrasePattern } from '../../src/measures/assertion.js'
import { claimIn } from '../../src/measures/note-claim.js'

const patterns = ['merged', 'nothing left'].map(phrasePattern)

describe('a note', () => {
  it.each([
    'merged',
    'Merged.',
    'ACTIVE, merged',
    'all merged; nothing left',
    'MERGED (f063890)',
    'fully merged 2026-07-01',
    'there is nothing left to do',
    'merged, nothing missing',
    'merged 18/18',
    'Reviewed. Merged into main.',
    'See the notes; merged',
  ])('claims that its row is finished: %s', note => expect(claimIn(note, patterns)).not.toBeNull())

  it.each([
    '',
    'not merged yet',
    'unmerged',
    "isn't merged",
    'W1 merged',
    'W1-W3 are merged',
    '#12 merged, W2 next',
    'first slice merged',
    'spec merged',
    'once merged, measure',
    'to be merged',
    'will be merged tomorrow',
    'partly merged',
    'merged, footer pending',
    'merged; 3 cases still open',
    'merged 862 of 10k lines',
    'merged 862/10,000',
    'nothing left except the footer',
    'so-called merged',
    'the notes said merged',
    'submerged',
    'emergency',
    'correctness merged, speed short',
    'W0 adopt + W1 migrate, all merged',
    '#12 and #13 are all merged',
    'all merged, the flip pending',
    'the old note said “merged”',
  ])('claims nothing of the kind: %s', note => expect(claimIn(note, patterns)).toBeNull())

  it('of any length is read in little time', () => {
    const start = performance.now()
    for (const text of ['merged ', '1/', 'W1 merged (', 'not ', '1,1.', '"merged" '])
      claimIn(text.repeat(200_000), patterns)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
