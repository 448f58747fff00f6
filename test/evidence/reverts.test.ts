import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawCommit } from '../../src/model/history.js'
import { gathered, line, raw, shaOf, start } from './history-builder.js'
import type { Told } from './history-builder.js'

/** Which of the commits count for ENG-1: neither reverted nor reverts. */
function counting(base: readonly RawCommit[], change: readonly RawCommit[] = []): readonly string[] {
  const history = gathered(['ENG-1'], base, change)
  return [...history.changeCommits('ENG-1'), ...history.baseCommits('ENG-1')]
    .filter(({ reverted, revert }) => !reverted && !revert)
    .map(({ sha }) => sha)
}

const landing: Told = { message: 'ENG-1: land it', patch: 'a>b' }
const landed = shaOf('landed')

describe('a revert by object name', () => {
  it.each([
    ['whole', `Undo\n\nThis reverts commit ${landed}.`],
    ['abbreviated to seven digits', `Undo\n\nThis reverts commit ${landed.slice(0, 7)}.`],
    ['in capitals', `Undo\n\nThis reverts commit ${landed.slice(0, 12).toUpperCase()}.`],
    ['broken over two lines', `Undo\n\nThis reverts commit\n${landed}.`],
    [
      'among several',
      `Undo\n\nThis reverts commits ${shaOf('other').slice(0, 10)}, ${landed.slice(0, 10)} and 1234567.`,
    ],
    ['one sentence each', `Undo\n\nThis reverts commit ${shaOf('other')}.\nThis reverts commit ${landed}.`],
    ['in the subject', `Revert ${landed.slice(0, 8)}: too slow`],
  ])('%s', (_, message) => {
    expect(
      counting(line([{ ...landing, sha: landed }, { message: 'other', sha: shaOf('other') }, { message }])),
    ).toEqual([])
  })

  it.each([
    ['too short', `Undo\n\nThis reverts commit ${landed.slice(0, 6)}.`],
    ['only in part, by its own words', `Undo\n\nThis partially reverts commit ${landed}.`],
    ['mentioned', `Undo\n\nFollows ${landed}, which was no revert.`],
    ['of something that base does not have', `Undo\n\nThis reverts commit ${shaOf('elsewhere')}.`],
  ])('is none: %s', (_, message) => {
    expect(counting(line([{ ...landing, sha: landed }, { message }]))).toEqual([landed])
  })

  it('is none where the abbreviation fits two commits', () => {
    const twins = ['1', '2'].map(digit => ({ message: `ENG-1 ${digit}`, sha: `1234567${digit.repeat(33)}` }))
    expect(counting(line([...twins, { message: 'Undo\n\nThis reverts commit 1234567.' }]))).toHaveLength(2)
  })

  it('is evidence for nothing, though it names the row in its own words', () => {
    expect(
      counting(
        line([{ ...landing, sha: landed }, { message: `ENG-1: back out\n\nThis reverts commit ${landed}.` }]),
      ),
    ).toEqual([])
  })

  it('reaches back only: a commit does not revert what comes after it', () => {
    expect(
      counting(line([{ message: `Undo\n\nThis reverts commit ${landed}.` }, { ...landing, sha: landed }])),
    ).toEqual([landed])
  })

  it('within a squash takes its target back, and leaves the squash its own work', () => {
    const squash = `ENG-1: the second half (#9)\n\n* ENG-1: more\n\n* Undo the first try\n\nThis reverts commit ${landed}.`
    const [, second] = line([{ ...landing, sha: landed }, { message: squash }])
    expect(counting(line([{ ...landing, sha: landed }, { message: squash }]))).toEqual([second?.sha])
  })

  it('before a list of its reasons is a revert of the whole', () => {
    const message = `Back out ENG-1\n\nThis reverts commit ${landed}.\n\n* too slow\n* too big`
    expect(counting(line([{ ...landing, sha: landed }, { message }]))).toEqual([])
  })

  it('of the record alone does not take work back', () => {
    const correction = {
      message: `ENG-1 is not done\n\nThis reverts commit ${landed}.`,
      paths: ['plan/matrix.md'],
    }
    expect(counting(line([{ ...landing, sha: landed }, correction]))).toEqual([landed])
  })

  it('of some paths takes the whole commit back, as its words say', () => {
    const part = { message: `Undo\n\nThis reverts commit ${landed}.`, paths: ['src/b.ts'] }
    expect(counting(line([{ ...landing, sha: landed, paths: ['src/a.ts', 'src/b.ts'] }, part]))).toEqual([])
  })
})

