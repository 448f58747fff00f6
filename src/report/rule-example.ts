import { stringify } from 'yaml'
import type { Example, ExampleBranch, ExampleCommit } from '../rules/page.js'

/** An example of a rule as a part of its page. */
export const toExamplePart = (example: Example): string =>
  [
    `### ${example.title}`,
    ...beforePart(example),
    fenced('markdown', example.markdown),
    ...Object.entries(example.files ?? {}).map(filePart),
    ...configPart(example),
    ...configAfterPart(example),
    ...listed('Git knows:', historyOf(example)),
    ...listed('Reported:', reportsOf(example)),
  ].join('\n\n')

/** What the rule says of an example, a line each. */
export const reportsOf = ({ reports, skips = [] }: Example): readonly string[] => [
  ...(reports.length === 0 ? ['nothing'] : reports.map(reportInWords)),
  ...skips.map(reason => `not looked at, and said so: ${reason}`),
]

/** What Git knows in an example, a line each. */
export const historyOf = (example: Example): readonly string[] => [
  ...(example.base ?? []).map(commit => `on base, ${commitInWords(commit)}`),
  ...(example.change ?? []).map(commit => `in the change, ${commitInWords(commit)}`),
  ...(example.headBranch === undefined ? [] : [`the change is on branch \`${example.headBranch}\``]),
  ...pullRequestInWords(example),
  ...(example.branches ?? []).map(branchInWords),
  ...stoodInWords(example),
]

/** A fence that no line of the text can close. */
export const fenced = (language: string, text: string): string => {
  const longest = [...text.matchAll(/`+/g)].reduce((length, [ticks]) => Math.max(length, ticks.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`
}

/** What stands on target, where it is not what would land. */
const beforePart = ({ before, filesBefore }: Example): readonly string[] => {
  if (before === undefined && filesBefore === undefined) return []
  return [
    'On target:',
    ...(before === undefined ? [] : [fenced('markdown', before)]),
    ...Object.entries(filesBefore ?? {}).map(filePart),
    'What would land:',
  ]
}

const filePart = ([path, text]: [string, string]): string => `\`${path}\`:\n\n${fenced('markdown', text)}`

const configAfterPart = ({ configAfter }: Example): readonly string[] =>
  configAfter === undefined
    ? []
    : ['The change sets in the configuration:', fenced('yaml', stringify(configAfter, { lineWidth: 0 }))]

const pullRequestInWords = ({ pullTitle, body, author }: Example): readonly string[] => [
  ...(pullTitle === undefined ? [] : [`the title of the pull request is \`${pullTitle}\``]),
  ...(body === undefined ? [] : [`its body says \`${body.replace(/\n+/g, ' / ')}\``]),
  ...(author === undefined ? [] : [`its author is \`${author}\``]),
]

const listed = (title: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [title, parts.map(part => `- ${part}`).join('\n')]

const configPart = ({ config }: Example): readonly string[] => {
  if (config === undefined) return []
  if (config === null) return ['Without a configuration.']
  return [fenced('yaml', stringify(config, { lineWidth: 0 }))]
}

const reportInWords = (report: string): string => {
  const [, path, line, severity, subject] = /^(?:(.+):)?(\d+) (\w+) (.+)$/.exec(report) ?? []
  return `${path === undefined ? 'line' : `\`${path}\`, line`} ${line}, ${severity}, \`${subject}\``
}

const commitInWords = ({ message, paths, daysAgo = 1 }: ExampleCommit): string =>
  `\`${message.replace(/\n+/g, ' / ')}\` changes ${pathsInWords(paths)}, ${ago(daysAgo)}`

const branchInWords = ({ name, paths, daysAgo = 1, ...branch }: ExampleBranch): string => {
  const kind = branch.local === true ? 'the local branch' : 'branch'
  if (branch.commits === 0) return `${kind} \`${name}\` has no commits of its own`
  const fate = branch.unknown ?? (branch.landed === true ? 'it has landed' : 'it has not landed')
  return `${kind} \`${name}\` changes ${pathsInWords(paths)}, ${ago(daysAgo)}; ${fate}`
}

const pathsInWords = (paths: readonly string[]): string =>
  paths.length === 0 ? 'something' : paths.map(path => `\`${path}\``).join(', ')

const stoodInWords = ({ stoodFor }: Example): readonly string[] => {
  if (stoodFor === undefined) return []
  if (stoodFor === null) return ['history is too short to tell how the rows stood before']
  return [`the rows have stood so for ${stoodFor === 1 ? '1 day' : `${stoodFor} days`}`]
}

const ago = (days: number): string => (days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`)
