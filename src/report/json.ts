import type { Finding, Related } from '../model/finding.js'
import type { JudgedReport, Ref, Report } from '../model/report.js'
import { toEvidenceRow } from './json-row.js'
import { toMoment } from './moment.js'
import { orderFindings } from './order.js'
import { serialise } from './serialise.js'
import { countClasses, countStates, tallyVerdicts } from './tally.js'

/** The report as JSON, version 1: fields may be added to it, none renamed or given another meaning. */
export const toJson = (report: Report, version: string): string =>
  serialise({
    schemaVersion: 1,
    tool: { name: 'rowaudit', version },
    outcome: report.outcome,
    problem: report.problem && {
      message: report.problem.message,
      remedy: report.problem.remedy,
      ...(report.problem.details && { details: report.problem.details }),
    },
    base: toRef(report.base),
    target: toRef(report.target),
    head: toRef(report.head),
    landing: report.landing && { made: report.landing.made, conflicts: [...report.landing.conflicts] },
    judged: report.judged,
    now: toMoment(report.now),
    config: report.config,
    notes: [...report.notes],
    ...(report.problem ? unjudged : toContent(report)),
  })

// What was not counted is not zero.
const unjudged = {
  examined: null,
  states: null,
  classes: null,
  verdicts: null,
  rows: [],
  findings: [],
  skipped: [],
}

const toContent = (report: JudgedReport) => ({
  examined: {
    files: report.examined.files,
    tables: report.examined.tables,
    rows: report.examined.rows,
    liveRows: report.examined.liveRows,
    commits: report.examined.commits,
    branches: report.examined.branches,
    changedFiles: report.examined.changedFiles,
  },
  states: toObject(countStates(report.rows)),
  classes: toObject(countClasses(report.rows)),
  verdicts: toObject(tallyVerdicts(report.rows)),
  rows: report.rows.map(toEvidenceRow),
  findings: orderFindings(report.findings).map(toFinding),
  skipped: report.skipped.map(({ rule, reason }) => ({ rule, reason })),
  unread: report.census.flaws
    .filter(({ rule }) => rule === 'unread-line')
    .map(({ place, subject, message }) => ({ path: place.path, line: place.line, subject, message })),
  unreadFiles: report.census.files.flatMap(({ path, listed, skipped }) =>
    skipped === undefined ? [] : [{ path, listed, reason: skipped }],
  ),
  untaken: report.untaken.map(({ place, reason, status, rows }) => ({
    path: place.path,
    line: place.line,
    reason,
    status,
    rows,
  })),
  named: report.named.map(({ path, line, searched, named }) => ({ path, line, searched, named })),
})

const toRef = (ref: Ref | null) => (ref ? { ref: ref.ref, sha: ref.sha } : null)

const toFinding = (finding: Finding) => {
  const fields = {
    rule: finding.rule,
    severity: finding.severity,
    path: finding.place.path,
    line: finding.place.line,
    endLine: finding.place.endLine,
    id: finding.id ?? null,
    message: finding.message,
    help: finding.help,
    new: finding.new,
    waived: finding.waived,
    fingerprint: finding.fingerprint,
    subject: finding.subject,
    column: finding.place.column ?? null,
    endColumn: finding.place.endColumn ?? null,
    headLine: finding.headPlace?.line ?? finding.place.line,
    touched: finding.touched ?? false,
    related: (finding.related ?? []).map(toRelated),
  }
  // A rule's further fields come last and take no name that is taken.
  const further = Object.entries(finding.extra ?? {}).filter(([name]) => !Object.hasOwn(fields, name))
  return { ...fields, ...toObject(new Map(further)) }
}

const toRelated = ({ place, message }: Related) => ({
  path: place.path,
  line: place.line,
  endLine: place.endLine,
  message,
})

/** Without a prototype, so that a state called `__proto__` is a name like any other. */
const toObject = <Value>(entries: ReadonlyMap<string, Value>): Record<string, Value> => {
  const object = Object.create(null) as Record<string, Value>
  for (const [name, value] of entries) object[name] = value
  return object
}