describe('a revert by subject', () => {
  it.each([
    ['ENG-1: land it', 'Revert "ENG-1: land it"'],
    ['ENG-1: land it (#12)', 'Revert "ENG-1: land it (#12)" (#13)'],
    ['ENG-1: land it (#12)', 'Revert "ENG-1: land it" (#13)'],
    ['ENG-1: say "hi"', 'Revert "ENG-1: say "hi""'],
    ['ENG-1: land it (#12)', 'Revert "The request has another title" (#13)\n\nReverts me/it#12'],
    ['ENG-1: land it (#12)', 'Back out (#13)\n\nReverts #12'],
    ['ENG-1: land it', `Revert "ENG-1: land it"\n\nThis reverts commit ${shaOf('before the rebase')}.`],
  ])('%s, taken back by %s', (subject, message) => {
    expect(counting(line([{ message: subject }, { message }]))).toEqual([])
  })

  it.each([
    ['another subject', 'Revert "ENG-2: land it"'],
    ['another case', 'revert "eng-1: land it"'],
    ['another request', 'Back out\n\nReverts #13'],
    ['a request in prose', 'Back out\n\nNothing here reverts #12 in full'],
  ])('is none: %s', (_, message) => {
    expect(counting(line([{ message: 'ENG-1: land it (#12)' }, { message }]))).toHaveLength(1)
  })

  it('does not name the row by what it quotes, even where it finds nothing', () => {
    const history = gathered(['ENG-1'], line([{ message: 'Revert "ENG-1: land it"' }]))
    expect(history.baseCommits('ENG-1')).toEqual([])
  })

  it('lists the revert as one where it names the row beside the quotes', () => {
    const history = gathered(
      ['ENG-1'],
      line([landing, { message: 'Revert "ENG-1: land it"\n\nENG-1 was too slow.' }]),
    )
    expect(
      history.baseCommits('ENG-1').map(({ revert, reverted, line }) => [revert, reverted, line]),
    ).toEqual([
      [true, false, 'ENG-1 was too slow.'],
      [false, true, 'ENG-1: land it'],
    ])
  })

  it('takes the newest of several, and with each further one the next', () => {
    const twice: Told[] = [{ message: 'ENG-1: try' }, { message: 'ENG-1: try' }]
    const [older] = line(twice)
    expect(counting(line([...twice, { message: 'Revert "ENG-1: try"' }]))).toEqual([older?.sha])
    expect(
      counting(line([...twice, { message: 'Revert "ENG-1: try"' }, { message: 'Revert "ENG-1: try"' }])),
    ).toEqual([])
  })

  it('tells two requests of one title apart', () => {
    const both: Told[] = [{ message: 'ENG-1: try (#1)' }, { message: 'ENG-1: try (#2)' }]
    const [, second] = line(both)
    expect(counting(line([...both, { message: 'Revert "ENG-1: try (#1)" (#3)' }]))).toEqual([second?.sha])
  })

  it('goes by parentage where clocks or a script give all commits one time, or the wrong one', () => {
    const now = { time: start }
    expect(
      counting(
        line([
          { ...landing, ...now },
          { message: 'Revert "ENG-1: land it"', ...now },
        ]),
      ),
    ).toEqual([])
    expect(
      counting(
        line([
          { ...landing, time: start + 999 },
          { message: 'Revert "ENG-1: land it"', ...now },
        ]),
      ),
    ).toEqual([])
  })
})

