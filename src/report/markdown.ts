import { verdictWords } from '../model/evidence.js'
import type { Finding } from '../model/finding.js'
import type { Place } from '../model/place.js'
import type { JudgedReport, Report } from '../model/report.js'
import { escapeMarkdown } from './escape-markdown.js'
import { fit, type Part } from './fit.js'
import { examinedSentence, headline, subject } from './headline.js'
import { lineLink, type LineLinks } from './line-link.js'
import { shownPlace } from './shown-place.js'
import { sections, type Section } from './sections.js'
import { tallyStates } from './tally.js'
import { unblamed } from './unblamed.js'
import { clip } from './visible.js'
import { plural } from './words.js'

export interface MarkdownOptions {
  /** Where lines are read; null writes places without links. */
  readonly links: LineLinks | null
  /** Bytes. The platform shows nothing of a summary of more than 1 MiB. */
  readonly limit?: number
}

const longest = 1_500

const briefest = 400
const mostEarly = 50

const write = (text: string): string => escapeMarkdown(clip(text, longest))

const brief = (text: string): string => escapeMarkdown(clip(text, briefest))

/** The report as Markdown for a job summary, at most `limit` bytes, cut at a row with the number left out. */
export const toMarkdown = (report: Report, { links, limit = 1_000_000 }: MarkdownOptions): string => {
  const where = (place: Place): string => {
    const text = write(`${place.path}:${place.line}`)
    return links ? `[${text}](${lineLink(links, place)})` : text
  }
  const frame = [
    `## rowaudit: ${report.outcome}`,
    '',
    write(headline(report)),
    ...(report.problem?.details ? ['', ...report.problem.details.map(line => `- ${write(line)}`)] : []),
    ...(report.problem ? ['', `What to do: ${write(report.problem.remedy)}`] : []),
    '',
  ]
  const parts: readonly Part[] = [
    fixed(frame),
    ...(report.problem ? [] : judgedParts(report, where)),
    early(bullets('Notes', report.notes.map(brief))),
    ...(report.problem ? [] : restParts(report, where)),
    fixed([
      write(examinedSentence(report)),
      '',
      ...subject(report).map(({ label, text }) => `- ${label}: ${write(text)}`),
    ]),
  ]
  return fit(parts, limit)
}

type Where = (place: Place) => string

const judgedParts = (report: JudgedReport, where: Where): Part[] => [
  states(report),
  ...sections(report).map(section => findingTable(section, where)),
  ...unblamed(report).map(({ title, rows }) =>
    bullets(
      title,
      rows.map(({ place, text }) => `${where(place)} ${write(text)}`),
    ),
  ),
]

const restParts = (report: JudgedReport, where: Where): Part[] => [
  early(
    bullets(
      'Skipped',
      report.skipped.map(({ rule, reason }) => `${brief(rule)}: ${brief(reason)}`),
    ),
  ),
  bullets(
    'Tables not taken',
    report.untaken.map(({ place, reason }) => `${where(place)} ${write(reason)}`),
  ),
  bullets(
    'IDs that history names',
    report.config === null
      ? report.named
          .filter(({ searched }) => searched > 0)
          .map(
            ({ path, line, searched, named }) =>
              `${where({ path, line, endLine: line })} ${named} of ${plural(searched, 'ID')}`,
          )
      : [],
  ),
]

const states = ({ rows }: JudgedReport): Part => {
  const lines = tallyStates(rows).map(({ state, rows, verdicts }) => {
    const counts = verdictWords.map(word => (verdicts ? String(verdicts.get(word) ?? 0) : ''))
    return `| ${state === null ? 'not readable' : write(state)} | ${rows} | ${counts.join(' | ')} |`
  })
  return {
    before:
      lines.length > 0
        ? [`| State | Rows | ${verdictWords.join(' | ')} |`, '| --- | --: | --: | --: | --: | --: |']
        : [],
    rows: lines,
    after: lines.length > 0 ? [''] : [],
    left: count => `| … and ${plural(count, 'state')} more |`,
  }
}

const findingTable = ({ title, findings }: Section, where: Where): Part => ({
  before: [
    `### ${title} (${findings.length})`,
    '',
    '| Where | Severity | Rule | Finding |',
    '| --- | --- | --- | --- |',
  ],
  rows: findings.map(finding => findingRow(finding, where)),
  after: [''],
  left: count => `| … and ${plural(count, 'finding')} more | | | left out: the summary has no more room |`,
})

const findingRow = (finding: Finding, where: Where): string => {
  const related = (finding.related ?? []).map(({ place, message }) => `${where(place)} ${write(message)}`)
  const answer = finding.waived === null ? write(finding.help) : `waived: ${write(finding.waived)}`
  const text = [write(finding.message), answer, ...related].join('<br>')
  return `| ${where(shownPlace(finding))} | ${finding.severity} | ${write(finding.rule)} | ${text} |`
}

const bullets = (title: string, lines: readonly string[]): Part => ({
  before: lines.length > 0 ? [`### ${title}`, ''] : [],
  rows: lines.map(line => `- ${line}`),
  after: lines.length > 0 ? [''] : [],
  left: count => `- … and ${count} more`,
})

/** A short list that findings may not crowd out, nor it them. */
const early = (part: Part): Part => {
  const left = part.rows.length - mostEarly
  return {
    ...part,
    early: true,
    rows: left > 0 ? [...part.rows.slice(0, mostEarly), part.left(left)] : part.rows,
  }
}

const fixed = (lines: readonly string[]): Part => ({ before: lines, rows: [], after: [], left: () => '' })
