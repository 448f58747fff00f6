import { describe, expect, it } from 'vitest'
import { branchOwners, ownerFinder } from '../../src/evidence/branch-owners.js'
import { rowLines } from '../../src/evidence/change-texts.js'
import { citationsIn } from '../../src/evidence/citations.js'
import { idIndex } from '../../src/evidence/id-index.js'
import { idMatcher } from '../../src/evidence/id-matcher.js'
import { bareSubject, ownWords, revertWords } from '../../src/evidence/revert-words.js'
import { collectorFor, line, shaOf } from './history-builder.js'

/** Processor time of the fastest of five runs, in milliseconds, and never nothing. */
function cost(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const { user, system } = process.cpuUsage()
    run()
    const after = process.cpuUsage({ user, system })
    return (after.user + after.system) / 1000
  })
  return Math.max(0.5, ...[Math.min(...times)])
}

const idsUpTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `ENG-ROW-${index}`)
const matcherFor = (count: number) => idMatcher(idsUpTo(count).map(id => ({ id, names: [id] })))

describe('cost does not grow with the rows', () => {
  it('of reading messages: a hundred times the IDs', () => {
    const prose = 'Some words of prose about ENG-ROW-7, in a body (that goes on) for a while.\n'
    const messages = Array.from(
      { length: 2000 },
      (_, index) => `feat: ENG-ROW-${index}\n\n${prose.repeat(20)}`,
    )
    const readBy = (count: number) => {
      const matcher = matcherFor(count)
      return cost(() => messages.forEach(message => matcher.namesIn(message)))
    }
    readBy(50)
    expect(readBy(5000) / readBy(50)).toBeLessThan(3)
  })

  it('of sorting 2,000 branches: a hundred times the IDs', () => {
    const branches = Array.from({ length: 2000 }, (_, index) => {
      const name = `row/ENG-ROW-${index}-fix/part`
      return { ref: `refs/heads/${name}`, name, local: true, sha: shaOf(name), time: 0 }
    })
    const sortBy = (count: number) => {
      const naming = { patterns: ['row/{id}', 'row/{id}-*', 'row/{id}/*'], parked: ['row/*-PARKED'] }
      const ownerOf = ownerFinder(naming, idIndex(idsUpTo(count)))
      return cost(() => branchOwners(branches, ownerOf))
    }
    sortBy(50)
    expect(sortBy(5000) / sortBy(50)).toBeLessThan(5)
  })
})

describe('cost grows with the text, not with its square', () => {
  const matcher = idMatcher(
    ['AB-01', 'AB-02', 'A1', '#1', 'Plan 007', 'Plan of a plan of a plan'].map(id => ({ id, names: [id] })),
  )
  const subject = (text: string) => revertWords(text, bareSubject(text))
  const runs: readonly (readonly [string, string, (text: string) => unknown])[] = [
    ['a chain of whole ranges', 'AB-01..AB-02..', matcher.namesIn],
    ['a list', 'AB-01/02/01,', matcher.namesIn],
    ['one long token', 'AB-01-', matcher.namesIn],
    ['dots', '.', matcher.namesIn],
    ['marks', '#', matcher.namesIn],
    ['digits', 'A1', matcher.namesIn],
    ['beginnings of a phrase', 'Plan of a plan of a ', matcher.namesIn],
    ['nested reverts', 'Revert "', subject],
    ['nested reverts', 'Revert "', ownWords],
    ['white space', 'this reverts commit   ', subject],
    ['white space', ' ', subject],
    ['SHAs', 'this reverts commit abcdef1, abcdef2 and ', subject],
    ['numbers', '(#12) ', bareSubject],
    ['owners', 'reverts a/a/a', subject],
    ['numbers', '#1,', citationsIn],
    ['brackets', '(#1', citationsIn],
    ['brackets', '(', citationsIn],
    ['conjunctions', 'and ', citationsIn],
    ['SHAs', 'abcdef12 ', citationsIn],
    ['dashes', '—', citationsIn],
    ['spaces', ' ', citationsIn],
    ['comments', '<!--', rowLines],
    ['comments', '<!-- -->', rowLines],
    ['fences', '```\n', rowLines],
    ['rows', 'Row: ', rowLines],
  ]

  it.each(runs)('%s: %j', (_, part, run) => {
    const times = (count: number) => {
      const text = `revert ${part.repeat(count)}`
      return cost(() => run(text))
    }
    times(100)
    // Sixteen times the text; a square would be 256 times the cost.
    expect(times(32_000) / times(2_000)).toBeLessThan(90)
  })

  it('of reverting: a subject that recurs, and is reverted as often', () => {
    const settle = (count: number) => {
      const twins = Array.from({ length: count }, (_, index) => ({
        message: index < count / 2 ? 'ENG-1: try' : 'Revert "ENG-1: try"',
      }))
      const collecting = collectorFor(['ENG-1'])
      for (const commit of line(twins)) collecting.add(commit, 'base')
      const { user, system } = process.cpuUsage()
      collecting.settle('change')
      const after = process.cpuUsage({ user, system })
      return Math.max(1, (after.user + after.system) / 1000)
    }
    settle(1000)
    expect(settle(16_000) / settle(1000)).toBeLessThan(90)
  })
})