describe('work that exactly undoes older work', () => {
  const standing = (told: readonly Told[], shuffled?: readonly RawCommit[]): readonly string[] => {
    const ids = ['D-1', 'D-2', 'D-3', 'D-4', 'D-5', 'D-6', 'D-7']
    const history = gathered(ids, shuffled ?? line(told))
    return ids.filter(id => history.baseCommits(id).some(({ reverted, revert }) => !reverted && !revert))
  }
  const flips = (messages: readonly string[]): Told[] =>
    messages.map((message, index) => ({ message, patch: index % 2 === 0 ? 'a>b' : 'b>a' }))

  it.each([
    [['temp: add shim', 'feat: D-1 remove the shim'], ['D-1']],
    [['D-1 enable flag', 'D-2 disable flag'], ['D-2']],
    [
      ['D-1 enable flag', 'D-2 disable flag', 'D-3 enable flag'],
      ['D-1', 'D-3'],
    ],
    [['D-1 enable flag', 'D-2 disable flag', 'enable flag'], ['D-1']],
    [['D-1 enable flag', 'D-2 disable flag', 'Reapply "D-1 enable flag"'], ['D-1']],
    [
      ['D-1 enable flag', 'D-1 try without', 'D-2 enable flag'],
      ['D-1', 'D-2'],
    ],
    [['D-1 enable flag', 'D-2 revert the flag'], []],
    [['D-1 enable flag', 'D-2 back out the flag'], []],
    [['D-1 enable flag', 'D-2 disable flag\n\nUndoes what D-1 did.'], []],
    [['D-1 enable flag', 'D-1 disable flag'], []],
    [['temp: add shim', 'D-1 remove the shim', 'D-1 keep the shim'], []],
    [['temp: add shim', 'D-1 remove the shim', 'D-1 keep the shim', 'D-1 remove the shim'], ['D-1']],
  ])('of %j leaves %j', (messages, expected) => {
    expect(standing(flips(messages))).toEqual(expected)
  })

  it('counts, in a chain of rows, where it agrees with the last, in whatever order it is read', () => {
    const chain = Array.from({ length: 7 }, (_, index) => `D-${index + 1} toggle`)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.infiniteStream(fc.nat()), (length, keys) => {
        const told = flips(chain.slice(0, length))
        const expected = chain
          .slice(0, length)
          .flatMap((_, index) => ((length - 1 - index) % 2 === 0 ? [`D-${index + 1}`] : []))
        const shuffled = line(told)
          .map(commit => ({ commit, key: keys.next().value as number }))
          .sort((one, other) => one.key - other.key)
          .map(({ commit }) => commit)
        expect(standing(told, shuffled)).toEqual(expected)
      }),
    )
  })

  it('counts where a merge brought it in, under the name of the branch alone', () => {
    const base = line([{ message: 'root' }, { message: 'temp: add shim', patch: 'a>b' }])
    const tip = base[1]?.sha ?? ''
    const work = raw({ message: 'remove the shim', parents: [tip], time: start + 9e5, patch: 'b>a' })
    const message = 'Merge pull request #8 from me/row/D-1'
    const merge = raw({ message, parents: [tip, work.sha], time: start + 9.1e5, patch: 'b>a' })
    expect(standing([], [...base, work, merge])).toEqual(['D-1'])
  })

  it('is a revert where it undoes the merge that brought in the work of the same row', () => {
    const base = line([{ message: 'root' }])
    const root = base[0]?.sha ?? ''
    const work = raw({ message: 'D-1 add', parents: [root], time: start + 1, patch: 'x>y' })
    const merge = raw({ message: 'Merge it', parents: [root, work.sha], time: start + 2, patch: 'a>b' })
    const undo = raw({ message: 'D-1 remove', parents: [merge.sha], time: start + 3, patch: 'b>a' })
    expect(standing([], [...base, work, merge, undo])).toEqual([])
  })

  it('is found where a row cites it, though it names none', () => {
    const base = line(flips(['temp: add shim', 'remove the shim (#42)']))
    const citation = { text: '#42', number: 42 }
    expect(gathered([], base, [], { citations: [citation] }).cited(citation)).toMatchObject({
      revert: false,
      reverted: false,
    })
  })
})

