import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawCommit } from '../../src/model/history.js'
import { collectorFor, gathered, line, raw, shaOf, start } from './history-builder.js'

describe('commits that name an ID', () => {
  it('are found by subject and by body, with the line that says so (case 8)', () => {
    const base = line([
      { message: 'feat: begin ENG-1' },
      { message: 'fix: a crash\n\nSeen while at work.\nCloses ENG-1.' },
    ])
    expect(gathered(['ENG-1'], base).baseCommits('ENG-1')).toMatchObject([
      {
        sha: base[1]?.sha,
        subject: 'fix: a crash',
        line: 'Closes ENG-1.',
        work: true,
        reverted: false,
        revert: false,
      },
      { sha: base[0]?.sha, subject: 'feat: begin ENG-1', line: 'feat: begin ENG-1', time: start },
    ])
  })

  it('are work where one path is, records where none is, and no work where there are no paths (case 9)', () => {
    const base = line([
      { message: 'ENG-1 claimed', paths: ['plan/matrix.md'] },
      { message: 'ENG-2 begun', paths: ['plan/matrix.md', 'src/a.ts'] },
      { message: 'ENG-3 announced', paths: [] },
    ])
    const history = gathered(['ENG-1', 'ENG-2', 'ENG-3'], base)
    expect(['ENG-1', 'ENG-2', 'ENG-3'].map(id => history.baseCommits(id)[0]?.work)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('are those of base and those of the change, each for itself', () => {
    const base = line([{ message: 'ENG-1: groundwork' }])
    const change = line([{ message: 'ENG-1: the rest' }], base[0]?.sha)
    const history = gathered(['ENG-1'], base, change)
    expect(history.commits).toEqual({ base: 1, change: 1 })
    expect(history.baseCommits('ENG-1')).toHaveLength(1)
    expect(history.changeCommits('ENG-1')).toMatchObject([{ subject: 'ENG-1: the rest' }])
  })

  it('are none for an ID that nobody names, and that is knowledge (case 4)', () => {
    expect(gathered(['ENG-1'], line([{ message: 'chore: tidy' }])).baseCommits('ENG-1')).toEqual([])
    expect(gathered(['ENG-1'], []).commits).toEqual({ base: 0, change: 0 })
  })

  it('count once, on base, where they were listed twice', () => {
    const [commit] = line([{ message: 'ENG-1' }]) as [RawCommit]
    const collecting = collectorFor(['ENG-1'])
    collecting.add(commit, 'change')
    collecting.add(commit, 'base')
    collecting.add(commit, 'change')
    expect(collecting.settle('change').commits).toEqual({ base: 1, change: 0 })
  })

  it('come newest first, equal times by SHA', () => {
    const base = ['c', 'a', 'b'].map(letter => raw({ message: `ENG-1 ${letter}`, sha: letter.repeat(40) }))
    const later = raw({ message: 'ENG-1 later', sha: 'd'.repeat(40), time: start + 1 })
    const commits = gathered(['ENG-1'], [...base, later]).baseCommits('ENG-1')
    expect(commits.map(({ sha }) => sha[0]).join('')).toBe('dabc')
  })

  it('have a time, whatever Git says', () => {
    const odd = raw({ message: 'ENG-1', time: Number.NaN })
    expect(
      gathered(['ENG-1'], [odd, ...line([{ message: 'ENG-1' }])])
        .baseCommits('ENG-1')
        .map(({ time }) => time),
    ).toEqual([start, 0])
  })

  it('are seen by whoever asks again', () => {
    const collecting = collectorFor(['ENG-1'])
    expect(collecting.settle('base').baseCommits('ENG-1')).toEqual([])
    for (const commit of line([{ message: 'ENG-1' }])) collecting.add(commit, 'base')
    expect(collecting.settle('base').baseCommits('ENG-1')).toHaveLength(1)
  })

  it('keep neither long subjects nor the messages they come from', () => {
    const [commit] = gathered(['ENG-1'], [raw({ message: `ENG-1 ${'x'.repeat(100_000)}` })]).baseCommits(
      'ENG-1',
    )
    expect(commit?.subject.length).toBeLessThan(300)
    expect(commit?.line.length).toBeLessThan(300)
  })
})

describe('merges', () => {
  const root = raw({ message: 'root', time: start })
  const work = raw({ message: 'work', parents: [root.sha], time: start + 1 })
  const other = raw({ message: 'other', parents: [root.sha], time: start + 2 })

  it('count as their difference to the first parent', () => {
    const merge = raw({
      message: "Merge branch 'row/ENG-1'",
      parents: [other.sha, work.sha],
      time: start + 3,
    })
    const records = raw({
      ...merge,
      message: 'Merge row/ENG-2',
      sha: shaOf('m'),
      paths: ['a.md'],
      parents: [merge.sha, work.sha],
      time: start + 4,
    })
    const history = gathered(['ENG-1', 'ENG-2'], [root, work, other, merge, records])
    expect(history.baseCommits('ENG-1')).toMatchObject([{ work: true }])
    expect(history.baseCommits('ENG-2')).toMatchObject([{ work: false }])
  })

  it('are no evidence where they brought nothing in', () => {
    const merge = raw({
      message: 'Merge row/ENG-1',
      parents: [other.sha, work.sha],
      time: start + 3,
      paths: [],
    })
    expect(gathered(['ENG-1'], [root, work, other, merge]).baseCommits('ENG-1')).toEqual([])
  })

  it('are nobody’s work where they only bring base into a branch that has landed since', () => {
    const update = raw({ message: 'Take main into ENG-1', parents: [work.sha, other.sha], time: start + 3 })
    const landing = raw({ message: 'Merge it', parents: [other.sha, update.sha], time: start + 4 })
    expect(gathered(['ENG-1'], [root, work, other, update, landing]).baseCommits('ENG-1')).toEqual([])
  })

  it('are nobody’s work where they only bring base into the change', () => {
    const update = raw({ message: 'Take main into ENG-1', parents: [work.sha, other.sha], time: start + 3 })
    expect(gathered(['ENG-1'], [root, other], [work, update]).changeCommits('ENG-1')).toEqual([])
  })

  it('are nobody’s work where base was put forward to a branch that had merged it, as the message tells', () => {
    const update = (message: string) => raw({ message, parents: [work.sha, other.sha], time: start + 3 })
    for (const message of [
      "Merge branch 'main' into row/ENG-1",
      "Merge remote-tracking branch 'origin/main' into row/ENG-1",
    ]) {
      expect(gathered(['ENG-1'], [root, work, other, update(message)]).baseCommits('ENG-1')).toEqual([])
    }
    for (const message of [
      "Merge branch 'row/ENG-1' into main",
      "Merge branch 'a/main' into row/ENG-1",
      "Merge branch 'main' of fork into main\n\nENG-1",
      "Merge branch 'main' of fork for ENG-1",
    ]) {
      expect(gathered(['ENG-1'], [root, work, other, update(message)]).baseCommits('ENG-1')).toHaveLength(1)
    }
  })

  it('of another row’s branch into the change are work of the change', () => {
    const merge = raw({ message: 'Merge row/ENG-1', parents: [other.sha, work.sha], time: start + 3 })
    expect(gathered(['ENG-1'], [root], [other, work, merge]).changeCommits('ENG-1')).toHaveLength(1)
  })
})

describe('what rows cite', () => {
  const base = line([
    { message: 'feat: a thing (#12)' },
    { message: 'fixes #13' },
    { message: 'Merge pull request #14 from me/thing\n\nA thing' },
    { message: 'Revert "feat: a thing (#12)" (#15)' },
    { message: 'other (#16)', paths: ['a.md'] },
    { message: 'other, again (#16)' },
    { message: 'Revert "other, again (#16)"' },
  ])
  const citations = [12, 13, 14, 15, 16, 17].map(number => ({ text: `#${number}`, number }))
  const history = gathered([], base, [], { citations })

  it('stands on base as (#12) in a subject, or as the request that was merged', () => {
    const found = citations.map(citation => history.cited(citation))
    expect(found.map(commit => commit?.sha)).toEqual([
      base[0]?.sha,
      undefined,
      base[2]?.sha,
      base[3]?.sha,
      base[4]?.sha,
      undefined,
    ])
  })

  it('stands on base, not in the change alone', () => {
    const ahead = line([{ message: 'feat (#17)' }], base.at(-1)?.sha)
    expect(gathered([], base, ahead, { citations }).cited({ text: '#17', number: 17 })).toBeNull()
  })

  it('says whether it was taken back, or takes back', () => {
    expect(history.cited({ text: '#12', number: 12 })).toMatchObject({
      reverted: true,
      revert: false,
      work: true,
    })
    expect(history.cited({ text: '#15', number: 15 })).toMatchObject({ revert: true })
    expect(history.cited({ text: '#16', number: 16 })).toMatchObject({ reverted: false, work: false })
  })

  it('is an ancestor of base, whole or abbreviated, and named by nobody else', () => {
    const known = raw({ message: 'one', sha: `abcdef1${'0'.repeat(33)}` })
    const twins = ['1', '2'].map(digit => raw({ message: 'twin', sha: `1234567${digit.repeat(33)}` }))
    const ahead = raw({ message: 'ahead', sha: `fedcba9${'0'.repeat(33)}`, parents: [known.sha] })
    const near = raw({ message: 'near', sha: `abcdef1${'1'.repeat(33)}`, parents: [known.sha] })
    const shas = ['abcdef1', known.sha, '1234567', '12345671', 'fedcba9', 'defaced', 'abcdef10000001']
    const citing = shas.map(sha => ({ text: sha, sha }))
    const here = gathered([], [known, ...twins], [ahead, near], { citations: citing })
    expect(citing.map(citation => here.cited(citation)?.subject)).toEqual([
      'one',
      'one',
      undefined,
      'twin',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('in any order', () => {
  // A small history of everything: merges, reverts of every kind, equal times, a change on top.
  const root = raw({ message: 'root', patch: 'o>a' })
  const one = raw({ message: 'ENG-1: one (#1)', parents: [root.sha], patch: 'a>b' })
  const undo = raw({ message: 'Revert "ENG-1: one (#1)" (#2)', parents: [one.sha], patch: 'b>a' })
  const again = raw({ message: 'ENG-1: again', parents: [undo.sha], patch: 'a>b' })
  const side = raw({ message: 'ENG-2: side', parents: [one.sha], patch: 's>t' })
  const update = raw({ message: 'ENG-2: update', parents: [side.sha, undo.sha] })
  const merge = raw({ message: 'Merge ENG-2', parents: [again.sha, update.sha], patch: 's>t' })
  const unmerge = raw({
    message: `Revert "Merge ENG-2"\n\nThis reverts commit ${merge.sha.slice(0, 9)}, reversing\nchanges made to ${again.sha}.`,
    parents: [merge.sha],
    patch: 't>s',
  })
  const base = [root, one, undo, again, side, update, merge, unmerge]
  const change = line(
    [
      { message: 'ENG-2: anew', time: start },
      { message: 'Reapply "Merge ENG-2"', time: start },
    ],
    unmerge.sha,
  )
  const ids = ['ENG-1', 'ENG-2']
  const citations = [{ text: '#1', number: 1 }]

  const tell = (order: readonly number[]) => {
    const collecting = collectorFor(ids, { citations })
    const all = [
      ...base.map(commit => ({ commit, of: 'base' as const })),
      ...change.map(commit => ({ commit, of: 'change' as const })),
    ]
    for (const index of order) {
      const next = all[index]
      if (next) collecting.add(next.commit, next.of)
    }
    const history = collecting.settle('change')
    return {
      commits: history.commits,
      named: ids.map(id => [history.baseCommits(id), history.changeCommits(id)]),
      cited: citations.map(citation => history.cited(citation)),
      reverted: all.map(({ commit }) => history.isReverted(commit.sha)),
    }
  }
  const everyone = [...base, ...change].map((_, index) => index)

  it('a history means the same', () => {
    const expected = tell(everyone)
    fc.assert(
      fc.property(fc.shuffledSubarray(everyone, { minLength: everyone.length }), order => {
        expect(tell(order)).toEqual(expected)
      }),
    )
  })

  it('and this one means what it says', () => {
    const told = tell(everyone)
    expect(
      told.named[0]?.[0]?.map(({ subject, reverted, revert }) => [subject, reverted, revert]).sort(),
    ).toEqual([
      ['ENG-1: again', false, false],
      ['ENG-1: one (#1)', false, false],
    ])
    expect(told.named[1]?.[0]?.map(({ subject, reverted }) => [subject, reverted]).sort()).toEqual([
      ['ENG-2: side', false],
      ['Merge ENG-2', false],
    ])
    expect(told.named[1]?.[1]?.map(({ subject }) => subject)).toEqual(['ENG-2: anew'])
  })
})

it('tells base alone from base once the change has landed', () => {
  const base = line([{ message: 'ENG-1: one' }])
  const change = line([{ message: 'Revert "ENG-1: one"' }], base[0]?.sha)
  const collecting = collectorFor(['ENG-1'])
  for (const commit of base) collecting.add(commit, 'base')
  for (const commit of change) collecting.add(commit, 'change')
  expect(collecting.settle('base').baseCommits('ENG-1')).toMatchObject([{ reverted: false }])
  expect(collecting.settle('base').commits).toEqual({ base: 1, change: 0 })
  expect(collecting.settle('change').baseCommits('ENG-1')).toMatchObject([{ reverted: true }])
})

it('refuses to speak of a commit that it never saw', () => {
  expect(() => gathered([], line([{ message: 'one' }])).isReverted(shaOf('never'))).toThrow('never gathered')
})
