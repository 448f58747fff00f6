import { describe, expect, it } from 'vitest'
import { missing, found } from '../../src/model/sought.js'
import { classify } from '../../src/evidence/classify.js'
import { spellingsOf } from '../../src/evidence/known-ids.js'
import { evidenceOf } from '../../src/evidence/to-evidence.js'
import type { Gathered } from '../../src/evidence/to-evidence.js'
import type { BranchFacts } from '../../src/model/history.js'
import { rowOf } from '../support/view.js'
import { branchesOf, evidenceFrom, everywhere, facts, verdictOn } from './evidence-builder.js'
import { gathered, line, raw, start } from './history-builder.js'
import type { Told } from './history-builder.js'

const historyOf = (base: readonly Told[], change: readonly Told[] = []): Partial<Gathered> => {
  const onBase = line(base)
  return { history: gathered(['ENG-1', 'ENG-2'], onBase, line(change, onBase.at(-1)?.sha)) }
}
const textOf = (kind: 'title' | 'row-line' | 'head-branch', text: string): Partial<Gathered> => ({
  changeTexts: new Map([['ENG-1', [{ kind, text }]]]),
})
const request = { number: 7, title: 'ENG-1: by another', branch: 'patch-1' }
const records = ['plan/matrix.md']

describe('IN-FLIGHT', () => {
  it('with a branch that has content still to land, named with its commits and their date', () => {
    expect(verdictOn(branchesOf(facts('row/ENG-1-fix')))).toEqual({
      verdict: 'IN-FLIGHT',
      strength: 'work',
      reason:
        'branch row/ENG-1-fix has 2 commits of its own, not all of them on base, the newest of 2026-07-02 (merging it would change base)',
      newestWork: start + 86_400,
    })
  })

  it('with a branch of a single commit', () => {
    const branch = facts('row/ENG-1', { own: [raw({ message: 'only', time: start })] })
    expect(verdictOn(branchesOf(branch)).reason).toBe(
      'branch row/ENG-1 has 1 commit still to land, of 2026-07-01 (merging it would change base)',
    )
  })

  it('with a commit of the change (case 3)', () => {
    const verdict = verdictOn(historyOf([{ message: 'root' }], [{ message: 'ENG-1: go on' }]))
    expect(verdict).toMatchObject({ verdict: 'IN-FLIGHT', strength: 'work' })
    expect(verdict.reason).toMatch(/^[0-9a-f]{8} of 2026-07-01 says "ENG-1: go on" in the change$/)
  })

  it.each([
    ['title', 'the title of the change says "ENG-1"'],
    ['row-line', 'the description of the change says "ENG-1"'],
    ['head-branch', 'the head branch of the change is called "ENG-1"'],
  ] as const)('with the %s of the change, which alone never is work', (kind, reason) => {
    expect(verdictOn(textOf(kind, 'ENG-1'))).toEqual({
      verdict: 'IN-FLIGHT',
      strength: 'records',
      reason,
      newestWork: null,
    })
  })

  it('with an open pull request of somebody else', () => {
    expect(verdictOn({ pullRequests: new Map([['ENG-1', [request]]]) })).toMatchObject({
      verdict: 'IN-FLIGHT',
      strength: 'records',
      reason: 'pull request #7 "ENG-1: by another" from patch-1 is open',
    })
  })

  it('outranks landed groundwork, which still gives its strength', () => {
    const open = facts('row/ENG-1', { netPaths: records })
    const verdict = verdictOn({ ...historyOf([{ message: 'ENG-1: groundwork' }]), ...branchesOf(open) })
    expect(verdict).toMatchObject({ verdict: 'IN-FLIGHT', strength: 'work', newestWork: start })
  })

  it('after a squash that commits followed (case 10)', () => {
    const landing = { landed: false, why: 'base lacks its last commit' } as const
    const verdict = verdictOn({
      ...historyOf([{ message: 'ENG-1 (#4)' }]),
      ...branchesOf(facts('row/ENG-1', { landing })),
    })
    expect(verdict.verdict).toBe('IN-FLIGHT')
  })

  it('is what a commit amounts to that waits in the queue: it is on no base (case 12)', () => {
    const verdict = verdictOn(historyOf([{ message: 'root' }], [{ message: 'ENG-1: finish (#4)' }]))
    expect(verdict.verdict).toBe('IN-FLIGHT')
    expect(verdict.reason).not.toContain('origin/main')
  })

  it('lasts as long as the branch, whose age the verdict tells (case 17)', () => {
    const old = start - 90 * 86_400
    const branch = facts('row/ENG-1', {
      own: [raw({ message: 'ENG-1', time: old }), raw({ message: 'ENG-1', time: old - 1 })],
    })
    expect(verdictOn(branchesOf(branch))).toMatchObject({ verdict: 'IN-FLIGHT', newestWork: old })
    expect(verdictOn(branchesOf(branch)).reason).toContain('the newest of 2026-04-02')
  })

  it('names three branches and counts the others', () => {
    const { reason } = verdictOn(branchesOf(...'abcde'.split('').map(letter => facts(`row/ENG-1-${letter}`))))
    expect(reason.split('; ').map(part => part.split(' ').slice(0, 2).join(' '))).toEqual([
      'branch row/ENG-1-a',
      'branch row/ENG-1-b',
      'branch row/ENG-1-c',
      '2 more',
    ])
  })

  it('is not reached by what the change reverts, nor by its reverts', () => {
    const change = [{ message: 'ENG-1: try' }, { message: 'Revert "ENG-1: try"\n\nENG-1 waits.' }]
    expect(verdictOn(historyOf([{ message: 'root' }], change)).verdict).toBe('ABANDONED')
  })
})

