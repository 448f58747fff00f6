import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditJson, type JsonReport } from '../support/process.js'
import { cloneSample, hasSample, sampleTitle } from '../support/sample.js'
import { findsSpecSlowly, readSlowly, searchSlowly } from '../support/slow-reading.js'

const matrices = ['engine', 'model', 'quantization', 'kernel', 'backend', 'feature'].map(
  name => `.agents/${name}-matrix.md`,
)

describe.skipIf(!hasSample)(sampleTitle('the sample, with its configuration'), () => {
  let folder: string
  let status: number | null
  let report: JsonReport
  beforeAll(() => {
    folder = cloneSample()
    ;({ status, report } = auditJson(folder, [
      '--config',
      resolve('examples/parity/rowaudit.yml'),
      '--now',
      '2026-07-24',
    ]))
  })

  it('has the census that a plain count gives', () => {
    expect(status).toBe(1)
    expect(report.examined).toMatchObject({ files: 6, rows: 628, liveRows: 148, commits: 1121, branches: 0 })
    expect(report.states).toEqual({
      INVENTORIED: 457,
      PARTIAL: 51,
      ACTIVE: 47,
      GATING: 18,
      SPIKE: 17,
      'ANCHOR-BACKFILL': 14,
      READY: 10,
      DONE: 9,
      BLOCKED: 5,
    })
    const perFile = matrices.map(path => report.rows.filter(row => row.path === path).length)
    expect(perFile).toEqual([110, 326, 82, 34, 57, 19])
  })

  it('has the rows that a line by line reading finds, on the same lines', () => {
    const key = (row: { id: string; state: string; path: string; line: number }) =>
      `${row.path}:${row.line} ${row.id} ${row.state}`
    expect(report.rows.map(key).sort()).toEqual(readSlowly(folder, 'origin/main', matrices).map(key).sort())
  })

  it('has the verdicts that one search for each active row gives', () => {
    const active = report.rows.filter(({ state }) => state === 'ACTIVE')
    for (const { id, verdict } of active) {
      const found = searchSlowly(folder, 'origin/main', id)
      expect(`${id} ${verdict}`).toBe(`${id} ${found === '' ? 'ABANDONED' : 'LANDED'}`)
    }
    expect(active.filter(({ verdict }) => verdict === 'LANDED')).toHaveLength(34)
    expect(active.filter(({ verdict }) => verdict === 'ABANDONED')).toHaveLength(13)
    expect(active.filter(({ strength }) => strength === 'records')).toHaveLength(1)
  })

  it('blames each of the thirteen on its own line, with its legal floor', () => {
    const blamed = report.findings.filter(
      ({ rule, severity }) => rule === 'abandoned-row' && severity === 'error',
    )
    const abandoned = report.rows.filter(
      ({ state, verdict }) => state === 'ACTIVE' && verdict === 'ABANDONED',
    )
    expect(blamed.map(({ id, path, line }) => `${path}:${line} ${id}`)).toEqual(
      abandoned.map(({ id, path, line }) => `${path}:${line} ${id}`).sort(),
    )
    for (const { id, path, line, help } of blamed) {
      const isReady = findsSpecSlowly(folder, 'origin/main', { id: id ?? '', path, line })
      expect(`${id} ${help}`).toContain(
        isReady
          ? `${id} Set the row back to READY, since its spec exists and names it`
          : `${id} Set the row back to INVENTORIED, since `,
      )
    }
  })
})

describe.skipIf(!hasSample)(sampleTitle('the sample, without configuration'), () => {
  it('finds every one of the 628 rows, or names its table with the reason why not', () => {
    const folder = cloneSample()
    const { status, report } = auditJson(folder, ['--now', '2026-07-24'])
    expect(status).not.toBe(2)
    const taken = new Set(report.rows.map(({ path, line }) => `${path}:${line}`))
    const lost = readSlowly(folder, 'origin/main', matrices).filter(
      ({ path, line }) => !taken.has(`${path}:${line}`),
    )
    for (const { path, line } of lost) {
      expect(
        report.untaken.some(table => table.path === path && table.line < line),
        `${path}:${line}`,
      ).toBe(true)
    }
    expect(lost.length).toBeLessThan(10)
    expect(
      report.findings.filter(({ severity, rule }) => severity === 'error' && rule !== 'conflict-marker'),
    ).toEqual([])
  })
})
