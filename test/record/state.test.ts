import { describe, expect, it } from 'vitest'
import { readInline } from '../../src/markdown/inline.js'
import { stateRule } from '../../src/model/state-rule.js'
import { readState } from '../../src/record/state.js'
import { configuredVocabulary, defaultVocabulary, type Vocabulary } from '../../src/record/vocabulary.js'

const read = (cell: string, vocabulary: Vocabulary): string => {
  const reading = readState(readInline(cell), vocabulary)
  switch (reading.kind) {
    case 'state':
      return [`${reading.rule.word}: ${reading.rule.class}`, reading.note].filter(Boolean).join(' | ')
    case 'two':
      return `two: ${reading.first.word}, ${reading.second.word}`
    default:
      return reading.kind
  }
}

describe('a state of the configuration', () => {
  const vocabulary = configuredVocabulary([
    stateRule('ACTIVE', 'active'),
    stateRule('GATING', 'gating'),
    stateRule('PARTIAL', 'partial'),
    stateRule('DONE', 'done'),
    stateRule('DONE LATER', 'planned'),
    stateRule('ANCHOR-BACKFILL', 'done'),
    stateRule('Done', 'dropped'),
    stateRule('✅', 'done'),
  ])

  it.each([
    ['ACTIVE', 'ACTIVE: active'],
    ['**ACTIVE**', 'ACTIVE: active'],
    ['`ACTIVE`', 'ACTIVE: active'],
    ['_ACTIVE_', 'ACTIVE: active'],
    ['[ACTIVE](log.md)', 'ACTIVE: active'],
    ['🚧 active', 'ACTIVE: active'],
    ['[ ] ACTIVE', 'ACTIVE: active'],
    [':construction: ACTIVE', 'ACTIVE: active'],
    ['<b>ACTIVE</b>', 'ACTIVE: active'],
    ['ACTIVE 🚧', 'ACTIVE: active | 🚧'],
    ['~~GATING~~ ACTIVE', 'ACTIVE: active'],
    ['`ACTIVE` (W1 landed; DONE is far)', 'ACTIVE: active | (W1 landed; DONE is far)'],
    ['`ACTIVE` — waits for #12', 'ACTIVE: active | waits for #12'],
    ['DONE (f4c95a4d)', 'DONE: done | (f4c95a4d)'],
    ['DONE (3/5, tests missing)', 'DONE: done | (3/5, tests missing)'],
    ['DONE LATER', 'DONE LATER: planned'],
    ['DONE later', 'DONE: done | later'],
    ['DONE-ISH', 'unknown'],
    ['ACTIVELY', 'unknown'],
    ['ANCHOR-BACKFILL', 'ANCHOR-BACKFILL: done'],
    ['✅', '✅: done'],
    ['✅ shipped', '✅: done | shipped'],
    ['Partial', 'PARTIAL: partial'],
    ['done', 'unknown'],
    ['Done', 'Done: dropped'],
    ['not DONE', 'unknown'],
    ['Not implemented', 'unknown'],
    ['WIP', 'unknown'],
    ['', 'none'],
    ['-', 'none'],
    ['~~ACTIVE~~', 'none'],
    ['ACTIVE → GATING', 'two: ACTIVE, GATING'],
    ['`ACTIVE` -> `GATING`', 'two: ACTIVE, GATING'],
    ['**ACTIVE** / **GATING**', 'two: ACTIVE, GATING'],
    ['ACTIVE, GATING', 'two: ACTIVE, GATING'],
    ['ACTIVE<br>GATING', 'two: ACTIVE, GATING'],
    ['ACTIVE<br>since May', 'ACTIVE: active | since May'],
    ['ACTIVE <!-- until May -->', 'ACTIVE: active'],
    ['ACTIVE, then maybe GATING', 'ACTIVE: active | then maybe GATING'],
    ['ACTIVE, was `PARTIAL` before', 'two: ACTIVE, PARTIAL'],
    ['ACTIVE, since **DONE** was wrong', 'two: ACTIVE, DONE'],
    ['ACTIVE 🚧 GATING', 'two: ACTIVE, GATING'],
    ['ACTIVE ✅ tests', 'ACTIVE: active | ✅ tests'],
    ['`ACTIVE`, still `ACTIVE`', 'ACTIVE: active | still ACTIVE'],
    ['ACTIVE, was ~~`PARTIAL`~~', 'ACTIVE: active | was'],
    ['see [ENG-1](other.md)', 'pointer'],
    ['→ [other.md](other.md#eng-1)', 'pointer'],
    ['see below', 'unknown'],
  ])('%j is read as %j', (cell, expected) => expect(read(cell, vocabulary)).toBe(expected))

  it('of one row is one object for all cells that say it', () => {
    const [first, second] = ['ACTIVE', '`ACTIVE` x'].map(cell => readState(readInline(cell), vocabulary))
    expect(first).toMatchObject({ kind: 'state' })
    if (first?.kind === 'state' && second?.kind === 'state') expect(first.rule).toBe(second.rule)
  })
})