describe('a revert by patch', () => {
  it('is a commit that exactly undoes an earlier one', () => {
    expect(counting(line([landing, { message: 'ENG-1: simplify', patch: 'b>a' }]))).toEqual([])
    expect(counting(line([landing, { message: 'ENG-1: go on', patch: 'b>c' }]))).toHaveLength(2)
  })

  it('is paired with the newest that stands', () => {
    const base = line([
      landing,
      { message: 'undo', patch: 'b>a' },
      { message: 'ENG-1: again', patch: 'a>b' },
      { message: 'ENG-1: onwards', patch: 'b>c' },
      { message: 'undo', patch: 'c>b' },
    ])
    expect(counting(base)).toEqual([base[2]?.sha, base[0]?.sha])
  })

  it('is found however many paths it has', () => {
    const [many, more] = ['a'.repeat(500), 'b'.repeat(500)]
    const there = { message: 'ENG-1: land it', patch: `${many}>${more}` }
    expect(counting(line([there, { message: 'undo', patch: `${more}>${many}` }]))).toEqual([])
    expect(counting(line([there, { message: 'go on', patch: `${more}>${'c'.repeat(500)}` }]))).toHaveLength(1)
  })

  it('is never one that changes nothing', () => {
    const empty: Told = { message: 'ENG-1: begin', paths: [] }
    expect(counting(line([empty, { message: 'CI: run again', paths: [] }]))).toHaveLength(1)
  })

  it('gives a commit that lands the work once more its own weight: the row may be named by it alone', () => {
    const base = line([
      { message: 'land it', patch: 'a>b' },
      { message: 'undo', patch: 'b>a' },
      { message: 'ENG-1: land it again', patch: 'a>b' },
    ])
    expect(counting(base)).toEqual([base[2]?.sha])
  })

  it('follows a record file that toggles back and forth', () => {
    const flips = (count: number) =>
      line(
        Array.from({ length: count }, (_, index) =>
          index % 2 === 0
            ? { message: 'ENG-1: claim', patch: 'free>taken', paths: ['m.md'] }
            : { message: 'ENG-1: release', patch: 'taken>free', paths: ['m.md'] },
        ),
      )
    for (let count = 1; count < 9; count++) {
      expect(counting(flips(count)).length > 0, `after ${count} flips`).toBe(count % 2 === 1)
    }
  })
})

