import { stringify } from 'yaml'
import { check } from '../../src/check.js'
import { linesAsked, textsAsked } from '../../src/check/asked.js'
import { loadSettings } from '../../src/config/load.js'
import { activityOf } from '../../src/evidence/activity.js'
import { gatherSpecs } from '../../src/gather/specs.js'
import { gatherTexts } from '../../src/gather/texts.js'
import type { DatedLine } from '../../src/model/dated-line.js'
import type { Finding } from '../../src/model/finding.js'
import type { Settings } from '../../src/model/settings.js'
import { found, missing } from '../../src/model/sought.js'
import { noWaivers } from '../../src/model/waiver.js'
import { rules } from './rules.js'
import { plainConfig, type Example } from '../../src/rules/page.js'
import type { View } from '../../src/rules/rule.js'
import { censusOf, exampleChange, textsAfter, textsBefore } from './example-change.js'
import { exampleEvidence, exampleNow, toCommits } from './example-history.js'

const matrix = 'matrix.md'

/** What a rule says of an example. */
export interface Said {
  readonly reports: readonly string[]
  readonly skips: readonly string[]
  readonly findings: readonly Finding[]
}

/** Puts an example through the whole path that a repository takes, and runs the one rule over it. */
export const judge = async (rule: string, example: Example): Promise<Said> => {
  const isLate = rules.find(({ id }) => id === rule)?.late === true
  const view = await viewOfExample(rule, example)
  const said = check(view, rules, { only: isLate ? null : [rule], existing: null })
  const findings = said.findings.filter(finding => finding.rule === rule)
  const skipped = said.skipped.filter(each => each.rule === rule)
  const inPlace = [...findings].sort((one, other) => inFileOrder(one) - inFileOrder(other))
  return {
    findings,
    reports: inPlace.flatMap(({ place, severity, subject, waived }) => {
      if (waived !== null) return []
      const path = place.path === matrix ? '' : `${place.path}:`
      return `${path}${place.line} ${severity} ${subject}`
    }),
    skips: skipped.map(({ reason }) => reason),
  }
}

/** An example with another side is one of a change, and so is every example of a rule about changes. */
const isOfChange = (rule: string, { before, filesBefore }: Example): boolean =>
  before !== undefined ||
  filesBefore !== undefined ||
  rules.some(({ id, group }) => id === rule && group === 'The change')

/** The matrix of the example first, as a reader of the page sees it. */
const inFileOrder = ({ place }: Finding): number => (place.path === matrix ? place.line : 1e6 + place.line)

const further = 2

/** The same example two lines further down, with the other line end. What is told of the file as a whole stays at its first line. */
export const moved = (example: Example): Example => ({
  ...example,
  markdown: below(example.markdown),
  ...(example.before === undefined ? {} : { before: below(example.before) }),
  reports: example.reports.map(report => report.replace(/^([2-9]|\d\d+)(?= )/, lineBelow)),
  skips: (example.skips ?? []).map(skip => skip.replace(/(?<=^matrix\.md:)\d+/, lineBelow)),
})

const below = (text: string): string => `Moved.\n\n${text}`.replaceAll('\n', '\r\n')

const lineBelow = (line: string): string => String(Number(line) + further)

export const settingsOfExample = ({ config }: Example): Settings => {
  const source =
    config === null
      ? null
      : { path: '.github/rowaudit.yml', text: stringify({ ...plainConfig, ...config }, { lineWidth: 0 }) }
  const loaded = loadSettings(source, rules)
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  return loaded.settings
}

const readListed = (texts: ReadonlyMap<string, string>, paths: readonly string[]) =>
  Promise.resolve(found(new Map(paths.map(path => [path, Buffer.from(texts.get(path) ?? '')]))))

/** Files as a repository would list them. */
const listed = (texts: ReadonlyMap<string, string>) => ({
  entries: new Map([...texts.keys()].map(path => [path, { path, mode: '100644', sha: '' }])),
  others: new Set<string>(),
  read: (paths: readonly string[]) => readListed(texts, paths),
  begin: (paths: readonly string[]) => () => readListed(texts, paths),
})

const viewOfExample = async (rule: string, example: Example): Promise<View> => {
  const isChange = isOfChange(rule, example)
  const settings = settingsOfExample(example)
  const texts = textsAfter(example)
  const census = censusOf(texts, settings)
  const target = isChange ? censusOf(textsBefore(example), settings) : census
  const files = listed(texts)
  const specs = await gatherSpecs(files, census.rows)
  if (!specs.found) throw new Error(specs.reason)
  const { stoodFor = 0 } = example
  const { finder, ...evidence } = exampleEvidence(example, census, settings, target)
  const commits = toCommits(example.change, 'change')
  const asked = isChange
    ? exampleChange(example, settings, census, commits, finder)
    : { change: null, waivers: noWaivers }
  const sides = { tree: files, target: isChange ? listed(textsBefore(example)) : null }
  const trees = await gatherTexts(sides, read =>
    textsAsked({ rules, only: [rule] }, { census, settings, change: asked.change, ...read }),
  )
  if (!trees.found) throw new Error(trees.reason)
  const reading = { census, settings, change: asked.change, ...trees.value }
  const key = ({ path, text, moment }: DatedLine) => JSON.stringify([path, text, moment])
  const lines = linesAsked({ rules, only: [rule] }, reading).map(key)
  const onBase = toCommits(example.base, 'base')
  return {
    ...evidence,
    ...asked,
    ...trees.value,
    activity: activityOf(onBase, settings.isRecord),
    commitsOnBase: name =>
      found(onBase.flatMap(({ sha }) => (sha.startsWith(name) ? [sha] : [])).slice(0, 2)),
    sighting: line => {
      if (!lines.includes(key(line))) throw new Error(`No rule had asked for the line ${line.text}`)
      const time = exampleNow - (example.linesDaysAgo?.[line.text] ?? 1) * 86_400
      return found(time < line.moment ? { sha: '0123456789', time } : null)
    },
    idle: [],
    census,
    settings,
    now: exampleNow,
    stood: (row, days) =>
      stoodFor === null
        ? missing('history is too short to tell', 'git fetch --unshallow')
        : found(days <= stoodFor ? row : null),
    specNames: specs.value,
  }
}
