import type { Evidence } from '../model/evidence.js'
import type { StateClass } from '../model/row.js'
import { defineRule, type View } from './rule.js'
import { noOptions } from './shared/no-options.js'
import { branchInWords, inWords, isStandingWork, openBranches } from './shared/work.js'

const unclaimed: readonly StateClass[] = ['inventoried', 'planned', 'ready', 'done']

export default defineRule({
  id: 'unclaimed-work',
  group: 'Evidence',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require a row with work still to land to say that somebody is working on it.',
  options: noOptions,
  *check(view) {
    for (const { row, evidence } of view.rows) {
      if (!evidence || !unclaimed.includes(row.class)) continue
      const work = row.class === 'done' ? branchElsewhere(view, evidence) : anyWork(evidence)
      if (work === null) continue
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected state ${row.state} for ${row.id}, expected ${
          row.class === 'done'
            ? `no work still to land: ${work} has some, and nobody waits for it`
            : `a claim: ${work} has work still to land, and somebody else may begin it again`
        }`,
        help:
          row.class === 'done'
            ? 'Reopen the row, give what is left a row of its own, or delete or park the branch.'
            : 'Move the row to the state that claims it, or delete or park the branch.',
        place: row.statePlace,
      }
    }
  },
})

const anyWork = (evidence: Evidence): string | null => {
  const commit = evidence.changeCommits.find(isStandingWork)
  const branch = openBranches(evidence)[0]
  return branch ? branchInWords(branch) : commit ? `the change (${inWords(commit)})` : null
}

/** A branch with work still to land that is not the change's own. */
const branchElsewhere = (view: View, evidence: Evidence): string | null => {
  const own = new Set(
    evidence.changeTexts.filter(({ kind }) => kind === 'head-branch').map(({ text }) => text),
  )
  for (const { sha, name } of evidence.branches) if (sha === view.head) own.add(name)
  const branch = openBranches(evidence).find(({ name }) => !own.has(name))
  return branch ? branchInWords(branch) : null
}
