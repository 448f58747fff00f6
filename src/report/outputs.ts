import type { Report } from '../model/report.js'
import { countFindings, tallyVerdicts } from './tally.js'

/** Outputs of the Action. Counts of a run that could not judge are empty: what was not counted is not zero. */
export const toOutputs = (report: Report): ReadonlyMap<string, string> => {
  if (report.problem)
    return new Map([
      ['outcome', report.outcome],
      ...['errors', 'new-errors', 'warnings', 'abandoned', 'live-rows'].map(name => [name, ''] as const),
    ])
  const counts = countFindings(report.findings)
  const brought = countFindings(report.findings.filter(finding => finding.new))
  return new Map([
    ['outcome', report.outcome],
    ['errors', String(counts.get('error') ?? 0)],
    ['new-errors', String(brought.get('error') ?? 0)],
    ['warnings', String(counts.get('warning') ?? 0)],
    ['abandoned', String(tallyVerdicts(report.rows).get('ABANDONED') ?? 0)],
    ['live-rows', String(report.examined.liveRows)],
  ])
}
