/** A model of how the runner reads a step's output: what it takes for commands, and which annotations it keeps. */

export interface RunnerCommand {
  readonly name: string
  readonly properties: ReadonlyMap<string, string>
  readonly data: string
  readonly line: string
}

export interface RunnerReading {
  readonly commands: readonly RunnerCommand[]
  /** The first ten errors, warnings and notices, in order; messages cut at 4,096 UTF-16 units. */
  readonly annotations: readonly RunnerAnnotation[]
  /** The lines that are no commands. */
  readonly lines: readonly string[]
}

export interface RunnerAnnotation {
  readonly severity: string
  readonly path: string | undefined
  readonly line: number | undefined
  readonly title: string | undefined
  readonly message: string
}

const registered = [
  'set-env set-output save-state add-path add-mask add-matcher remove-matcher internal-set-repo-path',
  'error warning notice debug group endgroup echo stop-commands',
].flatMap(names => names.split(' '))

const severities = ['error', 'warning', 'notice']

// Char.IsWhiteSpace, which TrimStart goes by.
const leading = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*/

const unescape = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text)

const unescapeData = (text: string): string =>
  unescape(text, [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%25', '%'],
  ])

const unescapeProperty = (text: string): string =>
  unescape(text, [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%3A', ':'],
    ['%2C', ','],
    ['%25', '%'],
  ])

const unescapeOld = (text: string): string =>
  unescape(text, [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
    ['%3B', ';'],
    ['%25', '%'],
  ])

const readInfo = (
  info: string,
  known: ReadonlySet<string>,
  separator: string,
  decode: (text: string) => string,
): Pick<RunnerCommand, 'name' | 'properties'> | null => {
  const space = info.indexOf(' ')
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase()
  if (!known.has(name)) return null
  const properties = new Map<string, string>()
  for (const pair of space < 0
    ? []
    : info
        .slice(space + 1)
        .trim()
        .split(separator)) {
    const equals = pair.indexOf('=')
    if (equals >= 0) properties.set(pair.slice(0, equals), decode(pair.slice(equals + 1)))
  }
  return { name, properties }
}

/** `::name key=value,key=value::data` after leading white space. */
const readNew = (line: string, known: ReadonlySet<string>): RunnerCommand | null => {
  const text = line.replace(leading, '')
  if (!text.startsWith('::')) return null
  const end = text.indexOf('::', 2)
  if (end < 0) return null
  const info = readInfo(text.slice(2, end), known, ',', unescapeProperty)
  return info && { ...info, data: unescapeData(text.slice(end + 2)), line }
}

/** `##[name key=value;key=value]data` anywhere in the line. */
const readOld = (line: string, known: ReadonlySet<string>): RunnerCommand | null => {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return null
  const info = readInfo(line.slice(start + 3, end), known, ';', unescapeOld)
  return info && { ...info, data: unescapeOld(line.slice(end + 1)), line }
}

/** Reads what a step printed, as the runner would. */
export const readOutput = (stdout: string): RunnerReading => {
  const known = new Set(registered)
  const commands: RunnerCommand[] = []
  const lines: string[] = []
  let token: string | null = null
  for (const line of stdout.split(/\r\n|\n|\r/)) {
    const command = readNew(line, known) ?? readOld(line, known)
    if (!command || (token !== null && command.name !== token)) {
      lines.push(line)
      continue
    }
    if (command.name === token) {
      known.delete(token)
      token = null
    } else if (command.name === 'stop-commands') {
      token = command.data.toLowerCase()
      known.add(token)
    }
    commands.push(command)
  }
  return { commands, annotations: severities.flatMap(severity => keep(commands, severity)), lines }
}

const keep = (commands: readonly RunnerCommand[], severity: string): RunnerAnnotation[] =>
  commands
    .filter(({ name }) => name === severity)
    .slice(0, 10)
    .map(({ properties, data }) => {
      const line = properties.get('line')
      return {
        severity,
        path: properties.get('file'),
        line: line === undefined ? undefined : Number(line),
        title: properties.get('title'),
        message: data.slice(0, 4_096),
      }
    })
