import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { describeProblem } from '../../src/config/problem.js'
import { configSchema } from '../../src/config/schema.js'
import { rules } from '../../src/rules/index.js'

const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .map(path => `examples/${path.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('/rowaudit.yml'))
const complete = 'examples/complete/rowaudit.yml'

describe('the example configurations', () => {
  it('are found', () => expect(examples).toContain(complete))

  it.each(examples)('%s can be used as it is', path => {
    const loaded = loadSettings({ path, text: readFileSync(path, 'utf8') }, rules)
    expect('problems' in loaded ? loaded.problems.map(describeProblem) : []).toEqual([])
    expect(loaded).toMatchObject({ settings: { agreed: true } })
  })

  const used = parse(readFileSync(complete, 'utf8')) as Readonly<Record<string, unknown>>
  const { shape } = configSchema(rules)

  it.each(Object.keys(shape))('the complete one uses %s', key => expect(Object.keys(used)).toContain(key))

  it('the complete one uses every key of a document', () => {
    const documents = used['documents'] as readonly Readonly<Record<string, object>>[]
    const keys = new Set(documents.flatMap(each => Object.keys(each)))
    expect(keys).toEqual(new Set(['files', 'budget', 'ratchet', 'reason', 'log', 'append-only']))
    const budget = ['characters', 'lines', 'sections', 'paragraph', 'cell', 'repeats', 'phrases']
    expect(Object.keys(documents[0]?.['budget'] ?? {})).toEqual(budget)
  })

  it('the complete one uses every key of columns, of a state and of an entry', () => {
    const keysIn = (value: unknown): readonly string[] =>
      Object.values(value ?? {}).flatMap((each: unknown) =>
        typeof each === 'object' && !Array.isArray(each) ? Object.keys(each ?? {}) : [],
      )
    expect(Object.keys(used['columns'] ?? {})).toEqual(['id', 'state', 'spec', 'owner', 'references'])
    expect(new Set(keysIn(used['states']))).toEqual(new Set(['class', 'evidence', 'live']))
    expect(new Set(keysIn(used['matrices']))).toEqual(new Set(['files', 'records', 'rules', 'allow-empty']))
  })
})
