import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toJsonSchema } from '../../src/config/json-schema.js'

interface Node {
  readonly description?: string
  readonly additionalProperties?: unknown
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly anyOf?: readonly Node[]
  readonly items?: Node
}

const option = z.number().int().default(14).describe('How many days.')
const schema = toJsonSchema([{ id: 'stalled-row', options: z.strictObject({ days: option }) }]) as Node

const undescribed = (node: Node, path: string): readonly string[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) => [
    ...(inner.description === undefined && !path.endsWith('rules') ? [`${path}.${key}`] : []),
    ...undescribed(inner, `${path}.${key}`),
  ]),
  ...(node.anyOf ?? []).flatMap(inner => undescribed(inner, path)),
  ...(node.items ? undescribed(node.items, path) : []),
]

describe('the JSON Schema', () => {
  it('has the keys that are agreed, and no others', () => {
    expect(Object.keys(schema.properties ?? {})).toEqual([
      'base',
      'matrices',
      'columns',
      'ids',
      'namespace',
      'states',
      'branches',
      'parked',
      'records',
      'rules',
      'contracts',
      'placeholders',
      'claims',
      'rollups',
      'marks',
      'obligations',
      'guards',
      'moves',
      'exempt-authors',
      'documents',
      'coverage',
    ])
    expect(schema.additionalProperties).toBe(false)
  })

  it('requires nothing at the top, and describes every key', () => {
    expect(schema.required ?? []).toEqual([])
    expect(undescribed(schema, '')).toEqual([])
  })

  it('offers the rules with their options, none of which is required', () => {
    const rule = schema.properties?.['rules']?.properties?.['stalled-row']?.anyOf?.find(
      each => each.properties,
    )
    expect(Object.keys(rule?.properties ?? {})).toEqual(['days', 'severity'])
    expect(rule?.required ?? []).toEqual([])
    expect(rule?.additionalProperties).toBe(false)
  })
})
