import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/report.js'
import { toJson } from '../../src/report/json.js'
import {
  asked,
  baseSha,
  branch,
  commit,
  evidence,
  finding,
  headSha,
  now,
  place,
  report,
  row,
  unasked,
  unjudged,
  verdict,
} from '../support/reports.js'

type Json = Readonly<Record<string, unknown>>

const read = (given: Report): Json => JSON.parse(toJson(given, '0.1.0')) as Json

const first = (value: unknown): Json => (value as readonly Json[])[0] ?? {}

/** The keys of the document that version 1 promises, in its order. */
const promised = [
  'schemaVersion',
  'tool',
  'outcome',
  'base',
  'head',
  'judged',
  'now',
  'examined',
  'states',
  'classes',
  'verdicts',
  'rows',
  'findings',
  'skipped',
]

describe('the JSON report', () => {
  it('has every promised field, in the promised order', () => {
    for (const document of [read(report()), read(unjudged())]) {
      expect(Object.keys(document).filter(key => promised.includes(key))).toEqual(promised)
    }
  })

  it('says which run it was', () => {
    expect(read(report({ outcome: 'fail', judged: 'change' }))).toMatchObject({
      schemaVersion: 1,
      tool: { name: 'rowaudit', version: '0.1.0' },
      outcome: 'fail',
      problem: null,
      base: { ref: 'refs/remotes/origin/main', sha: baseSha },
      head: { ref: 'HEAD', sha: headSha },
      judged: 'change',
      now: '2026-11-29T00:00:00Z',
      config: '.github/rowaudit.yml',
    })
  })

  it('counts states, classes and verdicts', () => {
    const rows = [
      asked('A-1', 'LANDED'),
      asked('A-2', 'ABANDONED'),
      asked('A-3', 'ABANDONED', { state: 'GATING', class: 'gating' }),
      unasked('A-4'),
      unasked('A-5', { state: '__proto__', class: 'unknown' }),
    ]
    const text = toJson(report({ rows }), '0.1.0')
    expect(text).toContain('"__proto__": 1')
    expect(JSON.parse(text)).toMatchObject({
      states: { ACTIVE: 2, GATING: 1, READY: 1 },
      classes: { ready: 1, active: 2, gating: 1, unknown: 1 },
      verdicts: { 'IN-FLIGHT': 0, LANDED: 1, ABANDONED: 2, UNKNOWN: 0 },
    })
  })

  it('writes the evidence of a row that was asked', () => {
    const judged = {
      row: row('ENG-1', { place: place('a.md', 42), title: 'A thing' }),
      verdict: verdict('LANDED', { reason: 'a commit names it', newestWork: now }),
      evidence: evidence('ENG-1', {
        baseCommits: [commit('Build it', { line: 'Closes ENG-1.', time: now - 60 })],
        branches: [branch('row/ENG-1', { ahead: 2, time: now - 3_600 })],
        references: [{ text: '#12', commit: commit('It (#12)') }],
      }),
    }
    expect(first(read(report({ rows: [judged] })).rows)).toEqual({
      id: 'ENG-1',
      state: 'ACTIVE',
      class: 'active',
      live: true,
      path: 'a.md',
      line: 42,
      verdict: 'LANDED',
      strength: 'work',
      reason: 'a commit names it',
      evidence: {
        branches: [
          {
            name: 'row/ENG-1',
            ref: 'refs/remotes/origin/row/ENG-1',
            local: false,
            sha: 'd'.repeat(40),
            ahead: 2,
            date: '2026-11-28T23:00:00Z',
            work: true,
            standing: 'open',
            reason: 'its content is not on base',
          },
        ],
        baseCommits: [
          {
            sha: 'c'.repeat(40),
            subject: 'Build it',
            work: true,
            reverted: false,
            line: 'Closes ENG-1.',
            date: '2026-11-28T23:59:00Z',
            revert: false,
          },
        ],
        changeCommits: [],
        references: [
          {
            text: '#12',
            commit: {
              sha: 'c'.repeat(40),
              subject: 'It (#12)',
              work: true,
              reverted: false,
              line: 'It (#12)',
              date: '2026-11-28T00:00:00Z',
              revert: false,
            },
          },
        ],
        changeTexts: [],
        pullRequests: [],
        unknown: [],
      },
      title: 'A thing',
      note: '',
      gap: null,
      newestWork: '2026-11-29T00:00:00Z',
    })
  })

  it('has no verdict and no evidence for a row that was not asked, even where some was gathered', () => {
    const rows = [{ ...unasked('ENG-1'), evidence: evidence('ENG-1') }]
    expect(first(read(report({ rows })).rows)).toMatchObject({
      verdict: null,
      strength: null,
      reason: null,
      evidence: null,
    })
  })

  it('orders findings: new, then grave, then by path in code units, then by line', () => {
    const findings = [
      finding({ id: '6', severity: 'error', place: place('a.md', 1) }),
      finding({ id: '5', severity: 'notice', new: true }),
      finding({ id: '4', severity: 'error', new: true, place: place('é.md', 1) }),
      finding({ id: '3', severity: 'error', new: true, place: place('a.md', 10) }),
      finding({ id: '2', severity: 'error', new: true, place: place('a.md', 9) }),
      finding({ id: '1', severity: 'error', new: true, place: place('Z.md', 99) }),
    ]
    const ids = (read(report({ findings })).findings as readonly Json[]).map(({ id }) => id)
    expect(ids).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('writes a finding field by field, with what a rule adds behind and nothing replaced', () => {
    const given = finding({
      message: 'm',
      help: 'h',
      place: place('a.md', 42, { endLine: 43, column: 2, endColumn: 5 }),
      related: [{ place: place('b.md', 7), message: 'there' }],
      extra: { gap: 'still open', rule: 'another', line: 1 },
      waived: 'agreed',
    })
    const written = first(read(report({ findings: [given] })).findings)
    expect(written).toEqual({
      rule: 'abandoned-row',
      severity: 'error',
      path: 'a.md',
      line: 42,
      endLine: 43,
      id: 'ENG-1',
      message: 'm',
      help: 'h',
      new: false,
      waived: 'agreed',
      fingerprint: 'f00d',
      subject: 'ENG-1',
      column: 2,
      endColumn: 5,
      headLine: 42,
      touched: false,
      related: [{ path: 'b.md', line: 7, endLine: 7, message: 'there' }],
      gap: 'still open',
    })
    expect(Object.keys(written).slice(0, 5)).toEqual(['rule', 'severity', 'path', 'line', 'endLine'])
  })

  it('names what was not read, not taken and not looked at', () => {
    const flaw = {
      rule: 'unread-line',
      subject: 'TBD',
      message: 'not an ID',
      help: '',
      place: place('a.md', 9),
    } as const
    const document = read(
      report({
        census: {
          files: [{ path: 'c.md', listed: true, skipped: 'a merge conflict' }],
          tables: [],
          rows: [],
          flaws: [flaw],
          untaken: [],
        },
        untaken: [{ place: place('b.md', 3), reason: 'no ID column', status: false, rows: 4 }],
        named: [{ path: 'a.md', line: 1, searched: 63, named: 0 }],
        skipped: [{ rule: 'missing-issue', reason: 'offline' }],
        notes: ['Open pull requests were not looked at.'],
      }),
    )
    expect(document).toMatchObject({
      unread: [{ path: 'a.md', line: 9, subject: 'TBD', message: 'not an ID' }],
      unreadFiles: [{ path: 'c.md', listed: true, reason: 'a merge conflict' }],
      untaken: [{ path: 'b.md', line: 3, reason: 'no ID column', status: false, rows: 4 }],
      named: [{ path: 'a.md', line: 1, searched: 63, named: 0 }],
      skipped: [{ rule: 'missing-issue', reason: 'offline' }],
      notes: ['Open pull requests were not looked at.'],
    })
  })

  it('counts nothing where nothing could be judged', () => {
    const text = toJson(unjudged(), '0.1.0')
    expect(JSON.parse(text)).toMatchObject({
      outcome: 'unknown',
      problem: { message: 'The clone is shallow.', remedy: 'git fetch --unshallow origin' },
      examined: null,
      states: null,
      classes: null,
      verdicts: null,
      rows: [],
      findings: [],
    })
    expect(text).not.toMatch(/IN-FLIGHT|LANDED|ABANDONED|UNKNOWN/)
  })

  it('is the same text for the same report, and ends its last line', () => {
    const given = report({ rows: [asked('A-1', 'LANDED')], findings: [finding()] })
    expect(toJson(given, '0.1.0')).toBe(toJson(structuredClone(given), '0.1.0'))
    expect(toJson(given, '0.1.0')).toMatch(/[^\n]\n$/)
  })

  it('survives dates that no calendar has', () => {
    const commits = [commit('far', { time: 9e15 }), commit('before', { time: -9e15 })]
    const judged = { ...asked('A-1', 'LANDED'), evidence: evidence('A-1', { baseCommits: commits }) }
    const written = first(read(report({ rows: [judged] })).rows).evidence as Json
    expect((written.baseCommits as readonly Json[]).map(({ date }) => date)).toEqual([
      '9999-12-31T23:59:59Z',
      '0000-01-01T00:00:00Z',
    ])
  })
})
