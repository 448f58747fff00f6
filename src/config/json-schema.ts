import * as z from 'zod'
import { configSchema, type RuleOptions } from './schema.js'

/** The JSON Schema of the configuration, for editors. */
export const toJsonSchema = (rules: readonly RuleOptions[]): object => {
  const { $schema, ...rest } = z.toJSONSchema(configSchema(rules), { io: 'input', target: 'draft-7' })
  return {
    $schema,
    title: 'rowaudit',
    description: 'What rowaudit is told about a repository, in .github/rowaudit.yml.',
    ...rest,
  }
}
