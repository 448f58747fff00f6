import { describe, expect, it } from 'vitest'
import { plan } from '../support/change-repository.js'
import { hosted, openPull, runPull, runPush } from '../support/hosted-repository.js'
import { readOutput } from '../support/runner.js'

const old = Array.from({ length: 13 }, (_, index) => `ENG-${index + 1} ACTIVE`)

describe('a record with 13 abandoned rows', () => {
  it('lets an innocent pull request pass, shows them, and fails on the push that lands it', async () => {
    const there = hosted(old)
    const { author } = there
    author.branch('fix')
    author.commit({ message: 'Fix a typing error', files: { 'a.c': 'a' } })
    const ran = await runPull(openPull(there))
    expect(ran).toMatchObject({ status: 0, fresh: [] })
    expect(ran.standing).toHaveLength(13)
    expect(Object.fromEntries(ran.outputs)).toMatchObject({
      outcome: 'pass',
      errors: '13',
      'new-errors': '0',
      abandoned: '13',
    })
    expect(readOutput(ran.stdout).annotations).toEqual([])
    expect(ran.summary).toContain('### Existing findings (13)')
    expect(ran.summary).not.toContain('### New findings')

    author.checkout('main')
    author.squash('fix', 'Fix a typing error (#7)')
    author.push()
    const after = await runPush(there, { before: author.sha('main~1') })
    expect(after.status).toBe(1)
    expect(after.report?.judged).toBe('base')
    expect(Object.fromEntries(after.outputs)).toMatchObject({
      outcome: 'fail',
      errors: '13',
      'new-errors': '0',
    })
    expect(readOutput(after.stdout).annotations.filter(({ severity }) => severity === 'error')).toHaveLength(
      10,
    )
    expect(after.summary).toContain('### Findings (13)')
  })

  it('blames a pull request for the one that it adds, on the line of its own file', async () => {
    const there = hosted(old)
    const { author } = there
    author.branch('claim')
    // In front, so that no old row keeps its line, and main has moved all of them since.
    author.commit({ message: 'Claim', files: { 'plan.md': plan('NEW-1 ACTIVE', ...old) } })
    author.checkout('main')
    author.commit({
      message: 'Say more',
      files: { 'plan.md': `Our plan.\n\nIt is long.\n\n${plan(...old)}` },
    })
    author.push()
    author.checkout('claim')
    const pull = openPull(there)
    const ran = await runPull(pull)
    expect(ran).toMatchObject({ status: 1, fresh: ['abandoned-row NEW-1'] })
    expect(ran.standing).toHaveLength(13)
    expect(Object.fromEntries(ran.outputs)).toMatchObject({
      errors: '14',
      'new-errors': '1',
      abandoned: '14',
    })
    expect(readOutput(ran.stdout).annotations).toEqual([
      expect.objectContaining({
        severity: 'error',
        path: 'plan.md',
        line: 3,
        title: 'abandoned-row NEW-1',
      }),
    ])
    const { summary } = ran
    expect(summary).toContain('### New findings (1)')
    expect(summary).toContain('### Existing findings (13)')
    expect(summary.indexOf('New findings')).toBeLessThan(summary.indexOf('Existing findings'))
    const link = (line: number) =>
      `https://github.com/octo/rows/blob/${pull.facts.head}/plan.md?plain=1#L${line}`
    for (let line = 3; line <= 16; line++) expect(summary).toContain(`(${link(line)})`)
    expect(summary).not.toContain(`(${link(17)})`)
  })

  it('annotates the old ones too where that is asked, after the new one, and counts what is left out', async () => {
    const there = hosted(old)
    there.author.branch('claim')
    there.author.commit({ message: 'Claim', files: { 'plan.md': plan(...old, 'NEW-1 ACTIVE') } })
    const pull = openPull(there)
    const all = readOutput((await runPull(pull, {}, { inputs: { annotations: 'all' } })).stdout).annotations
    expect(all.map(({ title }) => title)).toEqual([
      'abandoned-row NEW-1',
      ...old.slice(0, 9).map(row => `abandoned-row ${row.split(' ')[0] ?? ''}`),
    ])
    expect(all[9]?.message).toMatch(/\b4 errors more/)
    const none = await runPull(pull, {}, { inputs: { annotations: 'none' } })
    expect(readOutput(none.stdout).annotations).toEqual([])
    expect(none.status).toBe(1)
  })

  it.each([
    ['any', 1],
    ['new', 0],
    ['never', 0],
  ])('with `fail-on: %s` an innocent pull request ends with %i', async (failOn, status) => {
    const there = hosted(old)
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    const ran = await runPull(openPull(there), {}, { inputs: { 'fail-on': failOn } })
    expect(ran.status).toBe(status)
    expect(ran.outputs.get('errors')).toBe('13')
  })
})