describe('a revert of a merge', () => {
  const root = raw({ message: 'root', time: start })
  const inside = line([{ message: 'ENG-1: half' }, { message: 'ENG-1: other half' }], root.sha)
  const main = raw({ message: 'main goes on', parents: [root.sha], time: start + 10 })
  const tip = inside.at(-1)?.sha ?? ''
  const merge = raw({ message: "Merge branch 'row/ENG-1'", parents: [main.sha, tip], time: start + 9e5 })
  const later = (message: string, patch?: string) =>
    raw({ message, parents: [merge.sha], time: start + 9.1e5, ...(patch === undefined ? {} : { patch }) })
  const all = [root, ...inside, main, merge]

  it('takes back everything that the merge brought in, and nothing else', () => {
    const revert = later(
      `Revert "Merge branch 'row/ENG-1'"\n\nThis reverts commit ${merge.sha}, reversing\nchanges made to ${main.sha}.`,
    )
    expect(counting([...all, revert])).toEqual([])
    expect(gathered([], [...all, revert]).isReverted(main.sha)).toBe(false)
    expect(gathered([], [...all, revert]).isReverted(root.sha)).toBe(false)
    const again = raw({
      message: `Reapply it\n\nThis reverts commit ${revert.sha}.`,
      parents: [revert.sha],
      time: start + 9.2e5,
    })
    expect(counting([...all, revert, again])).toHaveLength(3)
  })

  it('is found by subject, by the number of the request, by its title and by patch', () => {
    const request = raw({
      ...merge,
      sha: shaOf('request'),
      message: 'Merge pull request #7 from me/row/ENG-1\n\nThe whole of it',
      patch: 'm>n',
    })
    const commits = [root, ...inside, main, request]
    const then = (message: string, patch?: string) => ({ ...later(message, patch), parents: [request.sha] })
    expect(counting([...all, later(`Revert "Merge branch 'row/ENG-1'"`)])).toEqual([])
    expect(counting([...commits, then('Revert "x"\n\nReverts me/it#7')])).toEqual([])
    expect(counting([...commits, then('Revert "The whole of it" (#8)')])).toEqual([])
    expect(counting([...commits, then('Go back', 'n>m')])).toEqual([])
    expect(counting([...commits, then('Go on', 'n>o')])).toHaveLength(3)
  })

  it('may itself be merged: the merge is no evidence, though the branch that it names has the ID', () => {
    const revert = later('Revert "ENG-1: other half"', 'y>x')
    const merged = raw({
      message: 'Merge pull request #8 from me/revert-7-row/ENG-1\n\nRevert "ENG-1: other half"',
      parents: [merge.sha, revert.sha],
      time: start + 9.3e5,
      patch: 'y>x',
    })
    const history = gathered(['ENG-1'], [...all, revert, merged])
    expect(
      history
        .baseCommits('ENG-1')
        .map(({ subject, revert, reverted }) => [subject.slice(0, 24), revert, reverted]),
    ).toEqual([
      ['Merge pull request #8 fr', true, false],
      ["Merge branch 'row/ENG-1'", false, false],
      ['ENG-1: other half', false, true],
      ['ENG-1: half', false, false],
    ])
  })

  it('may be merged after it took base in', () => {
    const revert = later('Revert "ENG-1: other half"', 'y>x')
    const main2 = raw({ message: 'main goes on', parents: [merge.sha], time: start + 9.15e5 })
    const update = raw({ message: 'Update', parents: [revert.sha, main2.sha], time: start + 9.2e5 })
    const message = 'Merge pull request #8 from me/revert-7-row/ENG-1'
    const merged = raw({ message, parents: [main2.sha, update.sha], time: start + 9.3e5 })
    const history = gathered(['ENG-1'], [...all, revert, main2, update, merged])
    expect(history.baseCommits('ENG-1').find(({ subject }) => subject === message)?.revert).toBe(true)
  })

  it('is no revert where it brought work in as well', () => {
    const more = raw({ message: 'more work', parents: [merge.sha], time: start + 9.1e5 })
    const revert = raw({ message: 'Revert "ENG-1: other half"', parents: [more.sha], time: start + 9.2e5 })
    const merged = raw({ message: 'Merge row/ENG-1', parents: [merge.sha, revert.sha], time: start + 9.3e5 })
    const history = gathered(['ENG-1'], [...all, more, revert, merged])
    expect(history.baseCommits('ENG-1')[0]).toMatchObject({ subject: 'Merge row/ENG-1', revert: false })
  })
})

