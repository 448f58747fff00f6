import * as z from 'zod'
import type { Evidence } from '../model/evidence.js'
import type { StateClass } from '../model/row.js'
import { lines } from './shared/lines.js'
import { defineRule, type View } from './rule.js'
import { branchInWords, inWords, isStandingWork, openBranches } from './shared/work.js'

const unclaimed: readonly StateClass[] = ['inventoried', 'planned', 'ready', 'done']

export default defineRule({
  id: 'unclaimed-work',
  group: 'Evidence',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require a row with work still to land to say that somebody is working on it.',
  why: 'Work without a claim is work that somebody else may begin a second time, since the row says it is free; or, under a row that says done, work that nobody waits for.',
  beforehand:
    'Move the row in the first commit of the work, and land that commit early. The change that completes a row may say done at once: its own commits and its own branch are no unclaimed work.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'A branch with work under rows that are free, and under one that is done',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY |
        | ENG-4 | DONE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-2', paths: ['src/footer.ts'] },
        { name: 'row/ENG-3', paths: ['src/search.ts'] },
        { name: 'row/ENG-4', paths: ['src/export.ts'] },
      ],
      reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3', '6 warning ENG-4'],
    },
    {
      title: 'The change works on a row and leaves it free',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'The change completes the row, on its own branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'] }],
      headBranch: 'row/ENG-1',
      branches: [{ name: 'row/ENG-1', paths: ['src/header.ts', 'matrix.md'] }],
      reports: [],
    },
    {
      title: 'The row is claimed, or the branch has landed or only takes notes',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
        | ENG-3 | READY |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true },
        { name: 'row/ENG-3', paths: ['specs/search.md'] },
      ],
      reports: [],
    },
  ],
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
