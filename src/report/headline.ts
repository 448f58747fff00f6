import type { Finding } from '../model/finding.js'
import type { JudgedReport, Report } from '../model/report.js'
import { toMoment } from './moment.js'
import { countFindings, tallyVerdicts, unread } from './tally.js'
import { unblamed } from './unblamed.js'
import { enumerate, plural } from './words.js'

const graveness = (findings: readonly Finding[]): string => {
  const counts = countFindings(findings)
  return enumerate([...counts].flatMap(([severity, count]) => (count > 0 ? [plural(count, severity)] : [])))
}

const findingsClause = ({ judged, findings }: JudgedReport): string => {
  if (judged !== 'change') return graveness(findings) || 'no finding'
  const brought = graveness(findings.filter(finding => finding.new))
  const stood = graveness(findings.filter(finding => !finding.new))
  return `${brought ? `new: ${brought}` : 'no new finding'}${stood ? `; already there: ${stood}` : ''}`
}

const verdictsClause = (report: JudgedReport): string => {
  const { rows } = report
  const verdicts = tallyVerdicts(rows)
  const asked = [...verdicts.values()].reduce((sum, count) => sum + count, 0)
  if (asked === 0) return 'no row had to show work'
  const abandoned = verdicts.get('ABANDONED') ?? 0
  const unknown = verdicts.get('UNKNOWN') ?? 0
  const these = asked === 1 ? 'the one row that must show work' : `the ${asked} rows that must show work`
  const is = (count: number): string =>
    `${count === 0 ? 'none' : count} of ${these} ${count > 1 ? 'are' : 'is'}`
  const spared = unblamed(report).find(({ title }) => title.startsWith('ABANDONED'))?.rows.length ?? 0
  const held = spared > 0 ? ` (${spared === abandoned ? 'held' : `${spared} held`} against nobody)` : ''
  return `${is(abandoned)} ABANDONED${held}${unknown > 0 ? `, ${unknown} UNKNOWN` : ''}`
}

/** What came out, in one sentence; text from the repository in it is not escaped. */
export const headline = (report: Report): string => {
  if (report.problem) return `Could not judge: ${report.problem.message}`
  if (report.rows.length === 0 && report.findings.length === 0) {
    return `Nothing to judge: no row of a status table was found in ${plural(report.census.files.length, 'file')}; name the files with \`matrices\` in the configuration.`
  }
  const sentence = `${findingsClause(report)}; ${verdictsClause(report)}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

/** What was looked at, in one sentence. */
export const examinedSentence = (report: Report): string => {
  if (report.problem) return 'Examined nothing.'
  const { files, tables, rows, liveRows, commits, branches, changedFiles } = report.examined
  const where = `${plural(tables, 'table')} of ${plural(files, 'file')}`
  const against = `against ${plural(commits, 'commit')} and ${branches === 1 ? '1 row branch' : `${branches} row branches`}`
  const change = report.judged === 'change' ? `; the change touches ${plural(changedFiles, 'file')}` : ''
  const left = unread(report)
  const parts = [
    ...(left.lines > 0 ? [plural(left.lines, 'line')] : []),
    ...(left.files > 0 ? [plural(left.files, 'file')] : []),
  ]
  const incomplete = parts.length > 0 ? ` Not read: ${enumerate(parts)}.` : ''
  if (rows === 0) return `Examined no row: ${where}.${incomplete}`
  return `Examined ${plural(rows, 'row')} (${liveRows} live) in ${where}, ${against}${change}.${incomplete}`
}

const judgedWords = {
  base: 'base itself',
  change: 'what would land',
}

export interface Subject {
  readonly label: string
  readonly text: string
}

/** What was judged, by which agreement, and when. */
export const subject = ({ judged, problem, base, target, head, config, now }: Report): readonly Subject[] => [
  { label: 'judged', text: problem ? 'nothing' : judgedWords[judged] },
  ...(base ? [{ label: 'base', text: `${base.ref} at ${base.sha}` }] : []),
  ...(target && target.sha !== base?.sha
    ? [{ label: 'target', text: `${target.ref} at ${target.sha}` }]
    : []),
  ...(head && head.sha !== base?.sha
    ? [{ label: 'head', text: head.ref === head.sha ? head.sha : `${head.ref} at ${head.sha}` }]
    : []),
  // Where nothing could be judged, nobody may have looked for one.
  ...(problem && config === null ? [] : [{ label: 'config', text: config ?? 'none' }]),
  { label: 'now', text: toMoment(now) },
]
