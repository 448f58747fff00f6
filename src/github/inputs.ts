import { found, missing, type Sought } from '../model/sought.js'

const failOns = ['auto', 'any', 'new', 'never'] as const
const annotations = ['changed', 'all', 'none'] as const
const fetches = ['auto', 'never'] as const

/** What the step says under `with:`. */
export interface Inputs {
  readonly token: string | null
  readonly config: string | null
  /** Globs, one a line; null where the configuration names the matrices. */
  readonly matrices: readonly string[] | null
  readonly base: string | null
  readonly failOn: (typeof failOns)[number]
  readonly annotations: (typeof annotations)[number]
  readonly reportJson: string | null
  readonly reportSarif: string | null
  readonly workingDirectory: string
  readonly fetch: (typeof fetches)[number]
}

/** Reads the inputs by name; not found where one has a value that it cannot have. */
export const readInputs = (input: (name: string) => string): Sought<Inputs> => {
  const text = (name: string): string | null => input(name).trim() || null
  const lines = input('matrices')
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
  const failOn = failOns.find(word => word === (text('fail-on') ?? 'auto'))
  if (failOn === undefined) return refused('fail-on', input('fail-on'), failOns)
  const annotated = annotations.find(word => word === (text('annotations') ?? 'changed'))
  if (annotated === undefined) return refused('annotations', input('annotations'), annotations)
  const fetch = fetches.find(word => word === (text('fetch') ?? 'auto'))
  if (fetch === undefined) return refused('fetch', input('fetch'), fetches)
  return found({
    token: text('token'),
    config: text('config'),
    matrices: lines.length > 0 ? lines : null,
    base: text('base'),
    failOn,
    annotations: annotated,
    reportJson: text('report-json'),
    reportSarif: text('report-sarif'),
    workingDirectory: text('working-directory') ?? '.',
    fetch,
  })
}

const refused = (name: string, value: string, words: readonly string[]): Sought<never> =>
  missing(
    `The input \`${name}\` is ${JSON.stringify(value)}, expected one of ${words.join(', ')}.`,
    `Correct \`${name}\` under \`with:\` in the workflow.`,
  )
