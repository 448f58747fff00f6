/** One thing in the configuration that its author has to mend. */
export interface ConfigProblem {
  /** The file, or `matrices` for the Action's input of that name. */
  readonly path: string
  readonly line: number
  readonly column: number
  /** A whole sentence: "Unexpected …, expected …". */
  readonly message: string
  /** The second half of the message alone. */
  readonly expected: string
}

/** A fault before anybody knows where it stands. */
export interface Fault {
  readonly found: string
  readonly expected: string
}

/** One line for a terminal or a log: place, then message. */
export const describeProblem = ({ path, line, column, message }: ConfigProblem): string =>
  `${path}:${line}:${column}: ${message}`

/** Puts a fault into the words that all problems share. */
export const toProblem = (
  place: Pick<ConfigProblem, 'path' | 'line' | 'column'>,
  fault: Fault,
): ConfigProblem => ({
  ...place,
  message: `Unexpected ${fault.found}, expected ${fault.expected}`,
  expected: fault.expected,
})

const shown = 60

/** Foreign text in quotes, control characters escaped, cut to what fits a line. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > shown ? `${text.slice(0, shown)}…` : text)

/** What a value is, for somebody who wrote YAML. */
export const inWords = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'empty value'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list'
  if (typeof value === 'object') return 'mapping'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'value'
}

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
