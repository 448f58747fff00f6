import type { Finding } from '../model/finding.js'
import type { Report } from '../model/report.js'
import { severities, type Severity } from '../model/row.js'
import { escapeLog } from './escape-log.js'
import { escapeTerminal } from './escape-terminal.js'
import { headline } from './headline.js'
import { shownPlace } from './shown-place.js'
import { orderFindings } from './order.js'
import { clip } from './visible.js'
import { plural } from './words.js'
import { unblamed } from './unblamed.js'

/** A remark on a line of the head commit; without a path it belongs to the run. */
export interface Annotation {
  readonly severity: Severity
  readonly path: string | null
  readonly line: number | null
  readonly endLine: number | null
  readonly title: string
  readonly message: string
}

/** `changed`: of a change, what is new or stands on a line that it touches. */
export const annotationModes = ['changed', 'all', 'none'] as const
export type AnnotationMode = (typeof annotationModes)[number]

// What the runner keeps of one step, and where it cuts a message, in UTF-16 units.
const most = 10
const longest = 4_096
const mostUnknown = 5

/**
 * At most ten of each severity, in the order in which the runner should hear of them: new before existing, lines of the
 * change before others. The tenth says how many are missing. A run that could not judge everything, or fails without an
 * error to show, has one of the ten for itself, so that nobody needs an eleventh to fail the step.
 */
export const toAnnotations = (report: Report, mode: AnnotationMode): readonly Annotation[] => {
  if (mode === 'none') return []
  if (report.problem)
    return [forRun([headline(report), ...(report.problem.details ?? []), report.problem.remedy])]
  const eligible = orderFindings(report.findings).filter(
    finding =>
      finding.waived === null &&
      (mode === 'all' || report.judged !== 'change' || finding.new || finding.touched === true),
  )
  const needsWord =
    report.outcome === 'unknown' ||
    (report.outcome === 'fail' && eligible.every(({ severity }) => severity !== 'error'))
  const unknown = unblamed(report).flatMap(({ title, rows }) =>
    title.startsWith('UNKNOWN') ? rows.slice(0, mostUnknown).map(({ text }) => text) : [],
  )
  const word = needsWord ? [forRun([headline(report), ...unknown])] : []
  return [
    ...word,
    ...severities.flatMap(severity => {
      const room = severity === 'error' ? most - word.length : most
      const inOrder = eligible
        .filter(finding => finding.severity === severity)
        .sort(
          (one, other) =>
            Number(other.new) - Number(one.new) ||
            Number(other.touched ?? false) - Number(one.touched ?? false),
        )
      return inOrder
        .slice(0, room)
        .map((finding, index) => forFinding(finding, index === room - 1 ? inOrder.length - room : 0))
    }),
  ]
}

const forFinding = (finding: Finding, missing: number): Annotation => {
  const { rule, severity, id, message, help } = finding
  const place = shownPlace(finding)
  const tail =
    missing > 0
      ? `\n\nAnd ${plural(missing, severity)} more, not shown here: the job summary lists them.`
      : ''
  const body = inLines([message, help])
  return {
    severity,
    path: place.path,
    line: place.line,
    endLine: place.endLine,
    title: inLines([clip(id === undefined ? rule : `${rule} ${id}`, 200)]),
    message: `${clip(body, longest - tail.length)}${tail}`,
  }
}

/** Sentences, one a line; the runner repeats them in the log. */
const inLines = (sentences: readonly string[]): string => escapeLog(sentences.map(escapeTerminal).join('\n'))

const forRun = (sentences: readonly string[]): Annotation => ({
  severity: 'error',
  path: null,
  line: null,
  endLine: null,
  title: 'rowaudit',
  message: clip(inLines(sentences), longest),
})
