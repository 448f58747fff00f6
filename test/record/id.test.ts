import { describe, expect, it } from 'vitest'
import { compileIdPattern } from '../../src/config/pattern.js'
import { readInline } from '../../src/markdown/inline.js'
import { aliasesOf, readIdCell } from '../../src/record/id-cell.js'
import type { IdGrammar } from '../../src/record/id.js'

const builtIn: IdGrammar = { pattern: null, underIdHeader: true }

const grammar = (pattern: string): IdGrammar => {
  const compiled = compileIdPattern(pattern)
  if (typeof compiled !== 'function') throw new Error(compiled.expected)
  return { pattern: compiled, underIdHeader: true }
}

const read = (cell: string, by: IdGrammar = builtIn): string | null => {
  const reading = readIdCell(readInline(cell), by)
  return reading && [reading.ids.map(({ id }) => id).join(' '), reading.title].filter(Boolean).join(' | ')
}

describe('an ID cell', () => {
  it.each([
    ['ENG-FOO', 'ENG-FOO'],
    ['`MODEL-TEXT-llama-llama-for-causal-lm`', 'MODEL-TEXT-llama-llama-for-causal-lm'],
    ['**KV.2-X** and its title', 'KV.2-X | and its title'],
    ['[ENG-1](specs/eng-1.md): Title', 'ENG-1 | Title'],
    ['✅ ENG-1 — done', 'ENG-1 | done'],
    ['- [x] ENG-1', null],
    ['[x] ENG-1', 'ENG-1'],
    ['<a id="eng-1"></a>`ENG-1`', 'ENG-1'],
    ['(ENG-1) Title', 'ENG-1 | Title'],
    ['QUANT-GGUF-Q4_0', 'QUANT-GGUF-Q4_0'],
    ['ENG-1.', 'ENG-1'],
    ['ENG-1.5 half', 'ENG-1.5 | half'],
    ['M1a', 'M1a'],
    ['R47.1', 'R47.1'],
    ['F-01', 'F-01'],
    ['WP-some-slug', 'WP-some-slug'],
    ['REQ_001', 'REQ_001'],
    ['A1B2', 'A1B2'],
    ['ab-3fk2', 'ab-3fk2'],
    ['#12 Title', '#12 | Title'],
    ['1.2.3', '1.2.3'],
    ['007', '007'],
    ['12', '12'],
    ['SCAN_MAX_BYTES', null],
    ['X-ray of it', null],
    ['T-shirt', null],
    ['Total', null],
    ['see below', null],
    ['ENG', null],
    ['ENG-', null],
    ['', null],
    ['12th of May', null],
    ['2 MB', '2 | MB'],
  ])('%j holds %j', (cell, expected) => expect(read(cell)).toBe(expected))

  it('takes ab-3fk2 for an ID only under a header that says so', () => {
    expect(read('ab-3fk2', { pattern: null, underIdHeader: false })).toBeNull()
  })

  it.each([
    ['AB-1..4', 'AB-1 AB-2 AB-3 AB-4'],
    ['AB-1–4 parsing', 'AB-1 AB-2 AB-3 AB-4 | parsing'],
    ['AB-08..AB-11', 'AB-08 AB-09 AB-10 AB-11'],
    ['`AB-1` to `AB-3`', 'AB-1 AB-2 AB-3'],
    ['AB-01/02', 'AB-01 AB-02'],
    ['AB-01/2', 'AB-01 | /2'],
    ['AB-1, AB-2 and AB-7 rework', 'AB-1 AB-2 AB-7 | rework'],
    ['`AB-1`<br>`AB-2`', 'AB-1 AB-2'],
    ['AB-1 AB-2', 'AB-1 AB-2'],
    ['AB-1, CD-2', 'AB-1 CD-2'],
    ['AB-1, UTF-8 handling', 'AB-1 | UTF-8 handling'],
    ['AB-1 UTF-8 handling', 'AB-1 | UTF-8 handling'],
    ['AB-1 — 3 tests', 'AB-1 | 3 tests'],
    ['AB-1-4', 'AB-1-4'],
    ['AB-9..2', null],
    ['AB-1..99999', null],
    ['1–3', '1 2 3'],
  ])('%j, a list or a range, holds %j', (cell, expected) => expect(read(cell)).toBe(expected))

  it.each([
    ['(?:ENG|KV)-[A-Za-z0-9_.-]+', 'ENG-FOO: title', 'ENG-FOO | title'],
    ['(?:ENG|KV)-[A-Za-z0-9_.-]+', 'ENG-FOO. Title', 'ENG-FOO | Title'],
    ['(?:ENG|KV)-[A-Za-z0-9_.-]+', 'KV-1..3', 'KV-1 KV-2 KV-3'],
    ['(?:ENG|KV)-[A-Za-z0-9_.-]+', 'MODEL-1', null],
    ['ENG-[0-9]+', 'ENG-1-b', null],
    ['ENG-[0-9]+', 'ENG-1x', null],
    ['task [0-9]+', '**task 7** done', 'task 7 | done'],
  ])('under the pattern %s reads %j as %j', (pattern, cell, expected) => {
    expect(read(cell, grammar(pattern))).toBe(expected)
  })

  it.each([
    ['~~ENG-1~~', 'ENG-1', true],
    ['~~ENG-1 old title~~', 'ENG-1', true],
    ['ENG-1 ~~old~~ title', 'ENG-1', false],
    ['~~ENG-1~~ ENG-2', 'ENG-1', true],
    ['~~old~~ ENG-2', 'ENG-2', false],
  ])('%j: %s is struck: %s', (cell, id, struck) => {
    expect(readIdCell(readInline(cell), builtIn)).toMatchObject({ ids: [{ id }], struck })
  })

  it.each([
    ['[0012](adr-0012-cache.md)', 'adr', ['ADR-0012', 'Adr 0012', 'adr 0012']],
    ['[12](docs/ADR-0012.md#why)', null, ['ADR-0012']],
    ['007', 'plan', ['Plan 007', 'plan 007']],
    ['[007](007-fix.md)', null, []],
    ['[7](adr-0012.md)', null, []],
    ['ENG-1', 'plan', []],
    ['1.2', 'plan', []],
  ])('%j below %s may also be named %j', (cell, word, aliases) => {
    const inline = readInline(cell)
    const [id] = readIdCell(inline, builtIn)!.ids
    expect(aliasesOf(id!, inline, word)).toEqual(aliases)
  })

  it.each([
    ['ENG-1', true],
    ['#12', true],
    ['12', false],
    ['007', false],
    ['1.2.3', false],
  ])('%j can be searched in messages: %s', (cell, searchable) => {
    expect(readIdCell(readInline(cell), builtIn)?.ids[0]).toMatchObject({ searchable })
  })

  it.each([
    'AB-1, '.repeat(5000),
    '-'.repeat(24_000),
    'A-'.repeat(12_000),
    '1'.repeat(24_000),
    '1.'.repeat(12_000),
  ])('of 24 kB is read in no time (%#)', cell => {
    const started = performance.now()
    readIdCell(readInline(cell), builtIn)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
