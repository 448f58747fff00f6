import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { broughtBy, followLine, isOnBase } from '../../src/git/base-line.js'
import { surveyTerrain } from '../../src/git/branch-sketch.js'
import { addCommit, emptyGraph, toPathSet, type CommitGraph } from '../../src/git/commit-graph.js'
import { findOwnCommits } from '../../src/git/own-commits.js'

// A history in which every commit may merge any commits before it, handed over in the order of Git: the last first.
const histories = fc
  .integer({ min: 1, max: 14 })
  .chain(size =>
    fc.tuple(
      ...Array.from({ length: size }, (_, commit) =>
        fc.uniqueArray(fc.nat(Math.max(0, commit - 1)), { maxLength: commit === 0 ? 0 : 3 }),
      ),
    ),
  )

const toGraph = (parents: readonly (readonly number[])[]): CommitGraph => {
  const graph = emptyGraph()
  for (let commit = parents.length - 1; commit >= 0; commit--) {
    const names = (parents[commit] ?? []).map(String)
    addCommit(graph, {
      sha: String(commit),
      parents: names,
      time: 0,
      message: '',
      paths: [],
      change: '',
      inverse: '',
    })
  }
  return graph
}

const reach = (
  parents: readonly (readonly number[])[],
  commit: number,
  seen = new Set<number>(),
): Set<number> => {
  if (seen.has(commit)) return seen
  seen.add(commit)
  for (const parent of parents[commit] ?? []) reach(parents, parent, seen)
  return seen
}

const names = (graph: CommitGraph, commits: readonly number[]) =>
  commits.map(commit => Number(graph.shas[commit])).sort()

describe('the shape of history', () => {
  it('gives a branch what can be reached from its tip alone, and what that stands on', () => {
    fc.assert(
      fc.property(
        histories,
        fc.nat(),
        fc.nat(),
        fc.array(fc.nat(), { maxLength: 3 }),
        (parents, tip, base, others) => {
          const limit = parents.length
          const [tipName, baseName] = [tip % limit, base % limit]
          const graph = toGraph(parents)
          const numberOf = (name: number) => graph.numbers.get(String(name)) ?? -1
          const line = followLine(graph, numberOf(baseName))
          const terrain = surveyTerrain(graph, [line])
          const stops = new Set(others.map(other => other % limit).filter(other => other !== tipName))

          const excluded = new Set([...reach(parents, baseName)])
          const below = reach(parents, tipName)
          for (const stop of stops)
            if (below.has(stop)) reach(parents, stop).forEach(commit => excluded.add(commit))
          const expected = [...below].filter(commit => !excluded.has(commit))
          const standsOn = new Set(
            expected.flatMap(commit => parents[commit] ?? []).filter(commit => excluded.has(commit)),
          )
          const floor = [...standsOn].filter(commit =>
            [...standsOn].every(other => other === commit || !reach(parents, other).has(commit)),
          )

          const found = findOwnCommits(terrain, numberOf(tipName), commit => {
            if (isOnBase(line, commit)) return 'settled'
            return stops.has(Number(graph.shas[commit])) ? 'other' : 'own'
          })
          expect(names(graph, found.own)).toEqual([...expected].sort())
          expect(names(graph, found.floor)).toEqual([...floor].sort())
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('says of each commit beside the line of base which commit of the line brought it in', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (parents, base) => {
        const graph = toGraph(parents)
        const baseName = base % parents.length
        const line = followLine(graph, graph.numbers.get(String(baseName)) ?? -1)
        const firsts: number[] = []
        for (let commit: number | undefined = baseName; commit !== undefined; commit = parents[commit]?.[0])
          firsts.unshift(commit)
        parents.forEach((_, commit) => {
          const first = firsts.find(each => reach(parents, each).has(commit))
          const expected = first === undefined || first === commit ? null : first
          const bringer = broughtBy(line, graph.numbers.get(String(commit)) ?? -1)
          expect(bringer === null ? null : Number(graph.shas[bringer])).toBe(expected)
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it('answers whether one commit can be reached from another', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (parents, base) => {
        const graph = toGraph(parents)
        const numberOf = (name: number) => graph.numbers.get(String(name)) ?? -1
        const { reaches } = surveyTerrain(graph, [followLine(graph, numberOf(base % parents.length))])
        parents.forEach((_, ancestor) =>
          parents.forEach((_, commit) =>
            expect(reaches(numberOf(ancestor), numberOf(commit))).toBe(reach(parents, commit).has(ancestor)),
          ),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('does not overflow on a long line, and takes time in proportion to it', () => {
    const parents = Array.from({ length: 200_000 }, (_, commit) => (commit === 0 ? [] : [commit - 1]))
    const graph = toGraph(parents)
    const line = followLine(graph, 199_999)
    const terrain = surveyTerrain(graph, [line])
    expect(findOwnCommits(terrain, 0, () => 'own').own).toHaveLength(200_000)
  })

  it('numbers sets of paths whatever their order', () => {
    expect(toPathSet(['a', 'b', 'c'])).toBe(toPathSet(['c', 'a', 'b']))
    expect(toPathSet(['a', 'b'])).not.toBe(toPathSet(['a', 'c']))
    expect(toPathSet([])).not.toBe(toPathSet(['']))
  })
})
