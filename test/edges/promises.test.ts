import { describe, expect, it } from 'vitest'
import { auditJson } from '../support/process.js'
import { createRepository } from '../support/repository.js'

const configuration = `base: main
matrices: [plan.md]
columns: { id: ID, state: State, owner: Owner }
states: { READY: ready, ACTIVE: active, DONE: done }
contracts: { anchored: { rows: [ACTIVE, DONE], anchors: { code: ['src/**'], columns: Code } } }
claims: { states: [ACTIVE], in: { files: claims.md, under: Live, name: Claim, rows: Rows } }
documents:
  - { files: [status.md], ratchet: [lines] }
  - { files: [log.md], log: { entry: '## ', order: oldest-first }, append-only: true }
`

const heads = '| ID | State | Owner | Code |\n| --- | --- | --- | --- |\n'
const first = '| ENG-1 | ACTIVE | CLAIM-A | [a](src/a.ts#L2) |\n'
const second = '| ENG-2 | ACTIVE | CLAIM-A | [a](src/a.ts#L9) |\n'
const claims = '## Live\n\n| Claim | Rows |\n| --- | --- |\n| CLAIM-A | ENG-1, ENG-2 |\n'
const log = '# Log\n\n## 2025-12-01\n\nBegun.\n\n## 2025-12-20\n\nMeasured.\n'

const before = {
  '.github/rowaudit.yml': configuration,
  'plan.md': heads + first + second,
  'claims.md': claims,
  'status.md': 'All is well.\n',
  'log.md': log,
  'src/a.ts': 'one\ntwo\n',
}

type Files = Readonly<Record<string, string>>

/** What is said of a change with these files, as `new|standing rule path:line`, with how it was excused. */
const said = (files: Files, message = 'Work on ENG-1') => {
  const repository = createRepository()
  repository.commit({ message: 'Work on ENG-1 and ENG-2', files: before })
  repository.publish()
  repository.branch('row/ENG-1')
  repository.commit({ message, files })
  const { status, report } = auditJson(repository.folder, ['--now', '2026-01-02'])
  const graver = report.findings.filter(({ severity }) => severity === 'error')
  return {
    status,
    findings: graver.map(
      ({ rule, path, line, new: isNew, waived }) =>
        `${waived === null ? (isNew ? 'new' : 'standing') : 'waived'} ${rule} ${path}:${line}`,
    ),
  }
}

const standing = 'standing broken-anchor plan.md:4'

describe('a change, under contracts, claims and documents', () => {
  it('passes with what was there before', () =>
    expect(said({ 'src/a.ts': 'one\nTWO\n' })).toEqual({ status: 0, findings: [standing] }))

  it('brings a broken anchor beside the one that was there', () => {
    const files = { 'plan.md': heads + first.replace('#L2', '#L7') + second }
    expect(said(files)).toEqual({ status: 1, findings: ['new broken-anchor plan.md:3', standing] })
  })

  it('breaks an anchor without a touch of the matrix', () =>
    expect(said({ 'src/a.ts': 'one\n' })).toEqual({
      status: 1,
      findings: ['new broken-anchor plan.md:3', standing],
    }))

  it('lets a ratchet slip, and says why', () => {
    const files = { 'status.md': 'All is well.\n\nVery.\n' }
    const slip = 'ratchet-slip status.md:2'
    expect(said(files)).toEqual({ status: 1, findings: [`new ${slip}`, standing] })
    const excuse = 'Work on ENG-1\n\nRowaudit-Allow: ratchet-slip lines it had to be said\n'
    expect(said(files, excuse)).toEqual({ status: 0, findings: [`waived ${slip}`, standing] })
    expect(said({ 'status.md': 'Well.\n' })).toEqual({ status: 0, findings: [standing] })
  })

  it('shrinks a log, and says why', () => {
    const files = { 'log.md': log.replace('\nBegun.\n', '') }
    const { status, findings } = said(files)
    expect(status).toBe(1)
    expect(findings).toEqual([expect.stringMatching(/^new shrunk-log log\.md:/), standing])
    const excused = said(files, 'Work on ENG-1\n\nRowaudit-Allow: shrunk-log log.md it held a token\n')
    expect(excused.status).toBe(0)
    expect(excused.findings).toEqual([expect.stringMatching(/^waived shrunk-log log\.md:/), standing])
  })

  it('enters what came late in its chronological place, or in the wrong one, or ahead of the time', () => {
    const entered = (date: string, at: string) =>
      said({ 'log.md': log.replace(at, `## ${date}\n\nSeen late.\n\n${at}`) }).findings
    expect(entered('2025-12-10', '## 2025-12-20')).toEqual([standing])
    expect(entered('2025-12-01', '## 2025-12-20')).toEqual([standing])
    expect(entered('2025-12-22', '## 2025-12-20')).toEqual(['new log-disorder log.md:11', standing])
    expect(said({ 'log.md': `${log}\n## 2026-03-01\n\nPlanned.\n` }).findings).toEqual([
      'new log-disorder log.md:11',
      standing,
    ])
  })

  it('corrects a stamp in the append-only log', () =>
    expect(said({ 'log.md': log.replace('2025-12-20', '2025-12-19') }).findings).toEqual([standing]))

  it('leaves a claim behind with a row that moves on', () => {
    const moved = heads + first.replace('ACTIVE', 'DONE') + second
    const { status, findings } = said({ 'plan.md': moved })
    expect(status).toBe(1)
    expect(findings).toEqual(['new claim-mismatch plan.md:3', standing])
    const amended = { 'plan.md': moved, 'claims.md': claims.replace('ENG-1, ', '') }
    expect(said(amended)).toEqual({ status: 0, findings: [standing] })
  })

  it('is excused in the cell of the row from what is said of the row', () => {
    const excuse = (rule: string) => `<!-- rowaudit: allow ${rule}: the file comes with the next change -->`
    const row = `| ENG-1 | ACTIVE | CLAIM-A ${excuse('broken-anchor')} | [a](src/a.ts#L7) |\n`
    expect(said({ 'plan.md': heads + row + second })).toEqual({
      status: 0,
      findings: ['waived broken-anchor plan.md:3', standing],
    })
    const bare = `| ENG-1 | ACTIVE | - ${excuse('claim-mismatch')} | ${excuse('missing-anchor')} |\n`
    expect(said({ 'plan.md': heads + bare + second })).toEqual({
      status: 0,
      findings: ['waived claim-mismatch plan.md:3', 'waived missing-anchor plan.md:3', standing],
    })
  })
})
