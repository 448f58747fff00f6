import type { Evidence, NamingCommit, RowBranch } from '../model/evidence.js'
import type { JudgedRow } from '../model/report.js'
import { toMoment } from './moment.js'

/** One row of the JSON report; verdict, strength, reason and evidence are null for a row that was not asked. */
export const toEvidenceRow = ({ row, verdict, evidence, gap }: JudgedRow) => ({
  id: row.id,
  state: row.state,
  class: row.class,
  live: row.live,
  path: row.place.path,
  line: row.place.line,
  verdict: verdict?.verdict ?? null,
  strength: verdict?.strength ?? null,
  reason: verdict?.reason ?? null,
  evidence: verdict && evidence ? toEvidence(evidence) : null,
  title: row.title,
  note: row.note,
  gap: gap ?? null,
  newestWork: verdict && verdict.newestWork !== null ? toMoment(verdict.newestWork) : null,
})

const toEvidence = (evidence: Evidence) => ({
  branches: evidence.branches.map(toBranch),
  baseCommits: evidence.baseCommits.map(toCommit),
  changeCommits: evidence.changeCommits.map(toCommit),
  references: evidence.references.map(({ text, commit }) => ({ text, commit: toCommit(commit) })),
  changeTexts: evidence.changeTexts.map(({ kind, text }) => ({ kind, text })),
  pullRequests: evidence.pullRequests.map(({ number, title, branch }) => ({ number, title, branch })),
  unknown: evidence.unknown.map(({ reason, remedy }) => ({ reason, remedy })),
})

const toCommit = (commit: NamingCommit) => ({
  sha: commit.sha,
  subject: commit.subject,
  work: commit.work,
  reverted: commit.reverted,
  line: commit.line,
  date: toMoment(commit.time),
  revert: commit.revert,
})

const toBranch = (branch: RowBranch) => ({
  name: branch.name,
  ref: branch.ref,
  local: branch.local,
  sha: branch.sha,
  ahead: branch.ahead,
  date: toMoment(branch.time),
  work: branch.work,
  standing: branch.standing,
  reason: branch.reason,
})