describe('LANDED', () => {
  it('with a commit on base, quoted with its line and date (case 8)', () => {
    const verdict = verdictOn(historyOf([{ message: 'feat: a thing\n\nThis is ENG-1.' }]))
    expect(verdict).toMatchObject({ verdict: 'LANDED', strength: 'work', newestWork: start })
    expect(verdict.reason).toMatch(/^[0-9a-f]{8} of 2026-07-01 says "This is ENG-1\." on origin\/main$/)
  })

  it('shows work before a younger record, and counts the rest', () => {
    const verdict = verdictOn(
      historyOf([{ message: 'ENG-1: work' }, { message: 'ENG-1: note', paths: records }]),
    )
    expect(verdict).toMatchObject({ strength: 'work', newestWork: start })
    expect(verdict.reason).toMatch(
      /says "ENG-1: work" on origin\/main; 1 more commit on origin\/main names it$/,
    )
  })

  it('by records alone has the strength of records, and says so (case 9)', () => {
    const verdict = verdictOn(historyOf([{ message: 'ENG-1: claimed', paths: records }]))
    expect(verdict).toMatchObject({ verdict: 'LANDED', strength: 'records', newestWork: null })
    expect(verdict.reason).toContain(', which changes no work path, says "ENG-1: claimed"')
  })

  it('with a branch that has landed by its content, though its tip is no ancestor (case 5)', () => {
    const branch = facts('row/ENG-1', { landing: { landed: true, by: 'squash', time: start } })
    expect(verdictOn(branchesOf(branch))).toMatchObject({
      verdict: 'LANDED',
      strength: 'work',
      reason: 'branch row/ENG-1 of 2026-07-02 has landed: base has its whole change as one patch',
    })
  })

  it('with a reference of the row that stands on base (case 6)', () => {
    const citations = [{ text: '#12', number: 12 }]
    const base = line([{ message: 'feat: under the parent’s name (#12)' }])
    const verdict = verdictOn({
      history: gathered([], base, [], { citations }),
      citations: new Map([['ENG-1', citations]]),
    })
    expect(verdict).toMatchObject({ verdict: 'LANDED', strength: 'work' })
    expect(verdict.reason).toMatch(
      /^the row cites #12, [0-9a-f]{8} of 2026-07-01 says "feat: under the parent’s name \(#12\)" on origin\/main$/,
    )
  })

  it('is not reached by a reference that was reverted', () => {
    const citations = [{ text: '#12', number: 12 }]
    const base = line([{ message: 'feat (#12)' }, { message: 'Revert "feat (#12)" (#13)' }])
    const verdict = verdictOn({
      history: gathered([], base, [], { citations }),
      citations: new Map([['ENG-1', citations]]),
    })
    expect(verdict.verdict).toBe('ABANDONED')
  })
})

