import * as z from 'zod'
import type { Evidence } from '../model/evidence.js'
import { isNameable } from './shared/asked.js'
import { lines } from './shared/lines.js'
import { defineRule, skip } from './rule.js'
import { branchInWords, isStandingWork, landedWork, unknownOf } from './shared/work.js'

export default defineRule({
  id: 'unproven-done',
  group: 'Evidence',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require landed work behind a row that says done.',
  why: 'Done is the one state that nobody looks at again. A row that was set to done when its change was submitted says so still after that change was rejected; and a note that says merged has been believed by three readers in a row while nothing was there.',
  beforehand:
    'Name the ID in a commit that does the work, or write the pull request or the SHA that did it behind the state: `DONE (#12)`, also for work under another name and for rows whose work is a document. Move the row to done in the change that lands the work, not before.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'No commit, records alone, and work on a branch that has not landed',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
      base: [{ message: 'ENG-2 is done', paths: ['matrix.md'] }],
      branches: [{ name: 'row/ENG-3', paths: ['src/search.ts'] }],
      reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3'],
    },
    {
      title: 'A commit, a landed branch, a number behind the state, and the work of the change itself',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE (#7) |
        | ENG-4 | DONE |
      `,
      base: [
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
        { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
      ],
      branches: [{ name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true }],
      change: [{ message: 'ENG-4: Search', paths: ['src/search.ts'] }],
      reports: [],
    },
    {
      title: 'Git cannot tell what became of the branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
      reports: [],
      skips: ['its objects are missing'],
    },
    {
      title: 'A number in its table is nothing that messages could name',
      markdown: lines`
        | # | Title | State |
        | --- | --- | --- |
        | 1 | Import | DONE |
      `,
      config: { columns: { id: ['#'], state: ['State'] } },
      reports: [],
    },
  ],
  *check(view) {
    const unasked: string[] = []
    for (const { row, evidence } of view.rows) {
      if (!evidence || row.class !== 'done' || !isNameable(row) || isProven(evidence)) continue
      const unknown = unknownOf(evidence)
      if (unknown !== null) {
        unasked.push(`${row.id} (${unknown})`)
        continue
      }
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected state ${row.state} for ${row.id}, expected work on base: ${whatThereIs(evidence)}`,
        help: `Write the pull request or the SHA that did it behind the state, or set the row to what holds. Later commits that name ${row.id} count.`,
        place: row.statePlace,
      }
    }
    const more = unasked.length > 1 ? ` and ${unasked.length - 1} more` : ''
    if (unasked[0] !== undefined)
      yield skip(`what became of the work could not be told for ${unasked[0]}${more}`)
  },
})

const isProven = (evidence: Evidence): boolean =>
  landedWork(evidence) !== null ||
  evidence.changeCommits.some(isStandingWork) ||
  // The row itself points at what settled it: enough, also where that is a document.
  evidence.references.some(({ commit }) => !commit.reverted && !commit.revert)

const whatThereIs = ({ baseCommits, branches }: Evidence): string => {
  const open = branches.find(branch => branch.standing === 'open')
  if (open) return `${branchInWords(open)} has not landed, and no work commit names the row`
  if (baseCommits.some(({ work, reverted }) => work && reverted)) return 'its work was taken back'
  return baseCommits.length > 0 ? 'only records name it, and a record is not work' : 'no commit names it'
}
