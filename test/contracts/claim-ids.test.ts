import { describe, expect, it } from 'vitest'
import { compileIdPattern } from '../../src/config/pattern.js'
import { listedGrammar, listedIds } from '../../src/contracts/claim-ids.js'

const pattern = compileIdPattern('(?:ENG|KV)-[A-Za-z0-9_.-]+')
const agreed = listedGrammar({ ids: typeof pattern === 'function' ? pattern : null })
const guessed = listedGrammar({ ids: null })
const known = (id: string): boolean => id === 'ENG-1' || id === 'KV-2'

describe('the rows that a claim lists', () => {
  it.each<[string, readonly string[]]>([
    ['ENG-1', ['ENG-1']],
    ['ENG-1, KV-2', ['ENG-1', 'KV-2']],
    ['ENG-1 + KV-2 and ENG-3 & ENG-4', ['ENG-1', 'KV-2', 'ENG-3', 'ENG-4']],
    ['ENG-1 (work row (W1), after KV-9), KV-2 (extend)', ['ENG-1', 'KV-2']],
    ['ENG-1..3; KV-2', ['ENG-1', 'ENG-2', 'ENG-3', 'KV-2']],
    ['ENG-1/2', ['ENG-1', 'ENG-2']],
    // What comes behind the list is prose, whatever it names.
    ['ENG-1 (matrix); unblocks KV-2', ['ENG-1']],
    ['ENG-1 — takes KV-2 over', ['ENG-1']],
    ['ENG-1 (a remark that is never closed, KV-2', ['ENG-1']],
    [', KV-2', ['KV-2']],
    ['ENG-1, ENG-1', ['ENG-1']],
    ['the reader', []],
    ['', []],
  ])('of %j', (text, ids) => expect(listedIds(text, agreed, known)).toEqual({ ids, fault: null }))

  it.each<[string, string]>([
    ['ENG-4..2', 'backwards'],
    ['ENG-1..9999', 'wide'],
  ])('of %j cannot be counted: %s', (text, fault) =>
    expect(listedIds(text, agreed, known)).toEqual({ ids: [], fault }),
  )

  it('by a guess are no words that only look like IDs', () => {
    expect(listedIds('ENG-1, UTF-8 (both)', guessed, known).ids).toEqual(['ENG-1'])
    expect(listedIds('ENG-1 (a), KV-2 (b)', guessed, known).ids).toEqual(['ENG-1', 'KV-2'])
  })

  it('are read in time linear in the text', () => {
    const text = `ENG-1 ${'('.repeat(100_000)}`
    const start = performance.now()
    listedIds(text, agreed, known)
    listedIds('ENG-1 (x), '.repeat(20_000), agreed, known)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
