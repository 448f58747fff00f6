import type { Finding } from '../model/finding.js'
import type { Place } from '../model/place.js'
import type { Report } from '../model/report.js'
import type { Severity } from '../model/row.js'
import { encodePath } from './line-link.js'
import { orderFindings } from './order.js'
import { serialise } from './serialise.js'
import { clip, visible } from './visible.js'
import { plural } from './words.js'

/** What a reader of SARIF is told of a rule. */
export interface RuleDescription {
  readonly id: string
  readonly summary: string
  readonly why: string
  readonly severity: Severity
}

// The platform keeps no more of one upload.
const mostResults = 5_000
const longest = 4_096
const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' }

/** The report as SARIF 2.1.0: the gravest results first, the waived suppressed. */
export const toSarif = (report: Report, rules: readonly RuleDescription[], version: string): string => {
  const findings = report.problem ? [] : gravest(report.findings)
  const kept = findings.slice(0, mostResults)
  const described = describeAll(rules, kept)
  const indices = new Map(described.map(({ id }, index) => [id, index]))
  const left = findings.length - kept.length
  const notifications = [
    ...(report.problem
      ? [notify('error', `Could not judge: ${report.problem.message} ${report.problem.remedy}`)]
      : []),
    ...(left > 0 ? [notify('warning', `${plural(left, 'result')} left out: ${mostResults} are kept.`)] : []),
  ]
  return serialise({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'rowaudit', semanticVersion: version, rules: described.map(toRule) } },
        invocations: [
          { executionSuccessful: report.problem === null, toolExecutionNotifications: notifications },
        ],
        columnKind: 'utf16CodeUnits',
        // Without results, as the standard has it, where nothing could be judged: an empty list would close every alert.
        ...(report.problem
          ? {}
          : { results: kept.map(finding => toResult(finding, indices.get(finding.rule) ?? -1)) }),
      },
    ],
  })
}

/** Findings that count before waived ones. */
const gravest = (findings: readonly Finding[]): readonly Finding[] => {
  const ordered = orderFindings(findings)
  return [
    ...ordered.filter(({ waived }) => waived === null),
    ...ordered.filter(({ waived }) => waived !== null),
  ]
}

/** Every rule, and whatever else signed a finding. */
const describeAll = (
  rules: readonly RuleDescription[],
  findings: readonly Finding[],
): readonly RuleDescription[] => {
  const known = new Map(rules.map(rule => [rule.id, rule]))
  for (const { rule, severity } of findings)
    if (!known.has(rule)) known.set(rule, { id: rule, summary: rule, why: rule, severity })
  return [...known.values()]
}

const toRule = ({ id, summary, why, severity }: RuleDescription) => ({
  id,
  name: id,
  shortDescription: { text: summary },
  fullDescription: { text: why },
  help: { text: `${summary}\n\n${why}` },
  defaultConfiguration: { level: levels[severity] },
})

const toResult = (finding: Finding, ruleIndex: number) => ({
  ruleId: finding.rule,
  ruleIndex,
  level: levels[finding.severity],
  message: { text: write(`${finding.message} ${finding.help}`) },
  locations: [{ physicalLocation: toLocation(finding.place) }],
  ...(finding.related && finding.related.length > 0
    ? {
        relatedLocations: finding.related.map(({ place, message }) => ({
          physicalLocation: toLocation(place),
          message: { text: write(message) },
        })),
      }
    : {}),
  partialFingerprints: { 'rowaudit/v1': finding.fingerprint },
  baselineState: finding.new ? 'new' : 'unchanged',
  ...(finding.waived === null
    ? {}
    : { suppressions: [{ kind: 'inSource', justification: visible(finding.waived) }] }),
})

const toLocation = ({ path, line, endLine, column, endColumn }: Place) => ({
  artifactLocation: { uri: encodePath(path), uriBaseId: '%SRCROOT%' },
  ...(line < 1
    ? {}
    : {
        region: {
          startLine: line,
          ...(column === undefined ? {} : { startColumn: column }),
          endLine: Math.max(line, endLine),
          ...(column === undefined || endColumn === undefined ? {} : { endColumn }),
        },
      }),
})

/** `[text](target)` is a link in a SARIF message. */
const write = (text: string): string => clip(visible(text), longest).replaceAll('](', '] (')

const notify = (level: 'error' | 'warning', text: string) => ({ level, message: { text: write(text) } })
