import * as z from 'zod'
import { pageOf } from '../rules/pages/index.js'
import type { Rule } from '../rules/rule.js'

/** One option of a rule, in words. */
export interface RuleOption {
  readonly name: string
  readonly type: string
  /** As YAML would write it. */
  readonly otherwise: string
  readonly text: string
}

interface OptionSchema {
  readonly type?: string
  readonly const?: unknown
  readonly default?: unknown
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: OptionSchema
  readonly anyOf?: readonly OptionSchema[]
}

/** The options that a rule has beside its severity, as its schema describes them. */
export const optionsOf = (rule: Rule): readonly RuleOption[] => {
  const { properties = {} } = z.toJSONSchema(rule.options, { io: 'input' })
  return Object.entries(properties as Record<string, OptionSchema>).map(([name, schema]) => ({
    name,
    type: typeInWords(schema),
    otherwise: inYaml(schema.default),
    text: schema.description ?? '',
  }))
}

const typeInWords = (schema: OptionSchema): string => {
  if (schema.anyOf) return schema.anyOf.map(typeInWords).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') return `list of ${typeInWords(schema.items ?? {})}`
  if (schema.type === 'integer') return `number from ${schema.minimum ?? 0} to ${schema.maximum ?? 0}`
  return schema.type === 'string' ? 'text' : (schema.type ?? 'anything')
}

const inYaml = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(inYaml).join(', ')}]`
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** How grave the findings of a rule are, in one sentence. */
export const severityInWords = (rule: Rule): string => {
  const { severity, unagreed, optIn } = rule
  const { graded } = pageOf(rule)
  return `${severity}${graded === undefined ? '' : `; ${graded}`}. ${optIn ? 'Off unless the configuration sets it. ' : ''}${
    unagreed === 'off' ? 'Off without a configuration.' : `Without a configuration: ${unagreed}.`
  }`
}
