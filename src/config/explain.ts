import * as z from 'zod'
import { nearest } from './nearest.js'
import { either, inWords, quoted, type Fault } from './problem.js'
import type { Path } from './tree.js'

/** One thing the schema does not accept, in words, and the path at which it stands. */
export interface Refusal extends Fault {
  readonly path: Path
  /** Whether it is the key that is wrong and not its value. */
  readonly atKey: boolean
  /** What stands there. */
  readonly value: unknown
  /** Where in the text of the value, in UTF-16 units. */
  readonly offset: number
}

type Issue = z.core.$ZodIssue

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
}

const valueAt = (root: unknown, path: Path): unknown => {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

/** Keys that the schema allows at a path. Wrappers are looked through, and unions for their object. */
const keysAt = (schema: unknown, path: Path): readonly string[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysAt(schema.unwrap(), path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => keysAt(option, path))
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, path.slice(1))
  if (schema instanceof z.ZodArray) return keysAt(schema.element, path.slice(1))
  if (!(schema instanceof z.ZodObject)) return []
  const shape = schema.shape as Readonly<Record<string, unknown>>
  const [first, ...rest] = path
  if (first === undefined) return Object.keys(shape)
  return Object.hasOwn(shape, first) ? keysAt(shape[String(first)], rest) : []
}

const guess = (word: unknown, known: readonly string[]): string => {
  const near = typeof word === 'string' ? nearest(word, known) : null
  return near === null ? '' : `; did you mean ${quoted(near)}?`
}

const bound = (issue: Issue & { origin: string; inclusive?: boolean | undefined }, limit: number): string => {
  const side = issue.code === 'too_small' ? 'at least' : 'at most'
  const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' }
  if (issue.code === 'too_small' && limit === 1 && issue.origin in units)
    return `${issue.origin === 'array' ? 'a list' : 'text'} that is not empty`
  const exclusive = issue.inclusive === false ? ' (and not the number itself)' : ''
  return `${side} ${limit}${units[issue.origin] ? ` ${units[issue.origin]}` : ''}${exclusive}`
}

const expectedBy = (issue: Issue, value: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? issue.expected
    case 'invalid_value': {
      const words = issue.values.map(String)
      return `${words.length > 1 ? 'one of ' : ''}${either(words)}${guess(value, words)}`
    }
    case 'too_small':
      return bound(issue, Number(issue.minimum))
    case 'too_big':
      return bound(issue, Number(issue.maximum))
    default:
      return issue.message
  }
}

/** An issue of one branch of a union that says only: this branch is for another type. */
const isOtherType = (issue: Issue, value: unknown): boolean =>
  issue.path.length === 0 &&
  (issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof value !== 'string'))

interface Subject {
  readonly schema: unknown
  readonly root: unknown
}

const explainUnion = (
  subject: Subject,
  branches: readonly (readonly Issue[])[],
  path: Path,
): readonly Refusal[] => {
  const value = valueAt(subject.root, path)
  const meant = branches.filter(branch => !branch.some(issue => isOtherType(issue, value)))
  if (meant.length > 0) return meant[0]!.flatMap(issue => explainIssue(subject, issue, path))
  const words = branches.flatMap(branch => branch.map(issue => expectedBy(issue, value)))
  return [refuseValue(path, value, [...new Set(words)].join(', or '))]
}

const refuseValue = (path: Path, value: unknown, expected: string, offset = 0): Refusal => ({
  path,
  atKey: false,
  value,
  offset,
  found: value === undefined ? `mapping without ${quoted(String(path.at(-1)))}` : inWords(value),
  expected,
})

const refuseKey = (path: Path, expected: string): Refusal => {
  const key = path.at(-1)
  return { path, atKey: true, value: key, offset: 0, found: `key ${quoted(String(key))}`, expected }
}

const explainIssue = (subject: Subject, issue: Issue, above: Path): readonly Refusal[] => {
  const path = [...above, ...issue.path]
  const value = valueAt(subject.root, path)
  if (issue.code === 'unrecognized_keys') {
    const keys = [...new Set(keysAt(subject.schema, path))]
    const list = keys.length > 0 ? `one of ${either(keys)}` : 'no key here'
    return issue.keys.map(key => refuseKey([...path, key], list + guess(key, keys)))
  }
  if (issue.code === 'invalid_union') return explainUnion(subject, issue.errors, path)
  const inner = issue.code === 'invalid_key' ? issue.issues[0] : undefined
  if (inner) return [refuseKey(path, expectedBy(inner, path.at(-1)))]
  if (issue.code === 'custom' && issue.params?.['atKey'] === true) return [refuseKey(path, issue.message)]
  const offset = issue.code === 'custom' ? Number(issue.params?.['offset'] ?? 0) : 0
  return [refuseValue(path, value, expectedBy(issue, value), offset)]
}

/** Every issue that zod has with a value, in words that say what was found and what was expected. */
export const explain = (schema: z.ZodType, root: unknown, issues: readonly Issue[]): readonly Refusal[] =>
  issues.flatMap(issue => explainIssue({ schema, root }, issue, []))