describe('a revert of a revert', () => {
  it.each(['Revert "Revert "ENG-1: land it""', 'Reapply "ENG-1: land it"', 'Reapply "ENG-1: land it" (#14)'])(
    '%s makes the first count again',
    message => {
      const base = line([landing, { message: 'Revert "ENG-1: land it" (#13)' }, { message }])
      expect(counting(base)).toEqual([base[0]?.sha])
    },
  )

  it('is taken back in its turn', () => {
    const base = line([
      landing,
      { message: 'Revert "ENG-1: land it"' },
      { message: 'Reapply "ENG-1: land it"' },
      { message: 'Revert "Reapply "ENG-1: land it""' },
    ])
    expect(counting(base)).toEqual([])
  })

  it('of which nothing is found that it restores has landed the work itself', () => {
    const [only] = line([{ message: 'Reapply "ENG-1: land it"' }])
    expect(counting(only ? [only] : [])).toEqual([only?.sha])
  })

  it('may alternate with plain reverts of the first', () => {
    const base = line([
      landing,
      { message: 'Revert "ENG-1: land it"' },
      { message: 'Reapply "ENG-1: land it"' },
      { message: 'Revert "ENG-1: land it"' },
    ])
    expect(counting(base)).toEqual([])
    expect(
      counting([
        ...base,
        ...line([{ message: 'Revert "Revert "ENG-1: land it""', time: start + 9e5 }], base.at(-1)?.sha),
      ]),
    ).toEqual([base[0]?.sha])
  })

  it('does not take back the neighbour whose first letter is the next', () => {
    const history = gathered(
      ['D-1', 'E-1'],
      line([{ message: 'D-1: add tests' }, { message: 'Reapply "E-1: add tests"' }]),
    )
    expect(history.baseCommits('D-1')[0]?.reverted).toBe(false)
    expect(history.baseCommits('E-1')[0]?.revert).toBe(false)
  })

  it('opens what it restores to the next revert', () => {
    const base = line([
      { message: 'ENG-1: try' },
      { message: 'ENG-1: try' },
      { message: 'Revert "ENG-1: try"' },
      { message: 'Reapply "ENG-1: try"' },
      { message: 'Revert "ENG-1: try"' },
    ])
    expect(counting(base)).toEqual([base[0]?.sha])
  })

  it('counts by parity in chains of any depth, however each link says it', () => {
    const kind = fc.constantFrom('sha', 'subject', 'patch')
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 40 }), kinds => {
        const commits: RawCommit[] = [...line([landing])]
        kinds.forEach((kind, index) => {
          const last = commits.at(-1)
          if (last === undefined) return
          const subject = last.message.split('\n')[0] ?? ''
          const patch = index % 2 === 0 ? 'b>a' : 'a>b'
          const messages = {
            sha: `Undo ${index}\n\nThis reverts commit ${last.sha}.`,
            subject: `Revert "${subject}"`,
            patch: `step ${index}`,
          }
          commits.push(
            raw({
              message: messages[kind],
              parents: [last.sha],
              time: start + index + 1,
              ...(kind === 'patch' ? { patch } : { patch: `${index}>${kind}` }),
            }),
          )
          // A commit that says in words what it undoes need not undo it exactly; one that does not must.
          if (kind !== 'patch') return
          const at = commits.length - 1
          const made = commits[at]
          if (made) commits[at] = { ...made, change: last.inverse, inverse: last.change }
        })
        expect(counting(commits).length > 0).toBe(kinds.length % 2 === 0)
      }),
      { numRuns: 500 },
    )
  })

  it('does not overflow on a chain of 20,000', () => {
    const flips = line(
      Array.from({ length: 20_001 }, (_, index) => ({
        message: index === 0 ? 'ENG-1' : `flip ${index}`,
        patch: index % 2 === 0 ? 'a>b' : 'b>a',
      })),
    )
    expect(counting(flips)).toHaveLength(1)
    expect(counting(flips.slice(0, -1))).toEqual([])
  })
})

describe('reverts across base and the change', () => {
  it('of the change take back what is on base', () => {
    const base = line([landing])
    expect(counting(base, line([{ message: 'Revert "ENG-1: land it"' }], base[0]?.sha))).toEqual([])
  })

  it('of base do not take back what the change lands anew, though they are younger', () => {
    const base = line([landing, { message: 'Revert "ENG-1: land it"', time: start + 9e5 }])
    const change = line([{ message: 'ENG-1: land it' }], base[0]?.sha)
    expect(counting(base, change)).toEqual([change[0]?.sha])
  })
})
