import type { Evidence, NamingCommit, RowBranch, Verdict } from '../../src/model/evidence.js'
import type { JudgedRow } from '../../src/model/report.js'
import type { Row } from '../../src/model/row.js'
import { rowOf } from './view.js'

/** Work that names the row on base, at the beginning of time. */
export const commitOf = (changes: Partial<NamingCommit> = {}): NamingCommit => ({
  sha: '0123456789abcdef',
  subject: 'Subject',
  line: 'ENG-1: a line',
  time: 0,
  work: true,
  reverted: false,
  revert: false,
  ...changes,
})

/** A branch with work still to land. */
export const branchOf = (name: string, changes: Partial<RowBranch> = {}): RowBranch => ({
  name,
  ref: `refs/remotes/origin/${name}`,
  local: false,
  sha: '',
  ahead: 1,
  time: 0,
  work: true,
  standing: 'open',
  reason: '',
  ...changes,
})

/** Evidence in which there is nothing, but for the changes. */
export const evidenceOf = (changes: Partial<Evidence> = {}): Evidence => ({
  id: 'ENG-1',
  baseCommits: [],
  changeCommits: [],
  branches: [],
  references: [],
  changeTexts: [],
  pullRequests: [],
  unknown: [],
  ...changes,
})

/** A row, what is known of it, and the verdict: LANDED by work unless told otherwise. */
export const judgedOf = (
  verdict: Partial<Verdict>,
  evidence: Partial<Evidence> = {},
  row: Partial<Row> = {},
): JudgedRow => ({
  row: rowOf('ENG-1', row),
  verdict: { verdict: 'LANDED', strength: 'work', reason: '', newestWork: null, ...verdict },
  evidence: evidenceOf(evidence),
})