describe('ABANDONED', () => {
  it('lists what was searched, and speaks of the ID alone (cases 1 and 6)', () => {
    expect(verdictOn()).toEqual({
      verdict: 'ABANDONED',
      strength: null,
      reason:
        'no evidence under this ID in 40 commits on origin/main, 5 branches and the numbers and SHAs behind its state',
      newestWork: null,
    })
  })

  it('tells of the change and of pull requests where these were looked at', () => {
    expect(verdictOn({}, { changeCommits: found(1), pullRequests: 3 }).reason).toBe(
      'no evidence under this ID in 40 commits on origin/main, 1 commit of the change, 5 branches, 3 open pull requests and the numbers and SHAs behind its state',
    )
  })

  it('where there are no branches at all: that is knowledge (case 4)', () => {
    expect(verdictOn({}, { branches: found(0) }).verdict).toBe('ABANDONED')
  })

  it('tells of what was found and does not count', () => {
    const { verdict, reason } = verdictOn({
      ...historyOf([{ message: 'ENG-1: try' }, { message: 'Revert "ENG-1: try"' }]),
      ...branchesOf(facts('row/ENG-1', { own: [], netPaths: [] })),
    })
    expect(verdict).toBe('ABANDONED')
    expect(reason.split('; ').slice(1)).toEqual([
      '1 commit is reverted or a revert',
      'branch row/ENG-1 is no evidence: it has no commits of its own',
    ])
  })

  it('speaks of one and of several', () => {
    const reasonOf = (more: Partial<Gathered>) => verdictOn(more).reason.split('; ').at(-1)
    const [second, first] = facts('row/ENG-1').own
    const empty = (own: BranchFacts['own']) => branchesOf(facts('row/ENG-1', { own, netPaths: [] }))
    expect(reasonOf(empty(first ? [first] : []))).toBe(
      'branch row/ENG-1 is no evidence: its 1 commit changes nothing',
    )
    expect(reasonOf(empty(first && second ? [second, first] : []))).toBe(
      'branch row/ENG-1 is no evidence: its 2 commits together change nothing',
    )
    expect(
      reasonOf(historyOf([{ message: 'ENG-1: try' }, { message: 'Revert "ENG-1: try"\n\nENG-1 waits.' }])),
    ).toBe('2 commits are reverted or reverts')
  })

  it.each([
    [['ENG-1'], 'under this ID in 40'],
    [['ENG-1', 'Plan 1'], 'under this ID in 40'],
    [['Plan 1'], 'under this ID, which a message has to spell "Plan 1", in 40'],
    [['Plan 1', 'ADR-0001'], 'under this ID, which a message has to spell "ADR-0001" or "Plan 1", in 40'],
  ])('tells how messages have to name the row that is looked for as %j', (names, expected) => {
    const evidence = evidenceOf(evidenceFrom(), ['ENG-1'])
    expect(classify(evidence, everywhere, names).reason).toContain(`no evidence ${expected} commits`)
  })

  it('has the spellings of a row from the row', () => {
    const aliases = ['Plan 003', 'ADR-0003']
    expect(spellingsOf(rowOf('003', { searchable: false, aliases }))).toEqual(aliases)
    expect(spellingsOf(rowOf('003', { searchable: true, aliases }))).toEqual(['003', ...aliases])
  })

  it('counts a commit once that is both named and cited', () => {
    const citations = [{ text: '#12', number: 12 }]
    const base = line([{ message: 'ENG-1 (#12)' }, { message: 'Revert "ENG-1 (#12)"' }])
    const history = gathered(['ENG-1'], base, [], { citations })
    const { reason } = verdictOn({ history, citations: new Map([['ENG-1', citations]]) })
    expect(reason).toContain('; 1 commit is reverted or a revert')
  })

  it('is not averted by the commits of another row (cases 3 and 7)', () => {
    expect(verdictOn(historyOf([{ message: 'ENG-2: other' }], [{ message: 'ENG-12' }])).verdict).toBe(
      'ABANDONED',
    )
  })
})

describe('UNKNOWN', () => {
  const gone = missing('the branches of origin could not be listed', 'git fetch origin')

  it('where the branches could not be listed, whatever base says (case 2)', () => {
    expect(verdictOn(historyOf([{ message: 'ENG-1' }]), { branches: gone })).toEqual({
      verdict: 'UNKNOWN',
      strength: null,
      reason: 'the branches of origin could not be listed (git fetch origin)',
      newestWork: null,
    })
  })

  it('where base or the change could not be read (case 13)', () => {
    expect(verdictOn({}, { baseCommits: missing('no base', 'git fetch') }).verdict).toBe('UNKNOWN')
    expect(verdictOn({}, { changeCommits: missing('no change', 'git fetch') }).verdict).toBe('UNKNOWN')
  })

  it('for the row alone whose branch could not be read (case 13)', () => {
    const landing = {
      landed: null,
      reason: 'objects are missing',
      remedy: 'git fetch origin row/ENG-1',
    } as const
    const { verdict, reason } = verdictOn(branchesOf(facts('row/ENG-1', { landing }), facts('row/ENG-1-b')))
    expect(verdict).toBe('UNKNOWN')
    expect(reason).toContain('objects are missing (git fetch origin row/ENG-1)')
  })

  it('is not the verdict where only the pull requests of others were not looked at', () => {
    expect(verdictOn({}, { pullRequests: null }).verdict).toBe('ABANDONED')
  })
})

it('says the same on any machine, also of dates that are none', () => {
  const { reason } = verdictOn(
    branchesOf(facts('row/ENG-1', { own: [], time: 0, landing: { landed: true, by: 'merge', time: null } })),
  )
  expect(reason).toContain('1970-01-01')
  const far = {
    ...facts('row/ENG-1'),
    own: [],
    time: 1e15,
    landing: { landed: true, by: 'merge', time: null },
  } as const
  expect(verdictOn(branchesOf(far)).reason).toContain('1000000000000000')
})
