import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../src/model/evidence.js'
import type { Row } from '../../src/model/row.js'
import { branchOf, commitOf, judgedOf } from '../support/judged.js'
import { ago, saidBy } from '../support/said.js'

describe('unclaimed-work', () => {
  const messageOf = (evidence: Partial<Evidence>, row: Partial<Row>, head: string | null = null) =>
    saidBy('unclaimed-work', [judgedOf({}, evidence, row)], { head })[0]?.message ?? null
  const done = { class: 'done', state: 'DONE' } as const
  const branches = [branchOf('row/ENG-1', { time: ago(1), sha: 'a' })]

  it('knows the own branch of the change by its name, and by its tip', () => {
    expect(messageOf({ branches }, done)).toContain('expected no work still to land: branch row/ENG-1')
    expect(
      messageOf({ branches, changeTexts: [{ kind: 'head-branch', text: 'row/ENG-1' }] }, done),
    ).toBeNull()
    expect(messageOf({ branches, changeTexts: [{ kind: 'title', text: 'row/ENG-1' }] }, done)).not.toBeNull()
    expect(messageOf({ branches }, done, 'a')).toBeNull()
  })

  it('takes the copy of the own branch on origin for own', () =>
    expect(
      messageOf(
        { branches: [...branches, branchOf('row/ENG-1', { time: ago(1), sha: 'b', local: true })] },
        done,
        'b',
      ),
    ).toBeNull())

  it('names the branch, or the commit of the change', () => {
    const ready = { class: 'ready', state: 'READY' } as const
    const commit = commitOf({ line: 'ENG-1: x' })
    expect(messageOf({ branches, changeCommits: [commit] }, ready)).toContain(
      'expected a claim: branch row/ENG-1',
    )
    expect(messageOf({ changeCommits: [commit] }, ready)).toContain(
      'the change (commit 01234567, "ENG-1: x")',
    )
    expect(messageOf({ changeCommits: [{ ...commit, reverted: true }] }, ready)).toBeNull()
  })
})
