import type { Finding } from '../model/finding.js'
import type { JudgedReport } from '../model/report.js'
import { orderFindings } from './order.js'

/** Findings under a heading of their own. */
export interface Section {
  readonly title: string
  readonly findings: readonly Finding[]
}

/** The findings as they are shown: those of the change before those of base, the waived last; no section is empty. */
export const sections = ({ findings, judged }: JudgedReport): readonly Section[] => {
  const ordered = orderFindings(findings)
  const open = ordered.filter(({ waived }) => waived === null)
  const shown =
    judged === 'change'
      ? [
          { title: 'New findings', findings: open.filter(finding => finding.new) },
          { title: 'Existing findings', findings: open.filter(finding => !finding.new) },
        ]
      : [{ title: 'Findings', findings: open }]
  const all = [...shown, { title: 'Waived', findings: ordered.filter(({ waived }) => waived !== null) }]
  return all.filter(section => section.findings.length > 0)
}
