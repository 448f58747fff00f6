import type { Evidence, NamingCommit, RowBranch, Verdict, VerdictWord } from '../../src/model/evidence.js'
import type { Finding } from '../../src/model/finding.js'
import type { Place } from '../../src/model/place.js'
import type { JudgedReport, JudgedRow, UnjudgedReport } from '../../src/model/report.js'
import type { Row } from '../../src/model/row.js'

/** Builders of reports by hand: everything has a plain default, and a test says what it is about. */

export const baseSha = 'b'.repeat(40)
export const headSha = 'a'.repeat(40)
/** 2026-11-29T00:00:00Z. */
export const now = 1_795_910_400

export const place = (path: string, line: number, more: Partial<Place> = {}): Place => ({
  path,
  line,
  endLine: line,
  ...more,
})

export const row = (id: string, more: Partial<Row> = {}): Row => {
  const at = more.place ?? place('plan.md', 5)
  return {
    id,
    title: '',
    state: 'ACTIVE',
    class: 'active',
    live: true,
    note: '',
    evidence: 'error',
    searchable: true,
    aliases: [],
    specLinks: [],
    cells: [],
    header: ['ID', 'State'],
    place: at,
    idPlace: at,
    statePlace: at,
    table: 0,
    ...more,
  }
}

export const verdict = (word: VerdictWord, more: Partial<Verdict> = {}): Verdict => ({
  verdict: word,
  strength: word === 'ABANDONED' || word === 'UNKNOWN' ? null : 'work',
  reason: `because it is ${word}`,
  newestWork: null,
  ...more,
})

export const evidence = (id: string, more: Partial<Evidence> = {}): Evidence => ({
  id,
  baseCommits: [],
  changeCommits: [],
  branches: [],
  references: [],
  changeTexts: [],
  pullRequests: [],
  unknown: [],
  ...more,
})

export const commit = (subject: string, more: Partial<NamingCommit> = {}): NamingCommit => ({
  sha: 'c'.repeat(40),
  subject,
  line: subject,
  time: now - 86_400,
  work: true,
  reverted: false,
  revert: false,
  ...more,
})

export const branch = (name: string, more: Partial<RowBranch> = {}): RowBranch => ({
  name,
  ref: `refs/remotes/origin/${name}`,
  local: false,
  sha: 'd'.repeat(40),
  ahead: 1,
  time: now - 86_400,
  work: true,
  standing: 'open',
  reason: 'its content is not on base',
  ...more,
})

/** A row that was asked. */
export const asked = (id: string, word: VerdictWord, more: Partial<Row> = {}): JudgedRow => ({
  row: row(id, more),
  verdict: verdict(word),
  evidence: evidence(id),
})

/** A row that was not asked. */
export const unasked = (id: string, more: Partial<Row> = {}): JudgedRow => ({
  row: row(id, { state: 'READY', class: 'ready', evidence: 'none', ...more }),
  verdict: null,
  evidence: null,
})

export const finding = (more: Partial<Finding> = {}): Finding => ({
  rule: 'abandoned-row',
  severity: 'error',
  subject: more.id ?? 'ENG-1',
  id: 'ENG-1',
  message: 'Unexpected ACTIVE, expected a trace of work.',
  help: 'Put it back to READY.',
  place: place('plan.md', 5),
  new: false,
  waived: null,
  fingerprint: 'f00d',
  ...more,
})

export const report = (more: Partial<JudgedReport> = {}): JudgedReport => {
  const rows = more.rows ?? []
  return {
    outcome: 'pass',
    problem: null,
    base: { ref: 'refs/remotes/origin/main', sha: baseSha },
    head: { ref: 'HEAD', sha: headSha },
    target: null,
    landing: null,
    judged: 'base',
    now,
    config: '.github/rowaudit.yml',
    notes: [],
    examined: {
      files: 1,
      tables: 1,
      rows: rows.length,
      liveRows: rows.filter(each => each.row.live).length,
      commits: 12,
      branches: 3,
      changedFiles: 0,
    },
    rows,
    census: { files: [], tables: [], rows: rows.map(each => each.row), flaws: [], untaken: [] },
    findings: [],
    skipped: [],
    named: [],
    untaken: [],
    ...more,
  }
}

export const unjudged = (more: Partial<UnjudgedReport> = {}): UnjudgedReport => ({
  outcome: 'unknown',
  problem: { message: 'The clone is shallow.', remedy: 'git fetch --unshallow origin' },
  base: null,
  target: null,
  head: null,
  landing: null,
  judged: 'base',
  now,
  config: null,
  notes: [],
  ...more,
})
