import type { Evidence } from '../model/evidence.js'
import { isNameable } from './shared/asked.js'
import { defineRule, skip } from './rule.js'
import { noOptions } from './shared/no-options.js'
import { branchInWords, isStandingWork, landedWork, unknownOf } from './shared/work.js'

export default defineRule({
  id: 'unproven-done',
  group: 'Evidence',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require landed work behind a row that says done.',
  options: noOptions,
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
