import { createHash } from 'node:crypto'
import { collector } from '../../src/evidence/collector.js'
import type { Collector, Sifting } from '../../src/evidence/collector.js'
import type { GatheredHistory } from '../../src/evidence/gathered-history.js'
import { idMatcher } from '../../src/evidence/id-matcher.js'
import type { RawCommit } from '../../src/model/history.js'

/** A commit as a test tells it; what is left out does not matter to the test. */
export interface Told {
  readonly message: string
  readonly sha?: string
  readonly parents?: readonly string[]
  readonly time?: number
  readonly paths?: readonly string[]
  /** `before>after`, so that `after>before` exactly undoes it. Every commit has a change of its own otherwise. */
  readonly patch?: string
}

/** 1 July 2026. */
export const start = 1_782_864_000

export const shaOf = (text: string): string => createHash('sha1').update(text).digest('hex')

/** One commit that changes code, unless it is told otherwise. */
export function raw({
  message,
  sha,
  parents = [],
  time = start,
  paths = ['src/a.ts'],
  patch,
}: Told): RawCommit {
  const name = sha ?? shaOf(`${message}${time}${parents.join()}`)
  const [before = '', after = ''] = (patch ?? `${name}^>${name}`).split('>')
  const isEmpty = paths.length === 0
  return {
    sha: name,
    parents,
    time,
    message,
    paths,
    change: isEmpty ? '' : `${before}>${after}`,
    inverse: isEmpty ? '' : `${after}>${before}`,
  }
}

/** Commits in a line, oldest first, a day apart unless told otherwise. */
export function line(told: readonly Told[], onto?: string): readonly RawCommit[] {
  const commits: RawCommit[] = []
  told.forEach((each, day) => {
    const parent = commits.at(-1)?.sha ?? onto
    const parents = parent === undefined ? [] : [parent]
    commits.push(raw({ parents, time: start + day * 86_400, ...each }))
  })
  return commits
}

export const isRecord = (path: string): boolean => path.endsWith('.md')

/** A collector for these IDs. */
export const collectorFor = (ids: readonly string[], more: Partial<Sifting> = {}): Collector =>
  collector({
    matcher: idMatcher(ids.map(id => ({ id, names: [id] }))),
    isRecord,
    citations: [],
    base: 'main',
    ...more,
  })

/** What these commits amount to, read newest first as Git gives them. */
export function gathered(
  ids: readonly string[],
  base: readonly RawCommit[],
  change: readonly RawCommit[] = [],
  more: Partial<Sifting> = {},
): GatheredHistory {
  const collecting = collectorFor(ids, more)
  for (const commit of base.toReversed()) collecting.add(commit, 'base')
  for (const commit of change.toReversed()) collecting.add(commit, 'change')
  return collecting.settle('change')
}
