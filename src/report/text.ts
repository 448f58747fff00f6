import type { Finding } from '../model/finding.js'
import type { JudgedReport, JudgedRow, Outcome, Report } from '../model/report.js'
import type { Severity } from '../model/row.js'
import { painter, type Paint, type Style } from './colour.js'
import { escapeTerminal } from './escape-terminal.js'
import { examinedSentence, headline, subject } from './headline.js'
import { sections } from './sections.js'
import { shownPlace } from './shown-place.js'
import { stateTable } from './text-table.js'
import { clip } from './visible.js'
import { plural } from './words.js'
import { unblamed } from './unblamed.js'
import { wrap, type Piece } from './wrap.js'

export interface TextOptions {
  readonly colour: boolean
  /** Columns of the terminal; `Infinity` breaks no line. */
  readonly width: number
  /** Also names each row that was asked, with its verdict. */
  readonly rows?: boolean
}

const outcomeStyle: Readonly<Record<Outcome, Style>> = { pass: 'green', fail: 'red', unknown: 'yellow' }
const severityStyle: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', notice: 'blue' }
const longest = 2_000
const mostListed = 20
const mostFindings = 200

/** The report for a terminal or a log. Nothing from the repository is obeyed by either. */
export const toText = (report: Report, { colour, width, rows = false }: TextOptions): string => {
  const paint = painter(colour)
  const write = (indent: number, ...pieces: Piece[]): string[] => wrap(pieces, width, indent, paint)
  const outcome = outcomeStyle[report.outcome]
  const blocks: string[][] = [
    write(0, [outcome, report.outcome], ['strong', clip(headline(report), longest)]),
    ...(report.problem?.details
      ? [report.problem.details.flatMap(line => write(2, ['plain', clip(line, longest)]))]
      : []),
    // A remedy may be a command, which must stay in one line to be pasted.
    ...(report.problem ? [wrap([['plain', clip(report.problem.remedy, longest)]], Infinity, 2, paint)] : []),
    subject(report).map(({ label, text }) => `  ${paint('faint', label.padEnd(8))}${escapeTerminal(text)}`),
    ...(report.problem ? [] : content(report, rows, paint, write)),
    list('Notes', report.notes, write),
    ...(report.problem ? [] : [list('Skipped', report.skipped.map(skippedLine), write)]),
    write(0, ['faint', examinedSentence(report)]),
  ]
  const filled = blocks.filter(block => block.length > 0)
  return `${filled.map(block => block.join('\n')).join('\n\n')}\n`
}

type Write = (indent: number, ...pieces: Piece[]) => string[]

const skippedLine = ({ rule, reason }: { readonly rule: string; readonly reason: string }): string =>
  `${rule}: ${reason}`

const content = (report: JudgedReport, rows: boolean, paint: Paint, write: Write): string[][] => [
  stateTable(report.rows, paint),
  ...(rows ? [report.rows.flatMap(judged => verdictLines(judged, write))] : []),
  ...sections(report).map(({ title, findings }) => [
    ...write(0, ['strong', `${title} (${findings.length})`]),
    ...findings.slice(0, mostFindings).flatMap(finding => findingLines(finding, write)),
    ...leftOut(findings.length - mostFindings, write),
  ]),
  ...unblamed(report).map(({ title, rows }) =>
    list(
      title,
      rows.map(({ place, text }) => `${place.path}:${place.line} ${text}`),
      write,
    ),
  ),
  list(
    'Tables not taken',
    report.untaken.map(({ place, reason }) => `${place.path}:${place.line} ${reason}`),
    write,
  ),
  // What history names matters where no agreement says that it must.
  list(
    'IDs that history names',
    report.config === null
      ? report.named
          .filter(({ searched }) => searched > 0)
          .map(({ path, line, searched, named }) => `${path}:${line} ${named} of ${plural(searched, 'ID')}`)
      : [],
    write,
  ),
]

const verdictLines = ({ row, verdict }: JudgedRow, write: Write): string[] =>
  verdict === null
    ? []
    : write(
        2,
        ['strong', row.id],
        ['plain', row.state],
        [
          verdict.verdict === 'ABANDONED' ? 'red' : verdict.verdict === 'UNKNOWN' ? 'yellow' : 'green',
          verdict.verdict,
        ],
        ['faint', clip(verdict.reason, longest)],
      )

const toPlaceText = (finding: Finding): string => {
  const { path, line } = shownPlace(finding)
  return `${path}:${line}`
}

const findingLines = (finding: Finding, write: Write): string[] => [
  ...write(
    2,
    ['strong', toPlaceText(finding)],
    [severityStyle[finding.severity], finding.severity],
    ['plain', `${finding.rule}: ${clip(finding.message, longest)}`],
  ),
  ...(finding.waived === null
    ? write(6, ['faint', clip(finding.help, longest)])
    : write(6, ['faint', `waived: ${clip(finding.waived, longest)}`])),
  ...(finding.related ?? []).flatMap(({ place, message }) =>
    write(6, ['faint', `${place.path}:${place.line}`], ['faint', clip(message, longest)]),
  ),
]

const list = (title: string, lines: readonly string[], write: Write): string[] =>
  lines.length === 0
    ? []
    : [
        ...write(0, ['strong', title]),
        ...lines.slice(0, mostListed).flatMap(line => write(2, ['plain', clip(line, longest)])),
        ...leftOut(lines.length - mostListed, write),
      ]

const leftOut = (count: number, write: Write): string[] =>
  count > 0 ? write(2, ['faint', `… and ${count} more, which the JSON report names`]) : []
