import { parseArgs } from 'node:util'
import { usageError } from './errors.js'

export const formats = ['text', 'json', 'markdown', 'sarif'] as const
export type Format = (typeof formats)[number]

export const failOns = ['auto', 'any', 'new', 'never'] as const
export type FailOn = (typeof failOns)[number]

/** What the command line asks for. */
export type Command =
  | { readonly name: 'audit'; readonly options: AuditArguments }
  | { readonly name: 'measure'; readonly options: MeasureArguments }
  | { readonly name: 'explain'; readonly rule: string | null }
  | { readonly name: 'demo'; readonly format: Format; readonly output: string | null }
  | { readonly name: 'help' }
  | { readonly name: 'version' }

export type MeasureArguments = Pick<
  AuditArguments,
  'repo' | 'config' | 'head' | 'worktree' | 'output' | 'now'
>

export interface AuditArguments {
  readonly repo: string
  readonly config: string | null
  readonly base: string | null
  readonly head: string | null
  /** Judge what would be committed. */
  readonly worktree: boolean
  readonly format: Format
  readonly output: string | null
  readonly failOn: FailOn
  readonly only: readonly string[] | null
  /** Seconds since 1970; null for the clock. */
  readonly now: number | null
}

const options = {
  repo: { type: 'string' },
  config: { type: 'string' },
  base: { type: 'string' },
  head: { type: 'string' },
  worktree: { type: 'boolean' },
  format: { type: 'string' },
  output: { type: 'string' },
  'fail-on': { type: 'string' },
  only: { type: 'string', multiple: true },
  offline: { type: 'boolean' },
  now: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const

const seeHelp = 'See `rowaudit --help`.'

const oneOf = <T extends string>(
  flag: string,
  value: string | undefined,
  words: readonly T[],
  otherwise: T,
): T => {
  if (value === undefined) return otherwise
  const word = words.find(each => each === value)
  if (word === undefined)
    throw usageError(`--${flag} ${value}: expected one of ${words.join(', ')}.`, seeHelp)
  return word
}

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/

/** Seconds since 1970 of a date (00:00Z) or an RFC 3339 time; refuses a day that no calendar has. */
export const parseNow = (text: string): number => {
  const [year, month, date] = text.slice(0, 10).split('-').map(Number)
  const midnight = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0))
  const isReal = midnight.getUTCMonth() + 1 === month && midnight.getUTCDate() === date
  const time = day.test(text)
    ? midnight.getTime()
    : moment.test(text)
      ? Date.parse(text.replace(' ', 'T'))
      : NaN
  if (!isReal || Number.isNaN(time)) {
    throw usageError(
      `--now ${text}: expected a date such as 2026-11-29, or an RFC 3339 time such as 2026-11-29T08:00:00Z.`,
      seeHelp,
    )
  }
  return Math.floor(time / 1000)
}

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    // parseArgs explains how to pass a positional that looks like a flag, which nobody needs here.
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw usageError(`${message}.`, seeHelp)
  }
}

/** Reads the arguments behind `rowaudit`; anything that is not understood is a usage error. */
export const readArguments = (argv: readonly string[]): Command => {
  const { values, positionals } = parse(argv)
  if (values.help === true) return { name: 'help' }
  if (values.version === true) return { name: 'version' }
  const [name = 'audit', ...rest] = positionals
  const surplus = name === 'explain' ? rest.slice(1) : rest
  if (surplus.length > 0) throw usageError(`Unexpected argument ${surplus.join(' ')}.`, seeHelp)
  if (name === 'explain') return { name, rule: rest[0] ?? null }
  if (name === 'help') return { name }
  if (name !== 'audit' && name !== 'demo' && name !== 'measure') {
    throw usageError(
      `There is no command \`${name}\`; the commands are audit, explain, measure and demo.`,
      seeHelp,
    )
  }
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty) throw usageError(`--${empty[0]} needs a value.`, seeHelp)
  if (values.worktree === true && values.head !== undefined)
    throw usageError('--worktree and --head name two things to judge.', 'Leave one of them out.')
  const format = oneOf('format', values.format, formats, 'text')
  const output = values.output ?? null
  if (name === 'demo') return { name, format, output }
  const common = {
    repo: values.repo ?? '.',
    config: values.config ?? null,
    head: values.head ?? null,
    worktree: values.worktree === true,
    output,
    now: values.now === undefined ? null : parseNow(values.now),
  }
  if (name === 'measure') return { name, options: common }
  return {
    name,
    options: {
      ...common,
      base: values.base ?? null,
      format,
      failOn: oneOf('fail-on', values['fail-on'], failOns, 'auto'),
      only: values.only?.flatMap(list => list.split(',')).map(rule => rule.trim()) ?? null,
    },
  }
}

export const helpText = `rowaudit: hold what a repository's status tables say against what Git knows

rowaudit [audit] [options]   audit the repository and print the report
rowaudit explain [RULE]      what a rule demands, why, and how to satisfy it; without RULE, all of them
rowaudit measure [options]   print the coverage tables as measured; takes --repo, --config, --head, --worktree, --output
rowaudit demo                build a small repository in a temporary folder and audit it
rowaudit --version

  --repo DIR        the repository (default: here)
  --config FILE     the configuration (default: .github/rowaudit.yml, then rowaudit.yml)
  --base REF        the branch on which work counts as landed (default: the configuration's, else origin/HEAD)
  --head REF        the commit that is judged (default: HEAD)
  --worktree        judge the work tree as if it were committed
  --format FORMAT   text, json, markdown or sarif (default: text)
  --output FILE     write the report there instead of to standard output
  --fail-on WHAT    auto, any, new or never (default: auto)
  --only RULE,RULE  run these rules alone
  --offline         use no network (the command line never does)
  --now DATE        measure ages from this date or RFC 3339 time instead of the clock

Exit status: 0 pass, 1 fail, 2 could not judge.
`
