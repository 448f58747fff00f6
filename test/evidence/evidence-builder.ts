import { toEvidence, evidenceOf } from '../../src/evidence/to-evidence.js'
import type { Gathered } from '../../src/evidence/to-evidence.js'
import { classify } from '../../src/evidence/classify.js'
import type { Searched } from '../../src/evidence/searched.js'
import type { Evidence, Verdict } from '../../src/model/evidence.js'
import type { BranchFacts } from '../../src/model/history.js'
import { found } from '../../src/model/sought.js'
import { gathered, isRecord, raw, shaOf, start } from './history-builder.js'

/** A repository in which everything was looked at: 40 commits, 5 branches. */
export const everywhere: Searched = {
  base: 'origin/main',
  baseCommits: found(40),
  changeCommits: found(0),
  branches: found(5),
  pullRequests: null,
}

/** What Git says of a branch of two commits that touch code and have not landed. */
export const facts = (name: string, more: Partial<BranchFacts> = {}): BranchFacts => ({
  ref: `refs/remotes/origin/${name}`,
  name,
  local: false,
  sha: shaOf(name),
  time: start,
  own: [raw({ message: 'second', time: start + 86_400 }), raw({ message: 'first' })],
  netPaths: ['src/a.ts'],
  landing: { landed: false, why: 'merging it would change base' },
  ...more,
})

/** Evidence of ENG-1 and ENG-2 from what was gathered; nothing where nothing is said. */
export const evidenceFrom = (more: Partial<Gathered> = {}): ReadonlyMap<string, Evidence> =>
  toEvidence(['ENG-1', 'ENG-2'], {
    history: gathered(['ENG-1', 'ENG-2'], []),
    branches: new Map(),
    citations: new Map(),
    changeTexts: new Map(),
    pullRequests: new Map(),
    isRecord,
    ...more,
  })

/** The verdict on ENG-1. */
export const verdictOn = (more: Partial<Gathered> = {}, searched: Partial<Searched> = {}): Verdict =>
  classify(evidenceOf(evidenceFrom(more), ['ENG-1']), { ...everywhere, ...searched })

export const branchesOf = (...branches: readonly BranchFacts[]): Partial<Gathered> => ({
  branches: new Map([['ENG-1', branches]]),
})
