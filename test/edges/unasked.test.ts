import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areCommitsAsked, isActivityAsked, linesAsked, textsAsked } from '../../src/check/asked.js'
import { emptyTree } from '../../src/model/tree.js'
import { rules } from '../support/rules.js'
import { pageOf } from '../../src/rules/pages/index.js'
import { censusOf, textsAfter } from '../support/example-change.js'
import { judge, settingsOfExample } from '../support/example.js'
import { temporaryFolder } from '../support/folder.js'
import { auditJson, runCli } from '../support/process.js'
import { createRepository } from '../support/repository.js'
import { cloneSample, hasSample, sampleTitle } from '../support/sample.js'

const sectioned = rules.filter(({ section }) => section !== undefined)
const silent = ['idle-base', ...sectioned.map(({ id }) => id)]
const sections: readonly string[] = [...new Set(sectioned.flatMap(({ section }) => section ?? []))]

describe('a rule whose section is not in the configuration', () => {
  it('is one of those of the contracts, the documents and the measures', () => {
    expect([...sections].sort()).toEqual(['claims', 'contracts', 'coverage', 'documents', 'marks', 'rollups'])
    expect(silent).toHaveLength(1 + 15)
  })

  it.each(sectioned.map(rule => [rule.id, rule] as const))(
    '%s asks for nothing and says nothing',
    async (id, rule) => {
      const loud = pageOf(rule).examples.filter(({ reports }) => reports.length > 0)
      expect(loud.length).toBeGreaterThan(0)
      for (const example of loud) {
        const kept = Object.entries(example.config ?? {}).filter(
          ([key]) => key !== rule.section && key !== 'rules',
        )
        const without = { ...example, config: Object.fromEntries(kept) }
        expect((await judge(id, without)).findings).toEqual([])
        const settings = settingsOfExample(without)
        const reading = {
          census: censusOf(textsAfter(without), settings),
          settings,
          tree: { ...emptyTree, files: new Set(textsAfter(without).keys()), isRead: () => false },
          target: null,
          change: null,
        }
        const asking = { rules, only: [id] }
        expect(textsAsked(asking, reading)).toEqual([])
        expect(linesAsked(asking, reading)).toEqual([])
        expect(areCommitsAsked(asking, reading)).toBe(false)
        expect(isActivityAsked(asking, settings)).toBe(false)
      }
    },
  )

  it('says nothing of the demonstration', () => {
    const { stdout } = runCli('/', ['demo', '--format', 'json'])
    const { findings } = JSON.parse(stdout) as { findings: readonly { rule: string }[] }
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.filter(({ rule }) => silent.includes(rule))).toEqual([])
  })

  it.skipIf(!hasSample)(sampleTitle('says nothing of the sample'), () => {
    const args = ['--config', resolve('examples/parity/rowaudit.yml'), '--now', '2026-07-24']
    const { report } = auditJson(cloneSample(), args)
    expect(report.findings.filter(({ rule }) => silent.includes(rule))).toEqual([])
  })
})

/** What Git was called with, and which objects it was asked for, in one audit. */
const callsOf = (folder: string, ...args: string[]): readonly string[] => {
  const path = process.env['PATH'] ?? ''
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const own = temporaryFolder()
  const log = join(own, 'calls')
  writeFileSync(log, '')
  const program = join(own, 'git')
  writeFileSync(
    program,
    `#!/bin/sh
echo "$*" >> '${log}'
case "$*" in *cat-file*) tee -a '${log}' | '${git}' "$@" ;; *) exec '${git}' "$@" ;; esac
`,
  )
  chmodSync(program, 0o755)
  const { status } = runCli(folder, ['--format', 'json', ...args], { PATH: `${own}${delimiter}${path}` })
  expect(status).toBeLessThan(2)
  return readFileSync(log, 'utf8').trimEnd().split('\n').sort()
}

describe('a configuration that asks for nothing', () => {
  const plain = "base: main\nmatrices: ['plan.md']\n"
  const files = {
    'plan.md':
      '| ID | State | Owner | Code |\n| --- | --- | --- | --- |\n| ENG-1 | READY | - | src/a.ts:9 |\n',
    'NOTES.md': '# Notes\n\n## 2026-01-02\n\nNothing left to do.\n\n## 2026-01-01\n',
    'src/a.ts': 'a\n',
  }
  const callsUnder = (configuration: string, isChange: boolean): readonly string[] => {
    const repository = createRepository()
    repository.commit({ message: 'Plan', files: { ...files, '.github/rowaudit.yml': configuration } })
    repository.publish()
    if (isChange) {
      repository.branch('row/ENG-1')
      repository.commit({ message: 'Begin ENG-1', files: { 'NOTES.md': '# Notes\n', 'src/a.ts': 'b\n' } })
    }
    return callsOf(repository.folder, '--now', '2026-01-02').map(call => call.replace(/[0-9a-f]{40}/g, 'SHA'))
  }

  it.each([
    ['a base', false],
    ['a change', true],
  ])('costs no call of Git and no object more on %s', (_, isChange) => {
    const before = callsUnder(plain, isChange)
    expect(before.length).toBeGreaterThan(5)
    const nothing = `${plain}contracts: {}\nobligations: {}\nguards: []\nmoves: {}\n`
    expect(callsUnder(nothing, isChange)).toEqual(before)
    const off = `${plain}rules:\n${silent.map(id => `  ${id}: off\n`).join('')}`
    expect(callsUnder(off, isChange)).toEqual(before)
    const asking = `${plain}documents: [{ files: [NOTES.md], budget: { lines: 1 } }]\n`
    expect(callsUnder(asking, isChange).length).toBeGreaterThan(before.length)
  })
})
