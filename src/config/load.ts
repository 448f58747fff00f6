import type { Settings } from '../model/settings.js'
import { explain } from './explain.js'
import { globFault } from './glob.js'
import { inWords, toProblem, type ConfigProblem, type Fault } from './problem.js'
import { configSchema, type Config, type RuleOptions } from './schema.js'
import { toSettings } from './settings.js'
import { readTree, type Path } from './tree.js'
import { readYaml } from './yaml.js'

/** Settings, or everything that keeps the configuration from being used, in the order of the file. */
export type Loaded = Usable | { readonly problems: readonly ConfigProblem[] }

/** A configuration that can be used: what it means, and what it says where. */
export interface Usable {
  readonly settings: Settings
  readonly config: Config
  /** Line of what is set at a path, or of the nearest above it; 1 where there is no file. */
  readonly lineAt: (path: Path) => number
}

interface Accepted {
  readonly config: Config
  readonly lineAt: Usable['lineAt']
}

const maximumProblems = 100

const shorten = (problems: readonly ConfigProblem[]): readonly ConfigProblem[] => {
  if (problems.length <= maximumProblems) return problems
  const kept = problems.slice(0, maximumProblems)
  const rest = `${problems.length - kept.length} more problems`
  return [...kept, toProblem(kept.at(-1)!, { found: rest, expected: 'none' })]
}

const inOrder = (problems: readonly ConfigProblem[]): readonly ConfigProblem[] =>
  shorten([...problems].sort((one, other) => one.line - other.line || one.column - other.column))

const readConfig = (
  path: string,
  text: string,
  rules: readonly RuleOptions[],
): Accepted | readonly ConfigProblem[] => {
  const yaml = readYaml(path, text)
  if (!('document' in yaml)) return inOrder(yaml)
  const tree = readTree(yaml)
  const schema = configSchema(rules)
  // A file of comments alone is a configuration that sets nothing.
  const value = tree.value ?? {}
  const parsed = schema.safeParse(value)
  const { problemAt } = yaml
  /** The place inside of a text, where the file holds it just as it is read. */
  const within = (start: number, at: number, value: unknown): number => {
    if (at === 0 || typeof value !== 'string') return start
    const inner = /["']/.test(yaml.text[start] ?? '') ? start + 1 : start
    return yaml.text.startsWith(value, inner) ? inner + at : start
  }
  const refusals = parsed.success ? [] : explain(schema, value, parsed.error.issues)
  const problems = refusals.map(({ path: at, atKey, offset, value: text, ...fault }) =>
    problemAt(atKey ? tree.keyAt(at) : within(tree.valueAt(at), offset, text), fault),
  )
  const known = new Set(tree.problems.map(({ line, column }) => `${line}:${column}`))
  const further = problems.filter(({ line, column }) => !known.has(`${line}:${column}`))
  if (!parsed.success || known.size > 0) return inOrder([...tree.problems, ...further])
  const lineAt: Usable['lineAt'] = at => problemAt(tree.keyAt(at), { found: '', expected: '' }).line
  return { config: parsed.data, lineAt }
}

const inputPath = 'matrices'

const inputFault = (glob: string, index: number): ConfigProblem[] => {
  const fault = globFault(glob)
  if (!fault) return []
  const said: Fault = { found: inWords(glob), expected: fault.expected }
  return [toProblem({ path: inputPath, line: index + 1, column: fault.offset + 1 }, said)]
}

/**
 * Reads the configuration. Pure: text in, data out, and every problem at once.
 * A list of globs from the Action's input takes the place of the file's `matrices`.
 */
export const loadSettings = (
  source: { readonly path: string; readonly text: string } | null,
  rules: readonly RuleOptions[],
  matricesInput: readonly string[] = [],
): Loaded => {
  const read: Accepted | readonly ConfigProblem[] = source
    ? readConfig(source.path, source.text, rules)
    : { config: {}, lineAt: () => 1 }
  const problems = [...matricesInput.flatMap(inputFault), ...('config' in read ? [] : read)]
  if (problems.length > 0 || !('config' in read)) return { problems }
  const { lineAt } = read
  const isGiven = matricesInput.length > 0
  const config = isGiven ? { ...read.config, matrices: [...matricesInput] } : read.config
  const lineOf = (index: number): number => (isGiven || !source ? 0 : lineAt(['matrices', index]))
  return { settings: toSettings(source?.path ?? null, config, rules, lineOf, lineAt), config, lineAt }
}