describe('a state without a configuration', () => {
  it.each([
    ['todo', 'planned'],
    ['TODO', 'planned'],
    ['Not started', 'planned'],
    ['not-started', 'planned'],
    ['Not implemented', 'planned'],
    ['in_progress', 'active'],
    ['In Progress', 'active'],
    ['IN-PROGRESS (W2)', 'active'],
    ['🚧 active', 'active'],
    ['🚧', 'active'],
    ['in review', 'gating'],
    ['PR open (#12)', 'gating'],
    ['awaiting sign-off', 'gating'],
    ['code complete', 'gating'],
    ['blocked (waits for ENG-2)', 'blocked'],
    ['on hold', 'blocked'],
    ['partially done', 'partial'],
    ['3/5', 'partial'],
    ['5/5', 'done'],
    ['done', 'done'],
    ['✅', 'done'],
    ['✅ Complete', 'done'],
    ['**Complete** ✅', 'done'],
    ['DONE (f4c95a4d)', 'done'],
    ['[x]', 'done'],
    ['[ ]', 'planned'],
    ['won’t do', 'dropped'],
    ['REJECTED (too slow)', 'dropped'],
    ['N/A', 'dropped'],
    ['진행중', 'active'],
    ['完成', 'unknown'],
    ['已完成', 'done'],
    ['Listed', 'inventoried'],
    ['unverified', 'inventoried'],
    ['unclaimed', 'ready'],
    ['not done', 'planned'],
    ['not yet merged', 'planned'],
    ['never started', 'planned'],
    ['unfinished', 'unknown'],
    ['unmerged', 'planned'],
    ['unresolved', 'planned'],
    ['still open', 'planned'],
    ['still in progress', 'active'],
    ['not blocked', 'unknown'],
    ['no', 'unknown'],
    ['yes', 'unknown'],
    ['done, still open: docs', 'partial'],
    ['✅ core shipped; #616 still open', 'partial'],
    ['Done except the docs', 'partial'],
    ['done (2 follow-ups)', 'partial'],
    ['DONE (3/5)', 'partial'],
    ['DONE (5/5)', 'done'],
    ['done 2026/05/01', 'done'],
    ['done, no follow-up needed', 'done'],
    ['done; nothing missing', 'done'],
    ['implemented (only CPU)', 'partial'],
    ['sunny', 'unknown'],
    ['', 'none'],
    ['—', 'none'],
    ['TBD', 'none'],
    ['?', 'none'],
    ['in progress → done', 'two'],
    ['✅ API 🚧 UI', 'two'],
    ['**done** **blocked**', 'two'],
    ['done / merged', 'done'],
    ['done 🚧', 'done'],
    ['see [A-1](b.md)', 'pointer'],
  ])('%j is %s', (cell, expected) => {
    const reading = readState(readInline(cell), defaultVocabulary)
    expect(reading.kind === 'state' ? reading.rule.class : reading.kind).toBe(expected)
  })

  it('keeps the note', () =>
    expect(read('DONE (f4c95a4d, #12)', defaultVocabulary)).toBe('done: done | (f4c95a4d, #12)'))

  it.each([
    'pending '.repeat(3000),
    '🚧'.repeat(8000),
    '→ '.repeat(12_000),
    '('.repeat(24_000),
    '1/2 '.repeat(6000),
  ])('of 24 kB is read in no time (%#)', text => {
    const started = performance.now()
    readState(readInline(`done ${text}`), defaultVocabulary)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
